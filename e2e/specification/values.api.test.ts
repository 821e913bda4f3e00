import { afterAll, beforeAll, expect, it } from 'vitest'
import * as requests from '../../packages/server/src/features/bookings/requests/booking-request.fixture.ts'
import { decisionLine } from '../../packages/server/src/features/bookings/requests/decision.fixture.ts'
import * as lines from '../../packages/server/src/features/carrier/carrier-lines.fixture.ts'
import { createDesk } from '../../packages/server/src/features/identity/assumption/assumption.fixture.ts'
import { createBrowser } from '../../packages/server/src/features/identity/sign-in/sign-in.fixture.ts'
import { type Portal, startPortal } from '../../packages/server/src/platform/testing.ts'
import { values } from './values.ts'

let portal: Portal
let mei: Awaited<ReturnType<Portal['person']>>
let calls: requests.RequestCalls
beforeAll(async () => {
  portal = await startPortal({ now: requests.TODAY })
  const { NBL } = await requests.loadRequestWorld(portal)
  mei = await portal.person({ groups: ['BR', 'BD', 'TD'], organisationIds: [NBL] })
  calls = requests.requestCalls(portal, mei.headers)
})
afterAll(() => portal.stop())

it.each(values.grids)('the grid %s keeps preferences', async (grid) =>
  expect((await portal.get(`/api/bookings/prefs?grid=${grid}`, mei.headers)).status).toBe(200),
)
it('no other grid does', async () =>
  expect((await portal.get('/api/bookings/prefs?grid=gridPrefXX', mei.headers)).status).toBe(400))

it('the dropdown data, the session, its claims and the place have their names', async () => {
  expect(Object.keys((await calls.choices()).json)).toEqual(expect.arrayContaining(values.dropdownData))
  const { json: session } = await createBrowser(portal).signIn(mei.username, mei.password)
  expect(Object.keys(session)).toEqual(expect.arrayContaining(values.session))
  const claims = JSON.parse(String(Buffer.from(session.idToken.split('.')[1], 'base64url')))
  expect(Object.keys(claims)).toEqual(expect.arrayContaining(values.tokenClaims))
  expect(Object.keys((await portal.get('/api/geo')).json)).toEqual(expect.arrayContaining(values.clientInfo))
})

it('an assumed user has a user name and groups', async () => {
  const desk = createDesk(portal)
  const { json } = await desk.assume(await desk.csr(), mei.username)
  expect(json.assumedUser).toMatchObject({ username: mei.username, groups: ['BR', 'BD', 'TD'] })
})

it('containers and bookings are counted by the stages and statuses', async () => {
  const { cards } = (await portal.post('/api/cargo/dashboard', {}, mei.headers)).json
  expect(cards.map(({ stage }: { stage: string }) => stage)).toEqual(values.containerStages)
  const { statuses } = (await portal.post('/api/bookings/dashboard', {}, mei.headers)).json
  expect(statuses.map(({ status }: { status: string }) => status).toSorted()).toEqual(values.bookingStatuses)
})

it('a container can have each of the nine holds, red and green', async () => {
  const key = { bookingNo: '3104482', containerNo: lines.containerNumber(7) }
  await portal.carrier('bookings', [lines.booking(key.bookingNo, { paymentTerm: 'Collect', billType: 'OBL' })])
  await portal.carrier('containers', [lines.container(key.bookingNo, key.containerNo)])
  for (const [hour, state] of [['01', 'red'], ['02', 'green']]) {
    const holds = values.holds.map((type) => ({ ...key, type, state, since: `2026-11-14T${hour}:00:00Z` }))
    expect((await portal.carrier('holds', holds)).json).toMatchObject({ accepted: 9 })
  } // biome-ignore format: pairs
  const refused = await portal.carrier('holds', [
    { ...key, type: 'weather', state: 'red', since: '2026-11-14T03:00:00Z' },
  ])
  expect(refused.json).toMatchObject({ accepted: 0 })
})

it('a request goes through all six statuses, with the results of section 4', async () => {
  const reached = new Set<string>()
  const results = new Set<string>()
  const input = requests.document()
  let { state } = (await calls.save({ document: input })).json
  const look = async () => {
    state = (await calls.get(state.id)).json.state
    reached.add(state.status)
  }
  const submit = async (change: object = {}) => {
    const { id, revision } = state
    results.add((await calls.submit({ id, revision, document: { ...input, ...change } })).json.result)
    await look()
  }
  const decide = async (decision: string) => {
    await portal.carrier('decisions', [decisionLine(state.ediRef, state.version, decision, { note: 'Because' })])
    await look()
  }
  await look()
  await submit()
  await submit() // nothing differs
  await decide('reject')
  await submit({ commodity: 'Lamps' })
  await decide('approve')
  await calls.cancel({ id: state.id, revision: state.revision, comment: 'Order lost' })
  await look()
  await decide('confirmCancellation')
  expect([...reached].toSorted()).toEqual(values.requestStatuses.toSorted())
  expect([...results]).toEqual(values.requestResults)
})

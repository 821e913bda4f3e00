import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { loadRequestWorld, TODAY } from '../bookings/requests/booking-request.fixture.ts'
import { begin, type CorrectionCalls, correctionCalls, correctionDecision } from './correction.fixture.ts'

let portal: Portal
type Person = Awaited<ReturnType<Portal['person']>>
let people: Record<'mei' | 'consignee' | 'tracker' | 'stranger', Person>
let mei: CorrectionCalls
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  const orgs = await loadRequestWorld(portal)
  people = {
    mei: await portal.person({ groups: ['BC'], organisationIds: [orgs.NBL] }),
    consignee: await portal.person({ groups: ['BP'], organisationIds: [orgs.LSH] }),
    tracker: await portal.person({ groups: ['BR'], organisationIds: [orgs.NBL] }),
    stranger: await portal.person({ groups: ['BC'] }),
  }
  mei = correctionCalls(portal, people.mei.headers)
})
afterAll(() => portal.stop())

const home = async ({ headers }: Person) =>
  (await portal.get('/api/home', headers)).json.lines.filter(
    ({ kind }: { kind: string }) => kind === 'correctionWaiting',
  )

it('corrections that were rejected, or begun and left for a day, are told to the organisation that started them', async () => {
  const rejected = await begin(portal, mei)
  const left = await begin(portal, mei)
  const { id, revision } = rejected.state
  const { state } = (await mei.submit({ id, revision, document: { ...rejected.document, commodity: 'Lamps' } })).json
  for (const person of Object.values(people)) expect(await home(person)).toEqual([])

  await portal.carrier('correction-decisions', [correctionDecision(state, 'reject', { note: 'Which lamps?' })])
  const ofRejected = {
    count: 1,
    args: { status: 'Rejected', note: 'Which lamps?', names: state.shipmentNo, id: String(id) },
  }
  expect(await home(people.mei)).toMatchObject([ofRejected])

  const age = `update correction set saved_at = saved_at - interval '25 hours' where id = $1`
  await portal.pool.raw.query(age, [left.state.id])
  const ofLeft = { count: 1, args: { status: 'In Progress', note: '', names: left.state.shipmentNo } }
  const lines = await home(people.mei)
  const byStatus = (status: string) => lines.find(({ args }: { args: { status: string } }) => args.status === status)
  expect([lines.length, byStatus('Rejected'), byStatus('In Progress')]).toMatchObject([2, ofRejected, ofLeft])
  for (const person of [people.consignee, people.tracker, people.stranger]) expect(await home(person)).toEqual([])

  await mei.delete(left.state.id, 1)
  await mei.delete(id, (await mei.view(id)).json.state.revision)
  expect(await home(people.mei)).toEqual([])
})

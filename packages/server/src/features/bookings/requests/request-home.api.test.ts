import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { document, loadRequestWorld, type RequestCalls, requestCalls, TODAY } from './booking-request.fixture.ts'
import { decisionLine } from './decision.fixture.ts'

let portal: Portal
type Person = Awaited<ReturnType<Portal['person']>>
let people: Record<'mei' | 'tracker' | 'stranger', Person>
let mei: RequestCalls
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  const orgs = await loadRequestWorld(portal)
  people = {
    mei: await portal.person({ groups: ['BR'], organisationIds: [orgs.NBL] }),
    tracker: await portal.person({ groups: ['TD'], organisationIds: [orgs.NBL] }),
    stranger: await portal.person({ groups: ['BS'], organisationIds: [orgs.LSH] }),
  }
  mei = requestCalls(portal, people.mei.headers)
})
afterAll(() => portal.stop())

const home = async ({ headers }: Person) => (await portal.get('/api/home', headers)).json.lines
const kinds = async (person: Person) => (await home(person)).map(({ kind }: { kind: string }) => kind)

it('drafts, decisions and cut-offs of requests are said to those who work on them, and to nobody else', async () => {
  const [draft, sent] = [document(), document()]
  const { state: savedDraft } = (await mei.save({ document: draft })).json
  const { state } = (await mei.submit({ document: sent })).json
  expect(await home(people.mei)).toMatchObject([
    { kind: 'draftWaiting', count: 1, args: { names: draft.customerReference, id: String(savedDraft.id) } },
  ])
  const decided = { note: 'No equipment', decidedAt: '2026-11-14T20:00:00Z' }
  await portal.carrier('decisions', [decisionLine(state.ediRef, 1, 'reject', decided)])
  expect(await home(people.mei)).toMatchObject([
    { kind: 'requestDecided', args: { action: 'Rejected', note: 'No equipment', names: sent.customerReference } },
    { kind: 'draftWaiting' },
  ])
  const { revision } = (await mei.get(state.id)).json.state
  await mei.submit({ id: state.id, revision, document: sent })
  await mei.delete(savedDraft.id, 1)
  expect(await kinds(people.mei)).toEqual([])
  await portal.setNow('2026-11-22T05:00:00Z')
  expect(await home(people.mei)).toMatchObject(
    ['si', 'vgm', 'cy'].map((cutOff) => ({
      kind: 'cutOffNear',
      vvd: 'FHM043E',
      place: 'CNNGB',
      count: 1,
      args: { cutOff, names: sent.customerReference },
    })),
  )
  await portal.setNow('2026-11-24T09:00:00Z')
  expect(await home(people.mei)).toMatchObject([{ args: { cutOff: 'cy' }, dueAt: '2026-11-24T10:00:00+00:00' }])
  for (const other of [people.tracker, people.stranger]) expect(await kinds(other)).toEqual([])
})

import { canCorrect } from '@fairway/contract/corrections/correction.states'
import { type CorrectionStatus, correctionStatuses } from '@fairway/contract/corrections/correction.values'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { loadRequestWorld, TODAY } from '../bookings/requests/booking-request.fixture.ts'
import { as, createDesk } from '../identity/assumption/assumption.fixture.ts'
import { type Begun, begin, type CorrectionCalls, correctionCalls, correctionDecision } from './correction.fixture.ts'
import { after, BEGUN, isWriting, type ModelState, type Step, steps } from './correction-walk.fixture.ts'

let portal: Portal
let mei: CorrectionCalls
let admin: Record<string, string>
const writers = ['customer', 'colleague', 'csr'] as const
type Writer = (typeof writers)[number]
let people: Record<Writer, { calls: CorrectionCalls; name: string }>
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  const orgs = await loadRequestWorld(portal)
  const customer = await portal.person({ groups: ['BC'], organisationIds: [orgs.NBL] })
  const colleague = await portal.person({ groups: ['BP'], organisationIds: [orgs.NBL] })
  mei = correctionCalls(portal, customer.headers)
  admin = (await portal.person({ groups: ['ADMIN'] })).headers
  const desk = createDesk(portal)
  const csr = await desk.csr()
  await desk.assume(csr, customer.username)
  people = {
    customer: { calls: mei, name: customer.username },
    colleague: { calls: correctionCalls(portal, colleague.headers), name: colleague.username },
    csr: {
      calls: correctionCalls(portal, as(csr, customer.username)),
      name: `${csr.username} for ${customer.username}`,
    },
  }
})
afterAll(() => portal.stop())

type State = Begun['state']
const decide = (state: State, decision: string) =>
  portal.carrier('correction-decisions', [correctionDecision(state, decision)])

/** An admin gives up sending what waits of a shipment. */
async function drop({ shipmentNo }: State) {
  const { rows } = await portal.pool.raw.query(
    `update outbox_entry set set_aside_at = now()
      where id = (select max(id) from outbox_entry where key = $1 and done_at is null) returning id::text`,
    [shipmentNo],
  )
  const dropped = await portal.post('/api/outbox/drop', { ids: rows.map(({ id }) => id), reason: 'Unreadable' }, admin)
  expect(dropped.status).toBe(200)
}

/** Does a step; writers are let or refused, the carrier's word has an effect or not. */
async function runStep(step: Step, { state, document }: Begun, calls: CorrectionCalls) {
  const { id, revision } = state
  if (!isWriting(step)) return step === 'drop' ? drop(state) : decide(state, step)
  if (step === 'delete') return calls.delete(id, revision)
  return calls[step]({ id, revision, document: { ...document, commodity: `Lamps ${revision}` } })
}

const ways: Record<CorrectionStatus, Step[]> = {
  'In Progress': [],
  Submitted: ['submit'],
  Approved: ['submit', 'approve'],
  Rejected: ['submit', 'reject'],
  Completed: ['submit', 'approve', 'complete'],
}
async function correctionIn(status: CorrectionStatus) {
  let begun = await begin(portal, mei)
  for (const step of ways[status]) {
    await runStep(step, begun, mei)
    begun = (await mei.view(begun.state.id)).json
  }
  expect(begun.state.status).toBe(status)
  return begun
}

describe.each(correctionStatuses)('a correction in %s', (status) => {
  it('can be updated, submitted, approved again and deleted as the table says, and nothing else', async () => {
    for (const action of ['update', 'submit', 'reApprove', 'delete'] as const) {
      const begun = await correctionIn(status)
      const reply = (await runStep(action, begun, mei)) as { status: number; json: object } // a writer's call
      if (canCorrect(action, status)) expect([action, reply.status]).toEqual([action, 200])
      else expect(reply).toMatchObject({ status: 422, json: { errorCode: 'BC0008', messageArgs: [status] } })
    }
  })
})

describe('whatever customers, colleagues, customer service, the carrier and admins do, in whatever order', () => {
  const choice = fc.record({ boldness: fc.nat(3), pick: fc.nat(999), writer: fc.constantFrom(...writers) })
  /** Mostly something that has an effect and leads on, now and then anything. */
  const choose = (model: ModelState, { boldness, pick }: { boldness: number; pick: number }) => {
    const open = steps.filter((step) => !['update', 'delete'].includes(step) && after(step, model))
    const from = boldness === 0 || open.length === 0 ? steps : open
    return from[pick % from.length] as Step // there is one
  }

  interface Walk {
    model: ModelState
    begun: Begun
  }
  /** Takes a step, and sees that writers are let, statuses change and names are kept as they should. */
  async function go({ model, begun }: Walk, step: Step, writer: Writer): Promise<Walk> {
    const wanted = after(step, model)
    const { calls, name } = people[writer]
    const reply = await runStep(step, begun, calls)
    if (isWriting(step)) expect([step, model.status, reply?.status === 200]).toEqual([step, model.status, !!wanted])
    const next = wanted ?? model
    if (next.status === 'gone') return { model: next, begun }
    const reached = (await mei.view(begun.state.id)).json
    expect([step, model.status, reached.state.status]).toEqual([step, model.status, next.status])
    if (isWriting(step) && wanted) expect(reached.state.savedBy).toBe(name)
    return { model: next, begun: reached }
  }

  it('a correction is where the table says, and its shipment has one in progress at most', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(choice, { minLength: 6, maxLength: 16 }), async (choices) => {
        let walk: Walk = { model: BEGUN, begun: await begin(portal, mei) }
        for (const chosen of choices) {
          const step = choose(walk.model, chosen)
          if (step === 'drop' && !after(step, walk.model)) continue // what the carrier has cannot be dropped
          walk = await go(walk, step, chosen.writer)
          const { status } = walk.model
          const isFree = status === 'gone' || status === 'Completed'
          const { refusal } = (await mei.permission(walk.begun.state.shipmentNo)).json
          expect([status, refusal]).toEqual([status, isFree ? null : 'BC0005'])
          if (isFree) return
        }
      }),
      { numRuns: 24, endOnFailure: true },
    )
  })
})

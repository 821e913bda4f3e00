import type {
  SiDocument,
  SiState,
  SiVersion,
} from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import { dashboardStatusOf } from '@fairway/contract/shipping-instructions/shipping-instruction.states'
import { siConfirmations } from '@fairway/contract/shipping-instructions/shipping-instruction.values'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { as, createDesk } from '../identity/assumption/assumption.fixture.ts'
import * as fixture from './instruction.fixture.ts'
import {
  afterEvent,
  afterWriting,
  BEGUN,
  isWriting,
  type Step,
  steps,
  type WalkState,
  type Writing,
  writings,
} from './instruction-walk.fixture.ts'

const { instructionFor, sendBooking, siDecision } = fixture
let portal: Portal
let world: fixture.InstructionWorld
let admin: Record<string, string>
const people = ['shipper', 'forwarder', 'csr'] as const
let calls: Record<(typeof people)[number], fixture.InstructionCalls>
beforeAll(async () => {
  portal = await startPortal({ now: fixture.TODAY })
  world = await fixture.instructionWorld(portal)
  admin = (await portal.person({ groups: ['ADMIN'] })).headers
  const desk = createDesk(portal)
  const csr = await desk.csr()
  await desk.assume(csr, world.shipper.username)
  calls = {
    shipper: world.shipper.calls,
    forwarder: world.forwarder.calls,
    csr: fixture.instructionCalls(portal, as(csr, world.shipper.username)),
  }
})
afterAll(() => portal.stop())

/** A walk: where it should be, the booking, and what was seen of the instruction last. */
interface Walk {
  model: WalkState
  booked: fixture.Booked
  seen: SiState | undefined
  count: number
}

const documentOf = ({ booked, count }: Walk): SiDocument => instructionFor(booked, { remarks: `As of step ${count}` })
const remarks = [{ path: 'originals', text: 'Two, please' }]

/** What the carrier has now, to be sent again as it is; before the first version something new. */
async function sentDocument(walk: Walk): Promise<SiDocument> {
  const { version } = walk.model.sent.at(-1) ?? { version: 0 }
  if (!walk.seen || version === 0) return documentOf(walk)
  return (await world.shipper.calls.compare(walk.seen.id, version, version)).json.left.document
}

/** Does what somebody does; the result, or the code of the refusal. */
async function write(step: Writing, walk: Walk, by: fixture.InstructionCalls): Promise<string> {
  const { id, revision } = walk.seen ?? { id: undefined, revision: undefined }
  const target = id === undefined ? {} : { id, revision }
  const confirmed = siConfirmations
  const replyOf = async () => {
    if (step === 'save') return by.save({ ...target, document: documentOf(walk) })
    if (step === 'submit') return by.submit({ ...target, confirmed, document: documentOf(walk) })
    if (step === 'submitSame') return by.submit({ ...target, confirmed, document: await sentDocument(walk) })
    if (step === 'delete') return by.delete(id ?? 0, revision ?? 0)
    if (step === 'approve') return by.decide({ ...target, action: 'approve' })
    return by.decide({ ...target, action: 'return', remarks: step === 'return' ? remarks : [{ path: '', text: '' }] })
  }
  const { json } = await replyOf()
  if (json.state) walk.seen = json.state
  return json.result ?? json.errorCode ?? 'deleted'
}

/** The carrier, an admin or the clock does something. */
async function happen(step: Exclude<Step, Writing>, { model, booked, seen, count }: Walk) {
  const { bookingNo } = booked
  if (step === 'cancelBooking') return sendBooking(portal, bookingNo, { revision: 100 + count, status: 'Canceled' })
  if (step === 'siCutOff') return model.cutOff === 'none' && portal.setNow(fixture.AFTER_SI_CUT_OFF)
  if (step === 'amsCutOff') return portal.setNow(fixture.AFTER_AMS_CUT_OFF)
  const newest = model.sent.at(-1)
  if (!seen || !newest) return undefined
  if (step === 'drop') return newest.action === null && dropNewest(bookingNo)
  const decision = step === 'acceptWithoutDraft' ? 'accept' : step
  const draft = ['accept', 'correct'].includes(step) ? instructionFor(booked, { nonNegotiables: '5' }) : null
  const noted = decision === 'reject' ? { remarks, note: 'Please check' } : {}
  return fixture.decideAs(portal, siDecision({ ...seen, version: newest.version }, decision, { draft, ...noted }))
}

async function dropNewest(bookingNo: string) {
  const { rows } = await portal.pool.raw.query(
    `update outbox_entry set set_aside_at = now()
      where id = (select max(id) from outbox_entry where key = $1 and done_at is null) returning id::text`,
    [bookingNo],
  )
  const dropped = await portal.post('/api/outbox/drop', { ids: rows.map(({ id }) => id), reason: 'Unreadable' }, admin)
  expect(dropped.status).toBe(200)
}

/** Takes a step, and sees that it is let or refused and leads where the table says. */
async function go(walk: Walk, step: Step, by: fixture.InstructionCalls) {
  const { model } = walk
  walk.count += 1
  const trace = [model.status, step]
  if (isWriting(step)) {
    const wanted = afterWriting(step, model)
    expect([...trace, await write(step, walk, by)]).toEqual([...trace, wanted.answer])
    walk.model = wanted.state
  } else {
    await happen(step, walk)
    walk.model = afterEvent(step, model)
  }
  if (walk.model.status === 'gone') {
    expect((await world.shipper.calls.get(walk.seen?.id ?? 0)).json.errorCode).toBe('SI0001')
    return
  }
  if (walk.seen) walk.seen = await expectModel(walk, trace)
}

/** The instruction, its history and the outbox say what the model says. */
async function expectModel({ model, seen }: Walk, trace: unknown[]): Promise<SiState> {
  const { state, versions } = (await world.forwarder.calls.history(seen?.id ?? 0)).json as {
    state: SiState
    versions: SiVersion[]
  } // the reply of that call
  const shown = { hasDraft: model.hasDraft && ['Accepted', 'Correction Pending'].includes(model.status) }
  expect([...trace, state]).toMatchObject([...trace, { status: model.status, version: model.version, ...shown }])
  expect([...trace, state.draftApprovedAt !== null]).toEqual([...trace, shown.hasDraft && model.isApproved])
  expect(state.revision).toBeGreaterThanOrEqual(seen?.revision ?? 0)
  if (model.kinds.at(-1) !== 'draftApproved') model.hasUnsent = state.hasUnsent
  expect([...trace, ...versions.map(({ version, kind }) => `${version} ${kind}`)]).toEqual([
    ...trace,
    ...model.kinds.map((kind, at) => `${at + 1} ${kind}`).reverse(),
  ])
  for (const one of versions) {
    expect(one.submittedBy).not.toBe('')
    expect(one.source).toBe(one.kind === 'carrierDraft' ? 'carrier' : 'portal')
  }
  return state
}

/** What has to be true after any walk. */
async function expectWhole({ model, booked, seen }: Walk) {
  const { rows } = await portal.pool.raw.query(
    `select (payload->>'version')::int as version, payload->>'kind' as kind from outbox_entry
      where topic = 'shippingInstruction' and key = $1 order by id`,
    [booked.bookingNo],
  )
  const sent = model.kinds.map((kind, at) => ({ version: at + 1, kind })).filter(({ kind }) => kind !== 'carrierDraft')
  expect(rows).toEqual(sent)
  for (const { calls: by } of [world.rival, world.consignee, world.notifyParty, world.broker]) {
    if (seen) expect((await by.get(seen.id)).json.errorCode).toBe('SI0001')
    expect((await by.search({ text: booked.bookingNo })).json.rows).toBe(0)
  }
  if (model.status === 'none' || model.status === 'gone') return
  const { columns, rows: count } = (await world.shipper.calls.search({ text: booked.bookingNo })).json
  expect([count, columns.status[0], columns.version[0]]).toEqual([1, model.status, model.version])
  const list = { numberType: 'booking', numbers: [booked.bookingNo] }
  const dashboard = (await portal.post('/api/bookings/list', list, world.consignee.headers)).json.columns
  const isReceived = model.status === 'Submitted' && model.sent.at(-1)?.action === 'Received'
  expect(dashboard.siStatus[0]).toBe(isReceived ? 'Received' : dashboardStatusOf[model.status])
}

describe('whatever shipper, forwarder, customer service, carrier and clock do, in whatever order', () => {
  const choice = fc.record({
    ...{ boldness: fc.nat(3), pick: fc.nat(999), by: fc.constantFrom(...people) },
  })
  /** Mostly something that has an effect and leads on, now and then anything. */
  function choose(model: WalkState, { boldness, pick }: { boldness: number; pick: number }): Step {
    const ends: readonly Step[] = ['delete', 'cancelBooking', 'amsCutOff']
    const open = steps.filter((step) => {
      if (ends.includes(step)) return false
      return isWriting(step) ? afterWriting(step, model).answer === 'Success' : afterEvent(step, model) !== model
    })
    const from = boldness === 0 || open.length === 0 ? steps : open
    return from[pick % from.length] ?? 'save'
  }

  it('an instruction is where the table says, its history is whole, and each version was sent once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(choice, { minLength: 6, maxLength: 14 }), async (choices) => {
        await portal.setNow(fixture.TODAY)
        const walk: Walk = { model: BEGUN, booked: await world.book(), seen: undefined, count: 0 }
        for (const chosen of choices) {
          const step = choose(walk.model, chosen)
          if (!walk.seen && isWriting(step) && !['save', 'submit', 'submitSame'].includes(step)) continue
          await go(walk, step, calls[chosen.by])
          if (walk.model.status === 'gone') break
        }
        await expectWhole(walk)
      }),
      { numRuns: 16, endOnFailure: true },
    )
  })

  it('a version that never arrived leaves the dashboard where the version before it has led', async () => {
    await portal.setNow(fixture.TODAY)
    const walk: Walk = { model: BEGUN, booked: await world.book(), seen: undefined, count: 0 }
    for (const step of ['submit', 'received', 'submit', 'drop'] as const) await go(walk, step, calls.shipper)
    await expectWhole(walk)
  })

  it('each thing that people do is refused in each status where the table does not have it', async () => {
    const ways: Step[][] = [
      ['save'],
      ['submit'],
      ['submit', 'reject'],
      ['submit', 'accept'],
      ['submit', 'accept', 'approve'],
      ['submit', 'correct'],
      ['submit', 'correct', 'return'],
      ['submit', 'acceptWithoutDraft'],
    ]
    await portal.setNow(fixture.TODAY)
    for (const way of ways)
      for (const last of writings) {
        const walk: Walk = { model: BEGUN, booked: await world.book(), seen: undefined, count: 0 }
        for (const step of [...way, last]) await go(walk, step, calls.shipper)
      }
  })
})

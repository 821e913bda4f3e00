import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import {
  AFTER_AMS_CUT_OFF,
  AFTER_SI_CUT_OFF,
  commodityOf,
  decideAs,
  type InstructionWorld,
  instructionFor,
  instructionWorld,
  sendBooking,
  siDecision,
  TODAY,
} from './instruction.fixture.ts'

let portal: Portal
let world: InstructionWorld
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  world = await instructionWorld(portal)
})
afterAll(() => portal.stop())

const submitted = async (more: object = {}) => {
  const booked = await world.book(more)
  const { json } = await world.shipper.calls.submit({ document: instructionFor(booked) })
  expect(json).toMatchObject({ result: 'Success', state: { status: 'Submitted', version: 1, blNo: booked.blNo } })
  return { ...booked, state: json.state }
}
const dashboardStatus = async (bookingNo: string, who = world.consignee) => {
  const { json } = await portal.post('/api/bookings/list', { numberType: 'booking', numbers: [bookingNo] }, who.headers)
  return json.columns.siStatus[0]
}

describe('a new instruction', () => {
  it('is filled in with what is known of the booking', async () => {
    const booked = await world.book()
    const { json } = await world.shipper.calls.form(booked.bookingNo)
    expect(json.document).toMatchObject({
      bookingNo: booked.bookingNo,
      blNo: booked.blNo,
      blType: 'OBL',
      originals: '3',
      paymentTerm: 'Prepaid',
      shipper: { name: 'Ningbo Lighting Co., Ltd.', address: '88 Beilun Rd, Ningbo' },
      consignee: { name: 'Lakeshore Home, Inc.' },
      notifyParty: { name: 'Harbor Notify, LLC' },
      commodities: [
        {
          description: 'LED fixtures',
          containers: booked.containers.map((containerNo) => ({
            containerNo,
            equipment: '45G1',
            seal: 'CN1234',
            weight: '9000.5',
          })),
        },
      ],
    })
    expect(json.booking).toMatchObject({
      siCutOffAt: '2026-11-22T04:00:00Z',
      amsCutOffAt: '2026-11-24T04:00:00Z',
      nextBlNo: booked.blNo,
      coveringLetter: null,
      bills: [],
    })
  })

  it('takes the bill that the carrier names, then the next free suffix, and leaves the containers of other bills out', async () => {
    const booked = await world.book()
    await sendBooking(portal, booked.bookingNo, { revision: 2, bills: [`FWYL${booked.bookingNo}07`] })
    const first = (await world.shipper.calls.form(booked.bookingNo)).json
    expect(first.document.blNo).toBe(`FWYL${booked.bookingNo}07`)
    const [one = '', two = ''] = booked.containers
    const document = instructionFor(booked, { blNo: first.document.blNo, commodities: [commodityOf([one])] })
    expect((await world.shipper.calls.submit({ document, confirmed: ['SI0049'] })).json.result).toBe('Success')
    const second = (await world.forwarder.calls.form(booked.bookingNo)).json
    expect(second.document.blNo).toBe(`FWYL${booked.bookingNo}01`)
    expect(second.document.commodities[0].containers).toMatchObject([{ containerNo: two }])
    expect(second.booking.containers.map(({ blNo }: { blNo: string | null }) => blNo).toSorted()).toEqual([
      document.blNo,
      null,
    ])
  })

  it('is found by B/L number and by the customer reference, and needs one of them', async () => {
    const { bookingNo, state } = await submitted()
    for (const reference of [bookingNo, ` ${state.blNo.toLowerCase()} `])
      expect((await world.forwarder.calls.containers(reference)).json.bookingNo).toBe(bookingNo)
    expect((await world.shipper.calls.containers(' ')).json.errorCode).toBe('SI0011')
    expect((await world.shipper.calls.containers('no-such')).json).toMatchObject({ errorCode: 'SI0001' })
    expect((await world.shipper.calls.save({ document: {} })).json.errorCode).toBe('SI0011')
  })
})

describe('an instruction', () => {
  it('is saved as it is typed, changed by whoever saw it last, and deleted', async () => {
    const booked = await world.book()
    const document = { ...instructionFor(booked), originals: 'three', commodities: [] }
    const { state } = (await world.shipper.calls.save({ document })).json
    expect(state).toMatchObject({ status: 'Draft', version: 0, hasUnsent: true, revision: 1 })
    const changed = await world.forwarder.calls.save({
      id: state.id,
      revision: 1,
      document: { ...document, originals: '2' },
    })
    expect(changed.json).toMatchObject({ result: 'Success', state: { revision: 2 } })
    expect((await world.shipper.calls.save({ id: state.id, revision: 1, document })).json.errorCode).toBe('GE0007')
    const again = { id: state.id, revision: 2, document: { ...document, originals: '2' } }
    expect((await world.shipper.calls.save(again)).json.result).toBe('NoEdit')
    const elsewhere = { ...again, document: { ...document, bookingNo: '7999999' } }
    expect((await world.shipper.calls.save(elsewhere)).json).toMatchObject({
      errorCode: 'SI0102',
      messageArgs: [booked.bookingNo],
    })
    expect((await world.shipper.calls.delete(state.id, 2)).json).toEqual({ id: state.id })
    expect((await world.shipper.calls.get(state.id)).json.errorCode).toBe('SI0001')
  })

  it('goes to the carrier once it is right, and says what is wrong until then', async () => {
    const booked = await world.book()
    const bare = { ...instructionFor(booked), commodities: [], blType: '' }
    const refused = await world.shipper.calls.submit({ document: bare })
    expect(refused.status).toBe(422)
    expect(refused.json.violations.map(({ code }: { code: string }) => code)).toContain('SI0006')
    expect((await world.shipper.calls.validate({ document: bare })).json.violations).toEqual(refused.json.violations)
    await world.shipper.calls.submit({ document: instructionFor(booked) })
    const { rows } = await portal.pool.raw.query(
      `select key, payload from outbox_entry where topic = 'shippingInstruction' order by id desc limit 1`,
    )
    expect(rows).toMatchObject([
      { key: booked.bookingNo, payload: { blNo: booked.blNo, version: 1, kind: 'submission', organisation: 'NBL' } },
    ])
    expect(await dashboardStatus(booked.bookingNo)).toBe('Submitted')
  })

  it('is sent again where something differs, and not otherwise', async () => {
    const { state, ...booked } = await submitted()
    const same = { id: state.id, revision: state.revision, document: instructionFor(booked) }
    expect((await world.shipper.calls.submit(same)).json).toMatchObject({ result: 'NoEdit', state: { version: 1 } })
    const changed = await world.forwarder.calls.submit({ ...same, document: { ...same.document, originals: '2' } })
    expect(changed.json).toMatchObject({ result: 'Success', state: { version: 2, status: 'Submitted' } })
    const { versions } = (await world.shipper.calls.history(state.id)).json
    expect(versions).toMatchObject([
      { version: 2, kind: 'submission', changes: ['originals'], submittedBy: world.forwarder.username },
      { version: 1, kind: 'submission', changes: [], source: 'portal' },
    ])
    const { left, right } = (await world.shipper.calls.compare(state.id, 1, 2)).json
    expect([left.document.originals, right.document.originals]).toEqual(['3', '2'])
  })

  it('has a B/L number of its own, and each container is in one bill', async () => {
    const booked = await world.book()
    await world.shipper.calls.submit({ document: instructionFor(booked) })
    const taken = await world.forwarder.calls.submit({ document: instructionFor(booked) })
    expect(taken.json.violations.map(({ code }: { code: string }) => code)).toEqual(
      expect.arrayContaining(['SI0024', 'SI0026']),
    )
  })

  it('of a cancelled booking is refused, and so is one after the AMS cut-off; the draft stays', async () => {
    const { state, ...booked } = await submitted()
    const { json } = await world.shipper.calls.save({
      id: state.id,
      revision: state.revision,
      document: { ...instructionFor(booked), originals: '1' },
    })
    await portal.setNow(AFTER_SI_CUT_OFF)
    const late = {
      id: state.id,
      revision: json.state.revision,
      document: { ...instructionFor(booked), originals: '1' },
    }
    expect((await world.shipper.calls.submit(late)).json.violations).toMatchObject([{ code: 'SI0042' }])
    await portal.setNow(AFTER_AMS_CUT_OFF)
    const tooLate = await world.shipper.calls.submit({ ...late, confirmed: ['SI0042'] })
    expect(tooLate.json.errorCode).toBe('SI0025')
    const kept = await world.shipper.calls.save({ ...late, document: { ...late.document, originals: '2' } })
    expect(kept.json).toMatchObject({ result: 'Success', state: { hasUnsent: true } })
    await portal.setNow(TODAY)
    await sendBooking(portal, booked.bookingNo, { revision: 3, status: 'Canceled' })
    const canceled = await world.shipper.calls.submit({ ...late, revision: kept.json.state.revision })
    expect(canceled.json).toMatchObject({ errorCode: 'SI0031', messageArgs: [booked.bookingNo] })
    expect((await world.shipper.calls.form(booked.bookingNo)).json.errorCode).toBe('SI0031')
  })
})

describe('the carrier', () => {
  it('receives and accepts with a draft, which the customer approves', async () => {
    const { state, ...booked } = await submitted()
    await decideAs(portal, siDecision(state, 'received'))
    expect(await dashboardStatus(booked.bookingNo)).toBe('Received')
    const draft = instructionFor(booked)
    expect(await decideAs(portal, siDecision(state, 'accept', { draft }))).toMatchObject({ accepted: 1 })
    const accepted = (await world.shipper.calls.get(state.id)).json.state
    expect(accepted).toMatchObject({ status: 'Accepted', hasDraft: true, draftApprovedAt: null })
    expect(await dashboardStatus(booked.bookingNo)).toBe('Accepted')
    expect((await world.forwarder.calls.draft(state.id)).json).toMatchObject({
      draftVersion: 1,
      draft,
      instructed: draft,
    })
    const approve = { id: state.id, revision: accepted.revision, action: 'approve' }
    const approved = (await world.forwarder.calls.decide(approve)).json
    expect(approved).toMatchObject({
      result: 'Success',
      state: { status: 'Accepted', version: 2, draftApprovedBy: world.forwarder.username },
    })
    const again = { ...approve, revision: approved.state.revision }
    expect((await world.shipper.calls.decide(again)).json.result).toBe('NoEdit')
  })

  it('corrects the draft, which is returned with remarks and then approved', async () => {
    const { state, ...booked } = await submitted()
    const made = instructionFor(booked, { originals: '2' })
    // the carrier writes the code with a dot, which is no change
    const draft = { ...made, commodities: made.commodities.map((page) => ({ ...page, hts: '9405.42' })) }
    const remarks = [{ path: 'originals', text: 'Two are usual' }]
    await decideAs(portal, siDecision(state, 'correct', { draft, remarks, note: 'Please check' }))
    const pending = (await world.shipper.calls.get(state.id)).json.state
    expect(pending).toMatchObject({ status: 'Correction Pending', version: 2, hasDraft: true, carrierRemarks: remarks })
    const document = instructionFor(booked, { originals: '1' })
    const closed = await world.shipper.calls.save({ id: state.id, revision: pending.revision, document })
    expect(closed.json).toMatchObject({ errorCode: 'SI0101', messageArgs: ['Correction Pending'] })
    const back = { id: state.id, revision: pending.revision, action: 'return' }
    expect((await world.shipper.calls.decide(back)).json.errorCode).toBe('SI0103')
    const wish = [{ path: 'originals', text: 'Three, please' }]
    const returned = (await world.shipper.calls.decide({ ...back, remarks: wish })).json.state
    expect(returned).toMatchObject({ status: 'Submitted', version: 3, hasDraft: false })
    expect((await world.shipper.calls.draft(state.id)).json.errorCode).toBe('SI0104')
    await decideAs(portal, siDecision(returned, 'correct', { draft: instructionFor(booked, { nonNegotiables: '5' }) }))
    const next = (await world.shipper.calls.get(state.id)).json.state
    const approved = await world.shipper.calls.decide({ id: state.id, revision: next.revision, action: 'approve' })
    expect(approved.json.state).toMatchObject({ status: 'Accepted', version: 5 })
    expect((await world.shipper.calls.get(state.id)).json.document.nonNegotiables).toBe('5')
    const { versions } = (await world.shipper.calls.history(state.id)).json
    expect(versions.map(({ kind }: { kind: string }) => kind)).toEqual([
      ...['draftApproved', 'carrierDraft', 'draftReturned', 'carrierDraft', 'submission'],
    ])
    expect(versions[2].remarks).toEqual(wish)
    expect(versions[3].changes).toEqual(['originals'])
  })

  it('rejects with remarks; the corrected one is sent again', async () => {
    const { state, ...booked } = await submitted()
    const remarks = [{ path: 'commodities.0.marks', text: 'As on the boxes' }]
    await decideAs(portal, siDecision(state, 'reject', { note: 'The marks are wrong', remarks }))
    const rejected = (await world.shipper.calls.get(state.id)).json.state
    expect(rejected).toMatchObject({ status: 'Rejected', carrierNote: 'The marks are wrong', carrierRemarks: remarks })
    expect(await dashboardStatus(booked.bookingNo)).toBe('Pending')
    const again = await world.shipper.calls.submit({
      id: state.id,
      revision: rejected.revision,
      document: instructionFor(booked),
    })
    expect(again.json).toMatchObject({
      result: 'Success',
      state: { status: 'Submitted', version: 2, carrierRemarks: [] },
    })
  })

  it('refuses nothing but a decision for another bill, a draft of another bill, or an unknown one', async () => {
    const { state, ...booked } = await submitted()
    const rejected = async (more: object) =>
      (await decideAs(portal, siDecision(state, 'accept', more))).rejected[0].violations
    expect(await rejected({ blNo: 'FWYL999999901' })).toMatchObject([{ code: 'GE0012', path: 'blNo' }])
    const draft = instructionFor(booked, { blNo: 'FWYL999999901' })
    expect(await rejected({ draft })).toMatchObject([{ code: 'GE0012', path: 'draft.blNo' }])
    expect(await rejected({ version: 9 })).toMatchObject([{ code: 'GE0002', path: 'version' }])
    expect(await rejected({ instructionId: 999_999 })).toMatchObject([{ code: 'GE0002', path: 'instructionId' }])
  })
})

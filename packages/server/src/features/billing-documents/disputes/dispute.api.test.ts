import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { jpeg, pdf, png } from '../../../ports/files/file-content.fixture.ts'
import * as fixture from '../billing.fixture.ts'

let portal: Portal
let world: Awaited<ReturnType<typeof fixture.loadBillingWorld>>
let shipper: ReturnType<typeof fixture.billingCalls>
beforeAll(async () => {
  portal = await startPortal({ now: '2026-11-15T00:00:00Z' })
  world = await fixture.loadBillingWorld(portal)
  shipper = fixture.billingCalls(portal, await world.person('NBL'))
})
afterAll(() => portal.stop())

const invoiced = async (more: object = {}) => {
  const bill = await fixture.billOf(portal)
  await portal.carrier('invoices', [fixture.invoice(bill, more)])
  return bill
}
const raised = async () => {
  const bill = await invoiced()
  const { json } = await shipper.raise(bill)
  return { bill, id: json.dispute.id as number }
}
const answer = async (...lines: object[]) => (await portal.carrier('dispute-answers', lines)).json
const outboxOf = async (id: number) =>
  (
    await portal.pool.raw.query('select payload from outbox_entry where key = $1 order by id', [`Dispute ${id}`])
  ).rows.map(({ payload }) => payload)
const codeOf = ({ status, json }: { status: number; json: { errorCode: string } }) => `${status} ${json.errorCode}`

describe('a dispute', () => {
  it('goes to the carrier with its evidence, and is seen on the invoice, the bill and its card', async () => {
    const bill = await invoiced()
    const file = (await shipper.give(`INV${bill.bookingNo}`, pdf())).json
    expect(file).toMatchObject({ name: 'quotation.pdf', mediaType: 'application/pdf' })
    const { status, json } = await shipper.raise(bill, { amount: '50.5', evidence: [file.id] })
    expect([status, json.dispute]).toMatchObject([
      200,
      { status: 'Submitted', amount: '50.50', charged: '100.00', granted: null, reason: 'wrongRate', code: 'OFR' },
    ])
    expect(json.evidence).toMatchObject([{ id: file.id }])
    const { id } = json.dispute
    expect(await outboxOf(id)).toMatchObject([
      { kind: 'dispute', version: 1, disputeId: id, amount: '50.50', organisation: 'NBL', evidence: [{ id: file.id }] },
    ])
    const { lines, invoice } = (await shipper.invoice(`INV${bill.bookingNo}`)).json
    expect([invoice.openDisputes, lines[0].dispute, lines[0].refusal]).toEqual([
      1,
      { id, status: 'Submitted' },
      { code: 'BLD0012', args: [] },
    ])
    const found = (await shipper.search({ numbers: [bill.blNo], concerns: ['disputed'] })).json
    expect([found.columns.openDisputes, found.columns.concerns]).toEqual([[1], [['toPay', 'toRelease', 'disputed']]])
    expect((await shipper.disputes({ onlyOpen: 'true' })).json.disputes[0]).toMatchObject({ id })
    const key = { authorization: `Bearer ${await portal.mintKey()}` }
    const fetched = await portal.get(`/carrier/v1/dispute-files/${file.id}`, key)
    expect([fetched.status, fetched.text.startsWith('%PDF-')]).toEqual([200, true])
  })

  it.each([
    ['is paid', { total: '100.00' }, '100', 'BLD0009'],
    ['is paid but for a part', {}, '40', undefined],
  ])('of an invoice that %s: %s', async (_what, more, amount, code) => {
    const bill = await invoiced(more)
    await portal.carrier('payments', [fixture.payment(bill, amount)])
    const reply = await shipper.raise(bill)
    expect(reply.json.errorCode).toBe(code)
  })

  it('is refused where the invoice was credited, and on a credit note or a discount', async () => {
    const bill = await invoiced()
    const credit = {
      ...{ invoiceNo: `CN${bill.bookingNo}`, kind: 'creditNote', creditOf: `INV${bill.bookingNo}`, total: '-100.00' },
      lines: [fixture.charge(1, 'OFR', '-100.00')],
    }
    expect((await portal.carrier('invoices', [fixture.invoice(bill, credit)])).json.accepted).toBe(1)
    expect(codeOf(await shipper.raise(bill))).toBe('422 BLD0010')
    expect(codeOf(await shipper.raise(bill, { invoiceNo: `CN${bill.bookingNo}` }))).toBe('422 BLD0010')
    const lines = [fixture.charge(1, 'OFR', '120.00'), fixture.charge(2, 'DSC', '-20.00')]
    expect(codeOf(await shipper.raise(await invoiced({ lines }), { lineNo: 2 }))).toBe('422 BLD0010')
  })

  it.each([
    ['2026-10-16', undefined],
    ['2026-10-15', 'BLD0011'],
  ])('of an invoice of %s is answered on 15 November with %s', async (issuedOn, code) => {
    const { json } = await shipper.raise(await invoiced({ issuedOn }))
    expect([json.errorCode, json.messageArgs]).toEqual([code, code && ['2026-11-14']])
  })

  it('names everything that is wrong with it', async () => {
    const bill = await invoiced()
    const { json } = await shipper.raise(bill, { reason: null, amount: '100.01', remarks: ' ' })
    expect(json.violations.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)).toEqual([
      'reason BLD0013',
      'amount BLD0014',
      'remarks BLD0015',
    ])
    for (const amount of ['0', '-5', '1.005', 'all', ''])
      expect((await shipper.raise(bill, { amount })).status).toBe(422)
    expect(await outboxOf(0)).toEqual([])
  })

  it('is one for each charge: of two at once one is refused, and after a withdrawal there may be another', async () => {
    const bill = await invoiced()
    const both = await Promise.all([shipper.raise(bill), shipper.raise(bill)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const id = both.find(({ status }) => status === 200)?.json.dispute.id
    expect((await shipper.withdraw(id, 1)).json.dispute.status).toBe('Withdrawn')
    expect((await shipper.raise(bill)).status).toBe(200)
    expect((await outboxOf(id)).map(({ kind }: { kind: string }) => kind)).toEqual(['dispute', 'withdrawal'])
  })

  it('is refused while the carrier is silent, and nothing is kept of it', async () => {
    const bill = await invoiced()
    await portal.pool.raw.query('update carrier_intake set paused_at = now()')
    expect(codeOf(await shipper.raise(bill))).toBe('503 GE0009')
    await portal.pool.raw.query('update carrier_intake set paused_at = null')
    expect((await shipper.raise(bill)).status).toBe(200)
  })
})

describe('what is said about a dispute', () => {
  it('goes back and forth until the carrier decides', async () => {
    const { id } = await raised()
    expect(await answer(fixture.answerTo(id, 'received', { note: null }))).toMatchObject({ accepted: 1 })
    expect((await shipper.dispute(id)).json.dispute).toMatchObject({ status: 'In Review', revision: 2 })
    await answer(fixture.answerTo(id, 'message', { note: 'Which quotation?' }))
    const home = (await portal.get('/api/home', await world.person('NBL'))).json.lines
    expect(home.find(({ kind }: { kind: string }) => kind === 'disputeAnswered')).toMatchObject({ count: 1 })
    expect(codeOf(await shipper.write(id, 2))).toBe('409 GE0007')
    expect(codeOf(await shipper.write(id, 3, { text: '' }))).toBe('422 BLD0015')
    const { messages } = (await shipper.write(id, 3)).json
    expect(messages.map(({ text }: { text: string }) => text)).toEqual(['Which quotation?', 'See the quotation'])
    expect((await outboxOf(id)).map(({ version }: { version: number }) => version)).toEqual([1, 4])
    await answer(fixture.answerTo(id, 'acceptPartly', { amount: '30', creditNoteNo: 'CN1' }))
    expect((await shipper.dispute(id)).json.dispute).toMatchObject({
      ...{ status: 'Partly Accepted', granted: '30.00', creditNoteNo: 'CN1', decisionNote: 'Agreed with our sales' },
    })
    expect(codeOf(await shipper.write(id, 5))).toBe('422 BLD0019')
    expect(codeOf(await shipper.withdraw(id, 5))).toBe('422 BLD0019')
    const notices = (await portal.get('/api/notices', await world.person('NBL'))).json.notices
    expect(notices.slice(0, 2).map(({ kind }: { kind: string }) => kind)).toEqual([
      'disputeAccepted',
      'disputeAnswered',
    ])
  })

  it('counts once, in the order in which it was said, and not after the decision', async () => {
    const { id } = await raised()
    const reject = fixture.answerTo(id, 'reject', { answeredAt: '2026-11-15T03:00:00Z' })
    const received = fixture.answerTo(id, 'received', { answeredAt: '2026-11-15T02:00:00Z' })
    expect(await answer(reject, received, reject)).toMatchObject({ accepted: 2, unchanged: 1 })
    expect((await shipper.dispute(id)).json.dispute).toMatchObject({ status: 'Rejected', granted: null })
    expect(await answer(fixture.answerTo(id, 'accept'))).toMatchObject({ accepted: 1 })
    expect((await shipper.dispute(id)).json.dispute.status).toBe('Rejected')
  })

  it('is refused for an unknown dispute, more than was disputed, and a rejection without a reason', async () => {
    const { id } = await raised()
    const { rejected } = await answer(
      fixture.answerTo(999_999, 'received'),
      fixture.answerTo(id, 'acceptPartly', { amount: '50.01' }),
      fixture.answerTo(id, 'acceptPartly'),
      fixture.answerTo(id, 'reject', { note: null }),
    )
    expect(
      rejected.map(
        ({ errorCode, violations }: { errorCode: string; violations: { path: string }[] }) =>
          `${errorCode} ${violations[0]?.path}`,
      ),
    ).toEqual(['GE0002 disputeId', 'GE0012 amount', 'GE0012 amount', 'GE0012 note'])
  })

  it('counts as withdrawn where an admin gives its delivery up, and its people are told', async () => {
    const { id } = await raised()
    const { rows } = await portal.pool.raw.query(
      'update outbox_entry set set_aside_at = now(), tries = 8 where key = $1 returning id::text',
      [`Dispute ${id}`],
    )
    const admin = await portal.person({ groups: ['ADMIN'] })
    await portal.post('/api/outbox/drop', { ids: [rows[0].id], reason: 'No such invoice in our books' }, admin.headers)
    expect((await shipper.dispute(id)).json.dispute).toMatchObject({
      status: 'Withdrawn',
      decisionNote: 'No such invoice in our books',
    })
    const [notice] = (await portal.get('/api/notices', await world.person('NBL'))).json.notices
    expect(notice).toMatchObject({ kind: 'disputeNotDelivered' })
  })
})

describe('evidence', () => {
  it('is told by its contents, has a size, and can be removed until it is sent', async () => {
    const bill = await invoiced()
    const invoiceNo = `INV${bill.bookingNo}`
    expect((await shipper.give(invoiceNo, png(), 'photo.exe')).json).toMatchObject({
      name: 'photo.png',
      mediaType: 'image/png',
    })
    expect(codeOf(await shipper.give(invoiceNo, Buffer.from('MZ program'), 'photo.png'))).toBe('415 BLD0016')
    expect(codeOf(await shipper.give(invoiceNo, Buffer.concat([pdf(), Buffer.alloc(4 * 1024 * 1024)])))).toBe(
      '413 BLD0017',
    )
    const { id } = (await shipper.give(invoiceNo, jpeg())).json
    expect((await shipper.remove(id)).json).toEqual({ removed: true })
    expect(codeOf(await shipper.raise(bill, { evidence: [id] }))).toBe('404 BLD0020')
    const sent = (await shipper.give(invoiceNo, pdf())).json.id
    await shipper.raise(bill, { evidence: [sent] })
    expect(codeOf(await shipper.remove(sent))).toBe('404 BLD0020')
    expect((await shipper.fetch(sent)).status).toBe(200)
    const other = await invoiced()
    expect(codeOf(await shipper.raise(other, { evidence: [sent] }))).toBe('404 BLD0020')
  })
})

describe('a dispute of others', () => {
  it('is not there for a rival, nor for the party that does not pay, by any call', async () => {
    const { bill, id } = await raised()
    const file = (await shipper.give(`INV${bill.bookingNo}`, pdf())).json.id
    for (const ref of ['RIV', 'LSH', 'FWD'] as const) {
      const calls = fixture.billingCalls(portal, await world.person(ref))
      const answers = [
        await calls.dispute(id),
        await calls.write(id, 1),
        await calls.withdraw(id, 1),
        await calls.raise(bill),
        await calls.give(`INV${bill.bookingNo}`, pdf()),
        await calls.fetch(file),
        await calls.remove(file),
      ]
      expect(answers.map(codeOf)).toEqual([
        ...Array(3).fill('404 BLD0008'),
        ...Array(2).fill('404 BLD0007'),
        ...Array(2).fill('404 BLD0020'),
      ])
      expect((await calls.disputes()).json.disputes).toEqual([])
    }
    const withoutGroup = fixture.billingCalls(portal, await world.person('NBL', ['OD']))
    expect([await withoutGroup.dispute(id), await withoutGroup.raise(bill)].map(codeOf)).toEqual(
      Array(2).fill('403 BLD0003'),
    )
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { unzip } from '../../../ports/archives/unzipped.fixture.ts'
import { packedPdf, plainPdf } from '../../../ports/documents/incoming/carrier-pdf.fixture.ts'
import { pdfText } from '../../../ports/documents/pdf-text.fixture.ts'
import { TODAY } from '../../shipping-instructions/instruction.fixture.ts'
import { type Billed, billLineOf, type PaperWorld, paperCalls, paperWorld } from './papers.fixture.ts'

let portal: Portal
let world: PaperWorld
let bill: Billed
let key: string
beforeAll(async () => {
  portal = await startPortal({ now: TODAY, settings: { publicCallsPerMinute: 100_000 } })
  world = await paperWorld(portal)
  bill = await world.billed()
  key = await portal.mintKey()
})
afterAll(() => portal.stop())

const as = (role: keyof PaperWorld['people']) => paperCalls(portal, world.people[role])
const deliver = (body: Buffer, more: Record<string, string> = {}, authorization = `Bearer ${key}`) => {
  const query = { document: 'copyBl', bookingNo: bill.bookingNo, number: bill.blNo, revision: '1', ...more }
  const headers = { authorization, 'content-type': 'application/octet-stream' }
  return portal.call('POST', `/carrier/v1/documents?${new URLSearchParams(query)}`, { body, headers })
}

describe('a finished paper of the carrier', () => {
  it('takes the place of ours, the newest revision of it, and nothing changes when it comes again', async () => {
    const [first, second] = [plainPdf({ text: 'First' }), packedPdf({ text: 'Second' })]
    expect((await deliver(first)).json).toMatchObject({ outcome: 'accepted', pages: 1 })
    expect((await deliver(second, { revision: '3' })).json.outcome).toBe('accepted')
    expect((await deliver(first, { revision: '2' })).json.outcome).toBe('unchanged')
    expect((await deliver(second, { revision: '3' })).json.outcome).toBe('unchanged')
    expect(await as('shipper').file({ document: 'copyBl', number: bill.blNo })).toEqual(second)
    expect(await as('rival').file({ document: 'copyBl', number: bill.blNo })).toBe('BLD0006')
  })

  it('of an invoice goes to whoever pays, and of a shipment that has not sailed is there all the same', async () => {
    const own = plainPdf({ text: 'Invoice' })
    await deliver(own, { document: 'freightInvoice', number: `P${bill.bookingNo}` })
    const invoice = { document: 'freightInvoice', number: `P${bill.bookingNo}` }
    expect(await as('shipper').file(invoice)).toEqual(own)
    expect(await as('consignee').file(invoice)).toBe('BLD0007')
    const notice = { document: 'arrivalNotice', number: bill.blNo }
    expect(await as('consignee').file(notice)).toBe('BLD0031')
    await deliver(own, { document: 'arrivalNotice' })
    expect(await as('consignee').file(notice)).toEqual(own)
  })

  it('can be a letter, for shipper and forwarder with the groups for letters', async () => {
    const letter = { document: 'letter', number: `LOI-${bill.bookingNo}` }
    const own = plainPdf({ text: 'Letter' })
    await deliver(own, letter)
    expect(await as('shipper').file(letter)).toEqual(own)
    expect(await as('consignee').file(letter)).toBe('BLD0006')
    expect(await as('rival').file(letter)).toBe('BLD0006')
    expect(await paperCalls(portal, await world.person('shipper', ['SD'])).file(letter)).toBe('BLD0003')
  })

  it.each([
    ['a zip', () => Buffer.from('PK\u0003\u0004'), 415, 'BLD0037'],
    ['broken', () => plainPdf().subarray(0, 400), 422, 'BLD0038'],
    ['encrypted', () => plainPdf({ trailer: '/Encrypt 9 0 R' }), 422, 'BLD0039'],
    [
      'one that runs a script',
      () => packedPdf({ catalog: '/OpenAction << /S /JavaScript /JS (x) >>' }),
      422,
      'BLD0040',
    ],
    ['too large', () => Buffer.alloc(5 * 1024 * 1024 + 1), 413, 'GE0013'],
  ])('is refused plainly where it is %s', async (_what, bytes, status, code) => {
    const before = await as('shipper').file({ document: 'copyBl', number: bill.blNo })
    const reply = await deliver(bytes(), { revision: '99' })
    expect([reply.status, reply.json.errorCode]).toEqual([status, code])
    expect(await as('shipper').file({ document: 'copyBl', number: bill.blNo })).toEqual(before)
  })

  it('belongs to a bill or invoice of its booking, and comes from the carrier', async () => {
    const code = async (more: Record<string, string>, authorization?: string) =>
      (await deliver(plainPdf(), { revision: '99', ...more }, authorization)).json.errorCode
    expect(await code({ bookingNo: '9999999' })).toBe('GE0003')
    expect(await code({ number: 'FWYL999999901' })).toBe('GE0002')
    expect(await code({ document: 'freightInvoice', number: 'NONE' })).toBe('GE0002')
    expect(await code({ document: 'originalBl' })).toBe('GE0012')
    expect(await code({ original: '1' })).toBe('GE0012')
    expect(await code({ document: 'originalBl', original: '4' })).toBe('GE0012')
    expect(await code({}, `Bearer ${await portal.mintKey(['tracking'])}`)).toBe('GE0006')
    expect(await code({}, world.people.shipper.headers.authorization)).toBe('GE0016')
  })
})

describe('every paper of a shipment', () => {
  const listed = async (role: keyof PaperWorld['people'], bookingNo: string) =>
    (await as(role).papers(bookingNo)).json.papers.map(
      ({ kind, number }: { kind: string; number: string }) => `${kind} ${number}`,
    )

  it('is listed in one place, for each party what it may have', async () => {
    const { bookingNo, blNo, instructionId } = bill
    expect((await as('shipper').issue(blNo)).status).toBe(200)
    await portal.setNow('2026-11-30T00:00:00Z')
    await portal.carrier('bills', [billLineOf(bill, { release: 'OBL' })])
    expect(await listed('shipper', bookingNo)).toEqual([
      `shippingInstruction ${blNo}`, `blDraft ${blNo}`, `originalBl ${blNo} 1/3`, `copyBl ${blNo}`, `freightInvoice P${bookingNo}`,
      `letter LOI-${bookingNo}`,
    ]) // biome-ignore format: a list
    const papers = (await as('shipper').papers(bookingNo)).json.papers
    expect(papers).toContainEqual(
      expect.objectContaining({
        kind: 'blDraft',
        id: instructionId,
        by: null,
        file: { document: 'blDraft', id: instructionId },
      }),
    )
    expect(papers).toContainEqual(
      expect.objectContaining({ kind: 'copyBl', version: 3, file: { document: 'copyBl', number: blNo } }),
    )
    expect(papers).toContainEqual(
      expect.objectContaining({ kind: 'originalBl', by: world.people.shipper.username, file: null }),
    )
    expect(await listed('consignee', bookingNo)).toEqual([
      `copyBl ${blNo}`, `arrivalNotice ${blNo}`, `freightInvoice C${bookingNo}`, `deliveryOrder ${blNo}`,
    ]) // biome-ignore format: a list
    expect(await listed('notifyParty', bookingNo)).toEqual([`arrivalNotice ${blNo}`])
    const booker = paperCalls(portal, await world.person('shipper', ['BD']))
    expect((await booker.papers(bookingNo)).json.papers).toEqual([])
    expect((await booker.zip(bookingNo)).json.errorCode).toBe('BLD0031')
  })

  it('comes as one zip of those that are files', async () => {
    const { bookingNo, blNo } = bill
    const zipOf = async (role: keyof PaperWorld['people']) => {
      const { json } = await as(role).zip(bookingNo, 'vi')
      expect(json.name).toBe(`booking-${bookingNo}.zip`)
      return unzip((await as(role).fetchFile(json.ticket)).bytes)
    }
    const namesIn = async (role: keyof PaperWorld['people']) => (await zipOf(role)).map(({ name }) => name)
    expect(await namesIn('shipper')).toEqual([
      `shipping-instruction-${blNo}-v1.pdf`, `draft-bl-${blNo}-v1.pdf`, `copy-bl-${blNo}.pdf`, `invoice-P${bookingNo}.pdf`, `letter-LOI-${bookingNo}.pdf`,
    ]) // biome-ignore format: a list
    expect(await namesIn('consignee')).toEqual([
      `copy-bl-${blNo}.pdf`, `arrival-notice-${blNo}.pdf`, `invoice-C${bookingNo}.pdf`, `delivery-order-${blNo}.pdf`,
    ]) // biome-ignore format: a list
  })

  it('has the shipping instruction as it was sent, for whoever may instruct', async () => {
    const { bookingNo, blNo, instructionId } = bill
    const wanted = { document: 'shippingInstruction', id: instructionId }
    const file = await as('shipper').file(wanted)
    const text = typeof file === 'string' ? file : pdfText(file)
    for (const part of ['SHIPPING INSTRUCTION', 'VERSION 1', blNo, bookingNo, 'LED LIGHTING FIXTURES'])
      expect(text).toContain(part)
    const [foreign, absent] = [await as('rival').ticket(wanted), await as('rival').ticket({ ...wanted, id: 987_654 })]
    expect([foreign.status, foreign.text]).toEqual([absent.status, absent.text])
    expect(await as('consignee').file(wanted)).toBe(absent.json.errorCode)
    expect(await paperCalls(portal, await world.person('shipper', ['SD'])).file(wanted)).toBe('GE0005')
    const { entries } = (await as('shipper').log('shippingInstruction', blNo)).json
    expect(entries).toMatchObject([{ action: 'downloaded' }, { action: 'downloaded' }])
  })

  it('of others is answered like one that does not exist', async () => {
    for (const call of ['papers', 'zip'] as const) {
      const [foreign, absent] = [await as('rival')[call](bill.bookingNo), await as('rival')[call]('9999999')]
      expect([foreign.status, foreign.json.errorCode]).toEqual([404, 'BD0002'])
      expect(foreign.text.replaceAll(bill.bookingNo, '9999999')).toBe(absent.text)
    }
  })
})

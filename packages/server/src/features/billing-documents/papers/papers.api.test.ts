import { ZIP_LIMIT } from '@fairway/contract/support/file.values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { unzip } from '../../../ports/archives/unzipped.fixture.ts'
import { pdfText } from '../../../ports/documents/pdf-text.fixture.ts'
import { TODAY } from '../../shipping-instructions/instruction.fixture.ts'
import { type Billed, billLineOf, type PaperWorld, paperCalls, paperWorld } from './papers.fixture.ts'

const SAILED = '2026-11-30T00:00:00Z'
let portal: Portal
let world: PaperWorld
/** A bill on its way, and one that is released. */
let sent: Billed
let released: Billed
let watched: Billed
beforeAll(async () => {
  portal = await startPortal({ now: TODAY, settings: { publicCallsPerMinute: 100_000 } })
  world = await paperWorld(portal)
  sent = await world.billed()
  released = await world.billed()
  watched = await world.billed()
  await portal.setNow(SAILED)
  await portal.carrier('bills', [billLineOf(released, { release: 'TLX', type: 'TLX' })])
})
afterAll(() => portal.stop())

type Role = keyof PaperWorld['people']
const as = (role: Role) => paperCalls(portal, world.people[role])
const textOf = (bytes: Buffer | string) => (typeof bytes === 'string' ? bytes : pdfText(bytes))
const ofBill = (document: string, number = sent.blNo) => ({ document, number })

describe('papers of a bill', () => {
  it.each([
    ['copyBl', ['shipper', 'forwarder', 'consignee', 'broker']],
    ['arrivalNotice', ['consignee', 'notifyParty', 'broker']],
  ] as const)('%s goes to %s and to nobody else', async (document, allowed) => {
    for (const role of ['shipper', 'forwarder', 'consignee', 'notifyParty', 'broker', 'rival'] as const) {
      const file = await as(role).file(ofBill(document))
      if ((allowed as readonly string[]).includes(role)) expect(textOf(file)).toContain(sent.blNo)
      else expect([role, file]).toEqual([role, 'BLD0006'])
    }
  })

  it('the delivery order goes to whoever may pick up, once the bill is released', async () => {
    expect(await as('consignee').file(ofBill('deliveryOrder'))).toBe('BLD0031')
    for (const role of ['consignee', 'broker'] as const) {
      const text = textOf(await as(role).file(ofBill('deliveryOrder', released.blNo)))
      for (const part of [released.blNo, ...released.containers, 'ORIGINAL']) expect(text).toContain(part)
      expect(text).toContain(role === 'broker' ? 'Pacific Brokers' : 'Lakeshore Home')
    }
    for (const role of ['shipper', 'notifyParty', 'rival'] as const)
      expect(await as(role).file(ofBill('deliveryOrder', released.blNo))).toBe('BLD0006')
    const since = '2026-11-16T00:00:00Z'
    const hold = { blNo: released.blNo, bookingNo: released.bookingNo, type: 'customs', state: 'red', since }
    await portal.carrier('release-holds', [hold])
    expect(await as('consignee').file(ofBill('deliveryOrder', released.blNo))).toBe('BLD0031')
    await portal.carrier('release-holds', [{ ...hold, state: 'green', since: '2026-11-17T00:00:00Z' }])
  })

  it('an invoice goes to whoever pays it', async () => {
    const [prepaid, collect] = [`P${sent.bookingNo}`, `C${sent.bookingNo}`]
    const invoice = (role: Role, number: string) => as(role).file({ ...ofBill('freightInvoice', number), language: 'zh' })
    const text = textOf(await invoice('shipper', prepaid))
    for (const part of [prepaid, '运费发票', '1,850.00', 'Ningbo Lighting', sent.blNo]) expect(text).toContain(part)
    expect(textOf(await invoice('consignee', collect))).toContain('410.00')
    for (const [role, number] of [['shipper', collect], ['consignee', prepaid], ['forwarder', prepaid], ['rival', prepaid], ['shipper', 'NONE']] as const)
      expect(await invoice(role, number)).toBe('BLD0007')
  }) // biome-ignore format: pairs

  it('shows collect charges on the arrival notice to whoever pays them', async () => {
    expect(textOf(await as('consignee').file(ofBill('arrivalNotice')))).toContain('410.00')
    for (const role of ['notifyParty', 'broker'] as const)
      expect(textOf(await as(role).file(ofBill('arrivalNotice')))).not.toContain('410.00')
  })

  it('the copy says what was instructed, and that it is a copy', async () => {
    const text = textOf(await as('shipper').file(ofBill('copyBl')))
    for (const part of ['COPY – NOT NEGOTIABLE', 'LED LIGHTING FIXTURES', 'USD 1,850.00', ...sent.containers])
      expect(text).toContain(part)
  })

  it('the copy of a bill that was not instructed in the portal says what the booking says', async () => {
    const booked = await world.book({ bills: [] })
    await portal.carrier('bills', [billLineOf(booked)])
    const text = textOf(await as('shipper').file(ofBill('copyBl', booked.blNo)))
    for (const part of ['COPY – NOT NEGOTIABLE', booked.blNo, 'NINGBO', 'Ningbo Lighting', ...booked.containers])
      expect(text).toContain(part)
  })

  it('need the group that opens them, and a bill that is there', async () => {
    const withoutMoney = paperCalls(portal, await world.person('shipper', ['OD', 'BD']))
    expect(await withoutMoney.file(ofBill('copyBl'))).toBe('BLD0003')
    expect(await withoutMoney.file(ofBill('freightInvoice', `P${sent.bookingNo}`))).toBe('BLD0003')
    const [foreign, absent] = await Promise.all(
      [sent.blNo, 'FWYL999999901'].map((number) => as('rival').ticket(ofBill('copyBl', number))),
    )
    expect([foreign?.status, foreign?.text]).toEqual([absent?.status, absent?.text])
    for (const wanted of [{ document: 'copyBl' }, { document: 'copyBl', id: 1 }, { document: 'blDraft', number: 'X' }, { document: 'secret', number: 'X' }])
      expect(await as('shipper').file(wanted)).toBe('GE0012')
  }) // biome-ignore format: a list
})

describe('a selection', () => {
  const all = () => [ofBill('copyBl'), ofBill('copyBl', released.blNo), ofBill('freightInvoice', `P${sent.bookingNo}`)]

  it('of several documents comes as one zip, each once; a single one as it is', async () => {
    const { json } = await as('shipper').download([...all(), ...all()])
    expect(json.name).toBe('documents-3.zip')
    const { headers, bytes } = await as('shipper').fetchFile(json.ticket)
    expect(headers.get('content-type')).toBe('application/zip')
    const files = await unzip(bytes)
    expect(files.map(({ name }) => name)).toEqual([
      `copy-bl-${sent.blNo}.pdf`,
      `copy-bl-${released.blNo}.pdf`,
      `invoice-P${sent.bookingNo}.pdf`,
    ])
    expect(textOf(files[1]?.content ?? '')).toContain(released.blNo)
    expect((await as('shipper').download([ofBill('copyBl')])).json.name).toBe(`copy-bl-${sent.blNo}.pdf`)
  })

  it('with one document of others refuses the whole, like one that does not exist', async () => {
    const tried = (number: string) => as('rival').download([ofBill('copyBl', number), ...all()])
    const [foreign, absent] = [await tried(sent.blNo), await tried('FWYL999999901')]
    expect([foreign.status, foreign.text]).toEqual([absent.status, absent.text])
    expect(foreign.json.errorCode).toBe('BLD0006')
    const mixed = await as('shipper').download([...all(), ofBill('freightInvoice', `C${sent.bookingNo}`)])
    expect(mixed.json.errorCode).toBe('BLD0007')
  })

  it('of too many documents is refused plainly', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => ofBill('copyBl', `FWYL${1_000_000 + at}01`))
    expect((await as('shipper').download(many(1000))).json).toMatchObject({
      errorCode: 'BLD0032',
      messageArgs: [String(ZIP_LIMIT)],
    })
    expect((await as('shipper').download([])).json.errorCode).toBe('GE0012')
    expect((await as('shipper').download(many(5001))).json.errorCode).toBe('GE0012')
  })

  it('is fetched once, and by the session that asked for it', async () => {
    const { ticket } = (await as('shipper').download(all())).json
    for (const role of ['rival', 'consignee'] as const) expect((await as(role).fetchFile(ticket)).status).toBe(404)
    const elsewhere = await world.person('shipper')
    expect((await as('shipper').fetchFile(ticket, elsewhere.cookies)).status).toBe(404)
    expect((await as('shipper').fetchFile(ticket)).status).toBe(200)
    expect((await as('shipper').fetchFile(ticket)).status).toBe(404)
  })
})

describe('the papers of several bills', () => {
  const listed = async (role: Role) => {
    const { json } = await as(role).papersOf(released.blNo, sent.blNo)
    return Object.fromEntries(
      json.bills.map((bill: { blNo: string; papers: { document: string }[] }) => [bill.blNo, bill.papers.map(({ document }) => document)]),
    ) // biome-ignore format: one line
  }

  it('are told to each party as far as they can be had by now, and then can be', async () => {
    expect(await listed('consignee')).toEqual({
      [sent.blNo]: ['copyBl', 'arrivalNotice', 'freightInvoice'],
      [released.blNo]: ['copyBl', 'arrivalNotice', 'deliveryOrder', 'freightInvoice'],
    })
    expect(await listed('shipper')).toMatchObject({ [sent.blNo]: ['copyBl', 'freightInvoice'] })
    expect(await listed('notifyParty')).toMatchObject({ [sent.blNo]: ['arrivalNotice'] })
    const { bills } = (await as('consignee').papersOf(sent.blNo, released.blNo)).json
    const all = bills.flatMap(({ papers }: { papers: object[] }) => papers)
    expect((await as('consignee').download(all)).json.name).toBe('documents-7.zip')
  })

  it('are refused where one bill is of others, like one that does not exist', async () => {
    const [foreign, absent] = [await as('rival').papersOf(sent.blNo), await as('rival').papersOf('FWYL999999901')]
    expect([foreign.status, foreign.text]).toEqual([absent.status, absent.text])
    expect(foreign.json.errorCode).toBe('BLD0006')
    expect((await as('shipper').papersOf(sent.blNo, 'FWYL999999901')).json.errorCode).toBe('BLD0006')
    expect((await as('shipper').papersOf()).json.errorCode).toBe('GE0012')
  })
})

describe('the log of a document', () => {
  it('says who fetched it when, once it was fetched, to people of the same company', async () => {
    const bill = watched
    const calls = as('shipper')
    const copy = ofBill('copyBl', bill.blNo)
    const { ticket } = (await calls.ticket(copy)).json
    const entries = async (role: Role) => (await as(role).log('copyBl', bill.blNo)).json.entries
    expect(await entries('shipper')).toEqual([])
    await calls.fetchFile(ticket)
    const zip = (await calls.download([copy, ofBill('freightInvoice', `P${bill.bookingNo}`)])).json.ticket
    await calls.fetchFile(zip)
    await as('consignee').file(copy)
    await calls.mail([copy], ['ann@paper.example'])
    const by = world.people.shipper.username
    expect(await entries('shipper')).toMatchObject([
      { action: 'mailed', by, detail: 'ann@paper.example', onBehalfOf: null },
      { action: 'downloaded', by, detail: null },
      { action: 'downloaded', by },
    ])
    expect(await entries('consignee')).toHaveLength(1)
    expect((await as('rival').log('copyBl', bill.blNo)).json.errorCode).toBe('BLD0006')
    expect((await as('shipper').log('freightInvoice', `P${bill.bookingNo}`)).json.entries).toHaveLength(1)
    expect((await as('shipper').log('blDraft', bill.blNo)).json.entries).toEqual([])
  })
})

it('a document that cannot be printed is one that cannot be downloaded, also by a ticket', async () => {
  const hurried = await startPortal({ now: TODAY, documentWorkMs: 0 })
  const { people, billed } = await paperWorld(hurried)
  const { bookingNo, blNo } = await billed()
  const calls = paperCalls(hurried, people.shipper)
  const wanted = [{ document: 'copyBl', number: blNo }, { document: 'freightInvoice', number: `P${bookingNo}` }] as const // biome-ignore format: one line of facts
  for (const one of wanted) expect(await calls.file(one)).toBe('BLD0004')
  expect((await calls.download([wanted[0]])).json.errorCode).toBe('BLD0004')
  await hurried.stop()
})

it('the statement of account comes as a PDF of what the caller pays', async () => {
  const { status, json } = await portal.post('/api/billing/statement', { language: 'zh' }, world.people.shipper.headers)
  expect([status, json.name]).toEqual([200, 'statement-2026-11-30.pdf'])
  const text = textOf((await as('shipper').fetchFile(json.ticket)).bytes)
  for (const part of ['对账单', `P${sent.bookingNo}`, 'Ningbo Lighting']) expect(text).toContain(part)
  expect(text).not.toContain(`C${sent.bookingNo}`)
})

describe('papers by mail', () => {
  it('go along with one letter to each address, in the language that the sender chose, with their remark', async () => {
    const person = await portal.person({ groups: ['SD'], organisationIds: [world.idOf('NBL')], language: 'vi' })
    const documents = [ofBill('copyBl'), ofBill('freightInvoice', `P${sent.bookingNo}`)]
    const mailed = await paperCalls(portal, person).mail(documents, ['lee@papers.example', 'lee@papers.example'], {
      ...{ language: 'zh', remark: 'Please pay by Friday\n<b>Mei</b>' },
    })
    expect([mailed.status, mailed.json]).toEqual([200, { to: ['lee@papers.example'] }])
    await portal.deliverMail()
    const { rows } = await portal.pool.raw.query(
      `select subject, text, html, jsonb_array_length(attachments) as files from mailbox_message where recipient = 'lee@papers.example'`,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0].files).toBe(2)
    expect(rows[0].subject).toContain('运输单证')
    for (const part of [sent.blNo, '副本', '留言', 'Please pay by Friday\n<b>Mei</b>'])
      expect(rows[0].text).toContain(part)
    expect(rows[0].html).toContain('Please pay by Friday<br>&#60;b&#62;Mei')
  })

  it('go to nobody where one of them is not the sender’s, or an address is none', async () => {
    const jobs = async () =>
      (await portal.pool.raw.query('select count(*)::int as n from graphile_worker.jobs')).rows[0].n
    const before = await jobs()
    expect((await as('rival').mail([ofBill('copyBl')], ['a@b.example'])).json.errorCode).toBe('BLD0006')
    expect((await as('shipper').mail([ofBill('copyBl')], ['nobody'])).json.errorCode).toBe('GE0012')
    expect((await as('shipper').mail(Array(11).fill(ofBill('copyBl')), ['a@b.example'])).json.errorCode).toBe('GE0012')
    expect(await jobs()).toBe(before)
  })
})

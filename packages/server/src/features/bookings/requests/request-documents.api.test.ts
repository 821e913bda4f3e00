import { languages } from '@fairway/contract/shared/language'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { pdfText } from '../../../ports/documents/pdf-text.fixture.ts'
import { en } from '../messages/en.ts'
import { vi } from '../messages/vi.ts'
import { zh } from '../messages/zh.ts'
import { document, loadRequestWorld, type RequestCalls, requestCalls, TODAY } from './booking-request.fixture.ts'
import { requestLabels } from './confirmation-sheet.rules.ts'

const texts = { en, zh, vi }
type Person = Awaited<ReturnType<Portal['person']>>
let portal: Portal
let person: Person
let rival: Person
let mei: RequestCalls
let sent: { id: number; ediRef: string }
let draftId: number

const chinese = '宁波灯具有限公司'
const vietnamese = 'Công ty Đèn Hải Phòng — Ễ Ộ Ử ằ ẵ đ ượ'
let lighting = ''
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  const orgs = await loadRequestWorld(portal)
  lighting = orgs.NBL
  person = await portal.person({ groups: ['BR'], organisationIds: [orgs.NBL], language: 'vi' })
  rival = await portal.person({ groups: ['BR'], organisationIds: [orgs.LSH] })
  mei = requestCalls(portal, person.headers)
  const shipper = { name: chinese, address: '宁波市北仑区港口路 88 号\nNingbo', contact: 'Mei Chen' }
  const input = document({ customerReference: 'Đơn hàng 12', commodity: vietnamese, shipper, flags: ['SOC'] })
  sent = (await mei.submit({ document: input })).json.state
  draftId = (await mei.save({ document: document() })).json.state.id
})
afterAll(() => portal.stop())

const order = (id: number, headers: Record<string, string>, language = 'en') =>
  portal.post('/api/files/ticket', { document: 'bookingConfirmation', id, language }, headers)
const ticket = async (language = 'en') => (await order(sent.id, person.headers, language)).json.ticket as string // handed out above
const fetchFile = async (ticketId: string, cookie: string | undefined, method = 'GET') => {
  const reply = await fetch(`${portal.url}/files/${ticketId}`, { method, headers: cookie ? { cookie } : {} })
  return { status: reply.status, headers: reply.headers, bytes: Buffer.from(await reply.arrayBuffer()) }
}
const codeOf = ({ bytes }: { bytes: Buffer }) => JSON.parse(bytes.toString()).errorCode

describe('the confirmation of a request as a PDF', () => {
  it.each(languages)('can be read and copied in %s, whatever letters the customer wrote', async (language) => {
    const { status, headers, bytes } = await fetchFile(await ticket(language), person.cookies)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-disposition')).toContain(`filename="booking-request-${sent.ediRef}-v1.pdf"`)
    expect(Number(headers.get('content-length'))).toBe(bytes.length)
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    const text = pdfText(bytes)
    for (const part of [
      sent.ediRef,
      chinese,
      vietnamese,
      '宁波市北仑区港口路 88 号',
      'Đơn hàng 12',
      document().vvd,
      document().grossWeight,
    ])
      expect(text).toContain(part)
    expect(text).toContain(texts[language].confirmation.title)
    expect(text).toContain(requestLabels[language].fields.grossWeight)
    expect(text).toContain(requestLabels[language].flags.SOC)
    expect(text).toContain(requestLabels[language].statuses.Submitted)
    expect(text).not.toContain('{{')
    expect(bytes.length).toBeLessThan(100_000)
  })

  it('is not there for a draft, for a request of somebody else, and for whoever makes no requests', async () => {
    expect((await order(draftId, person.headers)).json.errorCode).toBe('BR0002')
    const [foreign, absent] = [await order(sent.id, rival.headers), await order(999_999, rival.headers)]
    expect([foreign.status, foreign.text]).toEqual([absent.status, absent.text])
    expect(foreign.json.errorCode).toBe('BR0002')
    const tracker = await portal.person({ groups: ['TD'] })
    expect((await order(sent.id, tracker.headers)).json.errorCode).toBe('BR0001')
    expect((await order(sent.id, {})).json.errorCode).toBe('GE0016')
    expect((await order(sent.id, person.headers, 'fr')).json.errorCode).toBe('GE0012')
  })

  it('has as many pages as 200 rows of containers need', async () => {
    const row = { equipment: '45G1', quantity: '1', packageType: 'CT', packages: '10', temperature: '' }
    const { state } = (await mei.submit({ document: document({ containers: Array(200).fill(row) }) })).json
    const long = (await order(state.id, person.headers)).json.ticket
    const { bytes } = await fetchFile(long, person.cookies)
    expect(pdfText(bytes)).toMatch(/^20040/m)
    expect(bytes.toString('latin1').match(/\/Type \/Page\n/g)?.length).toBeGreaterThan(3)
  })
})

describe('a ticket', () => {
  it('is good for one time', async () => {
    const once = await ticket()
    expect((await fetchFile(once, person.cookies)).status).toBe(200)
    const again = await fetchFile(once, person.cookies)
    expect([again.status, codeOf(again)]).toEqual([404, 'GE0002'])
  })

  it('fetches nothing without the cookie of its session, and is not used up by others who try', async () => {
    const mine = await ticket()
    const elsewhere = await portal.people.signIn(person)
    for (const cookie of [undefined, rival.cookies, elsewhere.cookies, `${person.cookies}x`]) {
      const tried = await fetchFile(mine, cookie)
      expect([tried.status, codeOf(tried)]).toEqual([404, 'GE0002'])
    }
    expect((await fetchFile(mine, person.cookies, 'HEAD')).status).toBe(200)
    expect((await fetchFile(mine, person.cookies)).status).toBe(200)
  })

  it('is over after a minute, and with its session', async () => {
    const expired = await ticket()
    await portal.pool.raw.query(`update file_ticket set issued_at = issued_at - interval '61 seconds'`)
    expect((await fetchFile(expired, person.cookies)).status).toBe(404)

    const browser = await portal.people.signIn(person)
    const { ticket: ended } = (await order(sent.id, browser.headers)).json
    await portal.pool.raw.query('update session set ended_at = now() where id = $1', [browser.sessionId])
    expect((await fetchFile(ended, browser.cookies)).status).toBe(404)
  })

  it.each([
    ['was idle for too long', "update session set last_seen_at = now() - interval '2 hours' where id = $1"],
    ['reached its last hour', 'update session set ends_at = now() where id = $1'],
    [
      'belongs to an account that was closed',
      "update account set status = 'INACTIVE' where id = (select account_id from session where id = $1)",
    ],
  ])('is over with a session that %s', async (_name, text) => {
    const other = await portal.person({ groups: ['BR'], organisationIds: [lighting] })
    const { ticket: open } = (await order(sent.id, other.headers)).json
    expect(open).toEqual(expect.any(String))
    await portal.pool.raw.query(text, [other.sessionId])
    expect((await fetchFile(open, other.cookies)).status).toBe(404)
  })

  it('cannot be guessed, and is kept as a hash only', async () => {
    for (const made of ['x', 'x'.repeat(43), '..%2F..', `${'x'.repeat(42)}%00`])
      expect([400, 404]).toContain((await fetchFile(made, person.cookies)).status)
    const open = await ticket()
    const { rows } = await portal.pool.raw.query(`select encode(hash, 'base64') as hash from file_ticket`)
    expect(JSON.stringify(rows)).not.toContain(open.slice(0, 20))
  })
})

describe('documents by mail', () => {
  it('bring the PDF to each address once, in the language of the sender', async () => {
    const to = ['broker@lakeshore.example', 'dock@lakeshore.example', 'broker@lakeshore.example']
    expect((await mei.documents({ id: sent.id, to })).json).toEqual({ code: 'BR0060' })
    await portal.deliverMail()
    const { rows } = await portal.pool.raw.query(
      `select m.recipient, m.subject, m.text, f.id, f.name from mailbox_message m
         join stored_file f on f.id = (m.attachments->0->>'fileId')::uuid where m.recipient like '%lakeshore%' order by 1`,
    )
    expect(rows.map(({ recipient }) => recipient)).toEqual(['broker@lakeshore.example', 'dock@lakeshore.example'])
    expect(rows[0].subject).toContain('Yêu cầu booking Đơn hàng 12')
    expect(rows[0].text).toContain(`/bookingRequestDetails?type=view&id=${sent.id}`)
    expect(rows[0].text).toContain(person.username)
    const stored = await portal.pool.raw.query('select content from stored_file_piece where file_id = $1', [rows[0].id])
    expect(pdfText(stored.rows[0].content)).toContain(chinese)
  })

  it('go to nobody for a request of somebody else, or when an address is none', async () => {
    const before = await portal.pool.raw.query('select count(*) from graphile_worker.jobs')
    const others = requestCalls(portal, rival.headers)
    expect((await others.documents({ id: sent.id, to: ['a@b.example'] })).json.errorCode).toBe('BR0002')
    const invalid = await mei.documents({ id: sent.id, to: ['a@b.example', 'nobody'] })
    expect(invalid.json).toMatchObject({ errorCode: 'GE0012', violations: [{ path: 'to.1' }] })
    expect((await portal.pool.raw.query('select count(*) from graphile_worker.jobs')).rows).toEqual(before.rows)
  })
})

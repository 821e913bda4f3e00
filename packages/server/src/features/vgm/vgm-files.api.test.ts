import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OUTSIDE_PER_DAY } from '../../platform/mail/mail-limit.ts'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { pdfText } from '../../ports/documents/pdf-text.fixture.ts'
import { jpeg, pdf, png } from '../../ports/files/file-content.fixture.ts'
import { TODAY } from '../bookings/requests/booking-request.fixture.ts'
import * as fixture from './vgm.fixture.ts'

const { row, weighing } = fixture
type Person = Awaited<ReturnType<Portal['person']>>
let portal: Portal
let orgs: Awaited<ReturnType<typeof fixture.loadWeighingWorld>>
let mei: Person
let rival: Person
let calls: fixture.VgmCalls
beforeAll(async () => {
  portal = await startPortal({ now: TODAY, settings: { publicCallsPerMinute: 100_000 } })
  orgs = await fixture.loadWeighingWorld(portal)
  const of = (organisationId: string) => portal.person({ groups: ['VG'], organisationIds: [organisationId] })
  mei = await of(orgs.NBL)
  rival = await of(orgs.RIV)
  calls = fixture.vgmCalls(portal, mei.headers)
})
afterAll(() => portal.stop())

const attach = (who: Person, query: Record<string, string>, body: Buffer) =>
  portal.call('POST', `/api/vgm/ticket?${new URLSearchParams({ name: 'IMG_2026.heic', ...query })}`, {
    body,
    headers: { 'content-type': 'application/octet-stream', ...who.headers },
  })
const remove = (who: Person, bookingNo: string, id: number) =>
  portal.call('DELETE', `/api/vgm/ticket?bookingNo=${bookingNo}&id=${id}`, { headers: who.headers })
const order = (who: Person, wanted: object) =>
  portal.post('/api/files/ticket', { language: 'en', ...wanted }, who.headers)
const fetchFile = async (who: Person, ticket: string) => {
  const reply = await fetch(`${portal.url}/files/${ticket}`, { headers: { cookie: who.cookies } })
  return { status: reply.status, headers: reply.headers, bytes: Buffer.from(await reply.arrayBuffer()) }
}
const mail = (who: Person, body: object) => portal.post('/api/vgm/certificate', body, who.headers)
const code = async (call: Promise<{ json: { errorCode?: string } }>) => (await call).json?.errorCode

describe('a weighing ticket', () => {
  it('is kept with its container, listed, fetched once and removed', async () => {
    const { bookingNo, first } = await fixture.weighedBooking(portal)
    const { json } = await attach(mei, { bookingNo, containerNo: first }, jpeg())
    expect(json).toMatchObject({ containerNo: first, name: 'IMG_2026.jpg', type: 'image/jpeg', bytes: jpeg().length })
    const whole = (await attach(mei, { bookingNo }, pdf())).json
    expect(whole).toMatchObject({ containerNo: null, type: 'application/pdf' })
    expect((await calls.open(bookingNo)).tickets).toMatchObject([{ id: json.id }, { id: whole.id }])
    const { ticket } = (await order(mei, { document: 'weighingTicket', id: json.id })).json
    const { status, headers, bytes } = await fetchFile(mei, ticket)
    expect([status, bytes.equals(jpeg())]).toEqual([200, true])
    expect(headers.get('content-type')).toBe('image/jpeg')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-disposition')).toContain('attachment')
    expect((await fetchFile(mei, ticket)).status).toBe(404)
    expect((await remove(mei, bookingNo, json.id)).json).toEqual({ id: json.id })
    expect(await code(remove(mei, bookingNo, json.id))).toBe('VGM0038')
    expect((await calls.open(bookingNo)).tickets).toHaveLength(1)
  })

  it('is told by its contents, whatever its name is', async () => {
    const { bookingNo, first } = await fixture.weighedBooking(portal)
    const page = Buffer.from('<html><script>alert(1)</script></html>')
    expect(await code(attach(mei, { bookingNo, name: 'ticket.pdf' }, page))).toBe('VGM0035')
    expect(await code(attach(mei, { bookingNo }, png({ width: 90_000, height: 90_000 })))).toBe('VGM0035')
    expect(await code(attach(mei, { bookingNo }, Buffer.alloc(6 * 1024 * 1024)))).toBe('GE0013')
    expect(await code(attach(mei, { bookingNo, containerNo: 'FWYU4829130' }, png()))).toBe('VGM0003')
    const named = await attach(mei, { bookingNo, containerNo: first, name: '../../地磅单.exe' }, png())
    expect(named.json.name).toMatch(/地磅单\.png$/)
    expect(named.json.name).not.toContain('/')
  })

  it('stays once something was sent with it, and only as many fit as anybody needs', async () => {
    const { bookingNo, first } = await fixture.weighedBooking(portal)
    const { id } = (await attach(mei, { bookingNo, containerNo: first }, png())).json
    await calls.save(bookingNo, 0, weighing(bookingNo, [row(first, '24000')]))
    expect(await code(remove(mei, bookingNo, id))).toBe('VGM0042')
    const later = (await attach(mei, { bookingNo }, png())).json
    expect(await code(remove(mei, bookingNo, later.id))).toBeUndefined()
    await portal.pool.raw.query(
      `with files as (insert into stored_file (name, media_type, byte_size, sha256, created_by)
         select 'x.png', 'image/png', 0, '', 'test' from generate_series(1, 99) returning id)
       insert into weighing_ticket (booking_no, file_id, added_by) select $1, id, 'test' from files`,
      [bookingNo],
    )
    expect(await code(attach(mei, { bookingNo }, png()))).toBe('VGM0037')
  })

  it('of others is answered like one that does not exist', async () => {
    const { bookingNo, first } = await fixture.weighedBooking(portal)
    const { id } = (await attach(mei, { bookingNo, containerNo: first }, png())).json
    expect(await code(attach(rival, { bookingNo }, png()))).toBe('VGM0001')
    expect(await code(remove(rival, bookingNo, id))).toBe('VGM0001')
    expect(await code(order(rival, { document: 'weighingTicket', id }))).toBe('VGM0038')
    expect(await code(order(rival, { document: 'weighingTicket', id: 999_999 }))).toBe('VGM0038')
    const other = await fixture.weighedBooking(portal)
    expect(await code(remove(mei, other.bookingNo, id))).toBe('VGM0038')
    const gone = await fixture.weighedBooking(portal, { status: 'Canceled' })
    expect(await code(attach(mei, { bookingNo: gone.bookingNo }, png()))).toBe('VGM0002')
    const { ticket } = (await order(mei, { document: 'weighingTicket', id })).json
    expect((await fetchFile(rival, ticket)).status).toBe(404)
  })
})

describe('a certificate', () => {
  const sent = async () => {
    const booking = await fixture.weighedBooking(portal)
    const rows = [
      row(booking.first, '24180.5', { signatory: '李娜' }),
      row(booking.second, '', { method: 'SM2', cargo: '17000', dunnage: '60', tare: '3900' }),
    ]
    const { json } = await calls.save(booking.bookingNo, 0, weighing(booking.bookingNo, rows))
    return { ...booking, id: json.state.id as number } // the number of the reply
  }
  const textOf = async (wanted: object) => {
    const { json } = await order(mei, { document: 'vgmCertificate', ...wanted })
    const { bytes, headers } = await fetchFile(mei, json.ticket)
    return { text: pdfText(bytes), name: headers.get('content-disposition') ?? '' }
  }

  it('is fetched for the booking and for each container, in the language of its reader', async () => {
    const { id, bookingNo, first, second } = await sent()
    const whole = await textOf({ id, language: 'zh' })
    for (const part of [bookingNo, first, second, '24 180.5 KG', '20 960 KG', '李娜', 'Beilun 2', '已提交'])
      expect(whole.text).toContain(part)
    expect(whole.name).toContain(`vgm-${bookingNo}-v1.pdf`)
    const one = await textOf({ id, containerNo: first, language: 'vi' })
    expect([one.text.includes(first), one.text.includes(second)]).toEqual([true, false])
    expect(one.name).toContain(`vgm-${first}-v1.pdf`)
  })

  it('is mailed with the certificate attached, within the limits of mail', async () => {
    const { bookingNo, first } = await sent()
    expect((await mail(mei, { bookingNo, containerNo: first, to: ['yard@lakeshore.example'] })).json).toEqual({
      code: 'VGM0040',
    })
    const { rows } = await portal.pool.raw.query('select f.name from stored_file f where f.name like $1', [
      `vgm-${first}-%`,
    ])
    expect(rows).toEqual([{ name: `vgm-${first}-v1.pdf` }])
    expect(await code(mail(mei, { bookingNo, to: ['nobody'] }))).toBe('GE0012')
    expect(await code(mail(mei, { bookingNo, to: [] }))).toBe('GE0012')
    const strangers = Array.from({ length: OUTSIDE_PER_DAY }, (_, nth) => `person${nth}@gmail.com`)
    const answers: (string | undefined)[] = []
    for (let from = 0; from < strangers.length; from += 5)
      answers.push(await code(mail(mei, { bookingNo, to: strangers.slice(from, from + 5) })))
    answers.push(await code(mail(mei, { bookingNo, to: ['one.more@gmail.com', 'and.another@gmail.com'] })))
    expect(answers.at(-1)).toMatch(/^GE001[78]$/)
  })

  it('is made of what was sent alone, and not for others', async () => {
    const { bookingNo, first } = await fixture.weighedBooking(portal)
    await calls.keep(bookingNo, 0, weighing(bookingNo, [row(first, '24000')]))
    const kept = (await calls.open(bookingNo)).state?.id
    expect(await code(order(mei, { document: 'vgmCertificate', id: kept }))).toBe('VGM0039')
    expect(await code(mail(mei, { bookingNo, to: ['yard@lakeshore.example'] }))).toBe('VGM0039')
    const { id, bookingNo: other, second } = await sent()
    expect(await code(order(mei, { document: 'vgmCertificate', id, containerNo: 'FWYU4829130' }))).toBe('VGM0039')
    expect(await code(order(rival, { document: 'vgmCertificate', id }))).toBe('VGM0039')
    expect(await code(order(rival, { document: 'vgmCertificate', id: 999_999 }))).toBe('VGM0039')
    expect(await code(mail(rival, { bookingNo: other, containerNo: second, to: ['a@b.example'] }))).toBe('VGM0001')
    const without = await portal.person({ groups: ['BD'], organisationIds: [orgs.NBL] })
    expect(await code(order(without, { document: 'vgmCertificate', id }))).toBe('VGM0004')
  })
})

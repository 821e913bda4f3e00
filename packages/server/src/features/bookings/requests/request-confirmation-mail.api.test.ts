import { languages } from '@fairway/contract/shared/language'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { pdfText } from '../../../ports/documents/pdf-text.fixture.ts'
import { startSmtpServer } from '../../../ports/mail/smtp-server.fixture.ts'
import { locations } from '../../carrier/carrier-lines.fixture.ts'
import { document, loadRequestWorld, requestCalls, TODAY } from './booking-request.fixture.ts'
import { decisionLine, newBookingNo } from './decision.fixture.ts'

let portal: Portal
let orgs: Awaited<ReturnType<typeof loadRequestWorld>>
let server: Awaited<ReturnType<typeof startSmtpServer>>
beforeAll(async () => {
  server = await startSmtpServer()
  portal = await startPortal({
    now: TODAY,
    settings: { smtpUrl: server.url, mailFrom: 'Fairway Lines <portal@fairway.test>' },
  })
  orgs = await loadRequestWorld(portal)
  const names = { en: 'Beilun empty depot', zh: '北仑空箱堆场', vi: 'Bãi container rỗng Beilun' }
  await portal.carrier('locations', [{ ...locations[0], code: 'CNNGB-BLD', kind: 'depot', names }])
})
afterAll(async () => {
  await portal.stop()
  await server.stop()
})

describe('the confirmation of a request, by way of a mail server', () => {
  it('arrives as a PDF that opens and holds what was written', async () => {
    const person = await portal.person({ groups: ['BR'], organisationIds: [orgs.NBL], language: 'zh' })
    const mei = requestCalls(portal, person.headers)
    const input = document({ commodity: 'Công ty Đèn Hải Phòng — 宁波灯具' })
    const { id, ediRef } = (await mei.submit({ document: input })).json.state
    const to = ['broker@lakeshore.example', 'dock@lakeshore.example']
    expect((await mei.documents({ id, to })).json).toEqual({ code: 'BR0060' })
    await portal.deliverMail()

    const letters = server.delivered.filter(({ mail }) => mail.attachments.length > 0)
    expect(letters.map((letter) => letter.to).sort()).toEqual(to.map((address) => [address]))
    for (const { mail, raw } of letters) {
      expect(mail.subject).toContain(input.customerReference)
      expect(raw).toMatch(/^Content-Type: multipart\/mixed/m)
      const [attached, ...others] = mail.attachments
      expect(others).toEqual([])
      expect(attached).toMatchObject({
        filename: `booking-request-${ediRef}-v1.pdf`,
        mimeType: 'application/pdf',
        disposition: 'attachment',
      })
      const pdf = Buffer.from(attached?.content as ArrayBuffer) // postal-mime gives bytes unless it is asked for text
      expect([pdf.subarray(0, 5).toString(), pdf.toString('latin1').trimEnd().endsWith('%%EOF')]).toEqual([
        '%PDF-',
        true,
      ])
      for (const part of [ediRef, input.customerReference, input.commodity]) expect(pdfText(pdf)).toContain(part)
    }
  })
})

describe('an approval, by way of a mail server', () => {
  const said = {
    en: ['ETD Ningbo (CNNGB)', 'CY cut-off', '2 × 40′ high cube (45G1)', 'Empty pickup depot', 'Beilun empty depot'],
    zh: ['宁波 (CNNGB) 预计开航', '截港 (CY)', '2 × 40尺高柜 (45G1)', '提空箱堆场', '北仑空箱堆场'],
    vi: ['ETD Ningbo (CNNGB)', 'Hạn hạ bãi (CY)', "2 × Cont 40' cao (45G1)", 'Bãi lấy container rỗng', 'rỗng Beilun'],
  }
  const dates = {
    departure: '2026-11-25 20:00 (UTC+8)',
    arrival: '2026-12-09 04:00 (UTC−8)',
    si: '2026-11-23 12:00 (UTC+8)',
    vgm: '2026-11-24 12:00 (UTC+8)',
    cy: '2026-11-24 18:00 (UTC+8)',
  }

  it.each(languages)(
    'tells in %s of vessel, dates, cut-offs, equipment and depot; so does its PDF',
    async (language) => {
      const person = await portal.person({ groups: ['BR'], organisationIds: [orgs.NBL], language })
      const mei = requestCalls(portal, person.headers)
      const { id, ediRef } = (await mei.submit({ document: document() })).json.state
      const bookingNo = newBookingNo()
      await portal.carrier('decisions', [
        decisionLine(ediRef, 1, 'approve', { bookingNo, emptyDepot: 'CNNGB-BLD', note: 'Bring it early' }),
      ])
      await mei.documents({ id, to: [person.username] })
      await portal.deliverMail()
      const letters = server.delivered.filter(({ to }) => to.includes(person.username)).map(({ mail }) => mail)
      const [approval] = letters.filter(({ attachments }) => attachments.length === 0)
      const [sheet] = letters.flatMap(({ attachments }) => attachments)
      const pdf = pdfText(Buffer.from(sheet?.content as ArrayBuffer)) // postal-mime gives bytes unless it is asked for text
      const parts = [bookingNo, '043E (FHM043E)', ...Object.values(dates), ...said[language]]
      for (const part of parts) {
        expect(approval?.text).toContain(part)
        expect(pdf).toContain(part)
      }
      expect(approval?.text).toContain('Bring it early')
      expect(pdf, 'dry cargo has no cut-off of its own').not.toMatch(/Special cargo|特殊货物|hàng đặc biệt/)
    },
  )

  it('of another vessel names its dates; a rejection names none', async () => {
    const person = await portal.person({ groups: ['BR'], organisationIds: [orgs.NBL], language: 'en' })
    const mei = requestCalls(portal, person.headers)
    const [moved, rejected] = [await mei.submit({ document: document() }), await mei.submit({ document: document() })]
    await portal.carrier('decisions', [
      decisionLine(moved.json.state.ediRef, 1, 'approve'),
      decisionLine(moved.json.state.ediRef, 1, 'changeVessel', { vvd: 'FWS102E' }),
      decisionLine(rejected.json.state.ediRef, 1, 'reject', { note: 'The vessel is full' }),
    ])
    await portal.deliverMail()
    const texts = server.delivered.filter(({ to }) => to.includes(person.username)).map(({ mail }) => mail.text ?? '')
    expect(texts.find((text) => text.includes('FWS102E'))).toContain('2026-11-27 20:00 (UTC+8)')
    const refusal = texts.find((text) => text.includes('The vessel is full'))
    expect(refusal).toBeDefined()
    expect(refusal).not.toMatch(/ETD|cut-off/)
  })
})

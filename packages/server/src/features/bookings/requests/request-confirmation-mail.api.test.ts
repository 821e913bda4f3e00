import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { pdfText } from '../../../ports/documents/pdf-text.fixture.ts'
import { startSmtpServer } from '../../../ports/mail/smtp-server.fixture.ts'
import { document, loadRequestWorld, requestCalls, TODAY } from './booking-request.fixture.ts'

let portal: Portal
let server: Awaited<ReturnType<typeof startSmtpServer>>
beforeAll(async () => {
  server = await startSmtpServer()
  portal = await startPortal({
    now: TODAY,
    settings: { smtpUrl: server.url, mailFrom: 'Fairway Lines <portal@fairway.test>' },
  })
})
afterAll(async () => {
  await portal.stop()
  await server.stop()
})

describe('the confirmation of a request, by way of a mail server', () => {
  it('arrives as a PDF that opens and holds what was written', async () => {
    const orgs = await loadRequestWorld(portal)
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

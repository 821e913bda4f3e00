import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { printedBill } from '../bill/bill-print.fixture.ts'
import { openFonts } from '../fonts.ts'
import { printDocument } from '../print-document.ts'
import { packedPdf, plainPdf } from './carrier-pdf.fixture.ts'
import { inspectPdf } from './pdf-inspection.ts'

const faultOf = (bytes: Buffer) => inspectPdf(bytes).fault

describe('a finished document is taken', () => {
  it('that we made ourselves, with its pages', async () => {
    const { bytes } = await printDocument(printedBill(), openFonts())
    expect(inspectPdf(bytes)).toEqual({ fault: undefined, pages: 1 })
  })
  it('with a table in plain text', () => expect(inspectPdf(plainPdf())).toEqual({ fault: undefined, pages: 1 }))
  it('with objects packed into streams', () => expect(inspectPdf(packedPdf())).toEqual({ fault: undefined, pages: 1 }))
  it('whose text speaks of JavaScript', () =>
    expect(faultOf(plainPdf({ catalog: '/Lang (/JavaScriptish)' }))).toBeUndefined())
})

describe('a file is not taken that', () => {
  it.each([
    ['is a zip', Buffer.from('PK\u0003\u0004 and so on')],
    ['is a zip before a PDF', Buffer.concat([Buffer.from('PK\u0003\u0004'), plainPdf()])],
    ['is a page of the web', Buffer.from('<html>%PDF-1.7')],
    ['is empty', Buffer.alloc(0)],
  ])('%s: no PDF', (_what, bytes) => expect(faultOf(bytes)).toBe('notPdf'))

  it.each([
    ['is cut off', plainPdf().subarray(0, 300)],
    ['has something behind its end', Buffer.concat([plainPdf(), Buffer.from('PK\u0003\u0004')])],
    ['is a head alone', Buffer.from('%PDF-1.7\n')],
    [
      'points its table elsewhere',
      Buffer.from(
        plainPdf()
          .toString('latin1')
          .replace(/startxref\n\d+/, 'startxref\n5'),
        'latin1',
      ),
    ],
    ['has no catalogue', plainPdf({ catalogType: 'Nothing' })],
    ['has no page', plainPdf({ count: 0 })],
    ['goes in a circle', Buffer.from(plainPdf().toString('latin1').replace('/Size', '/Prev 999999 /Size'), 'latin1')],
    ['packs its objects in another way', packedPdf({ filter: '/LZWDecode' })],
  ])('%s: broken', (_what, bytes) => expect(faultOf(bytes)).toBe('broken'))

  it('unpacks to more than any document: broken', () =>
    expect(faultOf(packedPdf({ stream: deflateSync(Buffer.alloc(200 * 1024 * 1024)) }))).toBe('broken'))

  it('is encrypted', () => expect(faultOf(plainPdf({ trailer: '/Encrypt 9 0 R' }))).toBe('encrypted'))

  it.each([
    [
      'runs a script when it is opened',
      plainPdf({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>' }),
    ],
    ['writes the name with numbers', plainPdf({ catalog: '/OpenAction << /S /J#61vaScript >>' })],
    ['hides a script in a packed object', packedPdf({ catalog: '/OpenAction << /S /JavaScript /JS (x) >>' })],
    ['starts a program', plainPdf({ page: '/AA << /O << /S /Launch /F (cmd.exe) >> >>' })],
    ['carries another file', plainPdf({ catalog: '/Names << /EmbeddedFiles 9 0 R >>' })],
    ['has a form that runs', plainPdf({ catalog: '/AcroForm << /XFA 9 0 R >>' })],
  ])('%s: active', (_what, bytes) => expect(faultOf(bytes)).toBe('active'))
})

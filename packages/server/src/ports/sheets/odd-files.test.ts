import { Refusal } from '@fairway/contract/kit/errors'
import fc from 'fast-check'
import readWithLibrary from 'read-excel-file/node'
import { expect, it } from 'vitest'
import { cleanText } from './cell-text.ts'
import { readFile } from './file-reading.ts'
import { inline, pack, sheetOf, workbookOf, workbookParts } from './workbook.fixture.ts'

/** Sheets, or a refusal; anything else is a fault of ours. */
async function endsWell(bytes: Buffer) {
  try {
    expect(await readFile(bytes)).toBeInstanceOf(Array)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    expect(error.code).toMatch(/^UP00(1[3-9]|2[0-5])$/)
  }
}

it('ends well with any bytes', () =>
  fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), (bytes) => endsWell(Buffer.from(bytes))),
    { numRuns: 300 },
  ))

it('ends well with any text', () =>
  fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 400 }), (text) => endsWell(Buffer.from(text))),
    { numRuns: 300 },
  ))

const change = fc.record({
  share: fc.double({ min: 0, max: 1, noNaN: true }),
  bytes: fc.uint8Array({ maxLength: 4 }),
  cut: fc.boolean(),
})

it('ends well with a workbook that was changed on the way', async () => {
  const whole = await pack(workbookParts())
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
      const bytes = changes.reduce((changed, { share, bytes, cut }) => {
        const at = Math.floor(share * changed.length)
        return Buffer.concat([
          changed.subarray(0, at),
          Buffer.from(bytes),
          changed.subarray(at + (cut ? 0 : bytes.length)),
        ])
      }, whole)
      await endsWell(bytes)
    }),
    { numRuns: 300 },
  )
})

it('ends well with XML that was changed before it was packed', async () => {
  const sheet = sheetOf(
    `<row r="1" s="1"><c r="A1" t="s"><v>0</v></c><c r="B1"><f>A1</f><v>1.5</v></c>${inline('x')}</row>`,
  )
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
      const changed = changes.reduce((text, { share, bytes }) => {
        const at = Math.floor(share * text.length)
        return text.slice(0, at) + Buffer.from(bytes).toString('latin1') + text.slice(at + bytes.length)
      }, sheet)
      await endsWell(await pack(workbookParts({ sheets: { Bookings: changed }, shared: '<si><t>a</t></si>' })))
    }),
    { numRuns: 200 },
  )
})

const writable = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .map(cleanText)
  .filter((text) => text.trim() === text && text !== '')
/** How XML can hold it. */
const isXml = (text: string) => !/[\ufffe\uffff]|_x[0-9a-f]{4}_/i.test(text)

it('reads every text as it was written, and as another reader does', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(writable.filter(isXml), { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 5 }),
      async (rows) => {
        const bytes = await workbookOf(
          rows
            .map(
              (cells, at) =>
                `<row r="${at + 1}">${cells.map((text, column) => inline(text).replace('<c', `<c r="${'ABCDE'[column]}${at + 1}"`)).join('')}</row>`,
            )
            .join(''),
        )
        const read = (await readFile(bytes))[0]?.rows.map(({ cells }) => cells.map((cell) => cell?.text))
        expect(read).toEqual(rows)
        const other = await readWithLibrary(bytes)
        expect(other[0]?.data.map((cells) => cells.filter((cell) => cell !== null))).toEqual(rows)
      },
    ),
    { numRuns: 50 },
  ))

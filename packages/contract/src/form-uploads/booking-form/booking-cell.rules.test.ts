import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RequestDocument } from '../../bookings/requests/booking-request.schema.ts'
import { Refusal } from '../../kit/errors.ts'
import { findTable } from '../form-table.rules.ts'
import type { SheetCell } from '../sheet.schema.ts'
import { readCell } from './booking-cell.rules.ts'
import { cell, fields, names, sheetOf } from './booking-form.fixture.ts'
import { readForms } from './booking-form.rules.ts'
import type { BookingColumn } from './booking-form.values.ts'
import { problemsFrom } from './booking-problem.rules.ts'
import { bookingSheet } from './booking-sheet.rules.ts'

const textOf = (field: BookingColumn, text: string, kind: SheetCell['kind'] = 'text') =>
  readCell(field, cell(text, kind), names).text

describe('the meaning of a cell', () => {
  it.each<[BookingColumn, string, string]>([
    ['customerReference', ' NL–1\n118\t', 'NL–1 118'],
    ['customerReference', 'NL\u200b-1\u202e\u0007', 'NL-1'],
    ['bookingNo', '３１０４４８２', '3104482'],
    ['serviceContract', 'sc1042 · Ningbo Lighting 2026', 'SC1042'],
    ['portOfLoading', 'cnngb', 'CNNGB'],
    ['portOfLoading', 'CNNGB · Ningbo', 'CNNGB'],
    ['portOfLoading', 'ＣＮＮＧＢ・宁波', 'CNNGB'],
    ['portOfLoading', 'Ningbo', 'CNNGB'],
    ['portOfLoading', '宁波', 'CNNGB'],
    ['portOfLoading', 'Atlantis', 'ATLANTIS'],
    ['portOfDischarge', 'LONG\u00a0 BEACH', 'USLGB'],
    ['equipment', "40' High Cube", '45G1'],
    ['equipment', '45g1 · 40 ft high cube', '45G1'],
    ['equipment', '40HQ', '45G1'],
    ['equipment', "40' hc", '45G1'],
    ['equipment', '20GP', '22G1'],
    ['equipment', '45HC', '45HC'],
    ['packageType', '纸箱', 'CT'],
    ['organisation', 'NBL · Ningbo Lighting Co., Ltd.', 'NBL'],
    ['organisation', 'Ningbo Lighting Co., Ltd.', 'NBL'],
    ['vvd', 'FHM 043E · Fairway Harmony', 'FHM043E'],
    ['vvd', 'fhm-043-e', 'FHM043E'],
    ['grossWeight', '１８４２０．５', '18420.5'],
    ['grossWeight', ' 18 420.5 ', '18420.5'],
    ['grossWeight', '18,420.5', '18420.5'],
    ['grossWeight', '1,234,567', '1234567'],
    ['grossWeight', '18.420,5', '18420.5'],
    ['grossWeight', '18,400', '18,400'],
    ['grossWeight', '18400 kg', '18400kg'],
    ['quantity', '２', '2'],
    ['temperature', '−18', '-18'],
    ['temperature', '－１８，５', '-18.5'],
    ['temperature', '-18 °C', '-18'],
    ['temperature', '2～8', '2~8'],
    ['temperatureUnit', '℃', 'C'],
    ['temperatureUnit', '°f', 'F'],
    ['freightTerm', 'cy/cy', 'CY-CY'],
    ['freightTerm', 'CY - Door', 'CY-DOOR'],
    ['freightTerm', 'Door to Ramp', 'DOOR-RAMP'],
    ['freightTerm', 'ＣＹ—ＣＹ', 'CY-CY'],
    ['freightTerm', '门到门', 'DOOR-DOOR'],
    ['freightTerm', 'Bãi - Kho', 'CY-DOOR'],
    ['freightTerm', 'CY-CY-CY', 'CY-CY-CY'],
    ['freightTerm', 'FOB', 'FOB'],
    ['paymentTerm', 'PREPAID', 'Prepaid'],
    ['paymentTerm', '到付', 'Collect'],
    ['paymentTerm', 'Bên thứ ba trả', 'Third party'],
    ['paymentTerm', 'Tra\u0309 tru\u031bo\u031b\u0301c', 'Prepaid'],
    ['paymentTerm', 'later', 'later'],
    ['flags', 'haz, OOG', 'HAZ,OOG'],
    ['flags', '危险品、超限货物', 'HAZ,OOG'],
    ['flags', "Shipper's own containers; Out of gauge", 'SOC,OOG'],
    ['flags', 'GES SOC', 'SOC,GES'],
    ['flags', 'Hàng nguy hiểm / GOH', 'HAZ,GOH'],
    ['etd', '2026-11-20', '2026-11-20'],
    ['etd', '2026/11/20', '2026-11-20'],
    ['etd', '２０２６年１１月２０日', '2026-11-20'],
    ['etd', '20-Nov-2026', '2026-11-20'],
    ['hazard.flashPoint', '23°C', '23'],
    ['hazard.flashPoint', 'n/a', 'N/A'],
    ['hazard.packageGroup', 'ⅱ', 'II'],
    ['hazard.emergencyPhone', '＋86 574 8688 1234', '+86 574 8688 1234'],
    ['shipper.address', '88 Beilun Rd \r\nNingbo\u2028China\u0000\t1', '88 Beilun Rd\nNingbo\nChina 1'],
    ['shipper.name', 'Ningbo\nLighting', 'Ningbo Lighting'],
    ['remarks', '=1+1', '=1+1'],
  ])('%s %j is %j', (field, input, read) => expect(textOf(field, input)).toBe(read))

  it('is a day in a cell of days, a number in one of numbers', () => {
    expect(textOf('etd', '2026-11-20', 'day')).toBe('2026-11-20')
    expect(textOf('etd', '20261120', 'number')).toBe('2026-11-20')
    expect(readCell('etd', cell('46346', 'number'), names).error).toEqual({ code: 'UP0027', args: ['46346'] })
    expect(textOf('customerReference', '20261118', 'number')).toBe('20261118')
  })
})

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '',
    '-18°C',
    '2026-11-20',
    '1,234.5',
    'CY-CY',
    'HAZ OOG',
    'CNNGB · Ningbo',
    '\ud800',
    'ß'.repeat(150),
    'ΐ'.repeat(100),
  ),
  fc.string({ minLength: 1990, maxLength: 2000 }),
)
const anyCell: fc.Arbitrary<SheetCell | null> = fc.option(
  fc
    .record({
      kind: fc.constantFrom<SheetCell['kind'][]>('text', 'number', 'day', 'truth', 'broken'),
      text: anyText,
      isCut: fc.constantFrom(undefined, true as const),
    })
    .map(({ kind, text, isCut }) => ({ kind, text, ...(isCut && { isCut }) })),
)

it('any cells give documents that can be stored, with rows that exist', () => {
  const heading = sheetOf([fields]).rows
  fc.assert(
    fc.property(
      fc.array(fc.array(anyCell, { maxLength: fields.length + 2 }), { minLength: 1, maxLength: 6 }),
      (rows) => {
        const sheet = {
          name: 'x',
          merged: [],
          rows: [...heading, ...rows.map((cells, at) => ({ row: at + 2, cells }))],
        }
        try {
          const table = findTable(bookingSheet, [sheet], 'zh')
          for (const form of readForms(table, names)) {
            expect(RequestDocument.parse(form.document)).toEqual(form.document)
            const numbers = table.rows.map(({ row }) => row)
            expect(numbers).toEqual(expect.arrayContaining([form.row, form.lastRow, ...form.containerRows]))
            expect(form.document.containers).toHaveLength(form.containerRows.length)
            const problems = problemsFrom(table, form, [{ path: 'containers.0.quantity', code: 'BR0029', args: [] }])
            for (const { row } of [...form.problems, ...problems]) expect(numbers).toContain(row)
          }
        } catch (error) {
          // only empty cells
          expect(error).toEqual(new Refusal('UP0020'))
        }
      },
    ),
    { numRuns: 300 },
  )
})

it('any sheets are a table or refused with a code', () => {
  const anySheet = fc.record({
    name: fc.string(),
    merged: fc.array(fc.string(), { maxLength: 2 }),
    rows: fc.array(fc.record({ row: fc.integer({ min: 1, max: 50 }), cells: fc.array(anyCell, { maxLength: 4 }) }), {
      maxLength: 4,
    }),
  })
  fc.assert(
    fc.property(fc.array(anySheet, { maxLength: 3 }), (sheets) => {
      expect(() => findTable(bookingSheet, sheets, 'en')).toThrow(Refusal)
    }),
  )
})

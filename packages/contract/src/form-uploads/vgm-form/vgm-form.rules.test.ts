import { describe, expect, it } from 'vitest'
import { languages } from '../../shared/language.ts'
import { lampContainer, secondContainer, weighedDocument, weighingFacts } from '../../vgm/vgm.fixture.ts'
import { checkVgm } from '../../vgm/vgm.rules.ts'
import { cell, names, sheetOf } from '../booking-form/booking-form.fixture.ts'
import { findTable } from '../form-table.rules.ts'
import type { SheetCell } from '../sheet.schema.ts'
import { meaningsOf, readWeighings, vgmProblemsFrom } from './vgm-form.rules.ts'
import { type VgmColumn, vgmColumns } from './vgm-form.values.ts'
import { vgmColumnName, vgmColumnOf, vgmSheet } from './vgm-sheet.rules.ts'

type Values = Partial<Record<VgmColumn, string | SheetCell>>
const fields = vgmColumns.map(({ field }) => field)
const { signatory, authorisedParty, weighedAt, weighedPlace, bookingNo, reference } = weighedDocument
const line = (more: Values = {}): Values => ({
  ...{ bookingNo, reference, containerNo: lampContainer.containerNo, method: 'SM1', unit: 'KG', mass: '24000' },
  ...{ signatory, authorisedParty, weighedAt, weighedPlace },
  ...more,
})
const other = (more: Values = {}) => line({ containerNo: secondContainer.containerNo, ...more })
const tableOf = (...rows: Values[]) => {
  const cells = rows.map((values) => fields.map((field) => values[field] ?? null))
  return findTable(vgmSheet, [sheetOf([fields, ...cells], 'VGM')], 'en')
}
const read = (...rows: Values[]) => readWeighings(tableOf(...rows), names)
const problemsOf = (...rows: Values[]) => {
  const table = tableOf(...rows)
  const facts = { ...weighingFacts, needsWeights: true }
  return readWeighings(table, names).flatMap((form) => {
    const violations = checkVgm({ ...form.document, carrier: 'FWYL' }, facts)
    return [...form.problems, ...vgmProblemsFrom(table, form, violations)].map((one) => [
      one.row,
      one.field,
      one.code,
      ...one.args,
    ])
  })
}

describe('the form of verified gross mass', () => {
  it('is the document that somebody would type', () => {
    const [form] = read(line())
    expect(form?.document).toEqual({ ...weighedDocument, carrier: '' })
    expect(problemsOf(line())).toEqual([])
  })

  it.each(languages)('has headings of its own for each column in %s, and knows them again', (language) => {
    const headings = fields.map((field) => vgmColumnName(field, language))
    expect(new Set(headings).size).toBe(headings.length)
    for (const field of fields) expect(vgmColumnOf(`${vgmColumnName(field, language)} *`)).toBe(field)
  })

  it('knows methods, units, numbers and times as people write them', () => {
    const written = { method: 'Method 2', unit: '磅', weighedAt: cell('2026-11-14', 'day'), cargo: '２０,０００.5' }
    const [form] = read(line({ ...written, containerNo: 'fwyu 482913-0', mass: '', tare: '3940' }))
    expect(form?.document.rows).toMatchObject([
      { containerNo: 'FWYU4829130', method: 'SM2', unit: 'LB', cargo: '20000.5' },
    ])
    const momentOf = (weighedAtCell: string | SheetCell) =>
      read(line({ weighedAt: weighedAtCell }))[0]?.document.weighedAt
    expect(momentOf({ kind: 'day', text: '2026-11-14', time: '09:30' })).toBe('2026-11-14 09:30')
    expect(['2026/11/14 9:30', '14-Nov-2026 09:30:12', '2026-11-14T09:30', '14/11/2026 9h30'].map(momentOf)).toEqual(
      Array(4).fill('2026-11-14 09:30'),
    )
    expect(momentOf('03/04/2026 09:30')).toBe('03/04/2026 09:30')
  })

  it('knows the headings of weighbridges', () =>
    expect(['Cntr No.', 'VGM', 'Tare', 'UOM', '地磅', 'Trạm cân'].map(vgmColumnOf)).toEqual([
      'containerNo', 'mass', 'tare', 'unit', 'weighedPlace', 'weighedPlace',
    ])) // biome-ignore format: in pairs
})

describe('the rows of a booking', () => {
  it('may stand anywhere, and name it once or by its bill', () => {
    const forms = read(line(), line({ bookingNo: '7000002' }), other({ bookingNo: '', blNo: 'FWYL700000101' }))
    expect(forms.map(({ bookingNo: number, rows }) => [number, rows])).toEqual([
      ['7000001', [2, 4]],
      ['7000002', [3]],
    ])
    const [below] = read(line(), { ...other(), bookingNo: '', reference: '' })
    expect(below?.rows).toEqual([2, 3])
    const [bill] = read(line({ bookingNo: '', blNo: 'fwyl 7000001 01' }))
    expect(bill?.document).toMatchObject({ bookingType: 'B/L', bookingNo: 'FWYL700000101' })
  })

  it('are signed by the first of them, unless they name somebody else', () => {
    const [form] = read(line(), other({ signatory: '', authorisedParty: '', weighedAt: '', weighedPlace: 'Zhenhai' }))
    expect(form?.document).toMatchObject({
      signatory: 'Li Na',
      rows: [{ weighedPlace: '' }, { weighedPlace: 'Zhenhai' }],
    })
    expect(problemsOf(line(), other({ signatory: '' }))).toEqual([])
  })

  it('say where each fault is', () => {
    expect(problemsOf(line(), line())).toEqual([[3, 'containerNo', 'VGM0014', 'FWYU4829130']])
    expect(problemsOf(line({ containerNo: 'FWYU4829131' }))[0]).toEqual([
      2,
      'containerNo',
      'VGM0013',
      'FWYU4829131',
      'FWYU4829130',
    ])
    expect(problemsOf(line(), other({ reference: 'OTHER' }))).toEqual([[3, 'reference', 'UP0029', '7000001']])
    expect(problemsOf(line({ mass: '' }))).toEqual([[2, 'mass', 'VGM0017']])
    expect(problemsOf(line({ method: 'SM3', unit: 'T' })).map(([, field, code]) => [field, code])).toEqual([
      ['method', 'VGM0015'],
      ['unit', 'VGM0016'],
    ])
    expect(problemsOf(line({ weighedAt: '2026-11-14' }))).toEqual([[2, 'weighedAt', 'VGM0028']])
  })

  it('say what was understood of a weight that cannot be', () => {
    const faultOf = (mass: string | SheetCell) => problemsOf(line({ mass }))[0]?.slice(2)
    expect(faultOf('12,5')).toEqual(['VGM0024', '12.5 KG', '3940 KG'])
    expect(faultOf('12.500')).toEqual(['VGM0024', '12.5 KG', '3940 KG'])
    expect(faultOf('24,500')).toEqual(['VGM0020', '24,500', '24500', '24.5'])
    expect(faultOf('32501')).toEqual(['VGM0025', '32501 KG', '32500 KG'])
    expect(faultOf('-24000')).toEqual(['VGM0022'])
    expect(faultOf('0')).toEqual(['VGM0022'])
    expect(faultOf(cell('1000000000', 'number'))).toEqual(['VGM0021'])
    expect(faultOf('1e9')).toEqual(['VGM0019', '1e9'])
    expect(faultOf('24000 kg')?.[0]).toBe('VGM0019')
    const parts = { method: 'SM2', cargo: '20000', dunnage: '60', tare: '3940' }
    expect(problemsOf(line({ ...parts, mass: '24001' }))[0]?.slice(2)).toEqual(['VGM0023', '24001 KG', '24000 KG'])
    expect(problemsOf(line({ ...parts, mass: '' }), other({ unit: 'LB', mass: '52910.5' }))).toEqual([])
  })

  it('show how weights were understood where the cell says something else', () => {
    const table = tableOf(
      line({ mass: '24.180,5' }),
      other({ method: 'SM2', mass: '', unit: 'LB', cargo: cell('43651', 'number'), tare: '8686.2' }),
    )
    expect(readWeighings(table, names).flatMap((form) => meaningsOf(table, form))).toEqual([
      { row: 2, field: 'mass', text: '24180.5 KG' },
      { row: 3, field: 'mass', text: '52337.2 LB' },
    ])
  })
})

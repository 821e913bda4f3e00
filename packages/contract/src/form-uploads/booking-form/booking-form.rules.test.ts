import { describe, expect, it } from 'vitest'
import { facts } from '../../bookings/requests/booking-request.fixture.ts'
import { checkRequest } from '../../bookings/requests/booking-request.rules.ts'
import { RequestDocument } from '../../bookings/requests/booking-request.schema.ts'
import { Refusal } from '../../kit/errors.ts'
import { findTable } from '../form-table.rules.ts'
import { sharedIds } from '../repeated-ids.rules.ts'
import { cell, formOf, goodRow, names, type RowValues } from './booking-form.fixture.ts'
import { idsOf, readForms } from './booking-form.rules.ts'
import { problemsFrom } from './booking-problem.rules.ts'
import { bookingSheet } from './booking-sheet.rules.ts'

const read = (...rows: RowValues[]) => readForms(findTable(bookingSheet, [formOf(...rows)], 'en'), names)
/** All errors in a file, as `B3 UP0029`. */
function errorsIn(...rows: RowValues[]) {
  const table = findTable(bookingSheet, [formOf(...rows)], 'en')
  return readForms(table, names)
    .flatMap((form) => [...form.problems, ...problemsFrom(table, form, checkRequest(form.document, facts))])
    .map(({ column, row, code, args }) => [`${column}${row} ${code}`, ...args].join(' '))
}
const more = { equipment: '22G1', quantity: '1', packageType: 'PX', packages: '20' }
const { customerReference: _, ...nameless } = goodRow
const other = { ...goodRow, customerReference: 'NL-2' }
const reefer = { ...goodRow, flags: 'REEFER', equipment: '45R1', temperature: '-18', temperatureUnit: 'C' }

it('reads a valid booking', () => {
  const [form, ...others] = read(goodRow)
  expect(others).toEqual([])
  expect(form).toMatchObject({ row: 2, lastRow: 2, containerRows: [2], organisation: undefined, problems: [] })
  expect(form?.document).toEqual(
    RequestDocument.parse({
      customerReference: 'NL-2026-1118',
      serviceContract: 'SC1042',
      portOfLoading: 'CNNGB',
      portOfDischarge: 'USLGB',
      placeOfReceipt: 'CNNGB',
      freightTerm: 'CY-CY',
      paymentTerm: 'Prepaid',
      departureFrom: '2026-11-24',
      departureTo: '2026-11-24',
      vvd: 'FHM043E',
      shipper: { name: 'Ningbo Lighting Co., Ltd.', address: '88 Beilun Rd\nNingbo 315800' },
      consignee: { name: 'Lakeshore Home, Inc.', address: '200 W Lake St\nChicago, IL 60606' },
      commodity: 'LED lighting fixtures',
      grossWeight: '18420.5',
      cube: '61.2',
      containers: [{ equipment: '45G1', quantity: '2', packageType: 'CT', packages: '640' }],
    }),
  )
  expect(errorsIn(goodRow)).toEqual([])
})

describe('rows of one booking', () => {
  it('are those that repeat its reference, whole or with containers alone, and those with containers and no reference', () => {
    const { customerReference, ...again } = goodRow
    const forms = read(goodRow, { customerReference, ...more }, more, goodRow, {}, other)
    expect(forms.map(({ row, lastRow, containerRows }) => [row, lastRow, containerRows])).toEqual([
      [2, 5, [2, 3, 4, 5]],
      [7, 7, [7]],
    ])
    expect(forms[0]?.document.containers.map(({ equipment }) => equipment)).toEqual(['45G1', '22G1', '22G1', '45G1'])
    expect(forms.flatMap(({ problems }) => problems)).toEqual([])
    expect(read({ ...again, bookingNo: '3104482' }, { bookingNo: '3104482', ...more })).toHaveLength(1)
  })

  it('need not begin with containers', () => {
    const { equipment, quantity, packageType, packages, ...head } = goodRow
    expect(read(head, more)[0]).toMatchObject({ row: 2, lastRow: 3, containerRows: [3] })
    expect(errorsIn(head)).toEqual(['AA2 BR0028'])
  })

  it('agree about the booking, or leave it empty', () => {
    const changed = { ...goodRow, vvd: 'FHM044E', commodity: 'Lamps', temperature: '' }
    expect(errorsIn(goodRow, changed)).toEqual(['N3 UP0029 NL-2026-1118', 'X3 UP0029 NL-2026-1118'])
    expect(errorsIn(goodRow, { ...more, remarks: 'Handle with care' })).toEqual(['AR3 UP0029 NL-2026-1118'])
    expect(
      errorsIn(goodRow, { ...goodRow, paymentTerm: '预付', vvd: 'fhm 043e', grossWeight: cell('18420.5', 'number') }),
    ).toEqual([])
    const numbered = (bookingNo: string) => ({ ...goodRow, bookingNo })
    expect(errorsIn(numbered('3104482'), numbered('3104483'))).toEqual(['B3 UP0029 NL-2026-1118'])
  })

  it('are next to each other', () => {
    expect(errorsIn(goodRow, other, goodRow)).toEqual(['A4 UP0030 NL-2026-1118'])
    expect(errorsIn({ ...goodRow, bookingNo: '3104482' }, { ...other, bookingNo: '3104482' })).toEqual([
      'A3 UP0029 3104482',
    ])
    const numbered = (bookingNo: string) => ({ ...nameless, bookingNo })
    expect(errorsIn(numbered('3104482'), numbered('3104483'), numbered('3104482'))).toContain('B4 UP0030 3104482')
  })

  it('have an id: a row that starts a booking without one does not join the booking above', () => {
    expect(errorsIn(goodRow, nameless)).toEqual(['A3 UP0001'])
    expect(errorsIn(more)[0]).toBe('M2 UP0007')
    expect(errorsIn(more)).toContain('A2 UP0001')
    expect(errorsIn({ ...nameless, bookingNo: '3104482' })).toEqual(['A2 BR0010'])
  })

  it('have one temperature', () => {
    const [form] = read(
      reefer,
      { ...reefer, temperature: '-18.0' },
      { equipment: '45R1', temperature: '4', quantity: '1', packageType: 'CT' },
    )
    expect(form?.document).toMatchObject({ temperature: '-18', temperatureUnit: 'C' })
    expect(errorsIn(reefer, { ...reefer, temperature: '-18.0' })).toEqual([])
    expect(errorsIn(reefer, { ...reefer, temperature: '4' })).toEqual(['AE3 BR0045'])
    expect(errorsIn({ ...reefer, temperature: '-18 ℃', temperatureUnit: '' })).toEqual([])
    expect(errorsIn({ ...reefer, temperature: '-18°F' })).toEqual(['AE2 BR0068 -18°F'])
  })

  it('do not exceed the limits of a booking or a file', () => {
    const rows = new Array(501).fill(goodRow)
    const [form] = read(...rows)
    expect(form?.document.containers).toHaveLength(500)
    expect(form?.problems.map(({ row, code }) => [row, code])).toEqual([[502, 'UP0024']])
    const bookings = rows.map((row, at) => ({ ...row, customerReference: `NL-${at}` }))
    expect(read(...bookings.slice(1))).toHaveLength(500)
    expect(() => read(...bookings)).toThrow(new Refusal('UP0036', ['500']))
  })
})

it.each<[string, RowValues, string[]]>([
  ['no shipper', { 'shipper.name': '' }, ['O2 UP0003']],
  ['no shipper address', { 'shipper.address': '' }, ['P2 UP0004']],
  ['no consignee', { 'consignee.name': '' }, ['R2 UP0005']],
  ['no consignee address', { 'consignee.address': '' }, ['S2 UP0006']],
  ['no ETD', { etd: '' }, ['M2 UP0007']],
  ['a day that is over', { etd: '2026-11-01' }, ['M2 BR0008']],
  ['a day with two readings', { etd: '03/04/2027' }, ['M2 UP0027 03/04/2027']],
  ['a day that does not exist', { etd: '2026-11-31' }, ['M2 UP0027 2026-11-31']],
  ['no cube', { cube: '' }, ['Z2 UP0032']],
  ['a formula without a value', { cube: cell('#REF!', 'broken'), grossWeight: cell('#N/A', 'broken') }, ['Y2 UP0028 #N/A', 'Z2 UP0028 #REF!']],
  ['a text that is too long', { remarks: { kind: 'text', text: 'x'.repeat(2000), isCut: true } }, ['AR2 UP0035 2000']],
  ['a name that is too long', { 'shipper.name': 'x'.repeat(201) }, ['O2 UP0035 200']],
  ['special cargo that is none', { flags: 'SOC, fragile' }, ['AG2 UP0037 fragile HAZ, REEFER, SOC, OOG, GOH, NOR, GES']],
  ['a port that is not allowed', { portOfLoading: 'VNHPH' }, ['J2 UP0008 VNHPH']],
  ['no port', { portOfLoading: '' }, ['J2 BR0013']],
  ['a weight with its unit', { grossWeight: '18400 kg' }, ['Y2 BR0068 18400kg']],
  ['a weight of two readings', { grossWeight: '18,400' }, ['Y2 BR0069 18,400 18400 18.4']],
  ['an unknown equipment type', { equipment: '99X9' }, ['AA2 BR0052 99X9']],
])('finds %s', (_case, change, expected) => expect(errorsIn({ ...goodRow, ...change })).toEqual(expected)) // biome-ignore format: one case on each line

it('quotes the cell, and names a field that the sheet has no column for', () => {
  const table = findTable(bookingSheet, [formOf({ ...goodRow, etd: '03/04/2027' })], 'en')
  const narrow = { ...table, columns: table.columns.filter(({ field }) => field !== 'placeOfDelivery') }
  const [form] = readForms(narrow, names)
  if (!form) throw new Error('there is one')
  expect(form.problems).toMatchObject([{ sheet: 'Bookings', row: 2, column: 'M', field: 'etd', value: '03/04/2027' }])
  const missing = { path: 'placeOfDelivery', code: 'BR0050', args: [] }
  const foreign = { path: 'somewhere.else', code: 'GE0012', args: [] }
  expect(problemsFrom(narrow, form, [missing, foreign])).toEqual([
    { sheet: 'Bookings', row: 2, column: null, field: 'placeOfDelivery', value: '', code: 'BR0050', args: [] },
    { sheet: 'Bookings', row: 2, column: null, field: 'somewhere.else', value: '', code: 'GE0012', args: [] },
  ])
})

it('identifies a booking by its reference and its number, and finds those that are in several files', () => {
  expect(read({ ...goodRow, bookingNo: '3104482' }).map(idsOf)).toEqual([['NL-2026-1118', '3104482']])
  expect(sharedIds([{ ids: ['A', 'B', 'A'] }, { ids: ['C', 'B'] }, { ids: ['C'] }])).toEqual(['B', 'C'])
  expect(sharedIds([])).toEqual([])
})

import { expect, it } from 'vitest'
import { columnMaker } from '../../listing/column-maker.tsx'
import { fileColumns, rowOf } from './export-sheet.ts'

const list = {
  containerNo: ['FWYU0463485', 'FWYU4829130'],
  bookingNo: ['3104482', '3104439'],
  blNumbers: ['FWYL310448201', null],
  arrivalAt: ['2026-11-21T14:00:00Z', null],
  arrivalBasis: ['estimated', null],
  weightKg: ['21450.5', null],
}
const labels = {
  title: (id: keyof typeof list) => id,
  basis: (basis: string) => basis,
  wall: () => '2026-11-21 06:00',
  hover: () => '',
  inFile: { zone: () => 'UTC-8', zoneTitle: (of: string) => `${of} zone`, basisTitle: (of: string) => `${of} basis` },
}
const make = columnMaker(list, labels)
const columns = [
  make.text('containerNo', (row) => `shown ${list.containerNo[row]}`, {
    value: (row) => list.containerNo[row] ?? null,
  }),
  make.moment('arrivalAt', undefined, { basis: 'arrivalBasis' }),
  make.number('weightKg'),
  make.text('bookingNo', undefined, { isHiddenAtFirst: true, isInEveryFile: true }),
  make.text('blNumbers', undefined, { isHiddenAtFirst: true, isInEveryFile: true }),
  make.basis('arrivalBasis', { isHiddenAtFirst: true }),
]
const exported = (...shown: number[]) =>
  fileColumns(
    columns,
    columns.filter((_, at) => shown.includes(at)).map((column) => ({ column, widthPx: 100 })),
  ).map(({ column }) => column)

it('a file has booking and B/L behind the container, and a column each for the zone and for what is an estimate', () => {
  const columnsOfFile = exported(0, 1, 2)
  expect(columnsOfFile.map(({ title }) => title)).toEqual([
    'containerNo', 'bookingNo', 'blNumbers', 'arrivalAt', 'arrivalAt zone', 'arrivalAt basis', 'weightKg',
  ]) // biome-ignore format: one line as in the file
  expect(rowOf(columnsOfFile, 0)).toEqual([
    'FWYU0463485', '3104482', 'FWYL310448201', '2026-11-21 06:00', 'UTC-8', 'estimated', 21_450.5,
  ]) // biome-ignore format: as above
  expect(rowOf(columnsOfFile, 1)).toEqual(['FWYU4829130', '3104439', '', '', '', '', ''])
})

it('no column comes twice, however many are shown', () =>
  expect(exported(0, 1, 2, 3, 4, 5).map(({ id }) => id)).toEqual([
    'containerNo', 'arrivalAt', 'arrivalAtZone', 'weightKg', 'bookingNo', 'blNumbers', 'arrivalBasis',
  ])) // biome-ignore format: as above

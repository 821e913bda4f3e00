import { describe, expect, it } from 'vitest'
import { gridColumns, headsOf } from './grid-columns.ts'
import { twoBookings } from './sheet.fixture.ts'
import { emptySheetRow } from './sheet-row.rules.ts'

const columns = gridColumns({
  labelOf: (field) => field,
  methodName: (method) => `${method}: how`,
  bookings: twoBookings,
  named: () => new Set(),
})
const columnOf = (name: string) => {
  const column = columns.find((one) => one.name === name)
  if (!column) throw new Error(`no column ${name}`)
  return column
}

describe('the grid of weights', () => {
  it.each([
    ['containerNo', 'fwyu 482913-0', 'FWYU4829130'],
    ['method', 'Method 2', 'SM2'],
    ['method', 'sm1', 'SM1'],
    ['unit', 'kgs', 'KG'],
    ['unit', '磅', 'LB'],
    ['unit', 'stone', 'STONE'],
    ['mass', ' 24500 ', '24500'],
  ])('%s reads %s as %s', (name, text, value) => expect(columnOf(name).read?.(text)).toBe(value))

  it('shows the sum of SM2 in place of a mass, and a mass that was pasted all the same', () => {
    const row = { ...emptySheetRow('7000001'), method: 'SM2', cargo: '20000.5', dunnage: '', tare: '3940' }
    const { computed } = columnOf('mass')
    expect(computed?.(row)).toBe('23940.5')
    expect(computed?.({ ...row, cargo: 'x' })).toBe('')
    expect(computed?.({ ...row, mass: '24000' })).toBeUndefined()
    expect(computed?.({ ...row, method: 'SM1' })).toBeUndefined()
  })

  it('offers the containers of the booking of the row alone', () => {
    const offered = columnOf('containerNo').offer?.('', emptySheetRow('7000002'))
    expect(offered?.map(({ value }) => value)).toEqual(['CSQU3054383'])
  })

  it('names its columns by their own names too, so that a block without heads can be given some', () =>
    expect(columns.every(({ name, heads }) => heads?.some((head) => head === name))).toBe(true))
})

describe('a pasted block without heads', () => {
  it.each([
    [
      ['FWYU4829130', '24000'],
      ['containerNo', 'mass'],
    ],
    [
      ['FWYU4829130', 'SM1', '24000', 'kg'],
      ['containerNo', 'method', 'mass', 'unit'],
    ],
    [
      ['FWYU4829130', '20000', '60', '3940'],
      ['containerNo', 'cargo', 'dunnage', 'tare'],
    ],
    [
      ['FWYU4829131', '24,000'],
      ['containerNo', 'mass'],
    ],
    [['FWYU4829130', '20000', '60'], undefined],
    [['FWYU4829130', 'lamps', '24000'], undefined],
    [['Container', 'VGM'], undefined],
    [['FWYU4829130'], undefined],
    [['24000', '25000'], undefined],
  ])('%j has the columns %j', (line, fields) => expect(headsOf([line])).toEqual(fields))
})

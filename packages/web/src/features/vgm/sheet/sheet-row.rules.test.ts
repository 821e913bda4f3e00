import { lampContainer } from '@fairway/contract/vgm/vgm.fixture'
import { stateRow } from '@fairway/contract/vgm/vgm-rows.rules'
import { describe, expect, it } from 'vitest'
import { bookingWith, twoBookings } from './sheet.fixture.ts'
import { documentOf, type SheetRow, sheetOf } from './sheet.rules.ts'
import {
  containerStatus,
  doubtfulWeights,
  emptySheetRow,
  settleRow,
  settleRows,
  tidyWeight,
  understoodAs,
} from './sheet-row.rules.ts'

const bookings = twoBookings()
const [first, second] = sheetOf(bookings).rows as [SheetRow, SheetRow] // one row for each booking
const settle = (next: SheetRow, before: SheetRow | undefined, ...written: string[]) =>
  settleRow(next, before, { written: new Set(written), bookings })

describe('what follows from a changed row', () => {
  it('converts the weights of a row whose unit was chosen, exactly and back', () => {
    const weighed = { ...first, mass: '24000' }
    const pounds = settle({ ...weighed, unit: 'LB' }, weighed, 'unit')
    expect([pounds.mass, pounds.tare]).toEqual(['52910.943', '8686.213'])
    expect(settle({ ...pounds, unit: 'KG' }, pounds, 'unit')).toEqual(weighed)
  })

  it('takes weights that were pasted together with their unit as they are', () => {
    const before = { ...first, mass: '24000' }
    const pasted = settle({ ...before, unit: 'LB', mass: '24000' }, before, 'unit', 'mass')
    expect([pasted.mass, pasted.tare]).toEqual(['24000', '8686.213'])
  })

  it('adds up a row whose parts are given, and drops a typed mass when SM2 is chosen', () => {
    expect(settle({ ...first, cargo: '20000' }, first, 'cargo').method).toBe('SM2')
    expect(settle({ ...first, cargo: '20000', mass: '1' }, first, 'cargo').method).toBe('SM1')
    expect(settle({ ...first, method: 'SM2', mass: '24000' }, { ...first, mass: '24000' }, 'method').mass).toBe('')
  })

  it('fills in the tare of the container that is named, in the unit of the row', () => {
    const empty = { ...emptySheetRow('7000001'), unit: 'LB' }
    expect(settle({ ...empty, containerNo: 'FWYU4829130' }, empty, 'containerNo').tare).toBe('8686.213')
    expect(settle({ ...empty, containerNo: 'FWYU4829130', tare: '9' }, empty, 'containerNo', 'tare').tare).toBe('9')
  })

  it('leaves a row alone from which nothing follows', () => {
    const next = { ...first, mass: '24000' }
    expect(settle(next, first, 'mass')).toBe(next)
  })
})

describe('pasted rows', () => {
  it('go to the booking that has their container, and stand booking by booking', () => {
    const known = { ...emptySheetRow(), containerNo: first.containerNo, mass: '24000' }
    const unknown = { ...emptySheetRow(), containerNo: 'MSKU9070323' }
    const rows = settleRows([second, known, unknown], [second], { written: new Set(['containerNo', 'mass']), bookings })
    expect(rows.map(({ bookingNo, containerNo }) => `${bookingNo} ${containerNo}`)).toEqual([
      '7000001 FWYU4829130',
      '7000001 MSKU9070323',
      '7000002 CSQU3054383',
    ])
  })

  it('are the same rows where nothing follows from them', () => {
    const rows = [{ ...first, mass: '1' }, second]
    expect(settleRows(rows, [first, second], { written: new Set(['mass']), bookings })).toBe(rows)
  })
})

describe('how a weight was understood', () => {
  it.each([
    ['12,5', '12.5'],
    ['12.500', '12.5'],
    ['24 500', '24500'],
    ['24,500.5', '24500.5'],
    ['24500', undefined],
    ['24500.5', undefined],
    ['24,500', undefined],
    ['heavy', undefined],
  ])('%s is %s', (text, read) => expect(understoodAs(text)).toBe(read))

  it('is said at its cell, and the text stays as it was typed', () => {
    const sheet = { ...sheetOf(bookings), rows: [{ ...first, mass: '12,5' }] }
    expect(doubtfulWeights(sheet)).toEqual([{ path: 'rows.0.mass', read: '12.5', text: '12,5', unit: 'KG' }])
    expect([tidyWeight(' 12,5 '), tidyWeight('２４５００'), tidyWeight('24500.5')]).toEqual([
      '12,5',
      '24500',
      '24500.5',
    ])
  })
})

describe('the status of a container', () => {
  const sheet = sheetOf([bookingWith('7000001')])
  const weighed = { ...first, mass: '24000' }
  const statusOf = (row: SheetRow, booking = bookingWith('7000001')) => containerStatus(row, sheet, booking)
  it('is what the carrier has of it, or what is still to be done', () => {
    expect(statusOf(first)).toBe('NotWeighed')
    expect(statusOf(weighed)).toBe('NotSent')
    expect(statusOf(first, bookingWith('7000001', [{ ...lampContainer, isLoaded: true }]))).toBe('Loaded')
    const [head] = sheet.bookings
    if (!head) throw new Error('the sheet has a booking')
    const { bookingNo: _, ...row } = weighed
    const document = documentOf(sheet, head)
    const sent = { ...bookingWith('7000001'), sent: { ...document, rows: [stateRow(row, document)] } }
    expect(statusOf(weighed, sent)).toBe('Submitted')
    expect(statusOf({ ...weighed, mass: '24001' }, sent)).toBe('Changed')
  })
})

import { vgmFactsOf } from '@fairway/contract/vgm/vgm.rules'
import { describe, expect, it } from 'vitest'
import { bookingWith, twoBookings } from './sheet.fixture.ts'
import {
  bookingsToSend,
  checkSheet,
  countToSend,
  documentOf,
  isSignedOnce,
  pathsIn,
  sheetOf,
  type VgmSheet,
  warnSheet,
} from './sheet.rules.ts'

const bookings = twoBookings()
const factsOf = (bookingNo: string) => {
  const booking = bookings.find(({ header }) => header.bookingNo === bookingNo)
  return booking && vgmFactsOf(booking)
}
const withMass = (sheet: VgmSheet, at: number, mass: string): VgmSheet => ({
  ...sheet,
  rows: sheet.rows.map((row, nth) => (nth === at ? { ...row, mass } : row)),
})
const codes = (sheet: VgmSheet, once = true) =>
  checkSheet(sheet, factsOf, once).map(({ path, code }) => `${path} ${code}`)

describe('a sheet of several bookings', () => {
  it('holds the documents of its bookings, and gives them back as they were', () => {
    const sheet = sheetOf(bookings)
    expect(sheet.rows.map(({ bookingNo }) => bookingNo)).toEqual(['7000001', '7000002'])
    expect(sheet.bookings.map((booking) => documentOf(sheet, booking))).toEqual(
      bookings.map(({ document }) => document),
    )
  })

  it('finds the field of a document in the sheet, wherever its row stands', () => {
    const sheet = sheetOf(bookings)
    const paths = ['rows.0.mass', 'reference', '', 'rows'].map(pathsIn(sheet, 1))
    expect(paths).toEqual(['rows.1.mass', 'bookings.1.reference', '', 'rows'])
  })

  it('sends the bookings that have a weight, and asks for one where none has', () => {
    const sheet = sheetOf(bookings)
    expect(codes(sheet)).toEqual(['rows VGM0010'])
    const second = withMass(sheet, 1, '24000')
    expect([bookingsToSend(second).map(({ of }) => of), countToSend(second)]).toEqual([['7000002'], 1])
    expect(codes(second)).toEqual([])
    const one = sheetOf([bookingWith('7000001')])
    expect([bookingsToSend(one).length, countToSend(one)]).toEqual([1, 1])
  })

  it('names the cell that is wrong by its place in the grid', () => {
    expect(codes(withMass(sheetOf(bookings), 1, '100'))).toEqual(['rows.1.mass VGM0024'])
  })

  it('misses a signature once where one stands for all, and in each booking where each has its own', () => {
    const weighed = withMass(withMass(sheetOf(bookings), 0, '24000'), 1, '24000')
    const unsigned = { ...weighed, bookings: weighed.bookings.map((one) => ({ ...one, signatory: '' })) }
    expect(codes(unsigned)).toEqual(['bookings.0.signatory VGM0026'])
    expect(codes(unsigned, false)).toEqual(['bookings.0.signatory VGM0026', 'bookings.1.signatory VGM0026'])
  })

  it('knows whether one signature stands for all', () => {
    const sheet = sheetOf(bookings)
    expect(isSignedOnce(sheet)).toBe(true)
    const [first, ...others] = sheet.bookings
    expect(isSignedOnce({ ...sheet, bookings: first ? [{ ...first, weighedPlace: 'Dock 4' }, ...others] : [] })).toBe(
      false,
    )
  })

  it('warns of a mass that is far from what is known, at its cell', () => {
    const found = warnSheet(withMass(sheetOf(bookings), 0, '10000'), factsOf)
    expect(found.map(({ path, code }) => `${path} ${code}`)).toEqual(['rows.0.mass VGM0032'])
  })
})

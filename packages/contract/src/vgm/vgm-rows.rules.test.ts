import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { massOf, massText } from './mass.rules.ts'
import { lampContainer, secondContainer, weighedDocument, weighedRow } from './vgm.fixture.ts'
import * as rows from './vgm-rows.rules.ts'

const part = fc.bigInt({ min: 0n, max: 99_999_999n }).map(massText)
const anyRow = fc.record({ cargo: part, dunnage: part, tare: part }).map((parts) => ({
  ...weighedRow,
  ...parts,
  method: 'SM2',
  mass: '',
}))
const always = () => true

describe('SM2', () => {
  it('is the sum of its parts, in either unit', () =>
    fc.assert(
      fc.property(anyRow, (row) => {
        for (const unit of ['KG', 'LB'] as const) {
          const { cargo, dunnage, tare, ...converted } = rows.rowInUnit(row, unit)
          const parts = [cargo, dunnage, tare].map((text) => massOf(text) ?? -1n)
          expect(rows.massOfRow({ ...converted, cargo, dunnage, tare })).toBe(parts.reduce((a, b) => a + b, 0n))
        }
      }),
    ))

  it('from kilograms to pounds and back is the same row', () =>
    fc.assert(
      fc.property(anyRow, (row) => {
        const filled = { ...row, mass: massText(rows.sumOf(row) ?? -1n) }
        expect(rows.rowInUnit(rows.rowInUnit(filled, 'LB'), 'KG')).toEqual(filled)
      }),
    ))

  it('cannot be told while a part cannot be read', () => {
    expect(rows.sumOf({ cargo: 'x', dunnage: '', tare: '1' })).toBeUndefined()
    expect(rows.sumOf({ cargo: '1', dunnage: '', tare: '' })).toBeUndefined()
  })
})

describe('what the carrier is told next', () => {
  const first = rows.nextVersion(null, weighedDocument, always)
  const later = {
    ...weighedDocument,
    signatory: 'Wang Wei',
    weighedAt: '2026-11-17T08:00',
    rows: [{ ...weighedRow, containerNo: 'csqu 305438 3', mass: '21.000,5' }],
  }

  it('has plain digits, no parts with SM1, and a signature on each row', () =>
    expect(rows.stateRow({ ...weighedRow, mass: '24,000.50', tare: '3940' }, weighedDocument)).toEqual({
      ...weighedRow,
      mass: '24000.5',
      signatory: 'Li Na',
      authorisedParty: 'Ningbo Lighting Co., Ltd.',
      weighedAt: '2026-11-16 09:30',
      weighedPlace: 'Beilun weighbridge 2',
    }))

  it('computes the mass of SM2, with an empty dunnage weight as 0', () =>
    expect(
      rows.stateRow({ ...weighedRow, method: 'SM2', mass: '', cargo: '20 000', tare: '3940' }, weighedDocument),
    ).toMatchObject({ mass: '23940', cargo: '20000', dunnage: '0', tare: '3940' }))

  it('keeps the rows of containers that are not named, under their own signature', () => {
    const next = rows.nextVersion(first, later, always)
    expect(next.rows.map(({ containerNo, mass, signatory }) => [containerNo, mass, signatory])).toEqual([
      ['CSQU3054383', '21000.5', 'Wang Wei'],
      ['FWYU4829130', '24000', 'Li Na'],
    ])
    expect(rows.statedBetween(first, next)).toEqual(['CSQU3054383'])
  })

  it('replaces the row of a container that is named again', () => {
    const again = { ...weighedDocument, rows: [{ ...weighedRow, mass: '24100' }] }
    const next = rows.nextVersion(first, again, always)
    expect(next.rows.map(({ mass }) => mass)).toEqual(['24100'])
    expect(rows.statedBetween(first, next)).toEqual(['FWYU4829130'])
  })

  it('drops the row of a container that left the booking, and blank rows', () => {
    const blank = { ...weighedDocument, rows: [...later.rows, { ...weighedRow, mass: '', tare: '3940' }] }
    const next = rows.nextVersion(first, blank, (containerNo) => containerNo !== 'FWYU4829130')
    expect(next.rows.map(({ containerNo }) => containerNo)).toEqual(['CSQU3054383'])
  })

  it('states nothing where it is sent again as it is', () => {
    const again = rows.nextVersion(first, rows.forEditing(first, [lampContainer, secondContainer]), always)
    expect(rows.statedBetween(first, again)).toEqual([])
  })

  it('states everything anew where somebody else signs, except what is loaded', () => {
    const edited = (isLoaded: boolean) => ({
      ...rows.forEditing(first, [{ ...lampContainer, isLoaded }, secondContainer]),
      signatory: 'Wang Wei',
    })
    expect(rows.statedBetween(first, rows.nextVersion(first, edited(false), always))).toEqual(['FWYU4829130'])
    expect(rows.statedBetween(first, rows.nextVersion(first, edited(true), always))).toEqual([])
  })
})

describe('a new submission', () => {
  it('begins with the header and a row for each container that is not loaded, its tare filled in', () => {
    const place = { code: 'CNNGB', name: { en: 'Ningbo', zh: '宁波', vi: 'Ningbo' } }
    const header = {
      carrier: { scac: 'FWYL', name: 'Fairway Lines' },
      ...{ loadPort: place, vvd: 'FHM042E', vessel: 'Harbor Moon', bookingNo: '7000001', finalDestination: place },
      ...{ shipperReference: null, transShipment: [] },
    }
    const begun = rows.beginVgm(header, [lampContainer, { ...secondContainer, isLoaded: true }])
    expect(begun).toMatchObject({ carrier: 'FWYL', bookingType: 'Booking', bookingNo: '7000001', reference: '' })
    expect(begun.rows).toEqual([{ ...rows.emptyRow, containerNo: 'FWYU4829130', tare: '3940' }])
  })

  it('shows a tare in the unit of its row', () => expect(rows.kilogramsIn('3940', 'LB')).toBe('8686.213'))
})

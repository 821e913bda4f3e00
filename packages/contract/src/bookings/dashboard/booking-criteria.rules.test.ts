import { describe, expect, it } from 'vitest'
import { decodeCriteria, encodeCriteria } from '../../shared/url-criteria.ts'
import { checkBookingCriteria, readBookingCriteria } from './booking-criteria.rules.ts'
import { BookingCriteria } from './booking-dashboard.schema.ts'

const errorsOf = (criteria: Parameters<typeof checkBookingCriteria>[0]) =>
  checkBookingCriteria(criteria).map(({ path, code }) => `${path} ${code}`)

describe('criteria of the booking dashboard', () => {
  it.each([0, 1, 21])('may be %i days ahead', (days) => expect(errorsOf({ days })).toEqual([]))
  it.each([-1, 22, 1.5, Number.NaN])('may not be %d days ahead', (days) =>
    expect(errorsOf({ days })).toEqual(['days BD0005']),
  )
  it('need both dates of a departure range, on this dashboard too', () => {
    expect(errorsOf({ dateOf: 'departure', from: '2026-11-15' })).toEqual(['to BD0009'])
    expect(errorsOf({ dateOf: 'departure', to: '2026-11-20' })).toEqual(['from BD0009'])
    expect(errorsOf({ dateOf: 'siDue', to: '2026-11-20' })).toEqual([])
  })
  it.each([0, 7, 14, 21])('may include vessels that sailed in the last %i days', (sailedDays) =>
    expect(errorsOf({ sailedDays })).toEqual([]),
  )
  it.each([-1, 22, 7.5])('may not include vessels that sailed in the last %d days', (sailedDays) =>
    expect(errorsOf({ sailedDays })).toEqual(['sailedDays BD0005']),
  )
  it('are refused with every error, each at its field', () =>
    expect(errorsOf({ from: '2026-13-01', to: 'x', days: 30 })).toEqual(['from BD0003', 'to BD0004', 'days BD0005']))

  it('survive the way through an address, and the server accepts them', () => {
    const criteria = {
      numberType: 'mixed', numbers: ['3104482', 'FWYL310448201'], statuses: ['Pending', 'Approved'], concerns: ['siDue', 'held'],
      siStatuses: ['Pending'], vgmStatuses: ['Received'], days: 0, sailedDays: 14, vvds: ['FHM042E'], portsOfLoading: ['CNNGB'], portsOfDischarge: ['USLGB'],
      destinations: ['USCHI'], dateOf: 'siDue', from: '2026-11-15', to: '2026-11-20',
    } // biome-ignore format: every criterion
    const read = readBookingCriteria(decodeCriteria(encodeCriteria(criteria)))
    expect(read).toEqual({ ...criteria, statuses: ['Pending', 'Approved'] })
    expect(BookingCriteria.parse(read)).toEqual(read)
  })

  it.each([
    [{}, {}],
    [{ statuses: ['Sunk'], concerns: 'siDue', days: '3', vvds: [1, ''], colour: 'red' }, {}],
    [{ numbers: ['3104482'] }, {}],
    [{ from: '2026-11-15', to: '2026-11-20' }, {}],
    [{ dateOf: 'vgmDue', from: 5 }, { dateOf: 'vgmDue' }],
    [decodeCriteria('not base64 at all'), {}],
  ])('invalid parts of %j are left out', (input, read) => expect(readBookingCriteria(input)).toEqual(read))
})

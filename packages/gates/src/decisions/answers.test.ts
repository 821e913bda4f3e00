import { BookingLine } from '@fairway/contract/carrier/carrier.schema'
import { DecisionLine } from '@fairway/contract/carrier/decision.schema'
import { describe, expect, it } from 'vitest'
import { bookingsOf } from '../world/bookings/bookings.ts'
import { mainlines } from '../world/ways/rotations.ts'
import { createWorld, LARGE, SEED } from '../world/world.ts'
import { answersOf } from './answers.ts'
import { bookingNumberOf } from './booked-line.ts'
import { brief, epoch, ship, world } from './request.fixture.ts'

const many = Array.from({ length: 600 }, (_, at) => at + 1)
const decided = (serial: number, more: object = {}, documentFields: object = {}) =>
  answersOf(world, brief(serial, more, documentFields)).map(({ decision }) => decision.decision)
const count = (all: string[][], ...wanted: string[]) => all.filter((one) => one.join() === wanted.join()).length

describe('the demo carrier', () => {
  it('gives the same answer to the same request at any time', () =>
    expect(answersOf(world, brief(7))).toEqual(answersOf(world, brief(7))))

  it('receives every request, soon approves most, rejects some, and sometimes changes a vessel', () => {
    const all = many.map((serial) => decided(serial))
    expect(count(all, 'received', 'approve')).toBeGreaterThan(420)
    expect(count(all, 'received', 'reject')).toBeGreaterThan(40)
    expect(count(all, 'received', 'approve', 'changeVessel')).toBeGreaterThan(20)
    for (const serial of many.slice(0, 200))
      for (const { at, decision } of answersOf(world, brief(serial)))
        expect(at - epoch).toBeLessThanOrEqual(decision.decision === 'changeVessel' ? 120_000 : 20_000)
  })

  it('sometimes declines an amendment and refuses a cancellation', () => {
    const booked = { version: 2, bookingNo: '7000001' }
    const amended = many.map((serial) => decided(serial, { ...booked, kind: 'amendment' }))
    expect(count(amended, 'received', 'decline')).toBeGreaterThan(40)
    const cancelled = many.map((serial) => decided(serial, { ...booked, kind: 'cancellation', comment: 'sold' }))
    expect(count(cancelled, 'received', 'confirmCancellation')).toBeGreaterThan(480)
    expect(count(cancelled, 'received', 'refuseCancellation')).toBeGreaterThan(40)
    const never = many.map((serial) => decided(serial, { version: 2, kind: 'cancellation', comment: 'sold' }))
    expect(count(never, 'received', 'confirmCancellation')).toBe(600)
  })

  it.each([
    ['demo: approve', ['received', 'approve']],
    ['please DEMO: Refuse this one', ['received', 'reject']],
    ['demo: change vessel', ['received', 'approve', 'changeVessel']],
  ])('does as the remarks wish: %s', (remarks, expected) => {
    for (const serial of many.slice(0, 50)) expect(decided(serial, {}, { remarks })).toEqual(expected)
  })

  it('rejects a request for a ship that does not sail that route', () => {
    for (const documentFields of [
      { vvd: 'FXX001E' },
      { portOfDischarge: 'USHNL', placeOfDelivery: '' },
      { portOfLoading: 'USLGB', portOfDischarge: 'CNNGB', placeOfDelivery: '' },
      { portOfLoading: 'DEHAM' },
      { vvd: '' },
    ])
      expect(decided(1, {}, { ...documentFields, remarks: 'demo: approve' })).toEqual(['received', 'reject'])
  })

  it('follows the carrier API, and books what was requested', () => {
    for (const serial of many.slice(0, 100))
      for (const { decision, booking } of answersOf(world, brief(serial, {}, { remarks: 'demo: change vessel' }))) {
        expect(DecisionLine.parse(decision)).toEqual({
          ...decision,
          decidedAt: new Date(decision.decidedAt).toISOString(),
        })
        if (booking) BookingLine.parse(booking)
      }
    const [, { booking } = { booking: null }] = answersOf(world, brief(3, {}, { remarks: 'demo: approve' }))
    expect(booking).toMatchObject({
      bookingNo: '7000003',
      ediRef: 'FW00000003',
      status: 'Approved',
      destinationTerm: 'RAMP',
      placeOfDelivery: 'USCHI',
      commodity: 'LED lamps, boxed',
      parties: [
        { role: 'shipper', organisation: 'NINGBO-LIGHTING' },
        { role: 'consignee', organisation: 'LAKESHORE-HOME' },
      ],
    })
    expect(booking?.legs.map(({ kind }) => kind)).toEqual(['polTerminal', 'ocean', 'podTerminal', 'rail'])
    expect(booking?.legs.find(({ kind }) => kind === 'ocean')?.vvd).toBe(ship)
  })

  it('changes to the ship of a week later, which customers can already see', () => {
    const [, approved, changed] = answersOf(world, brief(3, {}, { remarks: 'demo: change vessel' }))
    expect(changed?.decision.vvd).not.toBe(ship)
    expect(changed?.booking?.revision).toBeGreaterThan(approved?.booking?.revision ?? 0)
    expect(changed?.booking?.legs.find(({ kind }) => kind === 'ocean')?.vvd).toBe(changed?.decision.vvd)
  })

  it('adds a forwarder who booked for somebody else', () => {
    const [, { booking } = { booking: null }] = answersOf(
      world,
      brief(4, { organisation: 'EASTWIND-FORWARDING' }, { remarks: 'demo: approve' }),
    )
    expect(booking?.parties).toContainEqual({ role: 'forwarder', organisation: 'EASTWIND-FORWARDING' })
  })

  it('brings cargo of feeder ports to the ship, by either name of the voyage', () => {
    const documentFields = {
      portOfLoading: 'VNHPH',
      placeOfDelivery: '',
      freightTerm: 'CY-CY',
      remarks: 'demo: approve',
    }
    const legsOf = (vvd: string) =>
      answersOf(world, brief(5, { organisation: 'HAIPHONG-TEXTILES' }, { ...documentFields, vvd }))[1]?.booking?.legs ??
      []
    const byShip = legsOf(ship)
    expect(byShip[0]?.kind).toBe('feeder')
    const byFeeder = legsOf(byShip[0]?.vvd ?? '')
    expect(byFeeder[0]?.vvd).toBe(byShip[0]?.vvd)
    expect(byFeeder.some(({ kind }) => kind === 'ocean')).toBe(true)
  })

  it('assigns booking numbers that no other booking has, each once', () => {
    const numbers = many.map((serial) => bookingNumberOf(brief(serial)))
    expect(new Set(numbers).size).toBe(numbers.length)
    const large = createWorld(SEED, epoch, LARGE)
    for (const service of mainlines)
      for (const { bookingNo } of bookingsOf(large, service, 156)) expect(Number(bookingNo)).toBeLessThan(7_000_000)
  })
})

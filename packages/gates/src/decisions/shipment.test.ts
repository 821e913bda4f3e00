import { BillLine } from '@fairway/contract/carrier/bill-lines.schema'
import { BookingLine, ContainerLine, EventLine, HoldLine } from '@fairway/contract/carrier/carrier.schema'
import { isContainerNumber } from '@fairway/contract/shared/container-number'
import { describe, expect, it } from 'vitest'
import type { CargoNews, Fact } from '../voyage/fact.ts'
import { portOf, trackContainers } from '../voyage/sent-lines.fixture.ts'
import { HOUR } from '../world/calendar.ts'
import { cutOffsOf, getCall } from '../world/sailings.ts'
import { answersOf } from './answers.ts'
import { briefOf } from './brief.ts'
import { brief, epoch, laterShip, request, world } from './request.fixture.ts'
import { type Shipment, shipmentHistory, shipmentOf } from './shipment.ts'

const documentFields = {
  remarks: 'demo: approve',
  vvd: laterShip.vvd,
  containers: [{ equipment: '45G1', quantity: '3', packageType: 'CTN' }],
}
const closesAt = cutOffsOf(getCall(laterShip, 'CNNGB')).cy
const requests = Array.from({ length: 200 }, (_, at) => brief(at + 1, {}, documentFields))
const shipments = requests.map((one) => shipmentOf(world, one, { at: epoch + 10_000, isLater: false }))

/** Everything that is ever sent of a shipment. */
function everything(shipment: Shipment): CargoNews {
  const history = shipmentHistory(world, shipment)
  if (!history) throw new Error('no ship goes that way')
  const all = <L>(facts: Fact<L>[][]) => facts.flatMap((of) => of.map(({ line }) => line))
  return {
    bookings: all(history.bookings),
    bills: all(history.bills),
    charges: all(history.charges),
    invoices: all(history.invoices),
    payments: all(history.payments),
    'release-holds': all(history['release-holds']),
    containers: all(history.containers),
    events: all(history.events),
    holds: all(history.holds),
    customs: all(history.customs),
    interchanges: all(history.interchanges),
    'free-time': all(history['free-time']),
  }
}

describe('the containers of approved requests', () => {
  it('are as many of each type as requested, with unique numbers', () => {
    const numbers = shipments.flatMap((shipment) => {
      const { containers } = everything(shipment)
      const containerNos = [...new Set(containers.map(({ containerNo }) => containerNo))]
      expect([containerNos.length, new Set(containers.map(({ equipment }) => equipment))]).toEqual([
        3,
        new Set(['45G1']),
      ])
      return containerNos
    })
    expect(numbers.every(isContainerNumber)).toBe(true)
    expect(new Set(numbers).size).toBe(600)
  })

  it('follow their legs, one move after the other, none before it was assigned or after the gate closed', () => {
    for (const shipment of shipments) {
      const news = everything(shipment)
      for (const { booking, container, events } of trackContainers(news)) {
        let before = container.assignedAt
        for (const { occurredAt, ref } of events) {
          expect([ref, occurredAt > before]).toEqual([ref, true])
          before = occurredAt
        }
        const gateIn = events.findLast(({ kind, load }) => kind === 'gateIn' && load === 'full')
        expect(Date.parse(gateIn?.occurredAt ?? '')).toBeLessThanOrEqual(closesAt)
        const ports = [...new Set(events.map(({ location }) => portOf(location)))]
        expect([ports[0], ports.includes(booking.portOfDischarge), ports.includes('USCHI')]).toEqual([
          'CNNGB',
          true,
          true,
        ])
      }
    }
  })

  it('are sent in lines that the contract accepts', () => {
    for (const shipment of shipments.slice(0, 40)) {
      const news = everything(shipment)
      for (const line of news.bookings) expect(BookingLine.parse(line)).toEqual(line)
      for (const line of news.bills) expect(BillLine.parse(line)).toEqual(line)
      for (const line of news.containers) expect(ContainerLine.parse(line)).toEqual(line)
      for (const line of news.events) expect(EventLine.parse(line)).toEqual(line)
      for (const line of news.holds) expect(HoldLine.parse(line)).toEqual(line)
      expect(news.bookings.map(({ revision }) => revision)).toEqual([12, 13, 14, 15, 16, 17])
    }
  })

  it('are picked up in a hurry for a late booking, and not at all when the gate is about to close', () => {
    const booked = (hours: number) =>
      shipmentOf(world, requests[0] ?? brief(1), { at: closesAt - hours * HOUR, isLater: false })
    const lateBooking = everything(booked(20))
    expect(lateBooking.containers.length).toBeGreaterThan(0)
    const gateIns = lateBooking.events.filter(
      ({ kind, load, location }) => kind === 'gateIn' && load === 'full' && portOf(location) === 'CNNGB',
    )
    for (const { occurredAt } of gateIns) expect(Date.parse(occurredAt)).toBeLessThanOrEqual(closesAt)
    expect(everything(booked(10)).containers).toEqual([])
  })
})

describe('the stored summary of a request', () => {
  it('fits into a cursor, whatever the request contains', () => {
    const long = '"\\'.repeat(500)
    const party = { name: long.slice(0, 200), address: '' }
    const containers = Array.from({ length: 500 }, (_, at) => ({
      equipment: String(1000 + at),
      quantity: '99',
      packageType: 'CTN',
    }))
    const full = { shipper: party, consignee: party, notifyParty: party, commodity: long, remarks: long, containers }
    const open = briefOf(request(1, { comment: long }, full), epoch)
    expect(JSON.stringify(open).length).toBeLessThan(2000)
    expect(JSON.stringify(shipmentOf(world, open, { at: epoch, isLater: true })).length).toBeLessThan(2000)
  })

  it('keeps the time of its booking and the status of its documents when it is amended', () => {
    const [, first] = answersOf(world, brief(9, {}, documentFields))
    const shipment = shipmentOf(world, brief(9, {}, documentFields), { at: epoch, isLater: false })
    const amended = {
      ...brief(9, { version: 2, kind: 'amendment', bookingNo: '7000009' }, documentFields),
      takenAt: epoch + HOUR,
    }
    const [, second] = answersOf(world, amended, shipment)
    expect(second?.booking?.bookedAt).toBe(first?.booking?.bookedAt)
    expect(second?.booking).toMatchObject({ siStatus: 'Pending', bills: ['FWYL700000901'] })
    const [, last] = answersOf(world, { ...amended, takenAt: closesAt + 24 * HOUR }, { ...shipment, brief: { ...shipment.brief, boxes: '' } }) // biome-ignore format: one question
    expect(last?.booking).toMatchObject({ siStatus: 'Accepted', vgmStatus: 'Accepted' })
  })
})

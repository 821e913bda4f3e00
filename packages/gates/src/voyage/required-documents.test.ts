import { billStatuses, releaseStatuses } from '@fairway/contract/billing-documents/bill.values'
import {
  amsLabels,
  equipmentLabels,
  holdLabels,
  requiredDocumentStatuses,
} from '@fairway/contract/bookings/dashboard/booking-dashboard.values'
import { BillLine } from '@fairway/contract/carrier/bill-lines.schema'
import type { BookingLine } from '@fairway/contract/carrier/carrier.schema'
import { bookingStatuses } from '@fairway/contract/tracking/tracking.values'
import { describe, expect, it } from 'vitest'
import { NINGBO_LIGHTING } from '../world/bookings/shippers.ts'
import { DAY, HOUR, iso } from '../world/calendar.ts'
import { type examples, showcase } from '../world/showcase.ts'
import { Ledger } from './ledger.fixture.ts'
import type { Entry } from './news.ts'
import { groupBy } from './sent-lines.fixture.ts'
import { epoch, everything, linesOf, now } from './sixty-days.fixture.ts'

const EVERY = 3 * HOUR
const moments = Array.from({ length: (60 * DAY) / EVERY + 1 }, (_, at) => epoch + at * EVERY)

/** Every status and label of the booking dashboard, by column. */
const wanted = [
  ...bookingStatuses.map((status) => `status ${status}`),
  ...requiredDocumentStatuses.flatMap((status) => [`SI ${status}`, `VGM ${status}`]),
  ...equipmentLabels.map((label) => `equipment ${label}`),
  ...amsLabels.map((label) => `AMS ${label}`),
  ...billStatuses.map((status) => `bill ${status}`),
  ...releaseStatuses.map((release) => `release ${release}`),
  ...holdLabels.map((label) => `hold ${label}`),
].sort()

type Containers = ReturnType<Ledger['containersOn']>
const isOfShipper = ({ parties }: BookingLine) => parties.some(({ organisation }) => organisation === NINGBO_LIGHTING)

/** A booking's row of the dashboard, calculated independently. */
function labelsOf(booking: BookingLine, containers: Containers, bills: readonly BillLine[]): string[] {
  const present = containers.filter(({ removed }) => !removed)
  const hasHold = (...types: string[]) => present.some(({ red }) => red.some((type) => types.includes(type)))
  const isAt = (stage: string) => present.some((tracked) => tracked.stage === stage)
  const labels = [`status ${booking.status}`, `SI ${booking.siStatus}`, `VGM ${booking.vgmStatus}`]
  if (isAt('At Origin')) labels.push('equipment In-gate Terminal')
  else if (isAt('Empty Pickup')) labels.push('equipment Empty Picked Up')
  if (hasHold('amsReject')) labels.push('AMS AMS Hold')
  else if (hasHold('dataHold')) labels.push('AMS Data Hold')
  if (hasHold('customs', 'customsInspectionCharge')) labels.push('hold Customs')
  else if (hasHold('collectPayment', 'cleanTruckFee', 'trafficMitigationFee')) labels.push('hold Payment')
  return [...labels, ...bills.flatMap(({ status, release }) => [`bill ${status}`, `release ${release}`])]
}

/** The bookings and bills of a portal, and what its dashboard shows of each. */
class Dashboard {
  readonly #ledger = new Ledger()
  readonly #bills = new Map<string, BillLine>()
  readonly #labels = new Map<string, string[]>()

  add(entries: readonly Entry[]): void {
    this.#ledger.add(entries)
    for (const { what, line } of entries) {
      if (what === 'bills') this.#bills.set(line.blNo, line)
      if (what !== 'schedules') this.#labels.delete(line.bookingNo)
    }
  }

  #billsOf = ({ bills }: BookingLine) => bills.flatMap((blNo) => this.#bills.get(blNo) ?? [])

  #labelsOf(booking: BookingLine): string[] {
    const known = this.#labels.get(booking.bookingNo)
    const labels = known ?? labelsOf(booking, this.#ledger.containersOn(booking), this.#billsOf(booking))
    this.#labels.set(booking.bookingNo, labels)
    return labels
  }

  /** The wanted labels that none of these bookings has. */
  missing(isMeant: (booking: BookingLine) => boolean): string[] {
    const seen = new Set(this.#ledger.bookings.filter(isMeant).flatMap((booking) => this.#labelsOf(booking)))
    return wanted.filter((label) => !seen.has(label))
  }

  /** How many of these can be corrected. */
  correctable(isMeant: (booking: BookingLine) => boolean): number {
    const billed = this.#ledger.bookings.filter(
      (booking) => booking.bills.length === 1 && this.#billsOf(booking)[0]?.status === 'Billed',
    )
    return billed.filter(isMeant).length
  }
}

/** Walks through the sixty days, and records at each step which labels are missing. */
function inspectEachMoment() {
  const dashboard = new Dashboard()
  let from = 0
  return moments.map((today) => {
    const next = everything.findIndex(({ at }, place) => place >= from && at > today)
    const until = next < 0 ? everything.length : next
    dashboard.add(everything.slice(from, until))
    from = until
    return {
      missing: dashboard.missing(() => true).map((label) => `${iso(today)} ${label}`),
      missingForShipper: dashboard.missing(isOfShipper).map((label) => `${iso(today)} ${label}`),
      correctable: dashboard.correctable(isOfShipper),
    }
  })
}

describe('at every moment of sixty days', () => {
  const snapshots = inspectEachMoment()

  it('each status and label of the booking dashboard exists', () =>
    expect(snapshots.flatMap(({ missing }) => missing)).toEqual([]))

  it('each of them exists on a booking of the demo shipper', () =>
    expect(snapshots.flatMap(({ missingForShipper }) => missingForShipper)).toEqual([]))

  it('the demo shipper has more than a handful of billed shipments with exactly one bill', () =>
    expect(Math.min(...snapshots.map(({ correctable }) => correctable))).toBeGreaterThan(5))
})

describe('required documents', () => {
  const versions = groupBy(linesOf(everything, 'bookings'), ({ bookingNo }) => bookingNo)
  const order = (of: 'siStatus' | 'vgmStatus', lines: BookingLine[]) =>
    lines.map((line) => requiredDocumentStatuses.indexOf(line[of]))

  it('only ever progress, and are all accepted when the ship has sailed', () => {
    for (const lines of versions.values())
      for (const of of ['siStatus', 'vgmStatus'] as const)
        expect(order(of, lines)).toEqual(order(of, lines).toSorted((one, other) => one - other))
    const sailed = [...versions.values()].map((lines) => lines.at(-1)).filter((line) => line?.status === 'Approved')
    const gone = sailed.filter((line) => Date.parse(line?.legs[0]?.plannedDepartureAt ?? '') < now - 3 * DAY)
    expect(gone.length).toBeGreaterThan(800)
    for (const line of gone) expect([line?.siStatus, line?.vgmStatus]).toEqual(['Accepted', 'Accepted'])
  })

  it('are in time for most ships and after the cut-off for some', () => {
    const cutOffs = new Map(
      linesOf(everything, 'schedules').flatMap(({ vvd, calls }) =>
        calls.map(({ location, cutOffs: { si, vgm } }) => [vvd + location, { siStatus: si, vgmStatus: vgm }]),
      ),
    )
    for (const of of ['siStatus', 'vgmStatus'] as const) {
      const first = new Map<string, boolean>()
      for (const { at, what, line } of everything) {
        if (what !== 'bookings' || line[of] !== 'Submitted' || first.has(line.bookingNo)) continue
        const leg = line.legs.find(({ vvd }) => vvd !== null)
        first.set(line.bookingNo, at > Date.parse(cutOffs.get(`${leg?.vvd}${leg?.from}`)?.[of] ?? ''))
      }
      const lateShare = [...first.values()].filter((isLate) => isLate).length / first.size
      expect([of, lateShare]).toEqual([of, expect.toSatisfy((share: number) => share > 0.04 && share < 0.15)])
    }
  })

  it('record who made a booking that did not come from the portal', () => {
    const creators = new Set([...versions.values()].map(([line]) => line?.createdBy))
    expect(creators).toContain('EDI')
    expect(creators).toContain('cs.cn@fairway-lines.example')
    expect(creators).not.toContain(null)
  })
})

describe('bills', () => {
  const bills = linesOf(everything, 'bills')
  const lives = groupBy(bills, ({ blNo }) => blNo)

  it('match the contract, belong to bookings that name them, and come in order', () => {
    const bookings = new Map(linesOf(everything, 'bookings').map((line) => [line.bookingNo, line]))
    for (const line of bills) {
      expect(BillLine.parse(line)).toEqual(line)
      const booking = bookings.get(line.bookingNo)
      expect([booking?.bills.includes(line.blNo), booking?.billType]).toEqual([true, line.type])
    }
    for (const life of lives.values())
      for (const [at, line] of life.entries()) {
        expect(line.revision).toBe((life[0]?.revision ?? 0) + at)
        expect(line.statedAt >= (life[at - 1]?.statedAt ?? '')).toBe(true)
      }
  })

  it('are drafts until the ship sails, then rated, then billed; their release follows from their type', () => {
    const ways = new Map<string, number>()
    for (const life of lives.values()) {
      const [type] = life.map((line) => line.type)
      const way = [type, ...life.map(({ status, release }) => release ?? status)].join(' ')
      ways.set(way, (ways.get(way) ?? 0) + 1)
    }
    const whole = [...ways.keys()].filter((way) => /(OBL|TLX|SW)$/.test(way.slice(3)))
    expect(whole.sort()).toEqual([
      'OBL Draft Rated Billed Printed OBL',
      'SW Draft Rated Billed SW',
      'SW Draft Rated Billed SWB LOI Pending SW',
      'TLX Draft Rated Billed Printed SWB LOI Pending TLX',
      'TLX Draft Rated Billed Printed TLX',
    ])
    for (const way of whole) expect(ways.get(way)).toBeGreaterThan(30)
  })

  it('come alone for most bookings, and sometimes in pairs', () => {
    const counts = [...new Map(linesOf(everything, 'bookings').map((line) => [line.bookingNo, line])).values()].map(
      (line) => line.bills.length,
    )
    const share = (count: number) => counts.filter((one) => one === count).length / counts.length
    expect([share(1) > 0.7, share(2) > 0.08]).toEqual([true, true])
  })

  it('of the fixed examples match their journeys', () => {
    const at = (example: (typeof examples)[number]) =>
      linesOf(
        everything.filter((entry) => entry.at <= epoch),
        'bills',
      ).findLast(({ bookingNo }) => bookingNo === example.booking)
    expect(at(showcase.booked)).toMatchObject({ status: 'Draft', release: null })
    expect(at(showcase.inTransit)).toMatchObject({ status: 'Billed', release: 'Printed' })
    expect(at(showcase.available)).toMatchObject({ status: 'Billed', release: 'OBL' })
    for (const example of [showcase.onRail, showcase.outGated, showcase.emptyReturned])
      expect(at(example)).toMatchObject({ status: 'Billed' })
  })
})

import { isDeepStrictEqual } from 'node:util'
import { BillLine } from '@fairway/contract/carrier/bill-lines.schema'
import * as billing from '@fairway/contract/carrier/billing-lines.schema'
import * as lines from '@fairway/contract/carrier/carrier.schema'
import * as facts from '@fairway/contract/carrier/container-facts.schema'
import { ContractLine, PackageTypeLine } from '@fairway/contract/carrier/contract-lines.schema'
import { DetentionTermsLine } from '@fairway/contract/carrier/detention-lines.schema'
import { TariffCodeLine } from '@fairway/contract/carrier/tariff-lines.schema'
import { stages } from '@fairway/contract/tracking/tracking.values'
import { describe, expect, it } from 'vitest'
import { lastAvailability, newsUntil, stageOf, trackContainers } from '../voyage/sent-lines.fixture.ts'
import { contractsOf } from './bookings/contracts.ts'
import { organisations } from './bookings/organisations.ts'
import { packageTypes } from './bookings/package-types.ts'
import { HAIPHONG_TEXTILES, NINGBO_LIGHTING } from './bookings/shippers.ts'
import { DAY } from './calendar.ts'
import { detentionTermsOf } from './containers/detention-terms.ts'
import { equipmentTypes } from './containers/equipment-types.ts'
import { tariffCodes } from './tariff/tariff-codes.ts'
import { TINY } from './volume.fixture.ts'
import { locations } from './ways/locations.ts'
import { createWorld, SEED, SMALL } from './world.ts'

const epoch = Date.parse('2026-11-15T09:30:00Z')
const news = newsUntil(createWorld(SEED, epoch, SMALL), epoch)
const trackedContainers = trackContainers(news)

describe('the demo carrier', () => {
  it('is the same for the same seed, epoch and clock, byte by byte', () => {
    expect(JSON.stringify(newsUntil(createWorld(SEED, epoch, SMALL), epoch))).toBe(JSON.stringify(news))
  })

  it('is another one for another seed', () => {
    expect(JSON.stringify(newsUntil(createWorld('another', epoch, TINY), epoch))).not.toBe(
      JSON.stringify(newsUntil(createWorld(SEED, epoch, TINY), epoch)),
    )
  })

  it('has about two thousand containers', () => {
    expect(news.containers.length).toBeGreaterThan(1800)
    expect(news.containers.length).toBeLessThan(2300)
  })

  it('shows every stage, and containers that are available and not yet available', () => {
    const counts = new Map<string, number>()
    for (const tracked of trackedContainers.filter(({ container }) => !container.removed))
      counts.set(stageOf(tracked), (counts.get(stageOf(tracked)) ?? 0) + 1)
    for (const stage of stages)
      expect([stage, counts.get(stage) ?? 0]).toEqual([stage, expect.toSatisfy((n: number) => n >= 15)])
    const landed = trackedContainers.filter((tracked) => stageOf(tracked) === 'At Destination')
    expect(landed.filter((tracked) => lastAvailability(tracked) === 'available').length).toBeGreaterThan(5)
    expect(landed.filter((tracked) => lastAvailability(tracked) !== 'available').length).toBeGreaterThan(5)
  })

  it('reaches from journeys that ended more than 90 days ago to sailings three weeks ahead', () => {
    const ended = trackedContainers
      .filter((tracked) => stageOf(tracked) === 'Empty Returned')
      .map(({ events }) => Date.parse(events.at(-1)?.occurredAt ?? ''))
    expect(ended.filter((at) => at < epoch - 90 * DAY).length).toBeGreaterThan(5)
    expect(ended.filter((at) => at < epoch - 90 * DAY).length).toBeLessThan(100)
    const sailsAt = news.bookings.map(({ legs }) => Date.parse(legs[0]?.plannedDepartureAt ?? ''))
    expect(Math.max(...sailsAt)).toBeGreaterThan(epoch + 18 * DAY)
  })

  it('sends lines that the contract accepts', () => {
    // of tens of thousands of lines only those are compared that parsing changes
    const check = (schema: { parse(line: unknown): unknown }, sent: readonly unknown[]) => {
      for (const line of sent) {
        const read = schema.parse(line)
        if (!isDeepStrictEqual(read, line)) expect(read).toEqual(line)
      }
      expect(sent.length).toBeGreaterThan(0)
    }
    check(lines.LocationLine, locations)
    check(lines.EquipmentTypeLine, equipmentTypes)
    check(lines.OrganisationLine, organisations)
    check(PackageTypeLine, packageTypes)
    check(TariffCodeLine, tariffCodes)
    check(ContractLine, contractsOf(createWorld(SEED, epoch, SMALL)))
    check(DetentionTermsLine, detentionTermsOf(createWorld(SEED, epoch, SMALL)))
    check(lines.ScheduleLine, news.schedules)
    check(lines.BookingLine, news.bookings)
    check(BillLine, news.bills)
    check(billing.ChargesLine, news.charges)
    check(billing.InvoiceLine, news.invoices)
    check(billing.PaymentLine, news.payments)
    check(billing.ReleaseHoldLine, news['release-holds'])
    check(lines.ContainerLine, news.containers)
    check(lines.EventLine, news.events)
    check(lines.HoldLine, news.holds)
    check(facts.CustomsLine, news.customs)
    check(facts.InterchangeLine, news.interchanges)
    check(facts.FreeTimeLine, news['free-time'])
  })

  it('refers only to places, ships, customers and equipment that it has sent', () => {
    const unknown = (used: string[], defined: string[]) => {
      const known = new Set(defined)
      return [...new Set(used)].filter((one) => !known.has(one))
    }
    const { bookings, events, customs, interchanges, containers, schedules } = news
    const legs = bookings.flatMap((booking) => booking.legs)
    const placed = [...events, ...customs, ...interchanges].map(({ location }) => location)
    const places = [...legs.flatMap(({ from, to }) => [from, to]), ...placed]
    const ships = [...legs, ...events].flatMap(({ vvd }) => vvd ?? [])
    const customers = bookings.flatMap(({ parties }) => parties.map(({ organisation }) => organisation))
    const types = containers.map(({ equipment }) => equipment)
    expect(unknown(places, locations.map(({ code }) => code))).toEqual([]) // biome-ignore format: one question each
    expect(unknown(ships, schedules.map(({ vvd }) => vvd))).toEqual([]) // biome-ignore format: as above
    expect(unknown(customers, organisations.map(({ ref }) => ref))).toEqual([]) // biome-ignore format: as above
    expect(unknown(types, equipmentTypes.map(({ code }) => code))).toEqual([]) // biome-ignore format: as above
  })

  it('gives every booking its own number and every bill its booking', () => {
    expect(new Set(news.bookings.map(({ bookingNo }) => bookingNo)).size).toBe(news.bookings.length)
    for (const { bookingNo, bills } of news.bookings)
      for (const bill of bills) expect(bill.slice(0, 11)).toBe(`FWYL${bookingNo}`)
  })

  it('keeps the two rivals apart although they sail on the same ships', () => {
    const of = (ref: string) =>
      news.bookings.filter(({ parties }) => parties.some(({ organisation }) => organisation === ref))
    const names = (ref: string) =>
      new Set(of(ref).flatMap(({ parties }) => parties.map(({ organisation }) => organisation)))
    const ships = (ref: string) =>
      new Set(of(ref).flatMap(({ legs }) => legs.flatMap(({ kind, vvd }) => (kind === 'ocean' ? [vvd] : []))))
    expect(of(NINGBO_LIGHTING).length).toBeGreaterThan(30)
    expect(of(HAIPHONG_TEXTILES).length).toBeGreaterThan(30)
    expect([...names(NINGBO_LIGHTING)].filter((name) => names(HAIPHONG_TEXTILES).has(name))).toEqual([])
    expect([...ships(NINGBO_LIGHTING)].filter((ship) => ships(HAIPHONG_TEXTILES).has(ship)).length).toBeGreaterThan(10)
  })

  it('names everything in three languages', () => {
    for (const { names } of [...locations, ...equipmentTypes]) {
      expect(names.zh).toMatch(/\p{Script=Han}/u)
      expect(names.en).toMatch(/^[\x20-\x7e]+$/)
      expect(names.vi).toMatch(/\p{Script=Latin}/u)
    }
  })

  it('has truck fees at Long Beach and Los Angeles and nowhere else', () => {
    expect(locations.filter(({ truckFees }) => truckFees).map(({ code }) => code)).toEqual([
      'USLGB',
      'USLAX',
      'USLGB-SSA',
      'USLAX-P400',
    ])
  })

  it('accepts bookings as files everywhere but from Xiamen', () =>
    expect(locations.filter(({ allowsUploads }) => !allowsUploads).map(({ code }) => code)).toEqual(['CNXMN']))
})

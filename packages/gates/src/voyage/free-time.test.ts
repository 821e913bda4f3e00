import { describe, expect, it } from 'vitest'
import { DAY, iso } from '../world/calendar.ts'
import { detentionFor } from '../world/containers/free-time.ts'
import { dayAt, news, type TrackedContainerWithFacts, trackedContainers } from './container-facts.fixture.ts'
import { epoch, everything, now } from './sixty-days.fixture.ts'

const settledBy = iso(now - 3 * DAY)
const name = ({ container }: TrackedContainerWithFacts) => `${container.bookingNo} ${container.containerNo}`
const dayOf = (day: string) => Date.parse(day) / DAY

/** Containers that have left with the consignee since the demo began, with the relevant events. */
const out = trackedContainers.flatMap((tracked) => {
  const left = tracked.events.findLast(({ kind, load }) => kind === 'gateOut' && load === 'full')
  if (!left?.location.startsWith('US') || left.occurredAt < iso(epoch) || left.occurredAt > settledBy) return []
  const back = tracked.events.findLast(({ kind, load }) => kind === 'gateIn' && load === 'empty')
  return [{ ...tracked, left, back: back && back.occurredAt > left.occurredAt ? back : undefined }]
})
const zoneOf = ({ booking }: TrackedContainerWithFacts) => booking.placeOfDelivery ?? booking.portOfDischarge

describe('the price of detention', () => {
  it.each([
    ['22G1', 0, 0],
    ['22G1', 1, 60],
    ['45G1', 4, 340],
    ['45G1', 5, 475],
    ['45G1', 9, 1090],
    ['45R1', 2, 320],
    ['42P1', 8, 1240],
  ])('of a %s that is out %i days too long', (equipment, days, dollars) =>
    expect(detentionFor(equipment, days)).toBe(dollars),
  )
})

describe('sixty days on, free time', () => {
  it('is the same for all such containers of a customer, and differs between customers', () => {
    const agreed = new Map<string, Set<number | null>>()
    for (const { booking, container, accounts } of trackedContainers)
      for (const { freeDays } of accounts.slice(-1)) {
        const key = `${booking.serviceContract} ${container.equipment}`
        agreed.set(key, (agreed.get(key) ?? new Set()).add(freeDays))
      }
    for (const [key, days] of agreed) expect([key, days.size]).toEqual([key, 1])
    expect(new Set([...agreed.values()].flatMap((days) => [...days])).size).toBeGreaterThan(2)
  })

  it('counts from the day on which the container left, and no day of return is sent before that', () => {
    expect(out.length).toBeGreaterThan(500)
    for (const tracked of out) {
      const { accounts, left } = tracked
      const last = accounts.at(-1)
      const days = dayOf(last?.returnBy ?? '') - dayAt(left.occurredAt, zoneOf(tracked))
      expect([name(tracked), days]).toEqual([name(tracked), last?.freeDays])
      for (const { statedAt, returnBy } of accounts) expect(returnBy === null).toBe(statedAt < left.occurredAt)
    }
  })

  it('is used up a day at a time: days and charge grow every morning until the container is returned, and then stay', () => {
    for (const tracked of out) {
      const { accounts, back, container } = tracked
      const daysLate = (at: string) => dayAt(at, zoneOf(tracked)) - dayOf(accounts.at(-1)?.returnBy ?? '')
      for (const { statedAt, detentionDays, charge, returnBy } of accounts) {
        if (returnBy === null) continue
        const days = Math.max(0, daysLate(back && back.occurredAt < statedAt ? back.occurredAt : statedAt))
        expect([name(tracked), statedAt, detentionDays]).toEqual([name(tracked), statedAt, days])
        const cost = { amount: detentionFor(container.equipment, days).toFixed(2), currency: 'USD' }
        expect(charge).toEqual(days === 0 ? null : cost)
      }
      const days = accounts.map(({ detentionDays }) => detentionDays ?? 0)
      expect(days).toEqual(days.toSorted((one, other) => one - other))
    }
  })

  it('has run out for some containers that are out and some that are returned, and was enough for others', () => {
    const overdue = out.filter(({ accounts }) => (accounts.at(-1)?.detentionDays ?? 0) > 0)
    expect(overdue.filter(({ back }) => back === undefined).length).toBeGreaterThan(5)
    expect(overdue.filter(({ back }) => back !== undefined).length).toBeGreaterThan(100)
    expect(overdue.length).toBeLessThan(out.length * 0.7)
  })

  it('is sometimes late, repeated or out of order, and never before its time', () => {
    const entries = everything.flatMap((entry) => (entry.what === 'free-time' ? [entry] : []))
    for (const { at, line } of entries) expect(Date.parse(line.statedAt)).toBeLessThanOrEqual(at)
    expect(new Set(entries.map(({ line }) => JSON.stringify(line))).size).toBeLessThan(entries.length - 20)
    const newest = new Map<string, string>()
    let overtaken = 0
    for (const { line } of entries) {
      const key = line.bookingNo + line.containerNo
      if (line.statedAt < (newest.get(key) ?? '')) overtaken++
      else newest.set(key, line.statedAt)
    }
    expect(overtaken).toBeGreaterThan(20)
    expect(news['free-time'].length).toBe(entries.length)
  })
})

import { readFileSync } from 'node:fs'
import { isContainerNumber } from '@fairway/contract/shared/container-number'
import { describe, expect, it } from 'vitest'
import { lastAvailability, newsAround, newsUntil, stageOf, trackContainers } from '../voyage/sent-lines.fixture.ts'
import { DAY, HOUR } from './calendar.ts'
import { numbersToTry } from './numbers-to-try.ts'
import { type Example, examples, showcase } from './showcase.ts'
import { bookingToWeigh } from './vgm-link.ts'
import { TINY } from './volume.fixture.ts'
import { createWorld, SEED, SMALL } from './world.ts'

const containersAt = (epoch: number, now: number) => {
  const trackedContainers = trackContainers(newsUntil(createWorld(SEED, epoch, TINY), now))
  return (number: string) => {
    const found = trackedContainers.filter(({ container }) => container.containerNo === number)
    expect(found).toHaveLength(1)
    const [tracked] = found
    if (!tracked) throw new Error(`${number} is not in the demo`)
    return tracked
  }
}

describe('the fixed examples', () => {
  it.each([
    ['early on a winter day', '2026-01-20T00:00:00Z', 0],
    ['late on a summer day', '2026-07-04T23:59:00Z', 0],
    ['across the end of daylight saving time', '2026-11-08T12:00:00Z', 0],
    ['on the day after the first start', '2026-11-15T09:30:00Z', DAY],
  ])('have the stages of the table %s', (_when, epoch, later) => {
    const findContainer = containersAt(Date.parse(epoch), Date.parse(epoch) + later)
    for (const { containers, booking, stage } of examples)
      for (const number of containers) {
        const { container } = findContainer(number)
        expect([number, container.bookingNo, stageOf(findContainer(number))]).toEqual([number, booking, stage])
      }
    expect(lastAvailability(findContainer(showcase.available.containers[0]))).toBe('available')
    expect(lastAvailability(findContainer(showcase.notYetAvailable.containers[0]))).toBe('notAvailable')
    expect(findContainer(showcase.notYetAvailable.containers[0]).red).toEqual([])
    expect(findContainer(showcase.hold.containers[0]).red.toSorted()).toEqual(['customs', 'customsInspectionCharge'])
    expect(findContainer(showcase.inTransit.containers[0]).red.toSorted()).toEqual(['collectPayment', 'originalBl'])
    expect(findContainer(showcase.notRequired.containers[0]).holds).toContainEqual(
      expect.objectContaining({ type: 'originalBl', state: 'red' }),
    )
    expect(findContainer(showcase.tooOld.containers[0]).events.at(-1)?.occurredAt.slice(0, 10)).toBe(
      new Date(Date.parse(epoch) - 100 * DAY).toISOString().slice(0, 10),
    )
  })

  it('show an ordered exam, running detention, and a container that was returned late and damaged', () => {
    const epoch = Date.parse('2026-11-15T09:30:00Z')
    const news = newsUntil(createWorld(SEED, epoch, TINY), epoch)
    const of = <L extends { containerNo: string }>(lines: readonly L[], { containers }: Example) =>
      lines.filter(({ containerNo }) => containerNo === containers[0])
    expect(of(news.customs, showcase.hold).map(({ step }) => step)).toEqual([
      'manifestFiled', 'manifestAccepted', 'held', 'inspectionOrdered',
    ]) // biome-ignore format: one scenario
    expect(of(news['free-time'], showcase.outGated)).toMatchObject([
      { freeDays: 4, returnBy: '2026-11-11', detentionDays: 3, charge: { amount: '255.00', currency: 'USD' } },
    ])
    expect(of(news['free-time'], showcase.emptyReturned)).toMatchObject([{ returnBy: '2026-11-05', detentionDays: 1 }])
    expect(of(news.interchanges, showcase.emptyReturned).at(-1)).toMatchObject({
      direction: 'in',
      load: 'empty',
      condition: 'damaged',
      damage: 'Left door dented, hinge bent',
    })
    expect(of(news.customs, showcase.tooOld)).toEqual([])
  })

  it('have valid numbers and are in the table of their file', () => {
    const table = readFileSync(new URL('./showcase.ts', import.meta.url), 'utf8')
    for (const [name, example] of Object.entries<Example>(showcase)) {
      expect(example.containers.every(isContainerNumber)).toBe(true)
      const row = table.split('\n').find((line) => line.startsWith(` * | ${name} `))
      expect(row?.split('|').map((cell) => cell.trim())).toEqual(
        expect.arrayContaining([
          name,
          example.containers[0],
          example.booking,
          `FWYL${example.booking}01`,
          example.stage,
        ]),
      )
    }
  })

  it('include late, repeated, corrected and withdrawn events', () => {
    const epoch = Date.parse('2026-11-15T09:30:00Z')
    const { events } = newsUntil(createWorld(SEED, epoch, TINY), epoch)
    const reports = events.filter(({ bookingNo }) => bookingNo === showcase.disorderly.booking)
    expect(new Set(reports.map((line) => JSON.stringify(line))).size).toBeLessThan(reports.length)
    expect(reports.some(({ revision, withdrawn }) => revision > 0 && !withdrawn)).toBe(true)
    expect(reports.some(({ withdrawn }) => withdrawn)).toBe(true)
    const times = reports.map(({ occurredAt }) => occurredAt)
    expect(times).not.toEqual(times.toSorted())
  })
})

describe('the booking of the link that the carrier mails', () => {
  it.each([0, 3, 11, 40])('has containers that nobody has loaded, %i days on', (days) => {
    const epoch = Date.parse('2026-11-15T09:30:00Z')
    const world = createWorld(SEED, epoch, SMALL)
    const now = epoch + days * DAY
    const bookingNo = bookingToWeigh(world, now) ?? ''
    const tracked = trackContainers(newsAround(world, bookingNo, now)).filter(
      (one) => one.booking.bookingNo === bookingNo,
    )
    expect(tracked.length).toBeGreaterThan(0)
    expect(tracked.map(stageOf).some((stage) => ['Booked', 'Empty Pickup', 'At Origin'].includes(stage))).toBe(true)
  })
})

describe('numbers to try', () => {
  const epoch = Date.parse('2026-11-15T09:30:00Z')

  it('are those of the example at sea while it is at sea', () => {
    expect(numbersToTry(createWorld(SEED, epoch, TINY), epoch)).toEqual({
      container: 'FWYU4829130', booking: '3104482', bl: 'FWYL310448201',
    }) // biome-ignore format: three numbers
  })

  it('are those of another container at sea months later', () => {
    const world = createWorld(SEED, epoch, SMALL)
    const now = epoch + 75 * DAY + 5 * HOUR
    const { container, booking } = numbersToTry(world, now)
    const tracked = trackContainers(newsAround(world, booking, now)).find(
      (one) => one.container.containerNo === container && one.booking.bookingNo === booking,
    )
    expect(tracked && stageOf(tracked)).toBe('In-Transit')
  })
})

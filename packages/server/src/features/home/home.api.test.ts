import type { HomeLine } from '@fairway/contract/home/home.schema'
import { TASK_LINES } from '@fairway/contract/home/home.values'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import type { Person } from '../identity/assumption/assumption.fixture.ts'
import { localJourney } from '../tracking/cargo/journey.fixture.ts'
import { listenTo } from '../tracking/live/live.fixture.ts'
import * as trade from './home.fixture.ts'

let portal: Portal
let mei: Person
const { own, late } = trade

beforeAll(async () => {
  portal = await startPortal({ now: trade.NOW, liveTimes: { heartbeatMs: 600_000, pauseMs: 10 } })
  await trade.fillTrade(portal)
  mei = await portal.person({ groups: ['TD'], organisationIds: [await trade.organisationId(portal, own)] })
})
afterAll(() => portal.stop())

const home = () => trade.homeOf(portal, mei.headers)
const short = (lines: HomeLine[]) => lines.map((line) => trade.shortLine(line, own))
const linesOf = async (kind: string) => (await home()).lines.filter((line) => line.kind === kind)

describe('what needs a customer', () => {
  it('is sorted by urgency: what is over, what ends first, and what has no end last', async () => {
    const { lines } = await home()
    expect(short(lines)).toEqual([
      'pickupDue 2026-11-12 USLGB: 0',
      'pickupDue 2026-11-14 USCHI: 7',
      'pickupDue 2026-11-14 USLGB: 1 2',
      'returnDue 2026-11-16 USLGB: 5',
      'pickupDue 2026-11-19 USLGB: 3',
      'holdToClear 2026-11-25 USLGB customs: 9',
      'holdToClear open USLGB customs,dataHold: 8',
      'boxReady open USLGB estimate: 12',
      'boxReady open USLGB terminal: 11',
      'arrivalMoved open USLGB FHM042E -2880: 14 15',
    ])
  })

  it('is counted by task, and says of each container one thing only, however many reasons there are', async () => {
    const { lines, tasks } = await home()
    expect(tasks).toEqual([
      { task: 'fetch', count: 7, lines: 6 },
      { task: 'returnEmpty', count: 1, lines: 1 },
      { task: 'clearHolds', count: 2, lines: 2 },
      { task: 'ships', count: 2, lines: 1 },
    ])
    const named = lines.filter(({ kind }) => kind !== 'arrivalMoved').flatMap(({ boxes }) => boxes)
    expect(new Set(named.map(({ containerNo }) => containerNo)).size).toBe(named.length)
  })

  it('ends with the day at the place where the container is fetched, not where it is looked at', async () => {
    const { lines, places } = await home()
    const ends = lines.map(({ place, dueOn, dueAt }) => [place, dueOn, dueAt && new Date(dueAt).toISOString()])
    expect(ends).toContainEqual(['USLGB', '2026-11-14', '2026-11-15T08:00:00.000Z'])
    expect(ends).toContainEqual(['USCHI', '2026-11-14', '2026-11-15T06:00:00.000Z'])
    expect(places).toMatchObject({
      USLGB: { zone: 'America/Los_Angeles', name: { zh: 'USLGB 中' } },
      USCHI: { zone: 'America/Chicago' },
    })
  })

  it('names each container with its booking, so that its page is found', async () => {
    const [first] = (await home()).lines
    expect(first?.boxes).toEqual([{ containerNo: trade.containerNoOf(own, 0), bookingNo: trade.bookingNo(own, 0) }])
  })

  it('tells of a last free day from five days before on, as long as it is still that day somewhere', async () => {
    const days = async () => (await linesOf('pickupDue')).map(({ dueOn }) => dueOn)
    expect(await days()).not.toContain('2026-11-20')
    await portal.setNow('2026-11-15T11:58:00Z')
    expect(await days()).not.toContain('2026-11-20')
    await portal.setNow('2026-11-15T12:00:00Z')
    expect([await days(), (await home()).nearUntil]).toEqual([expect.arrayContaining(['2026-11-20']), '2026-11-20'])
    await portal.setNow(trade.NOW)
  })

  it('takes a hold off as it is cleared, and says that the container is ready then', async () => {
    const [bookingNo, containerNo] = [trade.bookingNo(own, 9), trade.containerNoOf(own, 9)]
    const say = (state: string, since: string) =>
      portal.carrier('holds', [{ bookingNo, containerNo, type: 'customs', state, since }])
    await say('green', '2026-11-15T00:00:01Z')
    const lines = short((await home()).lines)
    expect(lines).toContain('holdToClear open USLGB customs,dataHold: 8')
    expect(lines).toContain('boxReady 2026-11-25 USLGB estimate: 9')
    await say('red', '2026-11-15T00:00:02Z')
    expect(short(await linesOf('holdToClear'))).toContain('holdToClear 2026-11-25 USLGB customs: 9')
  })

  it('has nothing of a container that the terminal keeps back though the estimate says that it is ready', async () => {
    const ready = (await linesOf('boxReady')).flatMap(({ boxes }) => boxes.map(({ containerNo }) => containerNo))
    expect(ready).toEqual([trade.containerNoOf(own, 12), trade.containerNoOf(own, 11)])
  })
})

describe('many containers', () => {
  let lateMember: Person
  const overdue = (day: number) => new Date(Date.UTC(2026, 10, 1) - day * 86_400_000).toISOString().slice(0, 10)
  const container = (lastFreeOn: string) => ({ container: { lastFreeOn }, moves: localJourney.slice(0, 4) })
  beforeAll(async () => {
    const id = await trade.organisationId(portal, late)
    lateMember = await portal.person({ groups: ['TD'], organisationIds: [id] })
    await trade.sendContainers(
      portal,
      late,
      Array.from({ length: 5 }, () => container('2026-11-13')),
    )
  })

  it('of one day and place are one line, which names the first three and counts all', async () => {
    const { lines } = await trade.homeOf(portal, lateMember.headers)
    expect(lines.map((line) => trade.shortLine(line, late))).toEqual(['pickupDue 2026-11-13 USLGB: 0 1 2 of 5'])
  })

  it('are read with as many statements as few, one for the page itself', async () => {
    const statements = vi.spyOn(pg.Client.prototype, 'query')
    const countOf = async () => {
      await trade.homeOf(portal, lateMember.headers)
      statements.mockClear()
      await trade.homeOf(portal, lateMember.headers)
      const queries = statements.mock.calls.map(([query]) => JSON.stringify(query))
      return { all: queries.length, own: queries.filter((text) => text.includes('home_box')).length }
    }
    const few = await countOf()
    expect(few.own).toBe(1)
    expect(few.all).toBeLessThanOrEqual(3)
    await trade.sendContainers(
      portal,
      late,
      Array.from({ length: TASK_LINES }, (_, day) => container(overdue(day))),
      5,
    )
    expect(await countOf()).toEqual(few)
    statements.mockRestore()
  })

  it('on more days than a task shows leave the least urgent out, and it says how many there are', async () => {
    const { lines, tasks } = await trade.homeOf(portal, lateMember.headers)
    expect(lines).toHaveLength(TASK_LINES)
    expect(tasks).toEqual([{ task: 'fetch', count: TASK_LINES + 5, lines: TASK_LINES + 1 }])
    expect(lines[0]?.dueOn).toBe(overdue(TASK_LINES - 1))
    expect(lines.map(({ dueOn }) => dueOn)).not.toContain('2026-11-13')
  })
})

it('a page is told when something of this changed, by the topic that came with it', async () => {
  const { watch, liveFrom } = await home()
  const page = await listenTo(portal.url, watch, liveFrom)
  const hold = {
    bookingNo: trade.bookingNo(own, 12),
    containerNo: trade.containerNoOf(own, 12),
    type: 'dataHold',
    state: 'red',
  }
  await portal.carrier('holds', [{ ...hold, since: trade.NOW }])
  expect((await page.news()).changed).toEqual([watch])
  page.stop()
  expect(short(await linesOf('holdToClear'))).toContain('holdToClear open USLGB customs,dataHold: 8 12')
})

import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import * as lines from '../../carrier/carrier-lines.fixture.ts'
import { localJourney } from '../cargo/journey.fixture.ts'
import { listenAsShown } from './live.fixture.ts'

const [lamp, shade, rug] = [lines.containerNumber(482913), lines.containerNumber(771204), lines.containerNumber(33)]
const [lampTopic, shadeTopic] = [`3104482/${lamp}`, `3104482/${shade}`]
/** So long between heartbeats that a notified test was notified because something happened. */
const NEVER = { heartbeatMs: 600_000 }

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ now: '2026-11-15T00:00:00Z', liveTimes: NEVER })
})
afterAll(() => portal.stop())
let revision = 1
beforeEach(async () => {
  revision += 1
  await portal.carrier('locations', lines.locations)
  await portal.carrier('equipment-types', lines.equipmentTypes)
  await portal.carrier('organisations', lines.organisations)
  await portal.carrier('schedules', lines.schedules)
  await portal.carrier('bookings', [lines.booking('3104482'), lines.booking('3104483'), lines.feederBooking('3104484')])
  await portal.carrier('containers', [
    lines.container('3104482', lamp),
    lines.container('3104482', shade),
    lines.container('3104484', rug),
  ])
})

const listen = (watch: string, after?: string) => listenAsShown(portal, watch, after)
const send = async (path: string, line: object) =>
  expect((await portal.carrier(path, [line])).json).toMatchObject({ accepted: 1, rejected: [] })
const [pickedUp, gateIn] = localJourney.map(({ stage: _, ...move }) => move)
const detailOf = async (container: string) =>
  (await portal.get(`/api/cargopub/detail?bookingNo=3104482&containerNo=${container}`)).json

describe('an open page is told', () => {
  it('at once where it stands, then when an event arrives, and nothing of the container beside', async () => {
    const [one, other] = [await listen(lampTopic), await listen(shadeTopic)]
    expect(one.hello).toMatchObject({ changed: [], withinMs: 0 })
    await send('events', lines.event('3104482', lamp, { ...pickedUp }))
    expect((await one.news()).changed).toEqual([lampTopic])
    await send('events', lines.event('3104482', shade, { ...pickedUp }))
    expect((await other.news()).changed).toEqual([shadeTopic])
    one.stop()
    other.stop()
  })

  it('that a hold was set which changes the stage', async () => {
    await portal.carrier(
      'events',
      localJourney.slice(0, 6).map(({ stage: _, ...move }) => lines.event('3104482', lamp, move)),
    )
    const page = await listen(lampTopic)
    const hold = { bookingNo: '3104482', containerNo: lamp, type: 'customs', state: 'red' }
    await send('holds', { ...hold, since: `2026-11-09T00:00:0${revision % 10}Z` })
    expect((await page.news()).changed).toEqual([lampTopic])
    expect((await detailOf(lamp)).container.stage).toBe('Hold')
    page.stop()
  })

  it('that a ship of its journey is later, feeder or ocean, and no ship of another', async () => {
    const [ocean, feeder] = lines.schedules
    const [page, transshipped] = [await listen(lampTopic), await listen('3104484')]
    await send('schedules', { ...feeder, revision })
    expect((await transshipped.news()).changed).toEqual(['3104484'])
    await send('schedules', { ...ocean, revision })
    expect((await transshipped.news()).changed).toEqual(['3104484'])
    expect(await page.next()).toMatchObject({ changed: [lampTopic] })
    page.stop()
    transshipped.stop()
  })

  it('that its booking changed, gave a container away, got a new one, or was cancelled', async () => {
    const page = await listen(`3104482,${lampTopic}`)
    await send('bookings', lines.booking('3104482', { revision, paymentTerm: 'Collect' }))
    expect((await page.news()).changed.sort()).toEqual(['3104482', lampTopic])
    await send('containers', lines.container('3104482', shade, { revision, removed: true }))
    expect((await page.news()).changed).toEqual(['3104482'])
    await send('containers', lines.container('3104482', lines.containerNumber(1000 + revision)))
    expect((await page.news()).changed).toEqual(['3104482'])
    await send('bookings', lines.booking('3104482', { revision: revision + 1, status: 'Canceled' }))
    expect((await page.news()).changed.sort()).toEqual(['3104482', lampTopic])
    revision += 2
    await send('bookings', lines.booking('3104482', { revision }))
    page.stop()
  })

  it('that a booking without a container got its first one', async () => {
    const page = await listen('3104483')
    await send('bookings', lines.booking('3104483', { revision }))
    await send('containers', lines.container('3104483', lines.containerNumber(2000 + revision)))
    expect((await page.news()).changed).toEqual(['3104483'])
    page.stop()
  })

  it('within a time that grows with the number of pages that will ask again', async () => {
    const pages = await Promise.all(Array.from({ length: 41 }, () => listen(lampTopic)))
    await send('events', lines.event('3104482', lamp, { ...gateIn }))
    const news = await Promise.all(pages.map((page) => page.news()))
    expect(new Set(news.map(({ withinMs }) => withinMs))).toEqual(new Set([200]))
    for (const page of pages) page.stop()
  })
})

describe('a page that comes back', () => {
  it('is told what changed since the id that it saw last, and nothing without one', async () => {
    const before = await listen(lampTopic)
    before.stop()
    await send('events', lines.event('3104482', lamp, { ...pickedUp }))
    const [back, fresh] = [await listen(`${lampTopic},${shadeTopic}`, before.hello.id), await listen(lampTopic)]
    expect(back.hello.changed).toContain(lampTopic)
    expect(fresh.hello.changed).toEqual([])
    for (const page of [back, fresh]) page.stop()
    // while a transaction runs anywhere, what it might have overtaken is reported once more
    const changedOnReconnect = async () => {
      const { hello } = await listen(lampTopic)
      return (await listen(lampTopic, hello.id)).hello.changed
    }
    await expect.poll(changedOnReconnect).toEqual([])
  })

  it('misses nothing between the answer that it shows and the stream that it opens then', async () => {
    const { liveFrom } = await detailOf(lamp)
    const list = (await portal.get('/api/cargopub/search?type=booking&q=3104482')).json
    await send('events', lines.event('3104482', lamp, { ...pickedUp }))
    const [page, listed] = [await listen(lampTopic, liveFrom), await listen('3104482', list.liveFrom)]
    expect(page.hello.changed).toEqual([lampTopic])
    expect(listed.hello.changed).toEqual(['3104482'])
    page.stop()
    listed.stop()
  })

  it('with an id of another database has to look at everything', async () => {
    const page = await listen(`${lampTopic},9999999`, '9000000000000000000')
    expect(page.hello.changed.sort()).toEqual([lampTopic, '9999999'].sort())
    expect(BigInt(page.hello.id)).toBeLessThan(1_000_000_000_000n)
    page.stop()
  })
})

describe('nothing is missed', () => {
  it('when an older transaction is committed after a newer one', async () => {
    const [slow, quick] = [
      new pg.Client({ connectionString: portal.databaseUrl }),
      new pg.Client({ connectionString: portal.databaseUrl }),
    ]
    await slow.connect()
    await quick.connect()
    const mark = (client: pg.Client, container: string) =>
      client.query(
        `update container set changed_in = pg_current_xact_id() where container_no = $1 and booking_id =
        (select id from booking where booking_no = '3104482')`,
        [container],
      )
    const page = await listen(`${lampTopic},${shadeTopic}`)
    await slow.query('begin')
    await mark(slow, lamp)
    await quick.query('begin')
    await mark(quick, shade)
    await quick.query('notify fairway_changes')
    await quick.query('commit')
    const first = await page.news()
    expect(first.changed).toEqual([shadeTopic])
    const { liveFrom } = await detailOf(lamp)

    await slow.query('notify fairway_changes')
    await slow.query('commit')
    expect((await page.news()).changed, 'once only').toEqual([lampTopic])
    for (const after of [first.id, liveFrom]) {
      const back = await listen(`${lampTopic},${shadeTopic}`, after)
      expect(back.hello.changed).toContain(lampTopic)
      back.stop()
    }
    page.stop()
    await slow.end()
    await quick.end()
  })

  it('while the connection that listens is lost', async () => {
    const page = await listen(lampTopic)
    const listening =
      "select pid from pg_stat_activity where application_name = 'fairway changes' and datname = current_database()"
    await expect.poll(async () => (await portal.pool.raw.query(listening)).rowCount).toBe(1)
    await portal.pool.raw.query(`select pg_terminate_backend(pid) from (${listening}) it`)
    await expect.poll(async () => (await portal.pool.raw.query(listening)).rowCount, { interval: 5 }).toBe(0)
    await send('events', lines.event('3104482', lamp, { ...pickedUp }))
    expect((await page.news()).changed).toEqual([lampTopic])
    page.stop()
  })

  it('while nobody announces anything: each heartbeat looks too', async () => {
    const lonely = await startPortal({ liveTimes: { heartbeatMs: 200 } })
    const page = await listenAsShown(lonely, '3104482')
    await lonely.carrier('locations', lines.locations)
    await lonely.carrier('equipment-types', lines.equipmentTypes)
    await lonely.carrier('organisations', lines.organisations)
    await lonely.carrier('schedules', lines.schedules)
    await lonely.carrier('bookings', [lines.booking('3104482')])
    await lonely.pool.raw.query(
      `insert into container (booking_id, container_no, equipment_code, hazardous, assigned_at, removed, revision)
      select id, $1, '45G1', false, now(), false, 1 from booking`,
      [lamp],
    )
    expect((await page.news()).changed).toEqual(['3104482'])
    page.stop()
    await lonely.stop()
  })
})

describe('a heartbeat', () => {
  it('comes again and again, and none comes while the database is away', async () => {
    const lonely = await startPortal({ liveTimes: { heartbeatMs: 100 } })
    const page = await listenAsShown(lonely, lampTopic)
    for (const beat of [await page.next(), await page.next(), await page.next()])
      expect(beat).toEqual({ id: expect.any(String), changed: [], withinMs: 0 })

    const { rows } = await lonely.pool.raw.query('select current_database() as name')
    await portal.pool.raw.query(`alter database ${rows[0].name} allow_connections false`)
    await portal.pool.raw.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      rows[0].name,
    ])
    let beats = 0
    let isBack = false
    const counting = (async () => {
      while (!isBack && (await page.next())) beats += 1
    })()
    // it falls silent sooner or later: a test that never sees that ends with its own time
    let silentAfter: number
    do {
      silentAfter = beats
      await pause(600)
    } while (beats !== silentAfter)
    await portal.pool.raw.query(`alter database ${rows[0].name} allow_connections true`)
    await expect.poll(() => beats).toBeGreaterThan(silentAfter)
    isBack = true
    page.stop()
    await counting.catch(() => undefined)
    await lonely.stop()
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openPool } from '../../../platform/database/database.ts'
import { createLog } from '../../../platform/monitoring/log.ts'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import * as lines from '../../carrier/carrier-lines.fixture.ts'
import * as dashboards from '../dashboard/dashboard.fixture.ts'
import { listenAsShown, listenTo } from '../live/live.fixture.ts'
import * as estimates from './estimate.fixture.ts'
import { listRuns } from './estimate-run.repository.ts'
import { processEstimateRuns, startEstimateWorker } from './estimate-worker.actions.ts'
import { joinEstimators } from './stored-estimate.repository.ts'

const BOXES = 2500
const rule = (time: string) => ({ window: ['00:00', '24:00'], day: 1, local: [1, time] }) satisfies estimates.RuleOf
const container = lines.containerNumber(700_001)

let portal: Portal
let shipper: { headers: Record<string, string> }
beforeAll(async () => {
  portal = await startPortal({ now: estimates.NOW })
  await estimates.fillPlaces(portal)
  shipper = await portal.person({ groups: ['TD'], organisationIds: [await dashboards.organisationId(portal, 'NBL')] })
  await portal.carrier('schedules', [estimates.voyageTo('FHA001E', 'USLGB', '2026-11-16T10:30:00-08:00')])
  await portal.carrier('bookings', [
    estimates.bookingOn('3104482', { vvd: 'FHA001E' }),
    estimates.bookingOn('3104483', { vvd: 'FHA001E' }),
  ])
  await portal.carrier('containers', [lines.container('3104482', container)])
  // enough for several pieces, on bookings of one container each
  await portal.pool.raw.query(
    `with booked as (
       insert into booking (booking_no, status, pol_code, pod_code, origin_term, destination_term, payment_term, bill_type, ocean_vvd, shipment, booked_at, revision)
       select (5000000 + n)::text, 'Approved', 'CNNGB', 'USLGB', 'CY', 'CY', 'Prepaid', 'SW', 'FHA001E', 'LOCAL', '2026-10-20', 1
         from generate_series(1, $1::int) as n returning id)
     insert into container (booking_id, container_no, equipment_code, hazardous, assigned_at, removed, revision)
     select id, 'FWYU' || lpad((id % 10000000)::text, 7, '0'), '45G1', false, '2026-10-21', false, 1 from booked`,
    [BOXES - 1],
  )
})
afterAll(() => portal.stop())
beforeEach(async () => {
  await estimates.replaceRules(portal, [rule('08:00')])
  await portal.pool.raw.query('delete from estimate_change; delete from estimate_run')
})

/** Asks for another rule to be followed, without doing it. */
const change = async (time: string) => {
  await portal.pool.raw.query('update eta_rule set is_active = false')
  await estimates.addRules(portal, [rule(time)])
  return estimates.askForPort(portal)
}
const runs = () => listRuns(portal.pool.reading())
/** How many containers stand where, and how many have been moved how often. */
const counted = async () => {
  const { rows } = await portal.pool.raw.query(
    `select (select count(*)::int from container where est_available_at = '2026-11-17T20:00:00Z') as moved,
            (select count(*)::int from estimate_change) as kept,
            (select count(distinct container_id)::int from estimate_change) as boxes`,
  )
  return rows[0]
}
const all = { moved: BOXES, kept: BOXES, boxes: BOXES }

/** Works on as many pieces as are allowed, then leaves everything as it is. */
const workFor = (pieces: number) => {
  const ending = new AbortController()
  let left = pieces
  const rest = async () => {
    left -= 1
    if (left === 0) ending.abort()
  }
  return processEstimateRuns(portal.pool, { signal: ending.signal, rest })
}

describe('a rule that moves many containers', () => {
  it('moves them piece by piece, each once, and says how far it has come', async () => {
    const runId = await change('12:00')
    expect(await runs()).toMatchObject([
      { runId, reason: 'rule', port: 'USLGB', total: null, done: 0, finishedAt: null },
    ])
    await workFor(2)
    expect(await runs()).toMatchObject([{ runId, total: BOXES, done: 1000, moved: 1000, finishedAt: null }])
    const [cards, list] = [
      dashboards.dashboardOf(portal, shipper).count(),
      dashboards.dashboardOf(portal, shipper).list(),
    ]
    for (const { json } of await Promise.all([cards, list]))
      expect(json.estimating).toEqual({ done: 1000, total: BOXES })
    await estimates.workOff(portal)
    expect(await runs()).toMatchObject([{ runId, total: BOXES, done: BOXES, moved: BOXES }])
    expect((await dashboards.dashboardOf(portal, shipper).count()).json.estimating).toBeNull()
    expect(await counted()).toEqual(all)
  })

  it('lets no container be moved twice when two servers work on it', async () => {
    await change('12:00')
    const other = openPool(portal.databaseUrl, { size: 2, statementTimeoutMs: 20_000, checked: true })
    try {
      await Promise.all([estimates.workOff(portal), processEstimateRuns(other)])
      await estimates.workOff(portal)
    } finally {
      await other.close()
    }
    expect(await runs()).toMatchObject([{ total: BOXES, done: BOXES, moved: BOXES }])
    expect(await counted()).toEqual(all)
  })

  it('goes on where it was when a server dies in the middle of a piece', async () => {
    await change('12:00')
    await workFor(2)
    const doomed = openPool(portal.databaseUrl, { size: 1, statementTimeoutMs: 20_000, onError: () => undefined })
    const blocker = await portal.pool.raw.connect()
    try {
      // one container of the next piece is being worked on, so that the piece stands still half-way
      await blocker.query('begin')
      await blocker.query('select from container where id = (select max(id) from container) for update')
      const dying = processEstimateRuns(doomed, {
        signal: new AbortController().signal,
        rest: async () => undefined,
      }).catch((error: Error) => error)
      const waiting = async () =>
        (
          await portal.pool.raw.query(
            `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
        ).rows[0]?.pid
      await expect.poll(waiting).toBeDefined()
      await portal.pool.raw.query('select pg_terminate_backend($1)', [await waiting()])
      expect(await dying).toBeInstanceOf(Error)
    } finally {
      await blocker.query('rollback')
      blocker.release()
      await doomed.close()
    }
    expect((await counted()).kept).toBeLessThan(BOXES)
    await estimates.workOff(portal)
    expect(await runs()).toMatchObject([{ total: BOXES, done: BOXES, moved: BOXES }])
    expect(await counted()).toEqual(all)
  })

  it('lets a ship that is delayed meanwhile go first', async () => {
    await change('12:00')
    await workFor(2)
    await portal.carrier('schedules', [estimates.voyageTo('FHA001E', 'USLGB', '2026-11-23T10:30:00-08:00', 2)])
    await workFor(4)
    expect(await runs()).toMatchObject([
      { reason: 'arrival', moved: BOXES, finishedAt: null },
      { reason: 'rule', done: 1000 },
    ])
    await estimates.workOff(portal)
    const { rows } = await portal.pool.raw.query('select distinct est_available_at as at from container')
    expect(rows.map(({ at }) => at)).toEqual(['2026-11-24T20:00:00Z'])
    await portal.carrier('schedules', [estimates.voyageTo('FHA001E', 'USLGB', '2026-11-16T10:30:00-08:00', 3)])
    await estimates.workOff(portal)
  })

  it('tells open pages', async () => {
    const { liveFrom } = (await portal.get(`/api/cargopub/search?type=container&q=${container}`)).json
    const page = await listenAsShown(portal, `3104482/${container}`, liveFrom)
    const dashboard = (await dashboards.dashboardOf(portal, shipper).list({ numbers: [container] })).json
    const list = await listenTo(portal.url, dashboard.watch, dashboard.liveFrom)
    try {
      await change('12:00')
      await estimates.workOff(portal)
      expect((await page.news()).changed).toEqual([`3104482/${container}`])
      expect((await list.news()).changed).toEqual([dashboard.watch])
    } finally {
      page.stop()
      list.stop()
    }
  })
})

describe('the work in the background', () => {
  const silent = createLog('silent')

  it('starts by itself when a ship is delayed, and ends with the server', async () => {
    const worker = startEstimateWorker(portal.pool, portal.settings, silent)
    const at = async () => (await estimates.storedOf(portal, container)).available
    try {
      await portal.carrier('schedules', [estimates.voyageTo('FHA001E', 'USLGB', '2026-11-30T10:30:00-08:00', 4)])
      await expect.poll(at).toBe('2026-12-01T16:00:00.000Z')
    } finally {
      await worker.stop()
    }
    await portal.carrier('schedules', [estimates.voyageTo('FHA001E', 'USLGB', '2026-11-16T10:30:00-08:00', 5)])
    expect(await runs()).toMatchObject([{ reason: 'arrival', finishedAt: null }, {}])
    await estimates.workOff(portal)
  })

  it('takes up after a failure what it could not do', async () => {
    const logged: string[] = []
    await portal.pool.raw.query('alter table estimate_change rename to estimate_change_away')
    await change('12:00')
    const worker = startEstimateWorker(
      portal.pool,
      portal.settings,
      createLog('error', { write: (line) => logged.push(line) }),
    )
    try {
      await expect.poll(() => logged.length).toBeGreaterThan(0)
      await portal.pool.raw.query('alter table estimate_change_away rename to estimate_change')
      await expect.poll(counted).toEqual(all)
    } finally {
      await worker.stop()
    }
  })
})

describe('a ship', () => {
  const ship = (arrival: string, revision: number) =>
    portal.carrier('schedules', [estimates.voyageTo('FHB002E', 'USLGB', arrival, revision)])
  beforeAll(async () => {
    await ship('2026-11-16T10:30:00-08:00', 1)
  })

  it('that brings nobody anything is no work', async () => {
    await ship('2026-11-18T10:30:00-08:00', 2)
    await estimates.workOff(portal)
    expect(await runs()).toEqual([])
  })

  it('is delayed at the very moment when its first container is taken in: the container follows', async () => {
    const working = await portal.pool.transaction(async (db) => {
      await joinEstimators(db)
      await db.run({
        text: `with booked as (
           insert into booking (booking_no, status, pol_code, pod_code, origin_term, destination_term, payment_term, bill_type, ocean_vvd, shipment, booked_at, revision)
           values ('3109999', 'Approved', 'CNNGB', 'USLGB', 'CY', 'CY', 'Prepaid', 'SW', 'FHB002E', 'LOCAL', '2026-10-20', 1) returning id)
         insert into container (booking_id, container_no, equipment_code, hazardous, assigned_at, removed, revision, est_available_at)
         select id, 'FWYU9999990', '45G1', false, '2026-10-21', false, 1, '2026-11-19T16:00:00Z' from booked`,
        values: [],
      })
      await ship('2026-11-21T10:30:00-08:00', 3)
      return [estimates.workOff(portal)]
    })
    await Promise.all(working)
    await estimates.workOff(portal)
    const { rows } = await portal.pool.raw.query(
      `select est_available_at > '2026-11-21' as moved from container where container_no = 'FWYU9999990'`,
    )
    expect(rows).toEqual([{ moved: true }])
  })
})

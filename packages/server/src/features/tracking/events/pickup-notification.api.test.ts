import type { holdTypes } from '@fairway/contract/tracking/tracking.values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import * as lines from '../../carrier/carrier-lines.fixture.ts'
import { localJourney } from '../cargo/journey.fixture.ts'
import { notifyReachedEstimates } from './pickup-change.actions.ts'

let portal: Portal
type Person = Awaited<ReturnType<Portal['person']>>
let people: Record<'shipper' | 'stranger' | 'rep', Person>
const NOW = '2026-11-10T00:00:00Z'
let nth = 510_000
beforeAll(async () => {
  portal = await startPortal({ now: NOW })
  await portal.carrier('locations', lines.locations)
  await portal.carrier('equipment-types', lines.equipmentTypes)
  await portal.carrier('organisations', lines.organisations)
  await portal.carrier('schedules', lines.schedules)
  const { rows } = await portal.pool.raw.query<{ id: string }>("select id from organisation where ref = 'NBL'")
  people = {
    shipper: await portal.person({ groups: ['TD'], organisationIds: [rows[0]?.id ?? ''] }),
    stranger: await portal.person({ groups: ['TD'] }),
    rep: await portal.person({ groups: ['TD'] }),
  }
  await portal.carrier('bookings', [lines.booking('3104482', { salesRep: people.rep.webId })])
})
afterAll(() => portal.stop())

/** Containers that were discharged at Long Beach and of which nothing more is known. */
async function discharge(count = 1) {
  const containers = Array.from({ length: count }, () => lines.containerNumber(++nth))
  await portal.carrier(
    'containers',
    containers.map((container) => lines.container('3104482', container)),
  )
  const moves = localJourney.slice(0, 6).map(({ stage: _, ...move }) => move)
  await portal.carrier(
    'events',
    containers.flatMap((container) => moves.map((move) => lines.event('3104482', container, move))),
  )
  return containers
}
const say = (kind: 'available' | 'notAvailable', containers: readonly string[], occurredAt = '2026-11-09T20:00:00Z') =>
  portal.carrier(
    'events',
    containers.map((container) => lines.event('3104482', container, { kind, location: 'USLGB-SSA', occurredAt })),
  )
const hold = (container: string, state: 'red' | 'green', since: string, type: (typeof holdTypes)[number] = 'customs') =>
  portal.carrier('holds', [{ bookingNo: '3104482', containerNo: container, type, state, since }])
const estimateAt = (container: string, at: string) =>
  portal.pool.raw.query('update container set est_available_at = $2, est_delivered_at = $2 where container_no = $1', [
    container,
    at,
  ])

interface ReceivedNotification {
  kind: string
  tone: string
  args: Record<string, string>
  boxes: { containerNo: string; bookingNo: string }[]
}
/** The notifications of these containers, newest first. */
const notificationsAbout = async (containers: readonly string[], { headers }: Person = people.shipper) => {
  const { notices }: { notices: ReceivedNotification[] } = (await portal.get('/api/notices', headers)).json
  return notices
    .filter((notification) => notification.boxes.some(({ containerNo }) => containers.includes(containerNo)))
    .map(({ kind, tone, args, boxes: about }) => ({
      kind,
      tone,
      args,
      boxes: about.map((container) => container.containerNo),
    }))
}
const kindsOf = async (...containers: string[]) => (await notificationsAbout(containers)).map(({ kind }) => kind)
const ready = (containers: string[], basis = 'terminal') => ({
  kind: 'boxReady',
  tone: 'success',
  args: { place: 'USLGB', basis },
  boxes: [...containers].sort(),
})

describe('that a container can be picked up is said', () => {
  it('to the parties and the sales rep once, several containers together, and to nobody else', async () => {
    const containers = await discharge(2)
    await say('available', containers)
    await say('available', containers, '2026-11-09T21:00:00Z') // said once more
    expect(await notificationsAbout(containers)).toEqual([ready(containers)])
    expect(await notificationsAbout(containers, people.rep)).toEqual([ready(containers)])
    expect(await notificationsAbout(containers, people.stranger)).toEqual([])
  })

  it('not of a container on customs hold, and when its last hold clears, which is the moment that people wait for', async () => {
    const [container = ''] = await discharge()
    await hold(container, 'red', '2026-11-09T01:00:00Z')
    await hold(container, 'red', '2026-11-09T01:00:00Z', 'dataHold')
    await say('available', [container])
    expect(await kindsOf(container)).toEqual(['holdSet', 'holdSet'])
    await hold(container, 'green', '2026-11-09T21:00:00Z')
    expect(await kindsOf(container)).toEqual(['holdSet', 'holdSet'])
    await hold(container, 'green', '2026-11-09T22:00:00Z', 'dataHold')
    expect(await notificationsAbout([container])).toMatchObject([
      ready([container]),
      { kind: 'holdSet' },
      { kind: 'holdSet' },
    ])
  })

  it('not when it happened long ago: a carrier that loads its past fills nobody’s list', async () => {
    const [container = ''] = await discharge()
    await portal.pool.raw.query(
      "update business_clock set epoch = '2026-11-15T00:00:00Z', started_at = now(), reached = null",
    )
    await say('available', [container], '2026-11-09T12:00:00Z')
    expect(await notificationsAbout([container])).toEqual([])
    await portal.pool.raw.query('update business_clock set epoch = $1, started_at = now(), reached = null', [NOW])
  })

  it('by estimate when its time has come, and once more when the terminal confirms it', async () => {
    const [container = ''] = await discharge()
    await estimateAt(container, '2026-11-10T05:00:00Z')
    await notifyReachedEstimates(portal.pool)
    expect(await notificationsAbout([container])).toEqual([])
    await portal.pool.raw.query(
      "update business_clock set epoch = '2026-11-10T05:00:01Z', started_at = now(), reached = null",
    )
    await Promise.all([notifyReachedEstimates(portal.pool), notifyReachedEstimates(portal.pool)])
    await notifyReachedEstimates(portal.pool)
    expect(await notificationsAbout([container])).toEqual([ready([container], 'estimate')])
    await say('available', [container], '2026-11-10T05:00:00Z')
    expect(await notificationsAbout([container])).toEqual([ready([container])])
    await portal.pool.raw.query('update business_clock set epoch = $1, started_at = now(), reached = null', [NOW])
  })
})

describe('that a container can be picked up is withdrawn when it is no longer true', () => {
  it.each([
    ['a hold', (container: string) => hold(container, 'red', '2026-11-09T23:00:00Z'), 'customs'],
    ['the terminal', (container: string) => say('notAvailable', [container], '2026-11-09T23:00:00Z'), ''],
  ] as const)('by %s, and the same people are told so once', async (_what, change, holds) => {
    const [container = '', other = ''] = await discharge(2)
    await say('available', [container, other])
    await change(container)
    await change(container)
    expect(await notificationsAbout([container])).toEqual([
      { kind: 'pickupEnded', tone: 'error', args: { place: 'USLGB', holds }, boxes: [container] },
    ])
    expect(await notificationsAbout([other])).toEqual([ready([other])])
    expect(await notificationsAbout([container], people.rep)).toHaveLength(1)
  })

  it('and that it ended goes when the container can be picked up again', async () => {
    const [container = ''] = await discharge()
    await say('available', [container])
    await hold(container, 'red', '2026-11-09T22:00:00Z')
    await hold(container, 'green', '2026-11-09T23:00:00Z')
    expect(await notificationsAbout([container])).toEqual([ready([container])])
  })

  it('without a word when the container was collected', async () => {
    const [container = ''] = await discharge()
    await say('available', [container])
    const out = {
      kind: 'gateOut',
      load: 'full',
      mode: 'truck',
      location: 'USLGB-SSA',
      occurredAt: '2026-11-09T23:00:00Z',
    }
    await portal.carrier('events', [lines.event('3104482', container, out)])
    expect(await notificationsAbout([container])).toEqual([])
  })

  it('when the container is taken off its booking', async () => {
    const [container = ''] = await discharge()
    await say('available', [container])
    await portal.carrier('containers', [lines.container('3104482', container, { removed: true, revision: 2 })])
    expect(await kindsOf(container)).toEqual(['pickupEnded'])
  })
})

describe('two batches at once', () => {
  it('say nothing twice, and leave no empty notification behind', async () => {
    const containers = await discharge(20)
    await Promise.all([
      say('available', containers),
      say('available', [...containers].reverse(), '2026-11-09T21:00:00Z'),
    ])
    const notifications = await notificationsAbout(containers)
    expect(notifications.flatMap((notification) => notification.boxes).sort()).toEqual([...containers].sort())
    const [some, others] = [containers.slice(0, 10), containers.slice(10)]
    await Promise.all([
      say('notAvailable', some, '2026-11-09T22:00:00Z'),
      say('notAvailable', others, '2026-11-09T22:00:00Z'),
    ])
    expect(await kindsOf(...containers)).toEqual(['pickupEnded', 'pickupEnded'])
    const { rows } = await portal.pool.raw.query(
      "select n.id from notice n where kind in ('boxReady', 'pickupEnded') and not exists (select from notice_box k where k.notice_id = n.id)",
    )
    expect(rows).toEqual([])
  })

  it('cannot: the database refuses to say a second thing of picking up the same container', async () => {
    const [container = ''] = await discharge()
    await say('available', [container])
    const again = portal.pool.raw.query(
      `with made as (insert into notice (whose, kind, tone) select whose, 'boxReady', 'success' from notice_box
          where container_id = (select id from container where container_no = $1) limit 1 returning id, whose)
       insert into notice_box select m.id, c.id, m.whose, true from made m, container c where c.container_no = $1`,
      [container],
    )
    await expect(again).rejects.toThrow('notice_box_pickup_once')
  })
})

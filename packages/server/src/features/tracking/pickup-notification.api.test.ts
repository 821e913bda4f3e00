import type { holdTypes } from '@fairway/contract/tracking/tracking.words'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import * as lines from '../carrier/carrier-lines.fixture.ts'
import { localJourney } from './journey.fixture.ts'
import { followReachedEstimates } from './pickup-change.actions.ts'

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

/** Boxes that were discharged at Long Beach and of which nothing more is known. */
async function discharge(count = 1) {
  const boxes = Array.from({ length: count }, () => lines.boxNumber(++nth))
  await portal.carrier(
    'containers',
    boxes.map((box) => lines.container('3104482', box)),
  )
  const moves = localJourney.slice(0, 6).map(({ stage: _, ...move }) => move)
  await portal.carrier(
    'events',
    boxes.flatMap((box) => moves.map((move) => lines.event('3104482', box, move))),
  )
  return boxes
}
const say = (kind: 'available' | 'notAvailable', boxes: readonly string[], occurredAt = '2026-11-09T20:00:00Z') =>
  portal.carrier(
    'events',
    boxes.map((box) => lines.event('3104482', box, { kind, location: 'USLGB-SSA', occurredAt })),
  )
const hold = (box: string, state: 'red' | 'green', since: string, type: (typeof holdTypes)[number] = 'customs') =>
  portal.carrier('holds', [{ bookingNo: '3104482', containerNo: box, type, state, since }])
const estimateAt = (box: string, at: string) =>
  portal.pool.raw.query('update container set est_available_at = $2, est_delivered_at = $2 where container_no = $1', [
    box,
    at,
  ])

interface Told {
  kind: string
  tone: string
  args: Record<string, string>
  boxes: { containerNo: string; bookingNo: string }[]
}
/** What was told of these boxes, newest first. */
const toldOf = async (boxes: readonly string[], { headers }: Person = people.shipper) => {
  const { notices }: { notices: Told[] } = (await portal.get('/api/notices', headers)).json
  return notices
    .filter((notice) => notice.boxes.some(({ containerNo }) => boxes.includes(containerNo)))
    .map(({ kind, tone, args, boxes: about }) => ({ kind, tone, args, boxes: about.map((box) => box.containerNo) }))
}
const kindsOf = async (...boxes: string[]) => (await toldOf(boxes)).map(({ kind }) => kind)
const ready = (boxes: string[], basis = 'terminal') => ({
  kind: 'boxReady',
  tone: 'success',
  args: { place: 'USLGB', basis },
  boxes: [...boxes].sort(),
})

describe('that a box can be picked up is said', () => {
  it('to the parties and the sales rep once, several boxes together, and to nobody else', async () => {
    const boxes = await discharge(2)
    await say('available', boxes)
    await say('available', boxes, '2026-11-09T21:00:00Z') // said once more
    expect(await toldOf(boxes)).toEqual([ready(boxes)])
    expect(await toldOf(boxes, people.rep)).toEqual([ready(boxes)])
    expect(await toldOf(boxes, people.stranger)).toEqual([])
  })

  it('not of a box on customs hold, and when its last hold clears, which is the moment that people wait for', async () => {
    const [box = ''] = await discharge()
    await hold(box, 'red', '2026-11-09T01:00:00Z')
    await hold(box, 'red', '2026-11-09T01:00:00Z', 'dataHold')
    await say('available', [box])
    expect(await kindsOf(box)).toEqual(['holdSet', 'holdSet'])
    await hold(box, 'green', '2026-11-09T21:00:00Z')
    expect(await kindsOf(box)).toEqual(['holdSet', 'holdSet'])
    await hold(box, 'green', '2026-11-09T22:00:00Z', 'dataHold')
    expect(await toldOf([box])).toMatchObject([ready([box]), { kind: 'holdSet' }, { kind: 'holdSet' }])
  })

  it('not when it happened long ago: a carrier that loads its past fills nobody’s list', async () => {
    const [box = ''] = await discharge()
    await portal.pool.raw.query(
      "update business_clock set epoch = '2026-11-15T00:00:00Z', started_at = now(), reached = null",
    )
    await say('available', [box], '2026-11-09T12:00:00Z')
    expect(await toldOf([box])).toEqual([])
    await portal.pool.raw.query('update business_clock set epoch = $1, started_at = now(), reached = null', [NOW])
  })

  it('by estimate when its time has come, and once more when the terminal confirms it', async () => {
    const [box = ''] = await discharge()
    await estimateAt(box, '2026-11-10T05:00:00Z')
    await followReachedEstimates(portal.pool)
    expect(await toldOf([box])).toEqual([])
    await portal.pool.raw.query(
      "update business_clock set epoch = '2026-11-10T05:00:01Z', started_at = now(), reached = null",
    )
    await Promise.all([followReachedEstimates(portal.pool), followReachedEstimates(portal.pool)])
    await followReachedEstimates(portal.pool)
    expect(await toldOf([box])).toEqual([ready([box], 'estimate')])
    await say('available', [box], '2026-11-10T05:00:00Z')
    expect(await toldOf([box])).toEqual([ready([box])])
    await portal.pool.raw.query('update business_clock set epoch = $1, started_at = now(), reached = null', [NOW])
  })
})

describe('that a box can be picked up is withdrawn when it is no longer true', () => {
  it.each([
    ['a hold', (box: string) => hold(box, 'red', '2026-11-09T23:00:00Z'), 'customs'],
    ['the terminal', (box: string) => say('notAvailable', [box], '2026-11-09T23:00:00Z'), ''],
  ] as const)('by %s, and the same people are told so once', async (_what, change, holds) => {
    const [box = '', other = ''] = await discharge(2)
    await say('available', [box, other])
    await change(box)
    await change(box)
    expect(await toldOf([box])).toEqual([
      { kind: 'pickupEnded', tone: 'error', args: { place: 'USLGB', holds }, boxes: [box] },
    ])
    expect(await toldOf([other])).toEqual([ready([other])])
    expect(await toldOf([box], people.rep)).toHaveLength(1)
  })

  it('and that it ended goes when the box can be picked up again', async () => {
    const [box = ''] = await discharge()
    await say('available', [box])
    await hold(box, 'red', '2026-11-09T22:00:00Z')
    await hold(box, 'green', '2026-11-09T23:00:00Z')
    expect(await toldOf([box])).toEqual([ready([box])])
  })

  it('without a word when the box was collected', async () => {
    const [box = ''] = await discharge()
    await say('available', [box])
    const out = {
      kind: 'gateOut',
      load: 'full',
      mode: 'truck',
      location: 'USLGB-SSA',
      occurredAt: '2026-11-09T23:00:00Z',
    }
    await portal.carrier('events', [lines.event('3104482', box, out)])
    expect(await toldOf([box])).toEqual([])
  })

  it('when the box is taken off its booking', async () => {
    const [box = ''] = await discharge()
    await say('available', [box])
    await portal.carrier('containers', [lines.container('3104482', box, { removed: true, revision: 2 })])
    expect(await kindsOf(box)).toEqual(['pickupEnded'])
  })
})

describe('two batches at once', () => {
  it('say nothing twice, and leave no empty notification behind', async () => {
    const boxes = await discharge(20)
    await Promise.all([say('available', boxes), say('available', [...boxes].reverse(), '2026-11-09T21:00:00Z')])
    const told = await toldOf(boxes)
    expect(told.flatMap((notice) => notice.boxes).sort()).toEqual([...boxes].sort())
    const [some, others] = [boxes.slice(0, 10), boxes.slice(10)]
    await Promise.all([
      say('notAvailable', some, '2026-11-09T22:00:00Z'),
      say('notAvailable', others, '2026-11-09T22:00:00Z'),
    ])
    expect(await kindsOf(...boxes)).toEqual(['pickupEnded', 'pickupEnded'])
    const { rows } = await portal.pool.raw.query(
      "select n.id from notice n where kind in ('boxReady', 'pickupEnded') and not exists (select from notice_box k where k.notice_id = n.id)",
    )
    expect(rows).toEqual([])
  })

  it('cannot: the database refuses to say a second thing of picking up the same box', async () => {
    const [box = ''] = await discharge()
    await say('available', [box])
    const again = portal.pool.raw.query(
      `with made as (insert into notice (whose, kind, tone) select whose, 'boxReady', 'success' from notice_box
          where container_id = (select id from container where container_no = $1) limit 1 returning id, whose)
       insert into notice_box select m.id, c.id, m.whose, true from made m, container c where c.container_no = $1`,
      [box],
    )
    await expect(again).rejects.toThrow('notice_box_pickup_once')
  })
})

import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import * as lines from '../carrier/carrier-lines.fixture.ts'
import { localJourney } from './journey.fixture.ts'
import { listenTo } from './live.fixture.ts'

/** So long that a page which is told something was told because it happened. */
const NEVER = { heartbeatMs: 600_000 }
const NO_BOX = lines.boxNumber(999_999)

let portal: Portal
let mei: Awaited<ReturnType<Portal['person']>>
let serial = 500_000
beforeAll(async () => {
  portal = await startPortal({ now: '2026-11-15T00:00:00Z', liveTimes: NEVER })
  await portal.carrier('locations', lines.locations)
  await portal.carrier('equipment-types', lines.equipmentTypes)
  await portal.carrier('organisations', lines.organisations)
  await portal.carrier('schedules', lines.schedules)
  await portal.carrier('bookings', [lines.booking('3104482')])
  const { rows } = await portal.pool.raw.query("select id from organisation where ref = 'NBL'")
  mei = await portal.person({ groups: ['TD'], organisationIds: [rows[0].id] })
})
afterAll(() => portal.stop())

const newBox = async () => {
  const containerNo = lines.boxNumber(serial++)
  await portal.carrier('containers', [lines.container('3104482', containerNo)])
  return containerNo
}
const ask = async (call: string, box: string) =>
  (await portal.get(`/api/cargo/${call}?bookingNo=3104482&containerNo=${box}`, mei.headers)).json
const detail = (box: string) => ask('detail', box)
const customsOf = async (box: string) => (await ask('customsHistory', box)).entries
const receiptsOf = async (box: string) => (await ask('eirHistory', box)).entries
const send = async (path: string, sent: object[]) => {
  const { json } = await portal.carrier(path, sent)
  return [json.accepted, json.unchanged, json.rejected.length]
}
const customs = (box: string, more: object = {}) => lines.customsEntry('3104482', box, more)
const receipt = (box: string, more: object = {}) => lines.interchange('3104482', box, more)
const freeTime = (box: string, more: object = {}) => lines.freeTime('3104482', box, more)

/** Every order in which some things can come. */
const orders = <T>(things: T[]): T[][] =>
  things.length < 2
    ? [things]
    : things.flatMap((first, at) => orders(things.toSpliced(at, 1)).map((rest) => [first, ...rest]))

describe.each([
  ['customs', lines.customsEntry, 'occurredAt', { step: 'seized' }],
  ['interchanges', lines.interchange, 'occurredAt', { direction: 'sideways' }],
  ['free-time', lines.freeTime, 'statedAt', { charge: { amount: '12,5', currency: 'USD' } }],
] as const)('lines of %s that cannot be right', (path, line, time, nonsense) => {
  it('are refused one by one, each with its field, and the others are taken', async () => {
    const box = await newBox()
    const { json } = await portal.carrier(path, [
      line('9999999', box),
      line('3104482', NO_BOX),
      line('3104482', box, nonsense),
      line('3104482', box, { [time]: '2026-11-15T01:01:00Z' }),
      line('3104482', box, { surprise: true }),
      line('3104482', box, { [time]: '2026-11-15T00:59:00Z' }),
    ])
    const refused = json.rejected.map((one: { errorCode: string; violations: { path: string }[] }) => [
      one.errorCode,
      one.violations[0]?.path.split('.')[0],
    ])
    expect(refused).toEqual([
      ['GE0003', 'bookingNo'],
      ['GE0002', 'containerNo'],
      ['GE0012', Object.keys(nonsense)[0]],
      ['GE0012', time],
      ['GE0012', expect.anything()],
    ])
    expect([json.accepted, json.unchanged]).toEqual([1, 0])
  })

  it('are taken once: the same again changes nothing', async () => {
    const box = await newBox()
    const said = line('3104482', box)
    expect(await send(path, [said])).toEqual([1, 0, 0])
    const [before] = (
      await portal.pool.raw.query('select xmin, changed_in from container where container_no = $1', [box])
    ).rows
    expect(await send(path, [said, said])).toEqual([0, 2, 0])
    const [after] = (
      await portal.pool.raw.query('select xmin, changed_in from container where container_no = $1', [box])
    ).rows
    expect(after).toEqual(before)
  })

  it('are taken ten thousand at a time', { timeout: 60_000 }, async () => {
    const boxes = Array.from({ length: 2500 }, () => lines.boxNumber(serial++))
    await portal.carrier(
      'containers',
      boxes.map((box) => lines.container('3104482', box)),
    )
    const many = [0, 1, 2, 3].flatMap((hour) =>
      boxes.map((box) => line('3104482', box, { [time]: `2026-11-12T0${hour}:00:00Z` })),
    )
    const [accepted = 0, unchanged = 0, refused] = await send(path, many)
    expect([accepted + unchanged, refused]).toEqual([10_000, 0])
    expect(accepted).toBe(path === 'free-time' ? 2500 : 10_000)
  })
})

describe.each([
  ['customs', lines.customsEntry],
  ['interchanges', lines.interchange],
] as const)('%s', (path, line) => {
  it('name a place that is known, and a time of this journey', async () => {
    const box = await newBox()
    const { json } = await portal.carrier(path, [
      line('3104482', box, { location: 'USXXX' }),
      line('3104482', box, { occurredAt: '2026-09-19T00:00:00Z' }),
    ])
    expect(json.rejected.map((one: { errorCode: string; violations: object[] }) => one.violations[0])).toEqual([
      { path: 'location', code: 'GE0002', args: [] },
      { path: 'occurredAt', code: 'GE0012', args: [] },
    ])
  })
})

describe('two batches that meet', () => {
  /** Saves something aside, lets the carrier send what is older meanwhile, and only then lets the newer one stand. */
  const overtake = async (save: string, sendOlder: () => Promise<number[]>) => {
    const aside = new pg.Client({ connectionString: portal.databaseUrl })
    await aside.connect()
    await aside.query('begin')
    await aside.query(save)
    const sent = sendOlder()
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    await expect.poll(async () => (await portal.pool.raw.query(waiting)).rowCount, { timeout: 10_000 }).toBe(1)
    await aside.query('commit')
    await aside.end()
    return sent
  }

  it('leave the higher revision of what customs said', async () => {
    const box = await newBox()
    const entry = customs(box, { remark: 'older' })
    await overtake(
      `insert into customs_entry (container_id, ref, revision, withdrawn, step, occurred_at, location_code, authority, remark)
       select id, '${entry.ref}', 5, false, 'released', now(), 'USLGB', 'US CBP', 'newer' from container where container_no = '${box}'`,
      () => send('customs', [entry]),
    )
    expect((await customsOf(box)).map(({ remark }: { remark: string }) => remark)).toEqual(['newer'])
  })

  it('leave the higher revision of a receipt', async () => {
    const box = await newBox()
    const paper = receipt(box, { trucker: 'older' })
    await overtake(
      `insert into interchange (container_id, ref, revision, withdrawn, receipt_no, direction, load, occurred_at, location_code, trucker, condition)
       select id, '${paper.ref}', 5, false, 'X', 'out', 'full', now(), 'USLGB', 'newer', 'sound' from container where container_no = '${box}'`,
      () => send('interchanges', [paper]),
    )
    expect((await receiptsOf(box)).map(({ trucker }: { trucker: string }) => trucker)).toEqual(['newer'])
  })

  it('leave the newer account of free time', async () => {
    const box = await newBox()
    await overtake(
      `update container set free_time_at = '2026-11-14T20:00:00Z', free_days = 9 where container_no = '${box}'`,
      () => send('free-time', [freeTime(box)]),
    )
    expect((await detail(box)).own.box.freeDays).toBe(9)
  })
})

describe('what customs said', () => {
  it('is the same whatever the order in which it comes: a higher revision corrects, and one can be taken back', async () => {
    const told = (box: string) => {
      const first = customs(box, { step: 'held', code: '1A', remark: 'first word' })
      const filed = customs(box, {
        step: 'manifestFiled',
        occurredAt: '2026-11-02T00:00:00Z',
        location: 'CNNGB',
        code: null,
      })
      const mistake = customs(box, { step: 'doNotLoad', code: '6H' })
      return [
        first,
        { ...first, revision: 1, remark: 'exam', occurredAt: '2026-11-09T02:00:00Z' },
        { ...first, revision: 2, remark: 'tail gate exam', occurredAt: '2026-11-09T02:00:00Z' },
        filed,
        mistake,
        { ...mistake, revision: 1, withdrawn: true },
      ]
    }
    const expected = [
      ['held', '2026-11-09T02:00:00+00:00', 'USLGB-SSA', '1A', 'tail gate exam'],
      ['manifestFiled', '2026-11-02T00:00:00+00:00', 'CNNGB', null, null],
    ]
    const shown = async (box: string) =>
      (await customsOf(box)).map((entry: Record<string, unknown>) =>
        ['step', 'at', 'place', 'code', 'remark'].map((field) => entry[field]),
      )
    const together = await newBox()
    expect(await send('customs', told(together))).toEqual([3, 3, 0])
    expect(await shown(together)).toEqual(expected)
    const sixOrders = orders([0, 1, 2, 3, 4, 5]).filter((_, at) => at % 113 === 0)
    expect(sixOrders.length).toBeGreaterThan(5)
    for (const order of sixOrders) {
      const box = await newBox()
      const said = told(box)
      for (const at of order) await send('customs', [said[at] ?? {}])
      expect(await shown(box), `in the order ${order}`).toEqual(expected)
    }
  })

  it('moves with a correction from one box to another', async () => {
    const [wrong, right] = [await newBox(), await newBox()]
    const entry = customs(wrong)
    await send('customs', [entry])
    expect(await send('customs', [{ ...entry, revision: 1, containerNo: right }])).toEqual([1, 0, 0])
    expect([(await customsOf(wrong)).length, (await customsOf(right)).length]).toEqual([0, 1])
  })

  it('does not move the box: its stage follows events and holds', async () => {
    const box = await newBox()
    await portal.carrier(
      'events',
      localJourney.slice(0, 6).map(({ stage: _, ...move }) => lines.event('3104482', box, move)),
    )
    await send('customs', [customs(box, { step: 'held', code: '1A' })])
    expect((await detail(box)).container.stage).toBe('At Destination')
  })
})

describe('interchange receipts', () => {
  it('are corrected and taken back like events, in whatever order', async () => {
    const told = (box: string) => {
      const out = receipt(box)
      const wrong = receipt(box, { direction: 'in', load: 'empty', occurredAt: '2026-11-13T12:00:00Z' })
      return [
        out,
        { ...out, revision: 3, condition: 'damaged', damage: 'Left door dented' },
        wrong,
        { ...wrong, revision: 1, withdrawn: true },
      ]
    }
    for (const order of orders([0, 1, 2, 3])) {
      const box = await newBox()
      const said = told(box)
      await send(
        'interchanges',
        [...order.slice(0, 2)].map((at) => said[at] ?? {}),
      )
      await send(
        'interchanges',
        [...order.slice(2)].map((at) => said[at] ?? {}),
      )
      expect(await receiptsOf(box), `in the order ${order}`).toEqual([
        expect.objectContaining({ direction: 'out', condition: 'damaged', damage: 'Left door dented' }),
      ])
    }
  })
})

describe('the account of free time', () => {
  const shown = async (box: string) => {
    const { lastFreeOn, lastFreeBasis, freeDays, detentionDays, detentionCharge } = (await detail(box)).own.box
    return { lastFreeOn, lastFreeBasis, freeDays, detentionDays, detentionCharge }
  }

  it('is the newest statement, in whatever order and batch they come', async () => {
    const told = (box: string) => [
      freeTime(box, { statedAt: '2026-11-10T13:00:00Z', detentionDays: 0, charge: null }),
      freeTime(box, {
        statedAt: '2026-11-14T08:00:00Z',
        detentionDays: 1,
        charge: { amount: '85.00', currency: 'USD' },
      }),
      freeTime(box, { statedAt: '2026-11-14T20:00:00Z', returnBy: '2026-11-12', detentionDays: 2 }),
    ]
    const expected = {
      lastFreeOn: '2026-11-12',
      lastFreeBasis: 'return',
      freeDays: 4,
      detentionDays: 2,
      detentionCharge: { amount: '170.00', currency: 'USD' },
    }
    const left = localJourney.slice(0, 8).map(({ stage: _, ...move }) => move)
    for (const order of orders([0, 1, 2]))
      for (const inOneBatch of [true, false]) {
        const box = await newBox()
        await portal.carrier(
          'events',
          left.map((move) => lines.event('3104482', box, move)),
        )
        const said = order.map((at) => told(box)[at] ?? {})
        if (inOneBatch) expect(await send('free-time', said)).toEqual([1, 2, 0])
        else for (const one of said) await send('free-time', [one])
        expect(await shown(box), `in the order ${order}`).toEqual(expected)
      }
  })

  it('is replaced as a whole: what the newest statement leaves out is not known any more', async () => {
    const box = await newBox()
    await send('free-time', [freeTime(box)])
    await send('free-time', [freeTime(box, { statedAt: '2026-11-14T23:00:00Z', detentionDays: null, charge: null })])
    expect(await shown(box)).toMatchObject({ freeDays: 4, detentionDays: null, detentionCharge: null })
  })

  it('leaves the terminal’s last free day alone until the box has left', async () => {
    const box = lines.boxNumber(serial++)
    await portal.carrier('containers', [lines.container('3104482', box, { lastFreeOn: '2026-11-30' })])
    await send('free-time', [freeTime(box)])
    expect(await shown(box)).toMatchObject({ lastFreeOn: '2026-11-30', lastFreeBasis: 'terminal' })
  })
})

describe('an open page', () => {
  it.each([
    ['customs say something of its box', 'customs', customs],
    ['its box changes hands', 'interchanges', receipt],
    ['the account of its free time changes', 'free-time', freeTime],
  ] as const)('is told when %s, and nothing of the box beside', async (_when, path, line) => {
    const [box, beside] = [await newBox(), await newBox()]
    const [page, other] = [
      await listenTo(portal.url, `3104482/${box}`),
      await listenTo(portal.url, `3104482/${beside}`),
    ]
    await send(path, [line(box)])
    expect((await page.news()).changed).toEqual([`3104482/${box}`])
    await send(path, [line(beside)])
    expect((await other.news()).changed, 'its own, and nothing before').toEqual([`3104482/${beside}`])
    page.stop()
    other.stop()
  })

  it('is told that an entry was moved away from its box', async () => {
    const [wrong, right] = [await newBox(), await newBox()]
    const entry = customs(wrong)
    await send('customs', [entry])
    const page = await listenTo(portal.url, `3104482/${wrong}`)
    await send('customs', [{ ...entry, revision: 1, containerNo: right }])
    expect((await page.news()).changed).toEqual([`3104482/${wrong}`])
    page.stop()
  })
})

import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as lines from '../../carrier/carrier-lines.fixture.ts'
import { localJourney } from '../cargo/journey.fixture.ts'
import { createFactsDesk, permutations } from '../events/carrier-facts.fixture.ts'

const desk = createFactsDesk()
const { newContainer, send, customs, receipt, freeTime, customsOf, receiptsOf, detail, portal } = desk
beforeAll(() => desk.start())
afterAll(() => desk.stop())

describe('two batches that meet', () => {
  /** Saves a newer statement in an open transaction while the carrier sends an older one. */
  const overtake = async (save: string, sendOlder: () => Promise<number[]>) => {
    const aside = new pg.Client({ connectionString: portal().databaseUrl })
    await aside.connect()
    await aside.query('begin')
    await aside.query(save)
    const sent = sendOlder()
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    await expect.poll(async () => (await portal().pool.raw.query(waiting)).rowCount).toBe(1)
    await aside.query('commit')
    await aside.end()
    return sent
  }

  it('leave the higher revision of what customs said', async () => {
    const container = await newContainer()
    const entry = customs(container, { remark: 'older' })
    await overtake(
      `insert into customs_entry (container_id, ref, revision, withdrawn, step, occurred_at, location_code, authority, remark)
       select id, '${entry.ref}', 5, false, 'released', now(), 'USLGB', 'US CBP', 'newer' from container where container_no = '${container}'`,
      () => send('customs', [entry]),
    )
    expect((await customsOf(container)).map(({ remark }: { remark: string }) => remark)).toEqual(['newer'])
  })

  it('leave the higher revision of a receipt', async () => {
    const container = await newContainer()
    const receiptLine = receipt(container, { trucker: 'older' })
    await overtake(
      `insert into interchange (container_id, ref, revision, withdrawn, receipt_no, direction, load, occurred_at, location_code, trucker, condition)
       select id, '${receiptLine.ref}', 5, false, 'X', 'out', 'full', now(), 'USLGB', 'newer', 'sound' from container where container_no = '${container}'`,
      () => send('interchanges', [receiptLine]),
    )
    expect((await receiptsOf(container)).map(({ trucker }: { trucker: string }) => trucker)).toEqual(['newer'])
  })

  it('leave the newer account of free time', async () => {
    const container = await newContainer()
    await overtake(
      `update container set free_time_at = '2026-11-14T20:00:00Z', free_days = 9 where container_no = '${container}'`,
      () => send('free-time', [freeTime(container)]),
    )
    expect((await detail(container)).own.box.freeDays).toBe(9)
  })
})

describe('the account of free time', () => {
  const shown = async (container: string) => {
    const { lastFreeOn, lastFreeBasis, freeDays, detentionDays, detentionCharge } = (await detail(container)).own.box
    return { lastFreeOn, lastFreeBasis, freeDays, detentionDays, detentionCharge }
  }

  it('is the newest statement, in whatever order and batch they come', async () => {
    const statements = (container: string) => [
      freeTime(container, { statedAt: '2026-11-10T13:00:00Z', detentionDays: 0, charge: null }),
      freeTime(container, {
        statedAt: '2026-11-14T08:00:00Z',
        detentionDays: 1,
        charge: { amount: '85.00', currency: 'USD' },
      }),
      freeTime(container, { statedAt: '2026-11-14T20:00:00Z', returnBy: '2026-11-12', detentionDays: 2 }),
    ]
    const expected = {
      lastFreeOn: '2026-11-12',
      lastFreeBasis: 'return',
      freeDays: 4,
      detentionDays: 2,
      detentionCharge: { amount: '170.00', currency: 'USD' },
    }
    const left = localJourney.slice(0, 8).map(({ stage: _, ...move }) => move)
    for (const order of permutations([0, 1, 2]))
      for (const inOneBatch of [true, false]) {
        const container = await newContainer()
        await portal().carrier(
          'events',
          left.map((move) => lines.event('3104482', container, move)),
        )
        const said = order.map((at) => statements(container)[at] ?? {})
        if (inOneBatch) expect(await send('free-time', said)).toEqual([1, 2, 0])
        else for (const one of said) await send('free-time', [one])
        expect(await shown(container), `in the order ${order}`).toEqual(expected)
      }
  })

  it('is replaced as a whole: what the newest statement leaves out is not known any more', async () => {
    const container = await newContainer()
    await send('free-time', [freeTime(container)])
    await send('free-time', [
      freeTime(container, { statedAt: '2026-11-14T23:00:00Z', detentionDays: null, charge: null }),
    ])
    expect(await shown(container)).toMatchObject({ freeDays: 4, detentionDays: null, detentionCharge: null })
  })

  it('leaves the terminal’s last free day alone until the container has left', async () => {
    const container = await newContainer({ lastFreeOn: '2026-11-30' })
    await send('free-time', [freeTime(container)])
    expect(await shown(container)).toMatchObject({ lastFreeOn: '2026-11-30', lastFreeBasis: 'terminal' })
  })
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { tellNext } from './telling.actions.ts'
import * as fixture from './watching.fixture.ts'

const KILLS = 50
const EVENTS = 60
/** Few enough that there is work for all who are killed. */
const BATCH = 2
/** A batch takes about so many statements: each of them is the last one of somebody. */
const STATEMENTS = 8

let its: Awaited<ReturnType<typeof fixture.startWatchedPortal>>
beforeAll(async () => {
  its = await fixture.startWatchedPortal()
})
afterAll(() => its.portal.stop())

const Pid = z.object({ pid: z.number() })

/** A database whose process dies before the nth statement: its connection is cut off by the server. */
function dyingAt(db: Database, nth: number): Database {
  let count = 0
  const orDie = async <T>(act: () => Promise<T>) => {
    if (++count === nth) {
      const { pid } = await db.one(Pid, { text: 'select pg_backend_pid() as pid', values: [] })
      await its.portal.pool.raw.query('select pg_terminate_backend($1)', [pid])
      await act() // fails within a transaction, whose connection is gone
      throw new Error('killed')
    }
    return act()
  }
  return {
    many: (row, query) => orDie(() => db.many(row, query)),
    find: (row, query) => orDie(() => db.find(row, query)),
    one: (row, query) => orDie(() => db.one(row, query)),
    document: (row, reply, query) => orDie(() => db.document(row, reply, query)),
    namedDocument: (writing, query) => orDie(() => db.namedDocument(writing, query)),
    run: (query) => orDie(() => db.run(query)),
  }
}

const note = (run: string) =>
  its.portal.pool.raw.query(
    `insert into watch_event (kind, key, container_id, args, groups)
     select 'watchedMilestone', $1 || n, c.id, jsonb_build_object('event', 'gateIn', 'load', 'full', 'mode', '', 'place', 'USLGB-SSA', 'nth', n::text), '{TD}'
       from generate_series(1, $2::int) n cross join (select id from container where container_no = $3) c`,
    [run, EVENTS, fixture.first],
  )

/** Kills the worker again and again, then lets it finish; how often each piece of news is in the centre. */
async function tellWhileDying(
  { run, kills }: { run: string; kills: number },
  work: (nth: number) => Promise<unknown>,
  finish: () => Promise<number>,
) {
  const mei = await its.portal.person({ groups: ['TD'], organisationIds: [its.organisationOf('NBL')] })
  await its.watch(mei, { kind: 'container', bookingNo: fixture.BOOKING_NO, containerNo: fixture.first })
  await note(run)
  let left = kills
  for (let at = 0; left > 0; at++) await work(1 + (at % STATEMENTS)).catch(() => left--)
  while ((await finish().catch(() => 1)) > 0); // a connection that was cut off may be handed out once more
  const { rows } = await its.portal.pool.raw.query<{ times: number }>(
    `select count(*)::int as times from notice where account_id = $1 and kind = 'watchedMilestone' group by args->>'nth'`,
    [mei.accountId],
  )
  await its.portal.pool.raw.query('delete from watch where account_id = $1', [mei.accountId])
  return rows.map(({ times }) => times)
}

it('tells everything once though its process is killed fifty times, after every step of its work', async () => {
  const { pool } = its.portal
  const told = await tellWhileDying(
    { run: 'guarded ', kills: KILLS },
    (nth) => pool.transaction((db) => tellNext(dyingAt(db, nth), { most: BATCH })),
    () => pool.transaction((db) => tellNext(db, { most: BATCH })),
  )
  expect(told).toHaveLength(EVENTS)
  expect(new Set(told)).toEqual(new Set([1]))
})

it('would lose news if its steps were not one transaction', async () => {
  const db = its.portal.pool.reading()
  const told = await tellWhileDying(
    { run: 'unguarded ', kills: STATEMENTS },
    (nth) => tellNext(dyingAt(db, nth), { most: BATCH }),
    () => tellNext(db, { most: BATCH }),
  )
  expect(told.length).toBeLessThan(EVENTS)
})

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { programFolder } from '../../ports/processes/program-folder.fixture.ts'
import * as fixture from './watching.fixture.ts'

const KILLS = 50
/** So many new pieces of news come between two kills, each of them twice, as a carrier sends again what was not answered. */
const NEWS = 4
/** A batch takes about so many statements: each of them is the last one of some process. */
const STATEMENTS = 8
/** Fifty processes take long to start on a busy machine; it only ends a test that hangs. */
const LIMIT_MS = 900_000

let its: Awaited<ReturnType<typeof fixture.startWatchedPortal>>
let folder: Awaited<ReturnType<typeof programFolder>>
beforeAll(async () => {
  its = await fixture.startWatchedPortal()
  folder = await programFolder()
  // bundled once, with its packages: so many processes would otherwise find, read and compile them so many times
  await build({
    input: fileURLToPath(new URL('./watch-worker-process.fixture.ts', import.meta.url)),
    platform: 'node',
    external: /^(node:|pg-native$)/,
    output: { file: fileURLToPath(new URL('worker.mjs', folder.url)), format: 'esm', codeSplitting: false },
  })
})
afterAll(async () => {
  await its.portal.stop()
  await folder.remove()
})

const note = (run: string, from: number) =>
  its.portal.pool.raw.query(
    `insert into watch_event (kind, key, container_id, args, groups)
     select 'watchedMilestone', $1 || n, c.id, jsonb_build_object('event', 'gateIn', 'load', 'full', 'mode', '', 'place', 'USLGB-SSA', 'nth', n::text), '{TD}'
       from generate_series($2::int, $3::int) n cross join generate_series(1, 2) again
      cross join (select id from container where container_no = $4) c order by again, n`,
    [run, from, from + NEWS - 1, fixture.first],
  )

const start = () =>
  fork(new URL('worker.mjs', folder.url), {
    env: { ...process.env, FAIRWAY_TEST_WORKER_DATABASE: its.portal.databaseUrl },
    execArgv: [],
  })

/** Kills a process when it is about to ask its nth statement. */
async function killAt(worker: ChildProcess, nth: number) {
  for (let count = 0; count < nth; count++) await once(worker, 'message')
  worker.kill('SIGKILL')
  await once(worker, 'exit')
}

/** Kills so many processes at their work, lets another finish it, and says how often each piece of news was told. */
async function tellWhileKilled(run: string, kills: number) {
  const mei = await its.shipper({ groups: ['TD'] })
  await its.watch(mei, fixture.container())
  for (let at = 0; at < kills; at++) {
    await note(run, at * NEWS)
    await killAt(start(), 1 + (at % STATEMENTS))
  }
  await its.tell()
  const timesIn = async (table: 'notice' | 'watch_told') => {
    const { rows } = await its.portal.pool.raw.query<{ times: number }>(
      `select count(*)::int as times from ${table} where account_id = $1 and kind = 'watchedMilestone' group by args->>'nth'`,
      [mei.accountId],
    )
    return rows.map(({ times }) => times)
  }
  await its.portal.pool.raw.query('delete from watch where account_id = $1', [mei.accountId])
  return { told: await timesIn('watch_told'), notices: await timesIn('notice') }
}

it(
  'everything is told once though fifty processes are killed at it while more comes in',
  async () => {
    for (const times of Object.values(await tellWhileKilled('killed ', KILLS))) {
      expect(times).toHaveLength(KILLS * NEWS)
      expect(new Set(times)).toEqual(new Set([1]))
    }
  },
  LIMIT_MS,
)

it(
  'would be told twice without the key that is unique for a person and a piece of news',
  async () => {
    await its.portal.pool.raw.query(`
    create function forget_key() returns trigger language plpgsql as $$ begin new.key := new.key || gen_random_uuid(); return new; end $$;
    create trigger forget_key before insert on watch_told for each row execute function forget_key()`)
    const { told } = await tellWhileKilled('unguarded ', STATEMENTS)
    expect(told).toHaveLength(STATEMENTS * NEWS)
    expect(Math.max(...told)).toBeGreaterThan(1)
  },
  LIMIT_MS,
)

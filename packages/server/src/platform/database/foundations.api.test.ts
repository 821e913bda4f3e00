import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '../monitoring/log.ts'
import { type Portal, startPortal } from '../testing.ts'
import { readClock, setClock } from './clock.ts'
import { startJobs } from './jobs.ts'
import { migrate } from './migrations.ts'
import { applyRetention } from './retention.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())

const ask = async (text: string, values: unknown[] = []) => (await portal.pool.raw.query(text, values)).rows

describe('migrations', () => {
  const folderWith = async (files: Record<string, string>) => {
    const folder = await mkdtemp(join(tmpdir(), 'fairway-migrations-'))
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
    return folder
  }

  it('have nothing to do the second time', async () => expect(await migrate(portal.databaseUrl)).toEqual([]))

  it('apply each step whole or not at all, and go on from there', async () => {
    await portal.onEmptyDatabase(async (url, query) => {
      const folder = await folderWith({
        '0001-a.sql': 'create table a (x int);',
        '0002-b.sql': 'create table b (x int); create table a (x int);',
      })
      await expect(migrate(url, folder)).rejects.toThrow(/0002-b.sql: .*already exists/)
      expect(await query("select to_regclass('a') is not null as a, to_regclass('b') is null as b")).toEqual([
        { a: true, b: true },
      ])
      await writeFile(join(folder, '0002-b.sql'), 'create table b (x int);')
      expect(await migrate(url, folder)).toEqual(['0002-b.sql'])
      await writeFile(join(folder, '0001-a.sql'), 'create table other (x int);')
      await expect(migrate(url, folder)).rejects.toThrow('0001-a.sql was changed')
      await rm(join(folder, '0001-a.sql'))
      await expect(migrate(url, folder)).rejects.toThrow('newer than this program')
    })
  })

  it('may be started by three nodes at once', async () => {
    await portal.onEmptyDatabase(async (url) => {
      const done = await Promise.all([migrate(url), migrate(url), migrate(url)])
      expect(done.filter((applied) => applied.length > 0)).toHaveLength(1)
    })
  })
})

describe('the business clock', () => {
  it('keeps business time unbroken when its rate changes', async () => {
    const now = async () => Date.parse((await readClock(portal.pool.reading())).now)
    await portal.setNow('2026-11-15T00:00:00Z')
    await portal.pool.transaction((db) => setClock(db, 100_000))
    const before = await now()
    expect(before).toBeGreaterThan(Date.parse('2026-11-15T00:00:00Z'))
    await expect.poll(now).toBeGreaterThan(before + 1000_000)
    await portal.pool.transaction((db) => setClock(db, 1))
    const [slow, readAt] = [await now(), Date.now()]
    expect((await now()) - slow).toBeLessThanOrEqual(Date.now() - readAt + 1000)
    expect(slow).toBeGreaterThan(before)
  })
  it('is not turned back by a second start', async () => {
    const before = await ask('select epoch, started_at, rate from business_clock')
    await portal.pool.transaction((db) => setClock(db, 1))
    expect(await ask('select epoch, started_at, rate from business_clock')).toEqual(before)
  })
})

describe('retention', () => {
  const addOld = () =>
    ask(`insert into idempotency_record (subject, route, key, request_hash, created_at)
    select 's', 'r', 'k' || n, '', now() - make_interval(days => n) from generate_series(1, 12) n on conflict do nothing`)

  it('removes what is older than its table says and nothing else', async () => {
    await addOld()
    expect(await applyRetention(portal.pool.raw)).toMatchObject({ audit_entry: 0, idempotency_record: 6, session: 0 })
    expect(await ask("select count(*)::int as left from idempotency_record where route = 'r'")).toEqual([{ left: 6 }])
  })

  it('is a job that the queue runs', async () => {
    await addOld()
    const jobs = await startJobs(portal.databaseUrl, { log: createLog('silent'), deliverMail: async () => {} })
    await ask("select graphile_worker.add_job('retention')")
    await expect
      .poll(async () => (await ask("select count(*)::int as left from idempotency_record where route = 'r'"))[0].left)
      .toBe(6)
    await jobs.stop()
  })
})

describe('money', () => {
  it('keeps two decimals exactly and refuses a currency that is none', async () => {
    expect(await ask('select 1240.005::money_amount + 0.1::money_amount as sum')).toEqual([{ sum: '1240.11' }])
    await expect(ask("select 'dollar'::currency_code")).rejects.toThrow('currency_code')
  })
})

describe('the database role', () => {
  it('finds no function that runs with its maker’s rights', async () => {
    expect(
      await ask(
        "select count(*)::int as n from pg_proc p join pg_namespace s on s.oid = p.pronamespace where p.prosecdef and s.nspname = 'public'",
      ),
    ).toEqual([{ n: 0 }])
  })
})

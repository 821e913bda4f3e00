import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import zlib from 'node:zlib'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeFolder } from './fixtures/supervisor/project.ts'
import { findProgram } from './postgres/logical-dump.mjs'
import { encodeHeader, endOfArchive } from './postgres/tar.mjs'
import { type Postgres, startPostgres } from './postgres.mjs'
import { acquireLock } from './start/instance-lock.mjs'

const DEBIAN_15 = '/usr/lib/postgresql/15/bin'

let folder: string
const running: Postgres[] = []
beforeEach(() => {
  folder = makeFolder('backup')
})
afterEach(async () => {
  for (const postgres of running.splice(0)) await postgres.stop()
  fs.rmSync(folder, { recursive: true, force: true })
})

const at = (name: string) => path.join(folder, name)
const start = async (name: string, binaries = 'embedded') => {
  const postgres = await startPostgres({ dataFolder: at(name), binaries, durable: false })
  running.push(postgres)
  return postgres
}
const stop = async (postgres: Postgres) => {
  running.splice(running.indexOf(postgres), 1)
  await postgres.stop()
}

/** Runs one of the two commands as npm does, on a data folder or on a database. */
const command = (tool: 'backup' | 'restore', args: string[], env: Record<string, string>) =>
  new Promise<{ code: number | null; output: string }>((resolve) => {
    const { DATABASE_URL: _, ...passed } = process.env
    const child = spawn(process.execPath, [fileURLToPath(new URL(`./${tool}.mjs`, import.meta.url)), ...args], {
      env: { ...passed, INIT_CWD: folder, ...env },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        output += text
      })
    child.once('close', (code) => resolve({ code, output }))
  })

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const CARGO = `select count(*)::int as count, md5(string_agg(cargo::text, ';' order by id)) as checksum from cargo`
const readCargo = (url: string) => connected(url, async (client) => (await client.query(CARGO)).rows[0])

const load = (url: string) =>
  connected(url, async (client) => {
    await client.query('create table cargo (id int primary key, container text not null, weight_kg numeric(14,2))')
    await client.query(`insert into cargo select n, 'MSKU' || n, n * 1.25 from generate_series(1, 20000) n`)
    await client.query('create table movement (id int primary key, gate_in int not null, gate_out int not null)')
  })

/** Writes movements until it is stopped, each in a transaction that keeps gate_in and gate_out equal. */
async function keepWriting(url: string, isDone: () => boolean) {
  return connected(url, async (client) => {
    let id = 0
    while (!isDone()) {
      id += 1
      await client.query('begin')
      await client.query('insert into movement values ($1, $1, 0)', [id])
      await client.query('update movement set gate_out = $1 where id = $1', [id])
      await client.query('update cargo set weight_kg = weight_kg where id between $1 and $1 + 50', [(id * 50) % 20000])
      await client.query('commit')
    }
    return id
  })
}

/** Forces checkpoints during the copy: a copy that started from the newest one would lose earlier changes. */
const keepCheckpointing = (url: string, isDone: () => boolean) =>
  connected(url, async (client) => {
    while (!isDone()) await client.query('checkpoint')
  })

describe('a backup of the embedded database', () => {
  it('made while the portal writes is restored completely in a new folder', async () => {
    const portal = await start('portal')
    fs.writeFileSync(path.join(at('portal'), 'secrets.json'), '{"session":"s3cret"}', { mode: 0o600 })
    await load(portal.appUrl)
    const before = await readCargo(portal.appUrl)
    let isDone = false
    const writing = keepWriting(portal.appUrl, () => isDone)
    const checkpointing = keepCheckpointing(portal.superUrl, () => isDone)
    const saved = await command('backup', ['one.tar.gz'], { FAIRWAY_DATA: at('portal') })
    isDone = true
    const writtenCount = await writing
    await checkpointing
    expect(saved).toMatchObject({ code: 0, output: expect.stringContaining('one.tar.gz') })
    expect(fs.statSync(at('one.tar.gz')).mode & 0o777).toBe(0o600)

    const restored = await command('restore', ['one.tar.gz'], { FAIRWAY_DATA: at('copy') })
    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('Restored the backup of') })
    expect(fs.readFileSync(path.join(at('copy'), 'secrets.json'), 'utf8')).toBe('{"session":"s3cret"}')
    const copy = await start('copy')
    expect(before.count).toBe(20_000)
    expect(await readCargo(copy.appUrl)).toEqual(before)
    const moves = await connected(copy.superUrl.replace(/postgres$/, 'fairway'), async (client) => {
      await client.query('create extension amcheck')
      await client.query(
        `select bt_index_check(c.oid, true) from pg_class c join pg_index i on i.indexrelid = c.oid
          where c.relname in ('cargo_pkey', 'movement_pkey')`,
      )
      const text = 'select count(*)::int as count, max(id) as last, bool_and(gate_in = gate_out) as whole from movement'
      return (await client.query(text)).rows[0]
    })
    expect(moves.whole).toBe(true)
    expect(moves.count).toBe(moves.last)
    expect(moves.count).toBeGreaterThan(0)
    expect(moves.count).toBeLessThanOrEqual(writtenCount)
  })

  it('works where the portal does not run, leaves it stopped, and never overwrites another backup', async () => {
    const portal = await start('portal')
    await load(portal.appUrl)
    const before = await readCargo(portal.appUrl)
    await stop(portal)
    const env = { FAIRWAY_DATA: at('portal') }
    expect(await command('backup', ['two.tar.gz'], env)).toMatchObject({ code: 0 })
    expect(fs.existsSync(path.join(at('portal'), 'pg', 'postmaster.pid'))).toBe(false)
    expect(await command('backup', ['two.tar.gz'], env)).toMatchObject({
      code: 1,
      output: expect.stringContaining('exists already'),
    })

    const refused = await command('restore', ['two.tar.gz'], env)
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('is not empty. Add --replace') })
    const secret = fs.readFileSync(path.join(at('portal'), 'pg.secret'))
    const replaced = await command('restore', ['two.tar.gz', '--replace'], env)
    expect(replaced).toMatchObject({ code: 0, output: expect.stringContaining('What was there before') })
    const aside = fs.readdirSync(at('portal')).find((name) => name.startsWith('replaced-')) ?? ''
    expect(fs.readFileSync(path.join(at('portal'), aside, 'pg.secret'))).toEqual(secret)
    expect(await readCargo((await start('portal')).appUrl)).toEqual(before)
  })

  it('is refused when there is nothing to back up or no file is named', async () => {
    const env = { FAIRWAY_DATA: at('nothing') }
    expect(await command('backup', ['none.tar.gz'], env)).toMatchObject({
      code: 1,
      output: expect.stringContaining('holds no database yet'),
    })
    expect(await command('backup', [], env)).toMatchObject({ code: 1, output: expect.stringContaining('Say where to') })
    expect(fs.readdirSync(folder)).toEqual(['nothing'])
  })
})

describe('a restore', () => {
  const contentOf = (name: string) => spawnSync('find', [at(name)], { encoding: 'utf8' }).stdout
  const gzip = (...parts: Buffer[]) => zlib.gzipSync(Buffer.concat(parts))
  const entry = (name: string) =>
    Buffer.concat([
      encodeHeader({ name, size: 4, mode: 0o600, isFolder: false }),
      Buffer.from('evil'),
      Buffer.alloc(508),
    ])

  it('refuses a damaged, cut off or hostile file and changes nothing', async () => {
    await stop(await start('portal'))
    await command('backup', ['good.tar.gz'], { FAIRWAY_DATA: at('portal') })
    const good = fs.readFileSync(at('good.tar.gz'))
    const plain = zlib.gunzipSync(good)
    const changed = Buffer.from(plain)
    const inside = changed.indexOf('PostgreSQL Client Authentication') // in pg_hba.conf
    changed[inside] = (changed[inside] ?? 0) + 1
    const broken: [string, Buffer, string][] = [
      ['changed', gzip(changed), '1 of its files differ, first pg/pg_hba.conf'],
      ['cut', good.subarray(0, good.length >> 1), 'damaged'],
      ['ended', gzip(plain.subarray(0, 20_480)), 'cut off'],
      ['no-backup', Buffer.from('a shopping list'), 'no backup'],
      ['unlisted', gzip(entry('secrets.json'), endOfArchive), 'no list of its files'],
      ['climbing', gzip(entry('../evil'), endOfArchive), 'nothing like this: ../evil'],
      ['absolute', gzip(entry('/tmp/evil'), endOfArchive), 'nothing like this: /tmp/evil'],
    ]
    const before = contentOf('portal')
    for (const [name, bytes, reason] of broken) {
      fs.writeFileSync(at(name), bytes)
      const refused = await command('restore', [name, '--replace'], { FAIRWAY_DATA: at('portal') })
      expect(refused, name).toMatchObject({ code: 1, output: expect.stringContaining(reason) })
      expect(contentOf('portal'), name).toBe(before)
    }
    expect(fs.existsSync(at('evil'))).toBe(false)
  })

  it('is refused while the portal runs on that folder', async () => {
    fs.mkdirSync(at('portal'))
    const lock = await acquireLock('run', at('portal'))
    const refused = await command('restore', ['any.tar.gz', '--replace'], { FAIRWAY_DATA: at('portal') })
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('already runs on the data folder') })
    if ('release' in lock) await lock.release()
  })
})

describe('a backup of a database that DATABASE_URL names', () => {
  it('names the program that is missing', () => {
    expect(() => findProgram('pg_dump', 99)).toThrow(
      /needs the program pg_dump of PostgreSQL 99 or newer.*postgresql-client-99/,
    )
  })

  /** With the programs of Debian's PostgreSQL 15, where they are installed: in CI they always are. */
  it.runIf(fs.existsSync(DEBIAN_15))('is restored as a whole, twice', async () => {
    const own = await start('own', DEBIAN_15)
    const env = { DATABASE_URL: own.appUrl, FAIRWAY_DATA: at('data') }
    await load(own.appUrl)
    const before = await readCargo(own.appUrl)
    expect(await command('backup', ['first.tar.gz'], env)).toMatchObject({ code: 0 })

    expect(await command('restore', ['first.tar.gz'], env)).toMatchObject({
      code: 1,
      output: expect.stringContaining('holds 2 tables'),
    })
    await connected(own.appUrl, (client) => client.query('delete from cargo; create table later (id int)'))
    expect(await command('restore', ['first.tar.gz', '--replace'], env)).toMatchObject({ code: 0 })
    expect(await readCargo(own.appUrl)).toEqual(before)
    await expect(connected(own.appUrl, (client) => client.query('select from later'))).rejects.toThrow('does not exist')

    expect(await command('backup', ['second.tar.gz'], env)).toMatchObject({ code: 0 })
    expect(await command('restore', ['second.tar.gz', '--replace'], env)).toMatchObject({ code: 0 })
    expect(await readCargo(own.appUrl)).toEqual(before)
    const embedded = await command('restore', ['second.tar.gz'], { FAIRWAY_DATA: at('elsewhere') })
    expect(embedded).toMatchObject({ code: 1, output: expect.stringContaining('set DATABASE_URL') })
  })
})

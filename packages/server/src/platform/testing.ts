import { randomBytes } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import { type CarrierScope, carrierScopes } from '@fairway/contract/kit/access'
import pg from 'pg'
import { createApp } from '../app.ts'
import { startMailWorker } from '../mail-worker.ts'
import { createTestPasswords } from '../passwords.fixture.ts'
import { createProofOfWork } from '../ports/captcha/proof-of-work.adapter.ts'
import { solve } from '../ports/captcha/solution.fixture.ts'
import { createPdfInspector } from '../ports/documents/incoming/pdf-inspector.adapter.ts'
import { createPdfMaker } from '../ports/documents/pdf-maker.adapter.ts'
import type { Geolocation } from '../ports/geolocation/geolocation.port.ts'
import { builtProgram } from '../ports/processes/program-folder.fixture.ts'
import { openPackagedSeaNetwork } from '../ports/sea-network/marnet.adapter.ts'
import { createSealChecker } from '../ports/sealing/seal-checker.adapter.ts'
import { createSealWorker } from '../ports/sealing/sealing.adapter.ts'
import { createSheetReader } from '../ports/sheets/sheet-reader.adapter.ts'
import { setClock } from './database/clock.ts'
import { openPool } from './database/database.ts'
import { prepareJobs, runJobsOnce } from './database/jobs.ts'
import { migrate, schemaName } from './database/migrations.ts'
import { registerKey } from './http/access.ts'
import { createCaller } from './http/call.fixture.ts'
import type { WebBuild } from './http/pages.ts'
import type { LiveTimes } from './live/live-hub.ts'
import { createLog } from './monitoring/log.ts'
import { createPeople } from './person.fixture.ts'
import { readSettings, type Settings } from './settings.ts'

const TEMPLATE_LOCK = 7_021_420
/** A busy machine keeps everybody waiting: that is no failure of what is tested. */
const patience = { connectionTimeoutMs: 60_000, lockTimeoutMs: 60_000 }
/** Nor is it for a program that works in a process of its own. */
const unhurried = { workMs: 120_000, nice: 0 }

/** A throwaway database on the server that the test run started, copied from one that is migrated once. */
async function createDatabase(superUrl: string, template?: 'template0') {
  const admin = new pg.Client({ connectionString: superUrl })
  await admin.connect()
  const name = `test_${randomBytes(6).toString('hex')}`
  const migrated = `fairway_${await schemaName()}` // a database server that outlives the run may have seen another schema
  const at = (database: string) => Object.assign(new URL(superUrl), { pathname: `/${database}` }).href
  try {
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [migrated])
    if (rowCount === 0) {
      await admin.query(`create database ${migrated}`)
      await migrate(at(migrated))
      await prepareJobs(at(migrated))
    }
    // copying files takes a tenth of the time that copying through the log takes
    await admin.query(`create database ${name} template ${template ?? migrated} strategy file_copy`)
  } finally {
    await admin.end()
  }
  return { url: at(name), drop: () => dropDatabase(superUrl, name) }
}

async function dropDatabase(superUrl: string, name: string) {
  const admin = new pg.Client({ connectionString: superUrl })
  await admin.connect()
  await admin.query(`drop database if exists ${name} with (force)`)
  await admin.end()
}

/** They stay open when a portal ends. */
const keptOpen = <Port extends { close(): Promise<void> }>(port: Port): Port => ({ ...port, close: async () => {} })

const startPrograms = () => ({
  sheets: keptOpen(createSheetReader({ ...unhurried, ...builtProgram('sheet-reader') })),
  documents: keptOpen(createPdfMaker({ ...unhurried, ...builtProgram('pdf') })),
  sealWorker: keptOpen(createSealWorker({ ...unhurried, ...builtProgram('seal') })),
  checker: keptOpen(createSealChecker({ ...unhurried, ...builtProgram('seal-checker') })),
  inspector: keptOpen(createPdfInspector({ ...unhurried, ...builtProgram('pdf-inspector') })),
})
let programs: ReturnType<typeof startPrograms> | undefined

/**
 * What works in processes of its own, for all portals of a test worker: such a process takes half a second to start, and
 * its first documents ten times as long as later ones.
 */
export function sharedPrograms() {
  programs ??= startPrograms()
  return programs
}

const recorded = new Set<string>()
let unwritten = ''

/** Remembers a statement for the second engine, which prepares it (tools/test/statements.engine.test.ts). */
function recordStatement(text: string) {
  if (recorded.has(text)) return
  recorded.add(text)
  unwritten += `${JSON.stringify(text)}\n`
}

function writeStatements() {
  const file = process.env.FAIRWAY_TEST_RECORD
  if (file && unwritten) appendFileSync(file, unwritten)
  unwritten = ''
}

export interface PortalOptions {
  settings?: Partial<Settings>
  geolocation?: Geolocation
  web?: WebBuild | undefined
  /** Where the business clock stands; the real time when not given. */
  now?: string
  liveTimes?: Partial<LiveTimes>
  /** Hash passwords at their real cost: for tests of what that cost does. */
  earnestPasswords?: boolean
  /** What a document may take; enough for any when not given. */
  documentWorkMs?: number
}

/** A real server on a real port over a real database, for one test file. */
export async function startPortal(options: PortalOptions = {}) {
  const superUrl = process.env.FAIRWAY_TEST_DATABASE_URL
  if (!superUrl) throw new Error('FAIRWAY_TEST_DATABASE_URL is missing: run the tests with npm test')
  const database = await createDatabase(superUrl)
  const settings = {
    ...readSettings({ FAIRWAY_EMBEDDED_URL: database.url, PORT: '0', FAIRWAY_LOG: 'silent' }),
    requestLimitMs: 150_000, // a busy machine is no reason to give a call up
    ...options.settings,
  }
  const logged: string[] = []
  const pool = openPool(database.url, {
    size: 10,
    statementTimeoutMs: Math.max(100, settings.requestLimitMs - 100),
    checked: true,
    onStatement: recordStatement,
    ...patience,
  })
  const identityPool = openPool(database.url, {
    size: 5,
    statementTimeoutMs: 60_000,
    checked: true,
    onStatement: recordStatement,
    ...patience,
  })
  await pool.transaction((db) => setClock(db, settings.clockRate))
  const setNow = async (now: string) => {
    await pool.raw.query('update business_clock set epoch = $1, started_at = now(), reached = null', [now])
  }
  if (options.now) await setNow(options.now)
  const draining = { begun: false }
  const passwords = createTestPasswords({ isEarnest: options.earnestPasswords ?? false })
  const app = await createApp({
    settings,
    pool,
    identityPool,
    log: createLog('info', { write: (line) => logged.push(line) }),
    geolocation: options.geolocation ?? {
      placeOf: (ip) => ({ ip, city: 'Ningbo', region_code: 'NF', country: 'CN', continent_code: 'AS' }),
    },
    openSeaNetwork: openPackagedSeaNetwork,
    web: options.web,
    draining,
    liveTimes: options.liveTimes,
    passwords,
    ...sharedPrograms(),
    ...(options.documentWorkMs !== undefined && {
      documents: createPdfMaker({ ...unhurried, workMs: options.documentWorkMs, ...builtProgram('pdf') }),
    }),
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })

  const { call, close } = createCaller(url)
  const mintKey = async (
    scopes: readonly CarrierScope[] = carrierScopes,
    name = `test ${randomBytes(4).toString('hex')}`,
  ) => {
    const key = randomBytes(24).toString('base64url')
    await pool.transaction((db) => registerKey(db, name, key, scopes))
    return key
  }
  const key = await mintKey()
  const people = createPeople({ pool, settings, url })
  const easyCaptcha = createProofOfWork({ keys: people.keys, pool, settings }, Date.now, { cost: 1, tries: [0, 1] })
  const log = createLog('info', { write: (line) => logged.push(line) })
  const mailWorker = startMailWorker({ settings, pool, log, origin: () => url })

  return {
    /** Accounts without a session, and the keys of this portal. */
    people,
    /** Someone who has an account and is signed in: `portal.get(path, mei.headers)`. */
    person: people.person,
    /** A proof of work, done: what a form sends as `captcha`. This portal signed it, and there is next to nothing to do. */
    captcha: async () => solve(await easyCaptcha.challenge()),
    /** Does what waits in the queue, mail above all, as the server's jobs would; without SMTP_URL into the mailbox. */
    deliverMail: () => runJobsOnce(database.url, { log, deliverMail: mailWorker.deliver }),
    url,
    app,
    draining,
    pool,
    passwords,
    settings,
    databaseUrl: database.url,
    logged,
    mintKey,
    setNow,
    call,
    get: (path: string, headers: Record<string, string> = {}) => call('GET', path, { headers }),
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      call('POST', path, { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }),
    /** Sends lines as the carrier does. */
    carrier: (path: string, lines: unknown[], headers: Record<string, string> = {}) =>
      call('POST', `/carrier/v1/${path}`, {
        body: lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
        headers: { 'content-type': 'application/x-ndjson', authorization: `Bearer ${key}`, ...headers },
      }),
    /** Lends a database in which there is nothing yet. */
    onEmptyDatabase: async (work: (url: string, query: (text: string) => Promise<unknown[]>) => Promise<void>) => {
      const empty = await createDatabase(superUrl, 'template0')
      const client = new pg.Client({ connectionString: empty.url })
      await client.connect()
      try {
        await work(empty.url, async (text) => (await client.query(text)).rows)
      } finally {
        await client.end()
        await empty.drop()
      }
    },
    stop: async () => {
      close()
      await app.close()
      mailWorker.close()
      await identityPool.close()
      await pool.close()
      await database.drop()
      writeStatements()
    },
  }
}
export type Portal = Awaited<ReturnType<typeof startPortal>>

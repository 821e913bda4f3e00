// @ts-check
// Databases with accounts of two sizes, reused between runs. The server's own rule makes their search texts.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { connect } from '../../tools/postgres/owner.mjs'
import { takingTime } from '../load/time-taken.mjs'
import { chinese, english, rare, vietnamese } from './account-texts.mjs'
import { at } from './databases.mjs'
import { migrate } from './product.mjs'
import { loadSource, sourceFile } from './source.mjs'

/** @typedef {import('pg').Client} Client */
/** @typedef {{ username: string, firstName: string, lastName: string, company: string, country: string, language: string }} Person */
/** @typedef {{ text: string, pieces: string[] }} SearchText */

const RULE = 'server/src/features/accounts/search-text.rules.ts'
const BATCH = 2000
const TABLES = ['account', 'account_search', 'account_activity', 'account_organisation']
/** How many accounts belong to each company with a unique name. */
const RARE_EACH = 5
export const ADMIN = 'admin@bench.example'

/** @param {number} accounts */
export const accountsName = (accounts) => `bench_accounts_${accounts}`

/** All files that determine the rows. */
function fingerprint() {
  const hash = createHash('sha256')
  const own = ['./accounts.mjs', './account-texts.mjs'].map((file) => new URL(file, import.meta.url))
  for (const file of [...own, ...[RULE, 'contract/src/shared/fold.ts'].map(sourceFile)])
    hash.update(fs.readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

/** The server's own rule. */
async function readRule() {
  const { searchTextOf, textsOfAccount } = await loadSource(RULE)
  /** @param {Person} person
   * @param {string} webId
   * @returns {Promise<SearchText>} */
  return (person, webId) => searchTextOf(textsOfAccount({ ...person, email: person.username, webId }))
}

/** @typedef {Awaited<ReturnType<typeof readRule>>} Rule */

const plain = (/** @type {string} */ text) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .replace(/\W+/g, '')

/** A word that no other account has, of the same length for all. @param {number} n */
export const markOf = (n) =>
  createHash('md5').update(`mark ${n}`).digest('base64url').replace(/[-_]/g, 'x').slice(0, 7).toLowerCase()

/** The nth person, the same in every run and in every size.
 * @param {number} n
 * @returns {Person} */
export function personOf(n) {
  const bytes = createHash('md5').update(`person ${n}`).digest()
  let next = 0
  const pick = (/** @type {readonly any[]} */ list) => list[bytes.readUInt8(next++) % list.length]
  const own = n < rare.length * RARE_EACH ? rare[n % rare.length]?.[0] : undefined
  const kind = bytes.readUInt8(15)
  if (kind < 115) {
    const [family, given, second] = [pick(chinese.family), pick(chinese.given), pick(chinese.given)]
    const [town, trade] = [pick(chinese.town), pick(chinese.trade)]
    const isLong = bytes.readUInt8(14) % 3 > 0
    return {
      username: `${given[1]}${isLong ? second[1] : ''}.${family[1]}.${markOf(n)}@${town[1]}-${trade[1]}.example`,
      firstName: isLong ? given[0] + second[0] : given[0],
      lastName: family[0],
      company: own ?? `${town[0]}${trade[0]}${pick(chinese.form)}`,
      country: 'CN',
      language: 'zh',
    }
  }
  if (kind < 205) {
    const [family, middle, given] = [pick(vietnamese.family), pick(vietnamese.middle), pick(vietnamese.given)]
    const [trade, name, town] = [pick(vietnamese.trade), pick(vietnamese.name), pick(vietnamese.town)]
    return {
      username: `${plain(given)}.${plain(family)}.${markOf(n)}@${plain(name)}-${plain(town)}.example`,
      firstName: `${middle} ${given}`,
      lastName: family,
      company: own ?? `Công ty TNHH ${trade} ${name} ${town}`,
      country: 'VN',
      language: 'vi',
    }
  }
  const [first, last] = [pick(english.first), pick(english.last)]
  const [name, trade] = [pick(english.name), pick(english.trade)]
  return {
    username: `${plain(first)}.${plain(last)}.${markOf(n)}@${plain(name)}${plain(trade)}.example`,
    firstName: first,
    lastName: last,
    company: own ?? `${name} ${trade} ${pick(english.form)}`,
    country: 'US',
    language: 'en',
  }
}

/** Makes the database of that size, unless it exists and was made by the same rule.
 * @param {import('./databases.mjs').Server} server
 * @param {number} accounts
 * @param {{ say: (text: string) => void, signal: AbortSignal }} run */
export const ensureAccounts = (server, accounts, run) =>
  takingTime('making data', () => ensureDatabase(server, accounts, run))

/** @param {import('./databases.mjs').Server} server
 * @param {number} accounts
 * @param {{ say: (text: string) => void, signal: AbortSignal }} run */
async function ensureDatabase({ superUrl, appUrl }, accounts, { say, signal }) {
  const name = accountsName(accounts)
  const wanted = fingerprint()
  const admin = await connect(superUrl, 'bench')
  try {
    const { rows } = await admin.query(
      "select shobj_description(oid, 'pg_database') as print from pg_database where datname = $1",
      [name],
    )
    const isReusable =
      rows[0]?.print === wanted &&
      (await migrate(at(appUrl, name)).then(
        () => true,
        () => false,
      ))
    if (isReusable) return name
    const startedAt = Date.now()
    say(`Making ${accounts.toLocaleString('en')} accounts`)
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.query(`create database ${name} owner fairway`)
    await migrate(at(appUrl, name))
    await fill(at(superUrl, name), accounts, signal)
    await admin.query(`comment on database ${name} is '${wanted}'`)
    say(`  made in ${Math.round((Date.now() - startedAt) / 1000)} s`)
    return name
  } finally {
    await admin.end()
  }
}

/** @param {string} url
 * @param {number} accounts
 * @param {AbortSignal} signal */
async function fill(url, accounts, signal) {
  const client = await connect(url, 'bench accounts')
  try {
    await client.query(`set session_replication_role = replica; set synchronous_commit = off; set jit = off;
      set maintenance_work_mem = '1GB'`)
    const { rows: indexes } = await client.query(
      `select indexname, indexdef from pg_indexes where tablename = 'account_search' and indexdef like '%gin%'`,
    )
    for (const { indexname } of indexes) await client.query(`drop index ${indexname}`)
    for (const table of TABLES) await client.query(`alter table ${table} set (autovacuum_enabled = off)`)
    await client.query(
      `insert into organisation (ref, name, address, country)
       select 'B' || n, 'Bench ' || n, '1 Quay', 'CN' from generate_series(1, $1::int) n`,
      [Math.ceil(accounts / 20)],
    )
    const rule = await readRule()
    let writing = Promise.resolve()
    for (let first = 0; first < accounts; first += BATCH) {
      signal.throwIfAborted()
      const batch = await prepareBatch(rule, { first, end: Math.min(accounts, first + BATCH) })
      await writing
      writing = addBatch(client, batch) // while the next one is prepared
    }
    await writing
    for (const { indexdef } of indexes) await client.query(indexdef)
    await addRest(client)
    for (const table of TABLES) await client.query(`alter table ${table} reset (autovacuum_enabled)`)
    await client.query('vacuum (analyze, freeze)')
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}

const idOf = (/** @type {number} */ n) => createHash('md5').update(`account ${n}`).digest('hex')
const webIdOf = (/** @type {number} */ n) => `W${String(n + 1).padStart(7, '0')}`

/** @typedef {{ numbers: number[], people: Person[], found: SearchText[] }} Batch */

/** @param {Rule} rule
 * @param {{ first: number, end: number }} range
 * @returns {Promise<Batch>} */
async function prepareBatch(rule, { first, end }) {
  const numbers = Array.from({ length: end - first }, (_, index) => first + index)
  const people = numbers.map(personOf)
  const found = []
  for (const [index, person] of people.entries()) found.push(await rule(person, webIdOf(first + index)))
  return { numbers, people, found }
}

/** @param {Client} client
 * @param {Batch} batch */
async function addBatch(client, { numbers, people, found }) {
  const column = (/** @type {keyof Person} */ key) => people.map((person) => person[key])
  await client.query({
    name: 'accounts',
    text: `insert into account (id, username, username_key, web_id, password_hash, status, groups, first_name, last_name, job_title,
             phone_country, phone_number, phone_extension, company, address1, address2, city, state, zip, country,
             relationships, comments, language, terms_accepted_at, created_at)
           select g.id, g.username, lower(g.username), g.web_id, '', case when g.n % 10 = 0 then 'CONFIRMED' else 'ACTIVE' end,
                  case when g.n % 10 = 0 then '{}' else '{BD,TD}'::text[] end, g.first_name, g.last_name, 'Clerk', g.country,
                  '13800138000', '', g.company, '1 Quay', '', '', '', '', g.country, '{shipper}', '', g.language,
                  now(), now() - g.n * interval '20 seconds'
             from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::int[])
                  as g(id, username, web_id, first_name, last_name, company, country, language, n)`,
    values: [
      numbers.map(idOf), column('username'), numbers.map(webIdOf), column('firstName'), column('lastName'), column('company'),
      column('country'), column('language'), numbers,
    ], // biome-ignore format: in the order of the statement
  })
  await client.query({
    name: 'search',
    text: `insert into account_search select g.id, g.text, string_to_array(g.pieces, ' ')
             from unnest($1::uuid[], $2::text[], $3::text[]) as g(id, text, pieces)`,
    values: [numbers.map(idOf), found.map(({ text }) => text), found.map(({ pieces }) => pieces.join(' '))],
  })
}

/** Sets admins, memberships and last sign-ins. @param {Client} client */
async function addRest(client) {
  await client.query(
    `insert into account_organisation (account_id, organisation_id, roles)
     select a.id, o.id, '{member}' from account a
       join organisation o on o.ref = 'B' || (1 + substr(a.web_id, 2)::int % (select count(*) from organisation)) where a.status = 'ACTIVE'`,
  )
  await client.query(
    `insert into account_activity (account_id, type, status, ip, at)
     select id, 'signIn', 'success', '127.0.0.1', now() - (substr(web_id, 2)::int % 5000) * interval '1 minute' from account`,
  )
  await client.query(
    `insert into account (username, username_key, web_id, password_hash, status, groups, first_name, last_name, job_title, phone_country,
                          phone_number, phone_extension, company, address1, address2, city, state, zip, country, relationships,
                          comments, language, terms_accepted_at)
     values ($1, $1, 'WADMIN', '', 'ACTIVE', '{ADMIN}', 'Bench', 'Admin', 'Admin', 'CN', '1', '', 'Fairway', '', '', '', '', '', 'CN',
             '{shipper}', '', 'en', now())`,
    [ADMIN],
  )
  await client.query(`insert into account_search select id, 'benchadmin', '{}' from account where username = $1`, [
    ADMIN,
  ])
}

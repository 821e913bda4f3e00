// @ts-check
// People with an account and a session, made by the server's own code with the secret of the measured portal.
import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { connect } from '../../tools/postgres/owner.mjs'
import { SECRET } from '../load/servers.mjs'
import { loadSource } from './source.mjs'

const server = createRequire(new URL('../../packages/server/package.json', import.meta.url))
const load = (/** @type {string} */ file) => loadSource(`server/src/${file}`)
const COOKIE = '__Host-sess'
const PASSWORD = 'Lantern-harbour-58'
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Makes accounts with one password, members of one customer whose bookings they may see.
 * @param {string} url
 * @param {number} count */
export async function ensurePeople(url, count) {
  const client = await connect(url, 'bench people')
  try {
    const hash = await server('@node-rs/argon2').hash(PASSWORD, ARGON2)
    await client.query(
      `insert into account (username, username_key, password_hash, status, groups, first_name, last_name, job_title, phone_country,
                            phone_number, phone_extension, company, address1, address2, city, state, zip, country, relationships,
                            comments, language, terms_accepted_at)
       select 'person' || n || '@bench.example', 'person' || n || '@bench.example', $2, 'ACTIVE', '{TD,BD}', 'Mei', 'Chen', 'Clerk', 'CN',
              '13800138000', '', 'Bench', '', '', 'Ningbo', 'ZJ', '315000', 'CN', '{shipper}', '', 'en', now()
         from generate_series(1, $1::int) n on conflict (username_key) do update set password_hash = excluded.password_hash`,
      [count, hash],
    )
    await client.query(
      `insert into account_organisation (account_id, organisation_id, roles)
       select a.id, (select org_id from booking_party limit 1), '{member}' from account a on conflict do nothing`,
    )
    await client.query('delete from sign_in_guard')
    return Array.from({ length: count }, (_, at) => ({ username: `person${at + 1}@bench.example`, password: PASSWORD }))
  } finally {
    await client.end()
  }
}

/** One person who may open the container dashboard of that organisation.
 * @param {import('pg').Client} client
 * @param {string} username
 * @param {string} organisationId */
export async function addPerson(client, username, organisationId) {
  const hash = await server('@node-rs/argon2').hash(PASSWORD, ARGON2)
  const { rows } = await client.query(
    `insert into account (username, username_key, password_hash, status, groups, first_name, last_name, job_title, phone_country,
                          phone_number, phone_extension, company, address1, address2, city, state, zip, country, relationships,
                          comments, language, terms_accepted_at)
     values ($1, $1, $2, 'ACTIVE', '{TD}', 'Mei', 'Chen', 'Clerk', 'CN', '13800138000', '', 'Bench', '', '', 'Ningbo', 'ZJ', '315000',
             'CN', '{shipper}', '', 'en', now())
     on conflict (username_key) do update set password_hash = excluded.password_hash returning id, web_id`,
    [username, hash],
  )
  const { id, web_id: webId } = rows[0]
  // other sections make everybody a member of their own customer
  await client.query('delete from account_organisation where account_id = $1', [id])
  await client.query(
    `insert into account_organisation (account_id, organisation_id, roles) values ($1, $2, '{member}')`,
    [id, organisationId],
  )
  return { username, password: PASSWORD, webId }
}

/** The header lines of a signed-in person, with a second factor on request.
 * @param {string} url
 * @param {string} [usernameKey]
 * @param {string} [secret] of the portal */
export async function openSession(url, usernameKey = 'person1@bench.example', secret = SECRET) {
  const { createKeys, hashOf, newSecret } = await load('platform/keys.ts')
  const { createTokens } = await load('platform/tokens.ts')
  const client = await connect(url, 'bench people')
  try {
    const [cookie, sid] = [newSecret(), randomUUID()]
    const { rows } = await client.query(
      `insert into session (id, account_id, cookie_hash, ends_at, ip, user_agent, is_strong)
       select $1, id, $2, now() + interval '1 day', '127.0.0.1', 'bench', true from account where username_key = $3
       returning account_id, (select rights_version from account where username_key = $3) as rights`,
      [sid, hashOf(cookie), usernameKey],
    )
    const claims = { sub: rows[0].account_id, sid, rights: rows[0].rights }
    const token = await createTokens(createKeys([secret])).sign('access', claims, 86_400)
    return `authorization: Bearer ${token}\r\ncookie: ${COOKIE}=${cookie}\r\n`
  } finally {
    await client.end()
  }
}

/** Solved captchas: with the secret, the answer is known.
 * @param {number} count */
export async function solvedCaptchas(count) {
  const { createKeys } = await load('platform/keys.ts')
  const { createChallenge, solveChallenge } = server('altcha-lib')
  const { deriveKey } = server('altcha-lib/algorithms/pbkdf2')
  const keys = createKeys([SECRET])
  const secret = (/** @type {string} */ what) => keys.mac('captcha', what).toString('hex')
  const solveOne = async () => {
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 1000,
      counter: 0,
      expiresAt: new Date(Date.now() + 600_000),
      deriveKey,
      hmacSignatureSecret: secret('challenge'),
      hmacKeySignatureSecret: secret('solution'),
    })
    const solution = await solveChallenge({ challenge, deriveKey })
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  }
  return Promise.all(Array.from({ length: count }, solveOne))
}

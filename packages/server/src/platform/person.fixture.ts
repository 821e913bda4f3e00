import { randomUUID } from 'node:crypto'
import type { AccountStatus, MemberRole } from '@fairway/contract/identity/account.values'
import { usernameKey } from '@fairway/contract/identity/sign-in.rules'
import type { Group } from '@fairway/contract/kit/access'
import type { Language } from '@fairway/contract/shared/language'
import { hashSync } from '@node-rs/argon2'
import type { Pool } from './database/database.ts'
import { cookieName } from './http/cookies.ts'
import { createKeys, hashOf, newSecret } from './keys.ts'
import type { Settings } from './settings.ts'
import { createTokens } from './tokens.ts'

/** What every person of the tests signs in with. */
export const PASSWORD = 'Lantern-harbour-58'
let passwordHash: string | undefined

export interface PersonOptions {
  username?: string
  groups?: readonly Group[]
  organisationIds?: readonly string[]
  roles?: readonly MemberRole[]
  status?: Exclude<AccountStatus, 'RESET_REQUIRED'>
  webIdGranted?: boolean
  language?: Language
  firstName?: string
  company?: string
}

interface Place {
  pool: Pool
  settings: Settings
  url: string
}

/** Makes people who have an account and are signed in, without a form, a mail or a proof of work. */
export function createPeople({ pool, settings, url }: Place) {
  const keys = createKeys(settings.secrets)
  const tokens = createTokens(keys)
  const nameOf = (kind: 'sess' | 'flow' | 'device') => cookieName(settings, kind, Number(new URL(url).port))

  /** An account in the database, its password known. */
  const account = async (options: PersonOptions = {}) => {
    const { groups = [], organisationIds = [], roles = ['member'], language = 'en' } = options
    const username = options.username ?? `mei.${randomUUID().slice(0, 8)}@lakeshore.example`
    passwordHash ??= hashSync(PASSWORD, { memoryCost: 64, timeCost: 1, parallelism: 1 })
    const { rows } = await pool.raw.query<{ id: string; web_id: string }>(
      `insert into account (username, username_key, password_hash, status, groups, first_name, last_name, job_title,
                            phone_country, phone_number, phone_extension, company, address1, address2, city, state, zip,
                            country, relationships, comments, language, terms_accepted_at)
       values ($1, $2, $3, $4, $5, $6, 'Chen', 'Import manager', 'CN', '13800138000', '', $7, '1 Harbour Road', '',
               'Ningbo', 'ZJ', '315000', 'CN', '{shipper}', '', $8, now()) returning id, web_id`,
      [
        username, usernameKey(username), passwordHash, options.status ?? (groups.length > 0 ? 'ACTIVE' : 'CONFIRMED'),
        groups, options.firstName ?? 'Mei', options.company ?? 'Lakeshore Home', language,
      ], // biome-ignore format: in the order of the statement
    )
    const { id: accountId, web_id: webId } = rows[0] ?? { id: '', web_id: '' }
    for (const organisationId of organisationIds)
      await pool.raw.query('insert into account_organisation values ($1, $2, $3, $4)', [
        accountId,
        organisationId,
        roles,
        options.webIdGranted ?? true,
      ])
    return { accountId, username, webId, groups }
  }

  /** A browser in which an account is signed in: what it keeps, and what it sends along. */
  const signIn = async ({ accountId, username, webId, groups }: Awaited<ReturnType<typeof account>>) => {
    const cookie = newSecret()
    const { rows } = await pool.raw.query<{ id: string; rights: number }>(
      `insert into session (account_id, cookie_hash, ends_at, ip, user_agent)
       values ($1, $2, now() + make_interval(secs => $3), '127.0.0.1', 'test')
       returning id, (select rights_version from account where id = $1) as rights`,
      [accountId, hashOf(cookie), settings.sessionSeconds],
    )
    const { id: sid, rights } = rows[0] ?? { id: '', rights: 0 }
    const claims = { sub: accountId, sid, rights }
    const accessToken = await tokens.sign('access', claims, settings.idleSeconds)
    const idToken = await tokens.sign(
      'identity',
      { ...claims, given_name: 'Mei', groups, webid: webId, username },
      settings.idleSeconds,
    )
    const cookies = `${nameOf('sess')}=${cookie}`
    return {
      sessionId: sid,
      accessToken,
      idToken,
      refreshToken: keys.mac('refresh', `${sid}.0`).toString('base64url'),
      cookies,
      /** For every call of a person who is signed in. */
      headers: { authorization: `Bearer ${accessToken}`, cookie: cookies },
      /** For refresh and logout, which carry the identity token. */
      identityHeaders: { authorization: `Bearer ${idToken}`, cookie: cookies },
    }
  }

  return {
    keys,
    tokens,
    cookieName: nameOf,
    account,
    signIn,
    /** Someone who has an account and is signed in. */
    person: async (options: PersonOptions = {}) => {
      const made = await account(options)
      return { ...made, password: PASSWORD, ...(await signIn(made)) }
    },
  }
}

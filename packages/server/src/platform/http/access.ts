import { createHash, timingSafeEqual } from 'node:crypto'
import { usernameKey } from '@fairway/contract/identity/sign-in.rules'
import { type Access, allows, carrierScopes } from '@fairway/contract/kit/access'
import type { Endpoint } from '@fairway/contract/kit/endpoint'
import { Refusal } from '@fairway/contract/kit/errors'
import { refuse } from '@fairway/contract/kit/general.errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import { type Authenticator, bearerToken, type Caller, recognisePerson } from '../session.ts'
import type { Settings } from '../settings.ts'
import { guest, type PersonViewer, type Viewer } from '../viewer.ts'
import { bringsLink, recogniseLink } from './link-session.ts'
import { recogniseSharedLink } from './shared-link-session.ts'

/** Finds out who calls, and refuses those who may not make this call. */
export async function recogniseCaller(
  authenticator: Authenticator,
  { allow, assuming }: Pick<Endpoint, 'allow' | 'assuming'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Viewer> {
  const { db, settings } = authenticator
  switch (allow.kind) {
    case 'public':
      return guest
    case 'identityToken':
      await refuseWithoutIdentity(authenticator, request)
      return guest
    case 'carrier': {
      const caller = await findCarrier(db, bearerOf(request))
      if (!caller) return refuse('GE0016')
      if (!caller.scopes.includes(allow.scope)) return refuse('GE0006')
      const actor = `carrier:${caller.name}`
      return { kind: 'carrier', actor, subject: actor, scopes: caller.scopes }
    }
    case 'operator':
      return settings.operatorKey === undefined
        ? demoOperator(settings, request)
        : operatorWith(settings.operatorKey, request)
    case 'link':
      return allow.opens === 'vgm' ? recogniseLink(db, request) : recogniseSharedLink(db, request)
    case 'signedIn':
    case 'manager':
    case 'anyOf': {
      if (allow.kind === 'anyOf' && allow.orLink && bringsLink(request)) return recogniseLink(db, request)
      const person = chooseName(await recognisePerson(authenticator, request, reply), assuming, request)
      if (!allows(allow, person.groups, person.managedIds.length > 0)) throw new Refusal(deniedCode(allow, person))
      return person
    }
  }
}

/**
 * Under whose name the call goes. The header only selects what the server has on record; one that selects nothing is
 * refused, so that nothing is done under another name than the page shows.
 */
function chooseName({ own, assumed }: Caller, assuming: Endpoint['assuming'], request: FastifyRequest): PersonViewer {
  const named = request.headers['x-fairway-assumed-user']
  if (assuming === 'own') return own
  if (named === undefined) {
    if (assumed && assuming === 'refused') throw new Refusal('AU0014')
    return own
  }
  if (!own.groups.includes('CSR')) return refuse('GE0006')
  if (!assumed || typeof named !== 'string' || usernameKey(decoded(named)) !== usernameKey(assumed.username))
    throw new Refusal('AU0016')
  if (assuming === 'refused') throw new Refusal('AU0014')
  return assumed
}

/** A header holds plain letters only; a name beyond them travels in the notation of addresses. */
function decoded(named: string) {
  try {
    return decodeURIComponent(named)
  } catch {
    return ''
  }
}

/** A customer's missing right has another code than one's own. */
const deniedCode = (allow: Access, person: PersonViewer) =>
  person.actedBy ? 'AU0012' : allow.kind === 'anyOf' ? allow.denied : 'GE0005'

/** Refreshing and signing out may come late, with a token that has ended but is ours and of the right kind. */
async function refuseWithoutIdentity({ tokens }: Authenticator, request: FastifyRequest) {
  const token = bearerToken(request.headers.authorization)
  if (!token) return refuse('GE0016')
  if ((await tokens.check('identity', token)).kind === 'invalid') refuse('GE0016')
}

/** A page of another site may make a browser send a form, but it says so. */
export function refuseOtherSites(request: FastifyRequest, publicUrl: string | undefined) {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') refuse('GE0006')
  const { origin, host } = request.headers
  if (site !== undefined || origin === undefined) return
  if (!isHost(origin, host) && !(publicUrl && origin === new URL(publicUrl).origin)) refuse('GE0006')
}

function isHost(origin: string, host: string | undefined) {
  try {
    return new URL(origin).host === host
  } catch {
    return false
  }
}

const ApiKey = z.object({ name: z.string(), scopes: z.array(z.enum(carrierScopes)) })

const findCarrier = (db: Database, key: string) =>
  key === ''
    ? undefined
    : db.find(ApiKey, sql`select name, scopes from api_key where hash = ${hashKey(key)} and revoked_at is null`)

const bearerOf = (request: FastifyRequest) =>
  /^Bearer ([\x21-\x7e]{16,256})$/.exec(request.headers.authorization ?? '')?.[1] ?? ''

const hashKey = (key: string) => createHash('sha256').update(key).digest()

const sameSecret = (actual: string, wanted: string) => timingSafeEqual(hashKey(actual), hashKey(wanted))

/** Behind a proxy every caller seems to be on this machine, so that in production only a key lets them in. */
const demoOperator = (settings: Settings, request: FastifyRequest) =>
  settings.isDemo && isLoopback(request.ip) ? guest : refuse('GE0006')

const operatorWith = (key: string, request: FastifyRequest) =>
  sameSecret(bearerOf(request), key) ? guest : refuse('GE0016')

const isLoopback = (ip: string) => ip === '127.0.0.1' || ip === '::1' || ip === '::ffff:127.0.0.1'

/** Makes a key of that name the only valid one: `npm start` mints a new one for each run of the demo carrier. */
export const registerKey = (db: Database, name: string, key: string, scopes: readonly string[]) =>
  db.run(sql`
    with former as (update api_key set revoked_at = now() where name = ${name} and revoked_at is null and hash <> ${hashKey(key)} returning 1)
    insert into api_key (name, hash, scopes) select ${name}, ${hashKey(key)}, ${scopes}::text[] from (select count(*) from former) done
    on conflict (hash) do nothing`)

const KeyInForce = z.object({ name: z.string(), scopes: z.array(z.string()), createdAt: z.string() })

export const listKeys = (db: Database) =>
  db.many(
    KeyInForce,
    sql`select name, scopes, created_at as "createdAt" from api_key where revoked_at is null order by name`,
  )

export const revokeKey = (db: Database, name: string) =>
  db.run(sql`update api_key set revoked_at = now() where name = ${name} and revoked_at is null`)

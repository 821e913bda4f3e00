import { timingSafeEqual } from 'node:crypto'
import { groups } from '@fairway/contract/kit/access'
import { Refusal } from '@fairway/contract/kit/errors'
import { languages } from '@fairway/contract/shared/language'
import type { FastifyReply, FastifyRequest } from 'fastify'
import sql from 'sql-template-tag'
import { z } from 'zod'
import { cookieName, readCookie } from './cookies.ts'
import { composeOnce, type Database } from './database.ts'
import { hashOf } from './keys.ts'
import type { Settings } from './settings.ts'
import type { Tokens } from './tokens.ts'
import type { PersonViewer } from './viewer.ts'

/** How much later than it happened a session's last use may be written down: not at each call. */
const SEEN_EVERY = sql`interval '60 seconds'`

const Nothing = z.object({})
const Standing = z.object({
  cookieHash: z.hash('sha256'),
  accountId: z.string(),
  username: z.string(),
  webId: z.string(),
  language: z.enum(languages),
  groups: z.array(z.enum(groups)),
  rights: z.number(),
  organisationIds: z.array(z.string()),
  isMember: z.boolean(),
  isSeenLongAgo: z.boolean(),
})

/** Session, account, groups and organisations in one keyed statement; no row for a session that is over. */
const standingOf = composeOnce(
  ({ sessionId, idleSeconds }: { sessionId: string; idleSeconds: number }) => sql`
    select json_build_object(
             'cookieHash', encode(s.cookie_hash, 'hex'), 'accountId', a.id, 'username', a.username, 'webId', a.web_id,
             'language', a.language, 'groups', a.groups, 'rights', a.rights_version,
             'organisationIds', coalesce(m.granted, '{}'), 'isMember', coalesce(m.any, false),
             'isSeenLongAgo', s.last_seen_at < now() - ${SEEN_EVERY})::text as body
      from session s join account a on a.id = s.account_id
      left join lateral (
        select array_agg(o.organisation_id) filter (where o.web_id_granted) as granted, true as any
          from account_organisation o where o.account_id = a.id having count(*) > 0) m on a.groups <> '{}'
     where s.id = ${sessionId}::uuid and s.ended_at is null and s.ends_at > now()
       and s.last_seen_at > now() - make_interval(secs => ${idleSeconds}::int) - ${SEEN_EVERY}
       and a.status in ('CONFIRMED', 'ACTIVE') and a.password_state <> 'resetRequired'`,
)

/** As a document, because it is read at each call of everyone who is signed in. */
async function findStanding(db: Database, sessionId: string, idleSeconds: number) {
  const asked = standingOf({ sessionId, idleSeconds })
  const found = await db.document(Nothing, Standing, asked)
  return found && (JSON.parse(found.body.json) as z.output<typeof Standing>) // checked against the schema in every test run
}

export interface Door {
  db: Database
  settings: Settings
  tokens: Tokens
}

/** What a call carries as its token, if it has the form of one. */
export const bearerToken = (authorization: string | undefined) =>
  /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(authorization ?? '')?.[1]

/** The cookie of the session that belongs to this browser. */
export const sessionCookieOf = (request: FastifyRequest, settings: Settings) =>
  readCookie(request, cookieName(settings, 'sess', request.socket.localPort))

/** A page that refreshes itself says so; that nobody is there can only be claimed to one's own loss. */
export const isQuiet = (request: FastifyRequest) => request.headers['x-fairway-quiet'] !== undefined

export const isCookieOf = (cookie: string, cookieHash: Buffer) => timingSafeEqual(hashOf(cookie), cookieHash)

/**
 * Finds out who is signed in. A token without its cookie is worth nothing, and neither is a cookie without its token:
 * what was copied out of a browser does not open the door elsewhere, and another site cannot send the header.
 */
export async function recognisePerson(
  { db, settings, tokens }: Door,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PersonViewer> {
  const token = bearerToken(request.headers.authorization)
  const cookie = sessionCookieOf(request, settings)
  if (!token || !cookie) throw new Refusal('GE0016')
  const checking = tokens.check('access', token)
  const verdict = checking instanceof Promise ? await checking : checking
  if (verdict.kind === 'invalid') throw new Refusal('GE0016')
  const { sid, sub, rights } = verdict.claims
  const found = await findStanding(db, sid, settings.idleSeconds)
  if (!found || found.accountId !== sub) throw new Refusal('AU0005')
  if (!isCookieOf(cookie, Buffer.from(found.cookieHash, 'hex'))) throw new Refusal('GE0016')
  if (verdict.kind === 'expired') throw new Refusal('AU0006')
  if (found.isSeenLongAgo && !isQuiet(request))
    await db.run(sql`update session set last_seen_at = now() where id = ${sid}`)
  if (found.rights !== rights) reply.header('x-fairway-rights', 'changed')
  const { username, accountId, webId, language, organisationIds } = found
  return {
    kind: 'person',
    actor: username,
    subject: username,
    accountId,
    sessionId: sid,
    username,
    webId,
    language,
    groups: found.groups,
    organisationIds,
    isWebIdRefused: found.isMember && organisationIds.length === 0,
  }
}

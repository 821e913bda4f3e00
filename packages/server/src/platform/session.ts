import { timingSafeEqual } from 'node:crypto'
import { groupsAsAssumed, isAssumable } from '@fairway/contract/identity/assumption.rules'
import { type Group, groups, isStaff } from '@fairway/contract/kit/access'
import { Refusal } from '@fairway/contract/kit/errors'
import { languages } from '@fairway/contract/shared/language'
import type { FastifyReply, FastifyRequest } from 'fastify'
import sql from 'sql-template-tag'
import { z } from 'zod'
import { composeOnce, type Database } from './database/database.ts'
import { gather } from './database/shared-query.ts'
import { cookieName, readCookie } from './http/cookies.ts'
import { hashOf } from './keys.ts'
import type { Settings } from './settings.ts'
import type { Tokens } from './tokens.ts'
import type { PersonViewer } from './viewer.ts'

/** How much later than it happened a session's last use may be written down: not at each call. */
const SEEN_EVERY = sql`interval '60 seconds'`

const Nothing = z.object({})
/** What counts of an account at each call. */
const Holder = z.object({
  accountId: z.string(),
  username: z.string(),
  webId: z.string(),
  language: z.enum(languages),
  groups: z.array(z.enum(groups)),
  organisationIds: z.array(z.string()),
  managedIds: z.array(z.string()),
  isMember: z.boolean(),
})
type Holder = z.output<typeof Holder>
const Assumed = Holder.extend({ status: z.string() })
const SessionState = Holder.extend({
  cookieHash: z.hash('sha256'),
  rights: z.number(),
  isStrong: z.boolean(),
  /** Opened by a link of the carrier, which signs in customers alone. */
  isByLink: z.boolean(),
  isSeenLongAgo: z.boolean(),
  /** The customer whom this session acts for at this moment. */
  assumed: Assumed.optional(),
})
type Assumed = z.output<typeof Assumed>
type SessionState = z.output<typeof SessionState>

const SessionStates = z.record(z.string(), SessionState.omit({ assumed: true }))
const AssumedCustomers = z.record(z.string(), Assumed)

/** Whether session `s` of account `a` goes on: not ended, within its hours and used of late, its account open. */
export const sessionInForce = (idleSeconds: number) => sql`
  (s.ended_at is null and s.ends_at > now()
   and s.last_seen_at > now() - make_interval(secs => ${idleSeconds}::int) - ${SEEN_EVERY}
   and a.status in ('CONFIRMED', 'ACTIVE') and a.password_state <> 'resetRequired')`

/** Sessions with account, groups and organisations in one keyed statement; none that is over. */
const sessionStatesQuery = composeOnce(
  ({ sessionIds, idleSeconds }: { sessionIds: string[]; idleSeconds: number }) => sql`
    select coalesce(json_object_agg(s.id, json_build_object(
             'cookieHash', encode(s.cookie_hash, 'hex'), 'accountId', a.id, 'username', a.username, 'webId', a.web_id,
             'language', a.language, 'groups', a.groups, 'rights', a.rights_version, 'isStrong', s.is_strong,
             'isByLink', s.by_link,
             'organisationIds', coalesce(m.granted, '{}'), 'managedIds', coalesce(m.managed, '{}'),
             'isMember', coalesce(m.any, false),
             'isSeenLongAgo', s.last_seen_at < now() - ${SEEN_EVERY})), '{}')::text as body
      from session s join account a on a.id = s.account_id
      left join lateral (
        select array_agg(o.organisation_id) filter (where o.web_id_granted) as granted, true as any,
               array_agg(o.organisation_id) filter (where o.web_id_granted and o.roles @> array['manager']) as managed
          from account_organisation o where o.account_id = a.id having count(*) > 0) m on a.groups <> '{}'
     where s.id = any(array(select unnest(${sessionIds}::uuid[]))) and ${sessionInForce(idleSeconds)}`,
)

/** The customers whom these sessions act for at this moment. */
const assumedQuery = composeOnce(
  ({ sessionIds }: { sessionIds: string[] }) => sql`
    select coalesce(json_object_agg(u.session_id, json_build_object(
             'accountId', t.id, 'username', t.username, 'webId', t.web_id, 'language', t.language,
             'status', t.status, 'groups', t.groups,
             'organisationIds', coalesce(m.granted, '{}'), 'managedIds', '{}'::uuid[], 'isMember', m.memberships > 0)), '{}')::text as body
      from assumption u join account t on t.id = u.target_id
      cross join lateral (
        select array_agg(o.organisation_id) filter (where o.web_id_granted) as granted, count(*) as memberships
          from account_organisation o where o.account_id = t.id) m
     where u.session_id = any(array(select unnest(${sessionIds}::uuid[]))) and u.released_at is null and u.expires_at > now()`,
)

/** How a session stands at this moment; nothing for one that is over. As documents, because they are read at each call. */
export const createSessionStateReader = (
  chooseDatabase: () => Database,
  { idleSeconds }: Pick<Settings, 'idleSeconds'>,
) =>
  gather(async (keys) => {
    const db = chooseDatabase()
    const found = await db.document(Nothing, SessionStates, sessionStatesQuery({ sessionIds: keys, idleSeconds }))
    const states = JSON.parse(found?.body.json ?? '{}') as Record<string, SessionState> // checked against the schema in every test run
    // asked for apart, because hardly anybody may act for others and this would be a third of the work
    const sessionIds = keys.filter((id) => states[id]?.groups.includes('CSR'))
    if (sessionIds.length > 0) {
      const assumed = await db.document(Nothing, AssumedCustomers, assumedQuery({ sessionIds }))
      const customers = JSON.parse(assumed?.body.json ?? '{}') as Record<string, Assumed> // as above
      for (const id of sessionIds) if (states[id]) states[id].assumed = customers[id]
    }
    return states
  })

export interface Authenticator {
  db: Database
  settings: Settings
  tokens: Tokens
  sessionStateOf: (sessionId: string) => Promise<SessionState | undefined>
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
 * what was copied out of a browser is of no use elsewhere, and another site cannot send the header.
 */
export async function recognisePerson(
  { db, settings, tokens, sessionStateOf }: Authenticator,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller> {
  const token = bearerToken(request.headers.authorization)
  const cookie = sessionCookieOf(request, settings)
  if (!token || !cookie) throw new Refusal('GE0016')
  const checking = tokens.check('access', token)
  const verdict = checking instanceof Promise ? await checking : checking
  if (verdict.kind === 'invalid') throw new Refusal('GE0016')
  const { sid, sub, rights } = verdict.claims
  const found = await sessionStateOf(sid)
  if (!found || found.accountId !== sub) throw new Refusal('AU0005')
  if (!isCookieOf(cookie, Buffer.from(found.cookieHash, 'hex'))) throw new Refusal('GE0016')
  if (verdict.kind === 'expired') throw new Refusal('AU0006')
  if (!found.isStrong && needsSecondFactor(settings, found.groups)) throw new Refusal('AU0005')
  if (found.isByLink && isStaff(found.groups)) throw new Refusal('AU0005')
  if (found.isSeenLongAgo && !isQuiet(request))
    await db.run(sql`update session set last_seen_at = now() where id = ${sid}`)
  if (found.rights !== rights) reply.header('x-fairway-rights', 'changed')
  return { own: viewerOf(found, sid), assumed: assumedBy(found, sid) }
}

/** Whoever calls, and the customer whom they act for, if there is one. */
export interface Caller {
  own: PersonViewer
  assumed: PersonViewer | undefined
}

/** Whether the setting asks a second factor of somebody with these groups. */
export const needsSecondFactor = ({ secondFactor }: Settings, ownGroups: readonly Group[]) =>
  secondFactor === 'required' && isStaff(ownGroups)

const viewerOf = (
  { username, accountId, webId, language, organisationIds, managedIds, groups: ownGroups, isMember }: Holder,
  sessionId: string,
): PersonViewer => ({
  kind: 'person',
  actor: username,
  subject: username,
  accountId,
  sessionId,
  username,
  webId,
  language,
  groups: ownGroups,
  organisationIds,
  managedIds,
  isWebIdRefused: isMember && organisationIds.length === 0,
})

/** What was granted or taken from the customer counts at once, also for whoever acts for them. */
function assumedBy({ assumed, accountId, username }: SessionState, sessionId: string): PersonViewer | undefined {
  if (!assumed || !isAssumable(assumed)) return undefined
  const groups = groupsAsAssumed(assumed.groups)
  return { ...viewerOf({ ...assumed, groups }, sessionId), actor: username, actedBy: { accountId, username } }
}

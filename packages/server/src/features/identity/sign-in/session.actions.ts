import { timingSafeEqual } from 'node:crypto'
import type { LogoutRequest, RefreshRequest, SessionTokens } from '@fairway/contract/identity/account.schema'
import { refuse } from '@fairway/contract/identity/identity.errors'
import { Refusal } from '@fairway/contract/kit/errors'
import type { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import type { Context } from '../../../platform/http/serve.ts'
import { queueMail } from '../../../platform/mail/mail-queue.ts'
import { bearerToken, isCookieOf } from '../../../platform/session.ts'
import type { IdentityParts } from '../identity.parts.ts'
import { noteActivity } from '../profile/activity.repository.ts'
import { classifyRefresh } from './refresh.rules.ts'
import * as sessions from './session.repository.ts'
import { issueTokens, refreshTokensOf } from './session-tokens.ts'

/** Within this time a spent refresh token gets its successor again: two tabs may have asked at once. */
const GRACE_SECONDS = 10
/** A call's last use may be written down so much later than it was made. */
const SEEN_EVERY_SECONDS = 60
/** So many former refresh tokens are recognised as stolen ones; a session does not live longer. */
const REMEMBERED = 100

/** Whose session the identity token names. It may have ended, it may be expired, but we signed it. */
async function claimsOf({ browser }: Context, { tokens }: IdentityParts) {
  const token = bearerToken(browser.authorization)
  const verdict = token ? await tokens.check('identity', token) : undefined
  if (!verdict || verdict.kind === 'invalid') throw new Refusal('GE0016')
  return verdict.claims
}

/**
 * Gives new tokens for the newest refresh token. One that was spent before, or that comes without its cookie, was
 * copied: the whole session ends, and its owner is notified.
 */
export async function refreshSession(
  context: Context,
  parts: IdentityParts,
  { refreshToken }: z.output<typeof RefreshRequest>,
): Promise<SessionTokens> {
  const { sid: sessionId, sub } = await claimsOf(context, parts)
  const cookie = context.browser.cookie('sess')
  const outcome = await parts.pool.transaction(async (db) => {
    const session = await sessions.lockSession(db, sessionId, {
      idleSeconds: parts.settings.idleSeconds + SEEN_EVERY_SECONDS,
      graceSeconds: GRACE_SECONDS,
    })
    if (session && session.accountId !== sub) return 'foreign'
    if (!session || session.isEnded) return 'over'
    if (session.over) {
      await sessions.endSession(db, session, session.over)
      return 'over'
    }
    const { generation, isJustRefreshed, cookieHash } = session
    const age = ageOf(parts, refreshToken, { id: sessionId, generation })
    const isOwnBrowser = cookie !== undefined && isCookieOf(cookie, cookieHash)
    switch (classifyRefresh({ age, isOwnBrowser, isJustRefreshed })) {
      case 'next':
        await sessions.countRefresh(db, session, context.browser.isQuiet)
        return issueTokens(parts, { id: sessionId, generation: generation + 1 }, session)
      case 'again':
        return issueTokens(parts, { id: sessionId, generation }, session)
      case 'copied':
        await endCopied({ context, parts, db }, session)
        return 'over'
      case 'foreign':
        return 'foreign'
      case 'over':
        return 'over'
    }
  })
  if (outcome === 'foreign') throw new Refusal('GE0016')
  return outcome === 'over' ? refuse('AU0005') : outcome
}

/** Ends a session whose tokens somebody else has, too, and notifies its owner. */
async function endCopied(
  { context, parts, db }: { context: Context; parts: IdentityParts; db: Database },
  session: sessions.LockedSession,
) {
  const { accountId, username, language } = session
  const values = { at: new Date().toISOString(), ip: context.ip }
  await sessions.endSession(db, session, 'reuse')
  await noteActivity(db, context, { accountId, type: 'refresh', status: 'refused', detail: 'reuse' })
  await queueMail(db, parts.keys, { to: username, language, template: 'sessionsEnded', values })
}

/** How many refreshes ago a token was given; undefined when it never was. */
function ageOf(parts: IdentityParts, refreshToken: string, session: { id: string; generation: number }) {
  const oldest = Math.max(0, session.generation - REMEMBERED)
  for (let generation = session.generation; generation >= oldest; generation--)
    if (refreshTokensOf(parts, session.id, generation).some((token) => isSame(token, refreshToken)))
      return session.generation - generation
  return undefined
}

function isSame(wanted: string, actual: string) {
  const [a, b] = [Buffer.from(wanted), Buffer.from(actual)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Ends the session for every tab, every node and at once; who is signed out already stays so. */
export async function signOut(
  context: Context,
  parts: IdentityParts,
  { accessToken, webid }: z.output<typeof LogoutRequest>,
): Promise<{ done: true }> {
  const { browser } = context
  const cookie = browser.cookie('sess')
  const { sid: sessionId, sub } = await claimsOf(context, parts)
  if (!cookie) throw new Refusal('GE0016')
  const access = await parts.tokens.check('access', accessToken)
  if (access.kind !== 'invalid' && access.claims.sid !== sessionId) throw new Refusal('GE0016')
  await parts.pool.transaction(async (db) => {
    const session = await sessions.lockSession(db, sessionId, { idleSeconds: 0, graceSeconds: 0 })
    if (session?.accountId !== sub || !isCookieOf(cookie, session.cookieHash)) throw new Refusal('GE0016')
    if (webid !== '' && webid !== session.webId) throw new Refusal('GE0004')
    if (session.isEnded) return
    await sessions.endSession(db, session, 'signOut')
    await noteActivity(db, context, { accountId: session.accountId, type: 'signOut', status: 'success' })
  })
  browser.setCookie('sess', '', 0)
  browser.setHeader('clear-site-data', '"cache"')
  return { done: true }
}

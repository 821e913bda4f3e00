import { timingSafeEqual } from 'node:crypto'
import type { LogoutRequest, RefreshRequest, SessionTokens } from '@fairway/contract/identity/account.schema'
import { refuse } from '@fairway/contract/identity/identity.errors'
import { Refusal } from '@fairway/contract/kit/errors'
import type { z } from 'zod'
import { queueMail } from '../../platform/mail-queue.ts'
import type { Context } from '../../platform/serve.ts'
import { bearerToken, isCookieOf } from '../../platform/session.ts'
import { noteActivity } from './activity.repository.ts'
import type { IdentityParts } from './identity.parts.ts'
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
 * copied: the whole session ends, and its owner is told.
 */
export async function refreshSession(
  context: Context,
  parts: IdentityParts,
  { refreshToken }: z.output<typeof RefreshRequest>,
): Promise<SessionTokens> {
  const { sid: sessionId, sub } = await claimsOf(context, parts)
  const { ip, browser } = context
  const cookie = browser.cookie('sess')
  const outcome = await parts.pool.transaction(async (db) => {
    const kept = await sessions.holdSession(db, sessionId, {
      idleSeconds: parts.settings.idleSeconds + SEEN_EVERY_SECONDS,
      graceSeconds: GRACE_SECONDS,
    })
    if (kept && kept.accountId !== sub) return 'foreign'
    if (!kept || kept.isEnded) return 'over'
    if (kept.over) {
      await sessions.endSession(db, sessionId, kept.over)
      return 'over'
    }
    const age = ageOf(parts, refreshToken, { id: sessionId, generation: kept.generation })
    const isOwnBrowser = cookie !== undefined && isCookieOf(cookie, kept.cookieHash)
    if (age === undefined) return isOwnBrowser ? 'over' : 'foreign'
    if (!isOwnBrowser || age > 1 || (age === 1 && !kept.isJustRefreshed)) {
      const { accountId, username, language } = kept
      await sessions.endSession(db, sessionId, 'reuse')
      await noteActivity(db, context, { accountId, type: 'refresh', status: 'refused', detail: 'reuse' })
      await queueMail(db, parts.keys, {
        to: username,
        language,
        template: 'sessionsEnded',
        values: { at: new Date().toISOString(), ip },
      })
      return 'over'
    }
    if (age === 0) await sessions.countRefresh(db, sessionId)
    return issueTokens(parts, { id: sessionId, generation: kept.generation + (age === 0 ? 1 : 0) }, kept)
  })
  if (outcome === 'foreign') throw new Refusal('GE0016')
  return outcome === 'over' ? refuse('AU0005') : outcome
}

/** How many refreshes ago a token was given; undefined when it never was. */
function ageOf(parts: IdentityParts, given: string, session: { id: string; generation: number }) {
  const oldest = Math.max(0, session.generation - REMEMBERED)
  for (let generation = session.generation; generation >= oldest; generation--)
    if (refreshTokensOf(parts, session.id, generation).some((token) => isSame(token, given)))
      return session.generation - generation
  return undefined
}

function isSame(wanted: string, given: string) {
  const [a, b] = [Buffer.from(wanted), Buffer.from(given)]
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
    const kept = await sessions.holdSession(db, sessionId, { idleSeconds: 0, graceSeconds: 0 })
    if (kept?.accountId !== sub || !isCookieOf(cookie, kept.cookieHash)) throw new Refusal('GE0016')
    if (webid !== '' && webid !== kept.webId) throw new Refusal('GE0004')
    if (kept.isEnded) return
    await sessions.endSession(db, sessionId, 'signOut')
    await noteActivity(db, context, { accountId: kept.accountId, type: 'signOut', status: 'success' })
  })
  browser.setCookie('sess', '', 0)
  browser.setHeader('clear-site-data', '"cache"')
  return { done: true }
}

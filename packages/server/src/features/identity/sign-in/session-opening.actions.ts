import type { SessionTokens } from '@fairway/contract/identity/account.schema'
import type { ActivityType } from '@fairway/contract/identity/account.values'
import type { Database } from '../../../platform/database/database.ts'
import type { Context } from '../../../platform/http/serve.ts'
import { hashOf, newSecret } from '../../../platform/keys.ts'
import { queueMail } from '../../../platform/mail/mail-queue.ts'
import type { IdentityParts } from '../identity.parts.ts'
import { noteActivity } from '../profile/activity.repository.ts'
import { DEVICE_SECONDS, rememberDevice } from './known-device.repository.ts'
import { endSessionOfCookie, insertSession } from './session.repository.ts'
import { type Bearer, issueTokens } from './session-tokens.ts'

/** So that a session that is over can be distinguished from one that never was. */
const COOKIE_OUTLIVES_SECONDS = 86_400

/**
 * Lets a person in who has shown who they are: a new session with a cookie of its own, and this browser is known from
 * now on. The owner of an account that has other browsers is notified of a new one.
 */
export async function openSession(
  { context, parts, db }: { context: Context; parts: IdentityParts; db: Database },
  bearer: Bearer,
  { by, isStrong }: { by: ActivityType; isStrong: boolean },
): Promise<SessionTokens> {
  const { browser, ip } = context
  const { accountId, username, language } = bearer
  const former = browser.cookie('sess')
  if (former) await endSessionOfCookie(db, hashOf(former))

  const device = browser.cookie('device') ?? newSecret()
  const deviceHash = hashOf(device)
  const { isNew, others } = await rememberDevice(db, accountId, { hash: deviceHash, userAgent: browser.userAgent })
  if (isNew && others > 0)
    await queueMail(db, parts.keys, {
      to: username,
      language,
      template: 'newDevice',
      values: { at: new Date().toISOString(), ip, userAgent: browser.userAgent },
    })

  const cookie = newSecret()
  const { sessionSeconds } = parts.settings
  const session = await insertSession(db, {
    accountId,
    cookieHash: hashOf(cookie),
    deviceHash,
    seconds: sessionSeconds,
    ip,
    userAgent: browser.userAgent,
    isStrong,
    isByLink: by === 'signInLink',
  })
  await noteActivity(db, context, { accountId, type: by, status: 'success' })
  browser.setCookie('sess', cookie, sessionSeconds + COOKIE_OUTLIVES_SECONDS)
  browser.setCookie('device', device, DEVICE_SECONDS)
  return issueTokens(parts, session, bearer)
}

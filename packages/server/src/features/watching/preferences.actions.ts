import { checkPreferences } from '@fairway/contract/watching/preferences.rules'
import { nextDigestAt, nextMailAt } from '@fairway/contract/watching/telling-time.rules'
import { refuse } from '@fairway/contract/watching/watching.errors'
import type { SavedPreferences } from '@fairway/contract/watching/watching.schema'
import { refuseViolations } from '../../platform/http/refusals.ts'
import type { Context } from '../../platform/http/serve.ts'
import { createKeys } from '../../platform/keys.ts'
import * as preferences from './preferences.repository.ts'
import { readUnsubscribeToken } from './unsubscribe-token.ts'
import { personOf } from './watch.actions.ts'

const replyOf = (stored: SavedPreferences) => ({
  preferences: stored,
  nextDigestAt: new Date(nextDigestAt(Date.now(), stored)).toISOString(),
})

export async function getPreferences(context: Context) {
  const stored = await preferences.findPreferences(context.db, personOf(context))
  return replyOf(stored ?? preferences.usualPreferences(context.settings.zone))
}

/** Saves rules and times; what waits to be mailed follows them at once. */
export async function savePreferences(context: Context, { version, ...wanted }: SavedPreferences) {
  const { db, settings, audit } = context
  const viewer = personOf(context)
  refuseViolations(checkPreferences(wanted))
  await preferences.insertPreferences(db, viewer, settings.zone)
  const stored = await preferences.lockPreferences(db, viewer)
  if (!stored || stored.version !== version) return refuse('WA0004')
  const now = Date.now()
  await preferences.updatePreferences(db, stored, {
    ...wanted,
    mailAt: new Date(nextMailAt(now, wanted)),
    digestAt: new Date(nextDigestAt(now, wanted)),
  })
  await audit({ objectType: 'watch preferences', objectId: viewer.username, before: stored, after: wanted })
  return replyOf({ ...wanted, version: version + 1 })
}

/** One click in a mail: no more mails of that rule to that person. The address can do nothing else, and works for ever. */
export async function unsubscribe({ db, settings, audit }: Context, token: string) {
  const read = readUnsubscribeToken(createKeys(settings.secrets), token)
  if (!read) return refuse('WA0008')
  const { accountId, rule } = read
  const stopped = await preferences.stopMails(db, accountId, rule)
  if (stopped > 0)
    await audit({ objectType: 'watch preferences', objectId: accountId, after: { unsubscribed: rule ?? 'all' } })
  return { rule }
}

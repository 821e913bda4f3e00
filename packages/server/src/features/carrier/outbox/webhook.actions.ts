import { isIP } from 'node:net'
import type { WebhookInput, WebhookWithSecret } from '@fairway/contract/carrier/outbox.schema'
import { Refusal } from '@fairway/contract/kit/errors'
import { refuse } from '@fairway/contract/kit/general.errors'
import type { Context } from '../../../platform/http/serve.ts'
import { type Keys, newSecret } from '../../../platform/keys.ts'
import type { Settings } from '../../../platform/settings.ts'
import { isPublicAddress } from '../../../ports/webhook/public-address.ts'
import * as webhooks from './webhook.repository.ts'

export const getWebhook = async ({ db }: Context) => (await webhooks.findWebhook(db)) ?? refuse('GE0002')

/** Entries are pushed to this address from now on. The first time, and when asked for, a secret is made and shown once. */
export async function changeWebhook(
  { db, settings, audit }: Context,
  { url, newSecret: wantsNewSecret }: WebhookInput,
  keys: Keys,
): Promise<WebhookWithSecret> {
  refuseUnsafe(url, settings)
  const before = await webhooks.findWebhook(db)
  const secret = wantsNewSecret || !before ? `fwh_${newSecret()}` : null
  const saved = await webhooks.saveWebhook(db, { url, secret: secret && keys.seal(secret) })
  await audit({
    objectType: 'carrier webhook',
    objectId: 'webhook',
    before: before && { url: before.url },
    after: { url, newSecret: secret !== null },
  })
  return { ...saved, secret }
}

export async function endWebhook({ db, audit }: Context) {
  const before = await webhooks.findWebhook(db)
  if (!before) return { ended: false }
  await webhooks.deleteWebhook(db)
  await audit({ objectType: 'carrier webhook', objectId: 'webhook', before: { url: before.url } })
  return { ended: true }
}

/** In production only https, without a name or password in it, and no address that is not public; names are resolved when used. */
function refuseUnsafe(text: string, { isDemo }: Settings) {
  const { protocol, hostname, username, password } = new URL(text)
  const host = hostname.replace(/^\[|\]$/g, '')
  const isUnsafe = !isDemo && (protocol !== 'https:' || (isIP(host) > 0 && !isPublicAddress(host)))
  if (isUnsafe || username || password) throw new Refusal('GE0012', [], [{ path: 'url', code: 'GE0012', args: [] }])
}

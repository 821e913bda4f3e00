import { refuse as refuseGeneral } from '@fairway/contract/kit/general.errors'
import { fillText } from '@fairway/contract/shared/fill-text'
import { refuse } from '@fairway/contract/vessel-allocation/allocation.errors'
import type { NotifyInput } from '@fairway/contract/vessel-allocation/allocation.schema'
import { announceChanges } from '../../platform/database/changes.ts'
import type { Context } from '../../platform/http/serve.ts'
import { createKeys } from '../../platform/keys.ts'
import { limitMailTo } from '../../platform/mail/mail-limit.ts'
import { queueMail } from '../../platform/mail/mail-queue.ts'
import { writerOf } from '../../platform/submissions/writer.ts'
import { insertPersonalNotification } from '../notifications/public.ts'
import * as people from './allocation-people.repository.ts'
import { en } from './messages/en.ts'
import { vi } from './messages/vi.ts'
import { zh } from './messages/zh.ts'

const texts = { en, zh, vi }
/** So many voyages are named in a sentence. */
const NAMED = 5

/** Tells people of the carrier's sales about rows, in the portal and by mail; all of them, or nobody. */
export async function notifyOfAllocations(context: Context, { ids, recipients, note }: NotifyInput) {
  const { db, viewer, settings } = context
  const wanted = [...new Set(ids)]
  const { vvds, count } = await people.findVoyagesOf(db, wanted)
  if (count !== wanted.length) refuseGeneral('GE0002')
  const webIds = [...new Set(recipients)]
  const found = await people.findRecipients(db, webIds)
  if (found.length !== webIds.length) refuse('VA0024')
  await limitMailTo(
    context,
    found.map(({ username }) => username),
  )
  const { by } = writerOf(viewer)
  const names = `${vvds.slice(0, NAMED).join(', ')}${vvds.length > NAMED ? ' …' : ''}`
  const keys = createKeys(settings.secrets)
  for (const { accountId, username, language, isRep } of found) {
    const link = `/${isRep ? 'repSalesView' : 'salesView'}?vvds=${vvds.join(',')}`
    const args = { vvds: names, count: String(count), by, note }
    await insertPersonalNotification(db, accountId, { kind: 'allocationChanged', tone: 'note', args, link })
    const text = texts[language]
    const values = { vvds: names, by, carrier: '{{carrier}}' }
    const letter = {
      subject: fillText(text.subject, values),
      title: fillText(text.title, values),
      body: fillText(text.body, values),
      facts: [
        [text.vvds, vvds.join(', ')],
        [text.rows, String(count)],
        ...(note === '' ? [] : [[text.note, note]]),
      ] as [string, string][], // pairs, as written
      button: text.button,
      link,
      note: fillText(text.footnote, values),
    }
    await queueMail(db, keys, { to: username, language, letter, attachments: [] })
  }
  await announceChanges(db)
  await context.audit({ objectType: 'allocation', objectId: `${count} rows`, after: { notified: webIds, note } })
  return { notified: found.length }
}

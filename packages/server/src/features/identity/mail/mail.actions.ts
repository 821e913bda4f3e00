import { type Language, languages } from '@fairway/contract/shared/language'
import { z } from 'zod'
import type { Pool } from '../../../platform/database/database.ts'
import { createKeys } from '../../../platform/keys.ts'
import { ComposedLetter, mailTemplates, SealedMail } from '../../../platform/mail/mail-queue.ts'
import type { Logger } from '../../../platform/monitoring/log.ts'
import type { Settings } from '../../../platform/settings.ts'
import { postgresFiles } from '../../../ports/files/postgres-files.repository.ts'
import type { Attachment, Mail } from '../../../ports/mail/mail.port.ts'
import { createMailbox } from '../../../ports/mail/mailbox.adapter.ts'
import { createSmtpMail } from '../../../ports/mail/smtp.adapter.ts'
import { isLate, renderMail } from './mail.rules.ts'
import { renderLayout } from './mail-layout.rules.ts'

const Reader = { to: z.string(), language: z.enum(languages) }
const Queued = z.union([
  z.object({ ...Reader, template: z.enum(mailTemplates), values: z.record(z.string(), z.string()) }),
  z.object({ ...Reader, letter: ComposedLetter, attachments: z.array(z.uuid()).max(10) }),
  z.object({ watchLetter: z.uuid() }),
])

export type ComposeWatchLetter = (
  letterId: string,
  portal: string,
) => Promise<{ to: string; language: Language; letter: ComposedLetter; unsubscribe: string } | undefined>

interface Parts {
  settings: Settings
  pool: Pool
  log: Logger
  /** The sender's name of our letters. */
  carrierName: () => Promise<string>
  /** Where links lead when no public address is set. */
  origin: () => string
  /** Writes a letter about what somebody watches, as it is at this moment. */
  composeWatchLetter: ComposeWatchLetter
}

/** By the mail server of the settings; without one, which only a demo may be, into the mailbox. */
const openMail = ({ smtpUrl, mailFrom }: Settings, pool: Pool): Mail =>
  smtpUrl ? createSmtpMail({ url: smtpUrl, from: mailFrom }) : createMailbox(pool)

/** Writes the letter that waits in a sealed payload, in its reader's language, and sends it. */
export function createMailSender({ settings, pool, log, carrierName, origin, composeWatchLetter }: Parts) {
  const keys = createKeys(settings.secrets)
  const mail = openMail(settings, pool)
  const open = (payload: unknown) => {
    try {
      return Queued.parse(JSON.parse(keys.open(SealedMail.parse(payload).sealed)))
    } catch (error) {
      // another node may know the secret; the queue tries again and gives up in the end
      log.error({ reason: error instanceof Error ? error.name : '' }, 'a letter cannot be opened here')
      throw error
    }
  }
  const files = postgresFiles(pool)
  const readAttachment = async (id: string): Promise<Attachment> => {
    const file = await files.find(id)
    if (!file) throw new Error('what a letter should carry is no longer kept')
    const pieces: Buffer[] = []
    for await (const piece of files.read(id)) pieces.push(piece)
    return { name: file.name, mediaType: file.mediaType, content: Buffer.concat(pieces) }
  }
  const deliverWatchLetter = async (id: string) => {
    const [carrier, portal] = [await carrierName(), settings.publicUrl ?? origin()]
    const composed = await composeWatchLetter(id, portal)
    if (!composed) return log.info('a letter has nothing to say any more')
    const { to, language, letter, unsubscribe } = composed
    const link = new URL(letter.link, portal).href
    await mail.send({ to, language, ...renderLayout({ ...letter, language, carrier, link }), id, unsubscribe })
    log.info({ language, news: letter.facts.length }, 'a letter about what is watched was sent')
  }
  return {
    deliver: async (payload: unknown) => {
      const queued = open(payload)
      if ('watchLetter' in queued) return deliverWatchLetter(queued.watchLetter)
      if (queued.to === '') return
      const { to, language } = queued
      const [carrier, portal] = [await carrierName(), settings.publicUrl ?? origin()]
      if ('letter' in queued) {
        const { letter } = queued
        const attachments = await Promise.all(queued.attachments.map(readAttachment))
        const link = new URL(letter.link, portal).href
        await mail.send({ to, language, ...renderLayout({ ...letter, language, carrier, link }), attachments })
        return log.info({ language, attachments: attachments.length }, 'a letter was sent')
      }
      const { template, values } = queued
      if (isLate(values, Date.now()))
        return log.warn({ template }, 'a letter came too late for its code and is given up')
      await mail.send({ to, language, ...renderMail({ template, language, values, carrier, origin: portal }) })
      log.info({ template, language }, 'a letter was sent')
    },
    close: () => mail.close(),
  }
}

import { languages } from '@fairway/contract/shared/language'
import { z } from 'zod'
import type { Pool } from '../../platform/database.ts'
import { createKeys } from '../../platform/keys.ts'
import type { Logger } from '../../platform/log.ts'
import { mailTemplates, SealedMail } from '../../platform/mail-queue.ts'
import type { Settings } from '../../platform/settings.ts'
import type { Mail } from '../../ports/mail/mail.port.ts'
import { createMailbox } from '../../ports/mail/mailbox.adapter.ts'
import { createSmtpMail } from '../../ports/mail/smtp.adapter.ts'
import { isLate, renderMail } from './mail.rules.ts'

const Queued = z.object({
  to: z.string(),
  language: z.enum(languages),
  template: z.enum(mailTemplates),
  values: z.record(z.string(), z.string()),
})

interface Parts {
  settings: Settings
  pool: Pool
  log: Logger
  /** The name that stands on our letters. */
  carrierName: () => Promise<string>
  /** Where links lead when no public address is set. */
  origin: () => string
}

/** By the mail server of the settings; without one, which only a demo may be, into the mailbox. */
const openMail = ({ smtpUrl, mailFrom }: Settings, pool: Pool): Mail =>
  smtpUrl ? createSmtpMail({ url: smtpUrl, from: mailFrom }) : createMailbox(pool)

/** Writes the letter that waits in a sealed payload, in its reader's language, and sends it. */
export function createPostman({ settings, pool, log, carrierName, origin }: Parts) {
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
  return {
    deliver: async (payload: unknown) => {
      const queued = open(payload)
      if (queued.to === '') return
      const { to, language, template, values } = queued
      if (isLate(values, Date.now()))
        return log.warn({ template }, 'a letter came too late for its code and is given up')
      const carrier = await carrierName()
      const letter = renderMail({ template, language, values, carrier, origin: settings.publicUrl ?? origin() })
      await mail.send({ to, language, ...letter })
      log.info({ template, language }, 'a letter was sent')
    },
    close: () => mail.close(),
  }
}

import type { Language } from '@fairway/contract/shared/language'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from './database.ts'
import type { Keys } from './keys.ts'

/** Every mail that the portal writes; each has its words in three languages. */
export const mailTemplates = [
  'confirmCode', 'alreadyRegistered', 'resetCode', 'passwordChanged', 'sessionsEnded', 'groupsGranted', 'newDevice',
  'resetRequired', 'factorChanged', 'factorRemoved', 'codesRefused', 'accessRemoved', 'accountDisabled', 'accountEnabled',
] as const // biome-ignore format: a list of names
export type MailTemplate = (typeof mailTemplates)[number]

export interface Mail {
  to: string
  language: Language
  template: MailTemplate
  /** What the words leave open, such as the code; never kept in plain sight. */
  values: Record<string, string>
}

export const SealedMail = z.object({ sealed: z.string() })

/** Puts a mail into the queue in the same transaction as its cause; it is tried again until it is taken. */
export const queueMail = (db: Database, keys: Keys, mail: Mail) =>
  db.run(sql`
    select graphile_worker.add_job('mail', json_build_object('sealed', ${keys.seal(JSON.stringify(mail))}::text),
                                   max_attempts => 12)`)

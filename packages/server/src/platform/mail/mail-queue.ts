import type { Language } from '@fairway/contract/shared/language'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import type { Keys } from '../keys.ts'

/** Every mail that the portal writes; each has its words in three languages. */
export const mailTemplates = [
  'confirmCode', 'alreadyRegistered', 'resetCode', 'resetLink', 'passwordChanged', 'sessionsEnded', 'groupsGranted', 'newDevice',
  'resetRequired', 'factorChanged', 'factorRemoved', 'codesRefused', 'accessRemoved', 'accountDisabled', 'accountEnabled',
] as const // biome-ignore format: a list of names
export type MailTemplate = (typeof mailTemplates)[number]

export interface Mail {
  to: string
  language: Language
  template: MailTemplate
  /** What the texts leave open, such as the code; stored sealed. */
  values: Record<string, string>
}

/** A letter whose words the slice that sends it has written: what happened, facts in pairs, and where a button leads. */
export const ComposedLetter = z.object({
  /** `{{carrier}}` stands for the carrier's name. */
  subject: z.string(),
  title: z.string(),
  body: z.string(),
  facts: z.array(z.tuple([z.string(), z.string()])),
  button: z.string(),
  /** A path of the portal. */
  link: z.string(),
  /** For whoever did not expect this letter. */
  note: z.string(),
})
export type ComposedLetter = z.output<typeof ComposedLetter>

export interface ComposedMail {
  to: string
  language: Language
  letter: ComposedLetter
  /** Stored files that go along. */
  attachments: string[]
}

/** A letter about what somebody watches: its words are written when it leaves. */
export interface WatchMail {
  watchLetter: string
}

export const SealedMail = z.object({ sealed: z.string() })

/** Puts a mail into the queue in the same transaction as its cause; it is tried again until it is taken. */
export const queueMail = (db: Database, keys: Keys, mail: Mail | ComposedMail | WatchMail) =>
  db.run(sql`
    select graphile_worker.add_job('mail', json_build_object('sealed', ${keys.seal(JSON.stringify(mail))}::text),
                                   max_attempts => 12)`)

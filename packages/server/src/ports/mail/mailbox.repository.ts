import { languages } from '@fairway/contract/shared/language'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import type { Letter } from './mail.port.ts'

const StoredAttachment = z.object({ name: z.string(), fileId: z.string() })
export type StoredAttachment = z.output<typeof StoredAttachment>

const Received = z.object({
  id: z.string(),
  to: z.string(),
  language: z.enum(languages),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  attachments: z.array(StoredAttachment),
  sentAt: z.string(),
})
export type Received = z.output<typeof Received>

const columns = sql`id, recipient as "to", language, subject, text, html, attachments, sent_at as "sentAt"`
const SHOWN = 100

export const saveLetter = (
  db: Database,
  { to, language, subject, text, html }: Letter,
  attachments: readonly StoredAttachment[],
) =>
  db.run(sql`
    insert into mailbox_message (recipient, language, subject, text, html, attachments)
    values (${to}, ${language}, ${subject}, ${text}, ${html}, ${JSON.stringify(attachments)}::jsonb)`)

export const listLetters = (db: Database) =>
  db.many(Received, sql`select ${columns} from mailbox_message order by sent_at desc, id limit ${SHOWN}`)

export const findLetter = (db: Database, id: string) =>
  db.find(Received, sql`select ${columns} from mailbox_message where id = ${id}::uuid`)

import type { Pool } from '../../platform/database/database.ts'
import { saveFile } from '../files/postgres-files.repository.ts'
import type { Mail } from './mail.port.ts'
import { type StoredAttachment, saveLetter } from './mailbox.repository.ts'

/** How long the letters of the mailbox are stored. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** Stores letters in the database, where a page of the demo shows them; nothing is sent. */
export const createMailbox = (pool: Pool): Mail => ({
  send: async (letter) => {
    await pool.transaction(async (db) => {
      const attachments: StoredAttachment[] = []
      for (const { name, mediaType, content } of letter.attachments ?? []) {
        const keepUntil = new Date(Date.now() + KEPT_MS)
        const { id } = await saveFile(db, { name, mediaType, createdBy: 'mailbox', keepUntil, content: [content] })
        attachments.push({ name, fileId: id })
      }
      await saveLetter(db, letter, attachments)
    })
  },
  close: () => undefined,
})

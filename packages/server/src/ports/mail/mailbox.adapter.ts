import type { Pool } from '../../platform/database.ts'
import type { Mail } from './mail.port.ts'
import { keepLetter } from './mailbox.repository.ts'

/** Keeps letters in the database, where a page of the demo shows them; nothing leaves the house. */
export const createMailbox = (pool: Pool): Mail => ({
  send: async (letter) => {
    await pool.transaction((db) => keepLetter(db, letter))
  },
  close: () => undefined,
})

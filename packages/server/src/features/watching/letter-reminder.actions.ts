import type { Database } from '../../platform/database/database.ts'
import { mailTimesOf } from './telling.actions.ts'
import { insertLetterReminders, scheduleMails } from './telling.repository.ts'

interface ExpiringLetter {
  reference: string
  day: string
  link: string
  orgIds: readonly string[]
}

/** Mails these people by their own rules that a letter runs out; its notification is there already. */
export async function tellOfLetter(
  db: Database,
  accountIds: readonly string[],
  letter: ExpiringLetter,
  now = Date.now(),
) {
  if (accountIds.length === 0) return
  const told = await insertLetterReminders(db, accountIds, letter)
  await scheduleMails(db, mailTimesOf(told, now))
}

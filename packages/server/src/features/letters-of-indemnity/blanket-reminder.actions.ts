import { letterReference } from '@fairway/contract/letters-of-indemnity/letter-reference'
import { announceChanges } from '../../platform/database/changes.ts'
import type { Pool } from '../../platform/database/database.ts'
import type { Settings } from '../../platform/settings.ts'
import { insertLetterNotification } from '../notifications/public.ts'
import { tellOfLetter } from '../watching/public.ts'
import { releaseAllCovered } from './blanket-release.repository.ts'
import { takeReminders } from './blanket-reminder.repository.ts'
import { queueLetterMail } from './letter-mail.actions.ts'
import { letterTexts } from './letter-sheet.rules.ts'

/** Reminds people of letters that end in 30, 7 and 1 days, by notification and mail, each time once. */
export const remindOfLetters = ({ pool, settings }: { pool: Pool; settings: Settings }) =>
  pool.transaction(async (db) => {
    const reminders = await takeReminders(db, settings.zone)
    for (const { id, expiresOn: day, orgIds, people } of reminders) {
      const reference = letterReference(id)
      const link = `/blanketloidetails?type=edit&id=${id}`
      await insertLetterNotification(db, orgIds, {
        ...{ kind: 'letterExpiring', tone: 'note', args: { reference, day }, link },
      })
      // who has rules of their own is mailed by those, and by their hours
      const ruled = people.filter(({ hasRules }) => hasRules)
      await tellOfLetter(
        db,
        ruled.map(({ accountId }) => accountId),
        { reference, day, link, orgIds },
      )
      for (const { to, language } of people.filter(({ hasRules }) => !hasRules))
        await queueLetterMail(db, settings, {
          ...{ to, language, about: 'expiring', link, values: { reference, day }, attachments: [] },
          facts: [[letterTexts[language].blanket.facts.reference, reference]],
        })
    }
    if (reminders.length > 0) await announceChanges(db)
    return reminders.length
  })

/** What is looked after every hour: letters that end soon, and bills that a letter covers by now. */
export async function lookAfterLetters(parts: { pool: Pool; settings: Settings }) {
  await remindOfLetters(parts)
  await parts.pool.transaction(async (db) => {
    if ((await releaseAllCovered(db)) > 0) await announceChanges(db)
  })
}

import { fillText } from '@fairway/contract/shared/fill-text'
import type { Language } from '@fairway/contract/shared/language'
import type { Database } from '../../platform/database/database.ts'
import type { Context } from '../../platform/http/serve.ts'
import { createKeys } from '../../platform/keys.ts'
import { queueMail } from '../../platform/mail/mail-queue.ts'
import type { Settings } from '../../platform/settings.ts'
import { findMailAddress } from './letter.repository.ts'
import { letterTexts } from './letter-sheet.rules.ts'

interface LetterMail {
  to: string
  language: Language
  /** Which sentences: `signed`, `expiring`. */
  about: keyof (typeof letterTexts)['en']['mails']
  values: { reference: string; day?: string; signer?: string }
  facts: [string, string][]
  /** A path of the portal. */
  link: string
  /** The sealed file. */
  attachments: string[]
}

/** Mails about a letter of indemnity. */
export function queueLetterMail(db: Database, { secrets }: Pick<Settings, 'secrets'>, mail: LetterMail) {
  const { to, language, about, values, facts, link, attachments } = mail
  const { subject, title, body, button, note } = letterTexts[language].mails[about]
  const known = { day: '', signer: '', ...values }
  const letter = {
    // the carrier's name is put in when the letter is written
    subject: fillText(subject, { ...known, carrier: '{{carrier}}' }),
    title: fillText(title, known),
    body: fillText(body, known),
    ...{ facts, button, link, note },
  }
  return queueMail(db, createKeys(secrets), { to, language, letter, attachments })
}

/** Mails a signed letter with its sealed PDF to whoever signed it. */
export async function mailSignedLetter(
  { db, settings }: Context,
  signed: { accountId: string; fileId: string; signer: string },
  { reference, facts, link }: { reference: string; facts: (language: Language) => [string, string][]; link: string },
) {
  const found = await findMailAddress(db, signed.accountId)
  if (!found) return
  const { to, language } = found
  await queueLetterMail(db, settings, {
    ...{ to, language, about: 'signed', link },
    values: { reference, signer: signed.signer },
    facts: facts(language),
    attachments: [signed.fileId],
  })
}

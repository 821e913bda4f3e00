import { fillText } from '@fairway/contract/shared/fill-text'
import type { Language } from '@fairway/contract/shared/language'
import type { SupportOffice } from '@fairway/contract/support/office.schema'
import type { SupportRequest } from '@fairway/contract/support/support-request.schema'
import type { Context } from '../../../platform/http/serve.ts'
import { createKeys } from '../../../platform/keys.ts'
import { queueMail } from '../../../platform/mail/mail-queue.ts'
import { supportMailTexts } from './support-mail.values.ts'

interface RequestMail {
  office: SupportOffice
  request: SupportRequest
  fileIds: string[]
}

/** Sends a request to the mailbox of its office, in the office's language. */
export function mailRequest({ db, settings }: Context, { office, request, fileIds }: RequestMail) {
  const { request: texts } = supportMailTexts[office.language]
  const { number, subject, askedBy, organisation, page, bookingNo, containerNo, message } = request
  const facts: [string, string][] = [
    [texts.from, askedBy],
    [texts.organisation, organisation ?? ''],
    [texts.booking, bookingNo],
    [texts.container, containerNo],
    [texts.page, page],
  ]
  const letter = {
    subject: fillText(texts.subject, { number, subject }),
    title: fillText(texts.title, { number, subject }),
    body: message,
    facts: facts.filter(([, value]) => value !== ''),
    ...{ button: texts.button, note: texts.note, link: `/support?request=${request.id}` },
  }
  return queueMail(db, createKeys(settings.secrets), {
    ...{ to: office.email, language: office.language, letter, attachments: fileIds },
  })
}

/** Tells whoever asked what they were answered. */
export function mailAnswer(
  { db, settings }: Context,
  { to, language }: { to: string; language: Language },
  { id, number, subject, text }: { id: number; number: string; subject: string; text: string },
) {
  const { answer: texts } = supportMailTexts[language]
  const letter = {
    subject: fillText(texts.subject, { number, subject }),
    title: fillText(texts.title, { number, subject }),
    ...{ body: text, facts: [], button: texts.button, note: texts.note, link: `/support?request=${id}` },
  }
  return queueMail(db, createKeys(settings.secrets), { to, language, letter, attachments: [] })
}

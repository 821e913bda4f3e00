import { cutText } from '@fairway/contract/shared/cut-text'
import type { Language } from '@fairway/contract/shared/language'
import type { MailTemplate } from '../../../platform/mail/mail-queue.ts'
import { renderLayout, texts } from './mail-layout.rules.ts'

/** Where the button of a letter leads; those with a code bring their own link. */
const places: Record<MailTemplate, string> = {
  confirmCode: '',
  resetCode: '',
  resetLink: '',
  resetRequired: '/forgetPassword',
  alreadyRegistered: '/signin',
  passwordChanged: '/forgetPassword',
  sessionsEnded: '/signin',
  groupsGranted: '/signin',
  accessRemoved: '/signin',
  accountDisabled: '/',
  accountEnabled: '/signin',
  newDevice: '/forgetPassword',
  factorChanged: '/forgetPassword',
  factorRemoved: '/signin',
  codesRefused: '/forgetPassword',
}

/**
 * The values of a letter: `code` and `link` (a path of ours), `until` after which it is of no use, and `name`, `change`
 * (of a second factor), `at`, `ip` and `userAgent` for what happened.
 */
export interface MailRequest {
  template: MailTemplate
  language: Language
  values: Readonly<Record<string, string>>
  carrier: string
  origin: string
}

/** A code that is over when its letter is ready to go would only confuse its reader. */
export const isLate = ({ until }: Readonly<Record<string, string>>, now: number) =>
  until !== undefined && Date.parse(until) <= now

const minuteOf = (instant: string) => `${instant.slice(0, 16).replace('T', ' ')} UTC`

/** What happened, as pairs of a word and what it was. */
function factsOf({ language, values }: MailRequest): [string, string][] {
  const { name, change, at, ip, device } = texts[language].facts
  const found: [string, string][] = []
  const changed = Object.entries(texts[language].factorChanges).find(([key]) => key === values.change)
  if (values.name) found.push([name, cutText(values.name, 250)])
  if (changed) found.push([change, changed[1]])
  if (values.at) found.push([at, minuteOf(values.at)])
  if (values.ip) found.push([ip, values.ip])
  if (values.userAgent) found.push([device, cutText(values.userAgent, 200)])
  return found
}

/** Writes a letter of the portal itself: its subject, and the same words as text and as HTML. */
export function renderMail(request: MailRequest) {
  const { template, language, values, carrier, origin } = request
  const { notYou, ...letterTexts } = texts[language][template]
  const link = new URL(values.link ?? places[template], origin).href
  return renderLayout({
    ...letterTexts,
    language,
    carrier,
    code: values.code,
    facts: factsOf(request),
    link,
    note: notYou,
  })
}

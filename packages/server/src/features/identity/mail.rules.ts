import type { Language } from '@fairway/contract/shared/language'
import { languageTag } from '@fairway/contract/shared/language'
import type { MailTemplate } from '../../platform/mail-queue.ts'
import { en } from './messages/en.ts'
import { vi } from './messages/vi.ts'
import { zh } from './messages/zh.ts'

const texts = { en, zh, vi }

/** Where the button of a letter leads; those with a code bring their own link. */
const places: Record<MailTemplate, string> = {
  confirmCode: '',
  resetCode: '',
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
 * What a letter may be told: `code` and `link` (a path of ours), `until` after which it is of no use, and `name`,
 * `change` (of a second factor), `at`, `ip` and `userAgent` for what happened.
 */
export interface Request {
  template: MailTemplate
  language: Language
  values: Readonly<Record<string, string>>
  carrier: string
  origin: string
}

/** A code that is over when its letter is ready to go would only confuse its reader. */
export const isLate = ({ until }: Readonly<Record<string, string>>, now: number) =>
  until !== undefined && Date.parse(until) <= now

const escaped = (text: string) => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`)
const minuteOf = (instant: string) => `${instant.slice(0, 16).replace('T', ' ')} UTC`

/** What happened, as pairs of a word and what it was. */
function factsOf({ language, values }: Request): [string, string][] {
  const { name, change, at, ip, device } = texts[language].facts
  const found: [string, string][] = []
  const changed = Object.entries(texts[language].factorChanges).find(([key]) => key === values.change)
  if (values.name) found.push([name, values.name.slice(0, 250)])
  if (changed) found.push([change, changed[1]])
  if (values.at) found.push([at, minuteOf(values.at)])
  if (values.ip) found.push([ip, values.ip])
  if (values.userAgent) found.push([device, values.userAgent.slice(0, 200)])
  return found
}

/** Writes a letter: its subject, and the same words as text and as HTML. */
export function renderMail(request: Request): { subject: string; text: string; html: string } {
  const { template, language, values, carrier, origin } = request
  const { codeLabel, linkHint, sender, [template]: words } = texts[language]
  const named = (text: string) => text.replaceAll('{{carrier}}', carrier)
  const link = new URL(values.link ?? places[template], origin).href
  const facts = factsOf(request)
  const colon = language === 'zh' ? '：' : ': '
  const text = [
    words.title,
    words.body,
    ...(values.code ? [`${codeLabel}${colon.trim()}\n\n    ${values.code}`] : []),
    ...(facts.length > 0 ? [facts.map(([word, fact]) => `${word}${colon}${fact}`).join('\n')] : []),
    `${words.button}${colon.trim()}\n${link}`,
    words.notYou,
    `-- \n${named(sender)}`,
  ].join('\n\n')
  const html = page(language, words.title, [
    row(`<h1 style="${style.title}">${escaped(words.title)}</h1>`),
    row(`<p style="${style.words}">${escaped(words.body)}</p>`),
    ...(values.code
      ? [row(`<p style="${style.soft}">${escaped(codeLabel)}</p><p style="${style.code}">${escaped(values.code)}</p>`)]
      : []),
    ...facts.map(([word, fact]) => row(`<p style="${style.soft}">${escaped(word)}${colon}${escaped(fact)}</p>`)),
    row(
      `<p style="${style.words}"><a href="${escaped(link)}" style="${style.button}">${escaped(words.button)}</a></p>`,
    ),
    row(
      `<p style="${style.soft}">${escaped(linkHint)}<br><a href="${escaped(link)}" style="${style.link}">${escaped(link)}</a></p>`,
    ),
    row(`<p style="${style.words}">${escaped(words.notYou)}</p>`),
    row(`<p style="${style.end}">${escaped(named(sender))}</p>`),
  ])
  return { subject: named(words.subject), text: `${text}\n`, html }
}

const FONT =
  "font-family:-apple-system,'PingFang SC','Microsoft YaHei','Noto Sans CJK SC','Segoe UI',Roboto,Arial,sans-serif"
/** Mail programs know neither style sheets nor modern layout: tables, and each piece with its own style. */
const style = {
  page: 'background-color:#f6f8fa;padding:24px 12px',
  sheet: 'background-color:#ffffff;border:1px solid #d8e1e9;border-radius:8px;max-width:560px',
  row: `${FONT};color:#0b1f33;padding:0 28px`,
  title: 'font-size:22px;line-height:30px;font-weight:600;margin:28px 0 12px',
  words: 'font-size:16px;line-height:26px;margin:0 0 16px',
  soft: 'font-size:14px;line-height:22px;margin:0 0 12px;color:#4a5d70;word-break:break-word',
  code: 'font-size:34px;line-height:44px;font-weight:700;letter-spacing:6px;margin:0 0 20px;font-variant-numeric:tabular-nums',
  button:
    'display:inline-block;background-color:#0b6e8a;color:#ffffff;text-decoration:none;font-weight:600;border-radius:8px;padding:12px 22px;margin:8px 0',
  link: 'color:#0b6e8a;word-break:break-all',
  end: 'font-size:13px;line-height:20px;margin:0 0 24px;padding-top:16px;border-top:1px solid #d8e1e9;color:#4a5d70',
}

const row = (content: string) => `<tr><td style="${style.row}">${content}</td></tr>`

const page = (language: Language, title: string, rows: string[]) =>
  `<!doctype html><html lang="${languageTag[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${escaped(title)}</title></head>
<body style="margin:0;padding:0;background-color:#f6f8fa"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="${style.page}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${style.sheet}">
${rows.join('\n')}
</table></td></tr></table></body></html>
`

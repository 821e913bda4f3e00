import { escapeHtml as escaped } from '@fairway/contract/shared/escape-html'
import { type Language, languageTag } from '@fairway/contract/shared/language'
import { en } from '../messages/en.ts'
import { vi } from '../messages/vi.ts'
import { zh } from '../messages/zh.ts'

export const texts = { en, zh, vi }

/** What a letter says, whoever wrote it. */
export interface LetterContent {
  language: Language
  carrier: string
  subject: string
  title: string
  body: string
  code?: string | undefined
  facts: readonly (readonly [string, string])[]
  button: string
  /** The whole address. */
  link: string
  note: string
}

/** What somebody wrote keeps its lines. */
const inLines = (text: string) => escaped(text).replaceAll('\n', '<br>')

/** Sets a letter: its subject, and the same words as text and as HTML. */
export function renderLayout(letter: LetterContent): { subject: string; text: string; html: string } {
  const { language, carrier, title, body, code, facts, button, link, note } = letter
  const { codeLabel, linkHint, sender } = texts[language]
  const named = (text: string) => text.replaceAll('{{carrier}}', carrier)
  const colon = language === 'zh' ? '：' : ': '
  const text = [
    title,
    body,
    ...(code ? [`${codeLabel}${colon.trim()}\n\n    ${code}`] : []),
    ...(facts.length > 0 ? [facts.map(([label, fact]) => `${label}${colon}${fact}`).join('\n')] : []),
    `${button}${colon.trim()}\n${link}`,
    note,
    `-- \n${named(sender)}`,
  ].join('\n\n')
  const html = page(language, title, [
    row(`<h1 style="${style.title}">${escaped(title)}</h1>`),
    row(`<p style="${style.paragraph}">${escaped(body)}</p>`),
    ...(code
      ? [row(`<p style="${style.soft}">${escaped(codeLabel)}</p><p style="${style.code}">${escaped(code)}</p>`)]
      : []),
    ...facts.map(([label, fact]) => row(`<p style="${style.soft}">${escaped(label)}${colon}${inLines(fact)}</p>`)),
    row(`<p style="${style.paragraph}"><a href="${escaped(link)}" style="${style.button}">${escaped(button)}</a></p>`),
    row(
      `<p style="${style.soft}">${escaped(linkHint)}<br><a href="${escaped(link)}" style="${style.link}">${escaped(link)}</a></p>`,
    ),
    row(`<p style="${style.paragraph}">${escaped(note)}</p>`),
    row(`<p style="${style.end}">${escaped(named(sender))}</p>`),
  ])
  return { subject: named(letter.subject), text: `${text}\n`, html }
}

const FONT =
  "font-family:-apple-system,'PingFang SC','Microsoft YaHei','Noto Sans CJK SC','Segoe UI',Roboto,Arial,sans-serif"
/** Mail programs know neither style sheets nor modern layout: tables, and each piece with its own style. */
const style = {
  page: 'background-color:#f6f8fa;padding:24px 12px',
  sheet: 'background-color:#ffffff;border:1px solid #d8e1e9;border-radius:8px;max-width:560px',
  row: `${FONT};color:#0b1f33;padding:0 28px`,
  title: 'font-size:22px;line-height:30px;font-weight:600;margin:28px 0 12px',
  paragraph: 'font-size:16px;line-height:26px;margin:0 0 16px',
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

import { escapeHtml as text } from '@fairway/contract/shared/escape-html'
import { type Language, languageTag } from '@fairway/contract/shared/language'
import { en } from './messages/en.ts'
import { vi } from './messages/vi.ts'
import { zh } from './messages/zh.ts'

const texts = { en, zh, vi }

export interface ShownLetter {
  id: string
  to: string
  subject: string
  text: string
  language: Language
  sentAt: string
  attachments: readonly { name: string }[]
}

export interface Reader {
  language: Language
  theme: string
}

const time = (instant: string) =>
  `<time datetime="${text(instant)}">${text(instant.slice(0, 19).replace('T', ' '))} UTC</time>`

/** Addresses in plain text can be followed; nothing else in it means anything to the browser. */
const linkify = (plain: string) =>
  plain
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, at) => (at % 2 === 1 ? `<a href="${text(part)}">${text(part)}</a>` : text(part)))
    .join('')

const page = ({ language, theme }: Reader, title: string, body: string) =>
  `<!doctype html><html lang="${languageTag[language]}" data-theme="${text(theme)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${text(title)}</title><link rel="stylesheet" href="/dev/mailbox.css"></head><body><main>${body}</main></body></html>`

/** All letters that the demo's portal has sent, the newest first. */
export function renderMailbox(reader: Reader, letters: readonly ShownLetter[]): string {
  const labels = texts[reader.language]
  const rows = letters.map(
    ({ id, to, subject, language, sentAt }) =>
      `<li><a href="/dev/mailbox/${text(id)}" lang="${languageTag[language]}">${text(subject)}</a><span>${text(to)}</span><span>${time(sentAt)}</span></li>`,
  )
  return page(
    reader,
    labels.title,
    `<p class="way"><a href="/">${text(labels.portal)}</a></p><h1>${text(labels.title)}</h1><p class="soft">${text(labels.why)}</p>
${rows.length > 0 ? `<ul class="letters">${rows.join('\n')}</ul>` : `<p class="empty">${text(labels.empty)}</p>`}`,
  )
}

/** One letter as its reader would see it, and below it as text. */
export function renderLetter(reader: Reader, letter: ShownLetter): string {
  const labels = texts[reader.language]
  const { id, to, subject, sentAt, language, attachments } = letter
  const files = attachments.map(
    ({ name }, at) => `<dd><a href="/dev/mailbox/${text(id)}/attachment/${at}" download>${text(name)}</a></dd>`,
  )
  return page(
    reader,
    subject,
    `<p class="way"><a href="/dev/mailbox">${text(labels.back)}</a></p><h1 lang="${languageTag[language]}">${text(subject)}</h1>
<dl><dt>${text(labels.to)}</dt><dd>${text(to)}</dd><dt>${text(labels.sent)}</dt><dd>${time(sentAt)}</dd>${files.length > 0 ? `<dt>${text(labels.attached)}</dt>${files.join('')}` : ''}</dl>
<iframe title="${text(subject)}" src="/dev/mailbox/${text(id)}/letter" sandbox="allow-top-navigation-by-user-activation"></iframe>
<h2>${text(labels.asText)}</h2><pre lang="${languageTag[language]}" tabindex="0">${linkify(letter.text)}</pre>`,
  )
}

/** Says that a letter is not, or no longer, there. */
export const renderNotFound = (reader: Reader) => {
  const labels = texts[reader.language]
  return page(
    reader,
    labels.title,
    `<p class="way"><a href="/dev/mailbox">${text(labels.back)}</a></p><h1>${text(labels.gone)}</h1>`,
  )
}

/** Inside of its frame a link of the letter must lead the whole page, not the frame. */
export const frameLetter = (html: string) => html.replace('<head>', '<head><base target="_top">')

const dark = '--page:#0b1420;--surface:#111d2b;--ink:#e6edf3;--soft:#9db0c2;--line:#24364a;--accent:#4fb3cf'
export const mailboxStyle = `:root{color-scheme:light dark;--page:#f6f8fa;--surface:#fff;--ink:#0b1f33;--soft:#4a5d70;--line:#d8e1e9;--accent:#0b6e8a}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}:root[data-theme=dark]{color-scheme:dark;${dark}}:root[data-theme=light]{color-scheme:light}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--ink);font:16px/1.6 system-ui,'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif;font-variant-numeric:tabular-nums}
main{max-width:880px;margin:0 auto;padding:24px 16px 64px}h1{font-size:24px;line-height:1.3;margin:8px 0;overflow-wrap:anywhere}h2{font-size:16px;margin:24px 0 8px}a{color:var(--accent)}a:focus-visible,pre:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.way{margin:0;font-size:14px}.soft,dt,.letters span{color:var(--soft)}.empty,.letters{background:var(--surface);border:1px solid var(--line);border-radius:8px;margin:20px 0 0}.empty{padding:24px}
.letters{list-style:none;padding:0}.letters li{display:grid;grid-template-columns:1fr auto;gap:0 16px;padding:12px 16px;border-top:1px solid var(--line)}.letters li:first-child{border-top:0}.letters a{grid-column:1/-1;font-weight:600;padding:4px 0;overflow-wrap:anywhere}.letters span{font-size:14px;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:auto 1fr;gap:2px 16px;margin:12px 0 20px}dd{margin:0;grid-column:2;overflow-wrap:anywhere}iframe{display:block;width:100%;height:640px;border:1px solid var(--line);border-radius:8px;background:#f6f8fa}
pre{margin:0;padding:16px;background:var(--surface);border:1px solid var(--line);border-radius:8px;white-space:pre-wrap;overflow-wrap:anywhere;font:14px/1.6 ui-monospace,Menlo,Consolas,'Noto Sans CJK SC',monospace}
@media (max-width:560px){.letters li{grid-template-columns:1fr}}`

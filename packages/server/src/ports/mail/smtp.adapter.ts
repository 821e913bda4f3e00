import { languageTag } from '@fairway/contract/shared/language'
import { createTransport } from 'nodemailer'
import type { Mail } from './mail.port.ts'

/** How long the mail server may take for each step. */
const PATIENCE_MS = 8_000

/** One line, whatever was in it: nothing can begin a header of its own. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

const domainOf = (from: string) => from.replace(/^.*@|>.*$/g, '')

/** Hands letters to a mail server, as `smtp://user:password@host:port` or `smtps://…` says. */
export function createSmtpMail({ url, from }: { url: string; from: string }): Mail {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    dnsTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ to, language, subject, text, html, attachments = [], id, unsubscribe }) => {
      await transport.sendMail({
        from,
        to: { name: '', address: oneLine(to) },
        subject: oneLine(subject),
        text,
        html,
        attachments: attachments.map(({ name, mediaType, content }) => ({
          filename: oneLine(name),
          contentType: mediaType,
          content,
        })),
        ...(id ? { messageId: `<${oneLine(id)}@${domainOf(from)}>` } : {}),
        headers: {
          'Auto-Submitted': 'auto-generated',
          'Content-Language': languageTag[language],
          ...(unsubscribe
            ? { 'List-Unsubscribe': `<${oneLine(unsubscribe)}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
            : {}),
        },
      })
    },
    close: () => transport.close(),
  }
}

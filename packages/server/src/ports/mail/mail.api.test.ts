import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { languages } from '@fairway/contract/shared/language'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import type { Letter, Mail } from './mail.port.ts'
import { createMailbox } from './mailbox.adapter.ts'
import { listLetters } from './mailbox.repository.ts'
import { createSmtpMail } from './smtp.adapter.ts'
import { startSmtpServer } from './smtp-server.fixture.ts'

let portal: Portal
let server: Awaited<ReturnType<typeof startSmtpServer>>
const opened: Mail[] = []
beforeAll(async () => {
  portal = await startPortal()
  server = await startSmtpServer()
})
afterAll(async () => {
  for (const mail of opened) mail.close()
  await server.stop()
  await portal.stop()
})

const subjects = { en: 'Confirm your address', zh: '请验证您在 Fairway Lines 的邮箱', vi: 'Xác nhận địa chỉ email' }
const letter = (change: Partial<Letter> = {}): Letter => ({
  to: 'mei@lakeshore.example',
  language: 'en',
  subject: subjects.en,
  text: 'Your code:\n\n    482913\n',
  html: '<p>Your code: <b>482913</b></p>',
  ...change,
})

interface Way {
  open: () => Mail
  /** The letter that arrived last. */
  last: () => Promise<{ to: string; subject: string; text: string; html: string }>
}
const ways: Record<string, Way> = {
  'the mail server': {
    open: () => createSmtpMail({ url: server.url, from: 'Fairway Lines <portal@fairway.test>' }),
    last: async () => {
      const { to, mail } = server.delivered.at(-1) ?? { to: [], mail: undefined }
      return { to: to.join(), subject: mail?.subject ?? '', text: mail?.text ?? '', html: mail?.html ?? '' }
    },
  },
  'the mailbox of the demo': {
    open: () => createMailbox(portal.pool),
    last: async () => {
      const [first] = await listLetters(portal.pool.reading())
      return first ?? { to: '', subject: '', text: '', html: '' }
    },
  },
}

describe.each(Object.entries(ways))('%s', (_name, { open, last }) => {
  let mail: Mail
  beforeAll(() => {
    mail = open()
    opened.push(mail)
  })

  it.each(languages)('brings a letter to its reader in %s', async (language) => {
    await mail.send(letter({ language, subject: subjects[language], text: `${subjects[language]}\n` }))
    const { to, subject, text, html } = await last()
    expect(to).toBe('mei@lakeshore.example')
    expect(subject).toBe(subjects[language])
    expect(text.trim()).toBe(subjects[language])
    expect(html.trim()).toBe('<p>Your code: <b>482913</b></p>')
  })

  it('brings a long letter without losing a character', async () => {
    const html = `<p>${'集装箱 Ễ '.repeat(5000)}</p>`
    await mail.send(letter({ html }))
    expect((await last()).html.trim()).toBe(html)
  })

  it('keeps to one reader, whatever the address holds', async () => {
    await mail.send(letter({ to: 'mei+tracking@lakeshore.example' }))
    expect((await last()).to).toBe('mei+tracking@lakeshore.example')
  })
})

describe('a letter on the wire', () => {
  it('has the sender of the settings, says that a program wrote it, and has text and HTML', async () => {
    await opened[0]?.send(letter({ language: 'zh', subject: subjects.zh }))
    const { from, mail, raw } = server.delivered.at(-1) ?? { from: '', mail: undefined, raw: '' }
    expect(from).toBe('portal@fairway.test')
    expect(mail?.from).toMatchObject({ name: 'Fairway Lines', address: 'portal@fairway.test' })
    expect(raw).toMatch(/^Auto-Submitted: auto-generated/m)
    expect(raw).toMatch(/^Content-Language: zh-CN/m)
    expect(raw).toMatch(/^Content-Type: multipart\/alternative/m)
  })

  it.each(['\r\n', '\n', '\r', '\u2028'])(
    'cannot be given a header by a line break in its subject (%j)',
    async (end) => {
      await opened[0]?.send(letter({ subject: `Hello${end}Bcc: rival@fairway.test${end}${end}<b>body</b>` }))
      const { to, mail, raw } = server.delivered.at(-1) ?? { to: [], mail: undefined, raw: '' }
      expect(to).toEqual(['mei@lakeshore.example'])
      expect(mail?.bcc ?? []).toEqual([])
      expect(raw).not.toMatch(/^Bcc:/im)
      expect(mail?.text).toContain('482913')
    },
  )

  it.each([
    'mei@lakeshore.example\r\nBcc: rival@fairway.test',
    'mei@lakeshore.example, rival@fairway.test',
    'mei@lakeshore.example> RCPT TO:<rival@fairway.test',
  ])('goes to nobody else by an address like %j', async (to) => {
    const before = server.delivered.length
    await opened[0]?.send(letter({ to })).catch(() => undefined)
    for (const { to: readers, raw } of server.delivered.slice(before)) {
      expect(readers).not.toContain('rival@fairway.test')
      expect(raw).not.toMatch(/^Bcc:/im)
    }
  })

  it('is not lost silently: a server that refuses, and one that is not there, are told', async () => {
    server.mood.refusals = 1
    await expect(opened[0]?.send(letter())).rejects.toThrow(/Try again later|recipients/)
    const nowhere = createSmtpMail({ url: 'smtp://127.0.0.1:1', from: 'portal@fairway.test' })
    await expect(nowhere.send(letter())).rejects.toThrow(/ECONNREFUSED/)
  })

  it('does not wait for ever for a server that says nothing, or nothing more', async () => {
    const deliver = async (greeting: string) => {
      const silent = createServer((socket) => socket.on('error', () => undefined).write(greeting)).listen(
        0,
        '127.0.0.1',
      )
      await once(silent, 'listening')
      const { port } = silent.address() as AddressInfo // it listens on a port, not on a path
      const mail = createSmtpMail({ url: `smtp://127.0.0.1:${port}`, from: 'portal@fairway.test' })
      await expect(mail.send(letter())).rejects.toThrow()
      silent.close()
    }
    await Promise.all(['', '220 mail.example\r\n'].map(deliver))
  })
})

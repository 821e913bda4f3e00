import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { createMailbox } from '../../ports/mail/mailbox.adapter.ts'
import { en } from './messages/en.ts'
import { vi } from './messages/vi.ts'
import { zh } from './messages/zh.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())

const put = (change: object = {}) =>
  createMailbox(portal.pool).send({
    to: 'mei@lighting.example',
    language: 'en',
    subject: 'Confirm your email address',
    text: 'Open https://portal.example/confirmUser/x/1?k=y&z=<b>\n\nnot javascript:alert(1)',
    html: '<!doctype html><html><head><title>x</title></head><body><a href="https://portal.example/">go</a></body></html>',
    ...change,
  })
const idOf = async (subject: string) => {
  const { rows } = await portal.pool.raw.query('select id from mailbox_message where subject = $1', [subject])
  return String(rows[0]?.id)
}

describe('the mailbox of the demo', () => {
  it.each([
    ['en', en, 'en'],
    ['zh', zh, 'zh-CN'],
    ['vi', vi, 'vi'],
  ])('speaks the language of the cookie: %s', async (language, labels, tag) => {
    const { text, headers, status } = await portal.get('/dev/mailbox', { cookie: `selectedLanguage=${language}` })
    expect(status).toBe(200)
    expect(text).toContain(`<html lang="${tag}"`)
    expect(text).toContain(labels.title)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('lists the newest letter first, and renews itself without a script', async () => {
    await put({ subject: 'An older letter' })
    await put({ subject: '您的验证码', language: 'zh' })
    const { text, headers } = await portal.get('/dev/mailbox')
    expect(text.indexOf('您的验证码')).toBeGreaterThan(0)
    expect(text.indexOf('您的验证码')).toBeLessThan(text.indexOf('An older letter'))
    expect(headers.get('refresh')).toBe('4')
    expect(text).not.toMatch(/<script|onload|style=/)
    expect(text).toContain(`href="/dev/mailbox/${await idOf('您的验证码')}"`)
  })

  it('shows a letter with links to follow, and nothing of it can break out', async () => {
    const subject = '</title><script>alert(1)</script>"\''
    await put({ subject, to: '<img src=x onerror=alert(1)>@x.example' })
    const id = await idOf(subject)
    const { text, headers } = await portal.get(`/dev/mailbox/${id}`, {
      cookie: 'selectedLanguage=en; theme="><script>',
    })
    expect(text).not.toMatch(/<script|<img|<b>/)
    expect(text).toContain('<a href="https://portal.example/confirmUser/x/1?k=y&#38;z=">')
    expect(text).not.toContain('href="javascript')
    expect(text).toContain(`sandbox="allow-top-navigation-by-user-activation"`)
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('content-security-policy')).toContain("frame-src 'self'")
    expect((await portal.get('/dev/mailbox')).text).not.toMatch(/<script|<img/)
  })

  it('keeps the HTML of a letter in a frame where nothing of it runs', async () => {
    await put({ subject: 'framed' })
    const { text, headers } = await portal.get(`/dev/mailbox/${await idOf('framed')}/letter`)
    expect(text).toContain('<head><base target="_top">')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/^default-src 'none'/)
    expect(policy).toContain('sandbox allow-top-navigation-by-user-activation')
    expect(policy).not.toMatch(/script-src|allow-scripts|allow-same-origin|img-src/)
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
  })

  it.each(['x', '00000000-0000-4000-8000-000000000000', "'%20or%201=1", '..%2f..%2fetc'])(
    'says that letter %s is not there',
    async (id) => {
      for (const path of [`/dev/mailbox/${id}`, `/dev/mailbox/${id}/letter`]) {
        const { status, text } = await portal.get(path, { cookie: 'selectedLanguage=en' })
        expect(status).toBe(404)
        expect(text).toContain(en.gone)
      }
    },
  )

  it('has a style of its own', async () => {
    const { headers, text } = await portal.get('/dev/mailbox.css')
    expect(headers.get('content-type')).toBe('text/css; charset=utf-8')
    expect(text).toContain('prefers-color-scheme')
  })
})

it.each([
  ['production', { isDemo: false, demo: 'off' as const }],
  ['a demo with a mail server', { smtpUrl: 'smtp://127.0.0.1:1' }],
])('%s has no mailbox page', async (_name, settings) => {
  const other = await startPortal({ settings })
  for (const path of ['/dev/mailbox', '/dev/mailbox.css', '/dev/mailbox/x', '/dev/mailbox/x/letter'])
    expect((await other.get(path)).status).toBe(404)
  await other.stop()
})

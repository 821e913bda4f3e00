import { languages } from '@fairway/contract/shared/language'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailTemplates, queueMail } from '../../../platform/mail/mail-queue.ts'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { startSmtpServer } from '../../../ports/mail/smtp-server.fixture.ts'
import { en } from '../messages/en.ts'
import { vi } from '../messages/vi.ts'
import { zh } from '../messages/zh.ts'
import { visitor } from '../visitor.fixture.ts'

const texts = { en, zh, vi }
let portal: Portal
let server: Awaited<ReturnType<typeof startSmtpServer>>
beforeAll(async () => {
  server = await startSmtpServer()
  portal = await startPortal({
    settings: {
      smtpUrl: server.url,
      mailFrom: 'Fairway Lines <portal@fairway.test>',
      formsPerMinute: 100_000,
      publicUrl: 'https://portal.example',
    },
  })
  await portal.pool.raw.query('insert into carrier_profile (profile) values ($1)', [
    { name: 'Tide & <b>Co</b>', scac: 'TIDE', accent: null, icp: [] },
  ])
})
afterAll(async () => {
  await portal.stop()
  await server.stop()
})

const queue = (mail: Parameters<typeof queueMail>[2]) =>
  portal.pool.transaction((db) => queueMail(db, portal.people.keys, mail))
const jobs = async () =>
  (
    await portal.pool.raw.query(
      'select attempts, max_attempts, last_error, run_at > now() as waits from graphile_worker.jobs',
    )
  ).rows
const newest = () => {
  const found = server.delivered.at(-1)
  if (!found) throw new Error('nothing was delivered')
  return found
}

describe('a code that goes out by a real mail server', () => {
  it.each(languages)('is read in %s, and its link confirms the address', async (language) => {
    const email = `mei.${language}@lighting.example`
    await visitor(portal).register(email, { language })
    await portal.deliverMail()
    const { to, from, mail } = newest()
    expect(to).toEqual([email])
    expect(from).toBe('portal@fairway.test')
    const letterTexts = texts[language].confirmCode
    expect(mail.subject).toBe(letterTexts.subject.replace('{{carrier}}', 'Tide & <b>Co</b>'))
    expect(mail.text).toContain(letterTexts.body)
    expect(mail.text).toContain(letterTexts.notYou)
    const code = /^ {4}(\d{6})$/m.exec(mail.text ?? '')?.[1] ?? ''
    const link = new URL(/https:\S+/.exec(mail.text ?? '')?.[0] ?? '')
    expect(link.origin).toBe('https://portal.example')
    const [, page, flow = '', linkCode] = link.pathname.split('/')
    expect([page, linkCode]).toEqual(['confirmUser', code])
    expect(link.href).not.toContain('mei')
    expect((await visitor(portal).confirm(flow, code, link.searchParams.get('k') ?? '')).status).toBe(200)

    const html = mail.html ?? ''
    expect(html).toContain(`>${code}</p>`)
    expect(html).toContain(`href="${link.href}"`)
    expect(html).toContain('Tide &#38; &#60;b&#62;Co&#60;/b&#62;')
    expect(html).not.toContain('<b>Co</b>')
    expect(html).not.toMatch(/<(img|script|link|style|iframe|form)\b|url\(|@import/i)
    const hosts = [...html.matchAll(/https?:\/\/([^/"<\s]+)/g)].map(([, host]) => host)
    expect(new Set(hosts)).toEqual(new Set(['portal.example']))
  })
})

describe('every letter of the portal', () => {
  it.each(mailTemplates.flatMap((template) => languages.map((language) => ({ template, language }))))(
    '$template reaches its reader in $language, whole',
    async ({ template, language }) => {
      const values = {
        code: '048291',
        link: '/confirmUser/x/048291?k=y',
        ip: '<203.0.113.7>',
        userAgent: 'A "browser"',
      }
      await queue({ to: 'mei@lighting.example', language, template, values })
      await portal.deliverMail()
      const { mail } = newest()
      const letterTexts = texts[language][template]
      for (const part of [letterTexts.title, letterTexts.body, letterTexts.button, letterTexts.notYou]) {
        expect(mail.text).toContain(part)
        expect(mail.html).toContain(part)
      }
      expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/\{\{|undefined|\[object/)
      expect(mail.html).toContain('&#60;203.0.113.7&#62;')
      expect(mail.text).toContain('<203.0.113.7>')
    },
  )
})

describe('a letter that does not get through', () => {
  it('waits and is tried again, up to twelve times', async () => {
    server.mood.refusals = 1
    await queue({ to: 'an@lighting.example', language: 'vi', template: 'groupsGranted', values: {} })
    await portal.deliverMail()
    const [job] = await jobs()
    expect(job).toMatchObject({ attempts: 1, max_attempts: 12, waits: true })
    expect(job.last_error).not.toContain('an@lighting.example')
    await portal.pool.raw.query('update graphile_worker._private_jobs set run_at = now()')
    await portal.deliverMail()
    expect(newest().to).toEqual(['an@lighting.example'])
    expect(await jobs()).toEqual([])
  })

  it('waits for a node that can open it, and this one says so', async () => {
    const before = server.delivered.length
    for (const payload of ['{"sealed":"AAAA"}', '{"sealed":1}', '{}', '[]', 'null'])
      await portal.pool.raw.query("select graphile_worker.add_job('mail', $1::json)", [payload])
    await portal.deliverMail()
    expect((await jobs()).map(({ attempts, waits }) => [attempts, waits])).toEqual(new Array(5).fill([1, true]))
    expect(server.delivered).toHaveLength(before)
    expect(portal.logged.filter((line) => line.includes('cannot be opened'))).toHaveLength(5)
    await portal.pool.raw.query('delete from graphile_worker._private_jobs')
  })

  it('is given up when its code is over: it would only confuse', async () => {
    const before = server.delivered.length
    const values = { code: '048291', link: '/x', until: new Date(Date.now() - 1000).toISOString() }
    await queue({ to: 'an@lighting.example', language: 'en', template: 'resetCode', values })
    await portal.deliverMail()
    expect(await jobs()).toEqual([])
    expect(server.delivered).toHaveLength(before)
  })

  it('is never one to nobody', async () => {
    const before = server.delivered.length
    await visitor(portal).forgot('nobody@lighting.example')
    expect(await jobs()).toHaveLength(1)
    await portal.deliverMail()
    expect(await jobs()).toEqual([])
    expect(server.delivered).toHaveLength(before)
  })
})

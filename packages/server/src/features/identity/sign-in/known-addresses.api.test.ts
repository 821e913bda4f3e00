import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { visitor } from '../visitor.fixture.ts'

const ROUNDS = 2

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ settings: { formsPerMinute: 1_000_000, publicCallsPerMinute: 1_000_000 } })
})
afterAll(() => portal.stop())

type Browser = ReturnType<typeof visitor>
type Reply = Awaited<ReturnType<Browser['post']>>
/** Asks something about an address; the proof of work is done before. */
type Question = (browser: Browser, username: string, captcha: string) => Promise<Reply>

const questions: Record<string, Question> = {
  registration: (browser, email, captcha) => browser.register(email, { captcha }),
  'another code': (browser, username, captcha) =>
    browser.post('/auth/user/resend', { username, language: 'en', captcha }),
  'a forgotten password': (browser, username, captcha) =>
    browser.post('/auth/forgot', { username, language: 'en', captcha }),
  'a wrong code': (browser, username) => browser.confirm(username, '123456'),
  'a wrong code for a password': (browser, username) => browser.reset(username, '123456'),
}

/** Header by header, without what differs from call to call. */
const shapeOf = ({ status, headers, text }: Reply) => ({
  status,
  headers: [...headers.entries()]
    .filter(([name]) => !['date', 'x-request-id'].includes(name))
    .map(([name, value]) => `${name}: ${name === 'set-cookie' ? value.replace(/=[\w-]{43};/, '=…;') : value}`),
  body: text.replace(/"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"/, '"…"'),
})

/** Answers with what the portal did about a question, as far as it takes time: its statements, and hashing. How long that
 * takes is measured in bench/sections/guards.mjs. */
async function watchWork<T>(work: () => Promise<T>) {
  const statements = vi.spyOn(pg.Client.prototype, 'query')
  const hashing = (['hash', 'verify', 'verifyNothing'] as const).map((name) => vi.spyOn(portal.passwords, name))
  const reply = await work()
  const hashed = hashing.reduce((sum, { mock }) => sum + mock.calls.length, 0)
  const seen = { statements: statements.mock.calls.length, hashed }
  vi.restoreAllMocks()
  return { reply, work: seen }
}

/** People whom the portal knows in one way or another, each asked about once. */
const people: Record<string, () => Promise<string>> = {
  'an account': async () => (await portal.people.account()).username,
  'an account that is not confirmed': async () => (await portal.people.account({ status: 'UNCONFIRMED' })).username,
  'an account that is switched off': async () => (await portal.people.account({ status: 'INACTIVE' })).username,
  'an account that gets no more codes': async () => {
    const { username, accountId } = await portal.people.account({ status: 'UNCONFIRMED' })
    await portal.pool.raw.query(
      `insert into account_code (account_id, purpose, code_hash, link_hash, flow_hash, ip, expires_at, closed_at)
       select $1, 'confirm', '', '', '', '127.0.0.1', now(), now() from generate_series(1, 10)`,
      [accountId],
    )
    return username
  },
  nobody: async () => `${randomUUID().slice(0, 8)}@lighting.example`,
}

describe.each(Object.entries(questions))('%s', (name, ask) => {
  it('says the same of every address, and does as much work for each', async () => {
    const flowBy = { 'a wrong code': '/auth/user/resend', 'a wrong code for a password': '/auth/forgot' }[name]
    const askAbout = async (username: string) => {
      const browser = visitor(portal)
      if (flowBy) await browser.post(flowBy, { username, language: 'en', captcha: await portal.captcha() })
      const captcha = flowBy ? '' : await portal.captcha()
      const { reply, ...seen } = await watchWork(() => ask(browser, username, captcha))
      return { ...seen, shape: shapeOf(reply) }
    }
    const about = async (who: string) => askAbout((await people[who]?.()) ?? '')
    const nobody = await about('nobody')
    expect(nobody.work.hashed).toBe(name === 'registration' ? 1 : 0)
    for (let round = 0; round < ROUNDS; round++)
      for (const who of Object.keys(people)) {
        const known = await about(who)
        expect(known.shape, who).toEqual(nobody.shape)
        // a difference too small to measure here would still show to whoever asks a thousand times
        expect(known.work, who).toEqual(nobody.work)
      }
  })
})

import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { visitor } from './visitor.fixture.ts'

const ROUNDS = 9
/** What a busy machine may do to a median of fifteen; leaving out the hash of a password would be twice as much. */
const FACTOR = 2.5
const SLACK_MS = 5

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ settings: { formsPerMinute: 1_000_000, publicCallsPerMinute: 1_000_000 } })
})
afterAll(() => portal.stop())

type Browser = ReturnType<typeof visitor>
type Reply = Awaited<ReturnType<Browser['post']>>
/** Asks something about an address; the proof of work is done before the clock starts. */
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

const median = (times: number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

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
  it('says the same of every address, in words and in time', async () => {
    const times: Record<string, number[]> = {}
    const shapes: Record<string, unknown> = {}
    const steps: Record<string, number> = {}
    const statements = vi.spyOn(pg.Client.prototype, 'query')
    const warmUp = await portal.captcha()
    await ask(visitor(portal), (await people.nobody?.()) ?? '', warmUp)
    for (let round = 0; round < ROUNDS; round++)
      for (const [who, make] of Object.entries(people)) {
        const browser = visitor(portal)
        const username = await make()
        if (name.startsWith('a wrong code')) {
          const path = name === 'a wrong code' ? '/auth/user/resend' : '/auth/forgot'
          await browser.post(path, { username, language: 'en', captcha: await portal.captcha() })
        }
        const captcha = await portal.captcha()
        statements.mockClear()
        const startedAt = performance.now()
        const reply = await ask(browser, username, captcha)
        times[who] = [...(times[who] ?? []), performance.now() - startedAt]
        steps[who] = statements.mock.calls.length
        shapes[who] ??= shapeOf(reply)
        expect(shapeOf(reply)).toEqual(shapes[who])
      }
    for (const who of Object.keys(people)) expect(shapes[who], who).toEqual(shapes.nobody)
    // a difference too small to measure here would still show to whoever asks a thousand times
    expect(new Set(Object.values(steps)).size, JSON.stringify(steps)).toBe(1)
    const medians = Object.values(times).map(median)
    expect(Math.max(...medians), JSON.stringify(medians)).toBeLessThan(Math.min(...medians) * FACTOR + SLACK_MS)
    statements.mockRestore()
  }, 120_000)
})

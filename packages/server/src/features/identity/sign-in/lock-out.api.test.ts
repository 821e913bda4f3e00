import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { PASSWORD } from '../../../platform/person.fixture.ts'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { codeNow, personWithFactor, stopTime, wrongCode } from '../second-factor/second-factor.fixture.ts'
import { another, lettersTo, letterTo, SECRET, visitor } from '../visitor.fixture.ts'

let portal: Portal
beforeAll(async () => {
  stopTime()
  portal = await startPortal({
    settings: { formsPerMinute: 1_000_000, publicCallsPerMinute: 1_000_000, trustProxy: ['127.0.0.1'] },
  })
})
afterAll(async () => {
  await portal.stop()
  vi.useRealTimers()
})

let places = 0
/** A browser somewhere else in the world, where nobody has been before. */
const elsewhere = () => visitor(portal, { 'x-forwarded-for': `203.0.${++places >> 8}.${places & 255}` })
type Browser = ReturnType<typeof elsewhere>

const HARD_STOP = "update sign_in_guard set failures = 100, failed_at = 'infinity' where subject = 'user:' || $1"
const run = (text: string, ...values: unknown[]) => portal.pool.raw.query(text, values)

/** Asks for codes from many places and wastes every try of them. */
async function useUpResets(username: string, places = 12) {
  await Promise.all(
    Array.from({ length: places }, async () => {
      const attacker = elsewhere()
      const { flow } = (await attacker.forgot(username)).json
      await Promise.all([0, 1, 2, 3, 4, 5].map(() => attacker.reset(flow, '000000')))
    }),
  )
}
/** Gives wrong passwords until nobody is let in by that name who is not known. */
async function useUpSignIns(username: string) {
  for (let tries = 0; tries < 5; tries++) await elsewhere().login(username, 'not-her-password')
  await run(HARD_STOP, username)
}
const isLockedOut = async (username: string, password: string) =>
  (await elsewhere().login(username, password)).json.errorCode === 'AU0001'
const guesses = async (accountId: string) => {
  const { rows } = await run(
    'select coalesce(sum(tries), 0)::int as n from account_code where account_id = $1',
    accountId,
  )
  return rows[0].n
}
const byLink = (browser: Browser, { flow, code, key }: { flow: string; code: string; key: string }) =>
  browser.reset(flow, code, { key })
/**
 * The letter that shows no code. It is not always the newest: whoever asked sooner may have waited longer for the lock
 * of the account, and letters go out in the order in which they were asked for.
 */
async function linkLetterTo(username: string) {
  const [letter, ...others] = (await lettersTo(portal, username)).filter(({ code }) => code === '')
  if (!letter || others.length > 0) throw new Error(`Not one link alone came to ${username}`)
  return letter
}
/** The link of a letter that shows no code, taken apart. */
const linkOf = ({ path, flow, key }: { path: string; flow: string; key: string }) => ({
  flow,
  key,
  code: path.split('/')[3]?.slice(0, 6) ?? '',
})

describe("somebody uses up another's password resets and sign-in tries", () => {
  it('and the owner on a new browser still gets in by the mailed link', async () => {
    const { username, accountId } = await portal.people.account()
    await useUpResets(username)
    await useUpSignIns(username)
    expect(await isLockedOut(username, PASSWORD)).toBe(true)

    const owner = elsewhere()
    expect((await owner.forgot(username)).status).toBe(200)
    const letter = await linkLetterTo(username)
    expect(letter.path).toContain('/resetPassword/')
    expect((await byLink(owner, linkOf(letter))).status).toBe(200)
    // the guessing goes on at once, and locks everybody out but this browser
    await useUpSignIns(username)
    expect(await isLockedOut(username, SECRET)).toBe(true)
    expect((await owner.login(username, SECRET)).status).toBe(200)
    expect(await guesses(accountId)).toBeLessThanOrEqual(50 + 1) // with the link's own use
  })

  it('and the owner on a known device signs in as always', async () => {
    const { username } = await portal.people.account()
    const own = elsewhere()
    expect((await own.login(username, PASSWORD)).status).toBe(200)
    await useUpResets(username)
    await useUpSignIns(username)
    expect((await own.login(username, PASSWORD)).status).toBe(200)
  })

  it('and no further letter within six hours leaves the owner without a link that works', async () => {
    const { username } = await portal.people.account()
    await useUpResets(username, 40)
    expect(await lettersTo(portal, username)).toHaveLength(10 + 1)
    const only = await linkLetterTo(username)
    await elsewhere().forgot(username)
    expect(await lettersTo(portal, username)).toHaveLength(11)
    await run(
      "update account_code set created_at = created_at - interval '7 hours' where account_id = (select id from account where username = $1)",
      username,
    )
    await elsewhere().forgot(username)
    expect(await lettersTo(portal, username)).toHaveLength(12)
    expect((await byLink(elsewhere(), linkOf(only))).status).toBe(200)
  })

  it('and gets no guess at a letter that brings a link alone', async () => {
    const { username, accountId } = await portal.people.account()
    await useUpResets(username)
    const before = await guesses(accountId)
    const attacker = elsewhere()
    const { flow } = (await attacker.forgot(username)).json
    const code = linkOf(await linkLetterTo(username)).code
    for (const typed of [code, another(code)]) expect((await attacker.reset(flow, typed)).json.errorCode).toBe('AU0007')
    for (const typed of [code, another(code)])
      expect((await attacker.reset(username, typed)).json.errorCode).toBe('AU0007')
    expect(await guesses(accountId)).toBe(before)
  })
})

describe('a password together with a code of the second factor', () => {
  const login = async (browser: Browser, username: string, credentials: { password: string; code: string }) =>
    browser.post('/auth/login', { username, ...credentials, captcha: await portal.captcha() })

  it('lets the owner in on a new browser though others have used up every sign-in try', async () => {
    const mei = await personWithFactor(portal, { groups: ['BD'] })
    await useUpSignIns(mei.username)
    const owner = elsewhere()
    expect((await owner.login(mei.username, PASSWORD)).json.errorCode).toBe('AU0001')
    const reply = await login(owner, mei.username, { password: PASSWORD, code: codeNow(mei.secret) })
    expect(reply).toMatchObject({ status: 200, json: { username: mei.username, tokenType: 'Bearer' } })
    const { rows } = await run('select is_strong from session where account_id = $1', mei.accountId)
    expect(rows).toEqual([{ is_strong: true }])
    expect(await isLockedOut(mei.username, PASSWORD)).toBe(true)
  })

  it('tells nobody which of the two is wrong, lets nobody guess at length, and takes no try of the second step', async () => {
    const mei = await personWithFactor(portal)
    const plain = await portal.people.account()
    const right = codeNow(mei.secret)
    const answers = [
      await login(elsewhere(), mei.username, { password: PASSWORD, code: wrongCode(mei.secret) }),
      await login(elsewhere(), mei.username, { password: 'not-her-password', code: right }),
      await login(elsewhere(), mei.username, { password: PASSWORD, code: right }), // it was used by the one before
      await login(elsewhere(), plain.username, { password: PASSWORD, code: '123456' }),
      await login(elsewhere(), 'nobody@lakeshore.example', { password: PASSWORD, code: '123456' }),
    ]
    for (const { status, json } of answers) expect([status, json.errorCode]).toEqual([401, 'AU0001'])
    for (const _ of [4, 5]) await login(elsewhere(), mei.username, { password: 'x', code: wrongCode(mei.secret) })
    await run(
      "update sign_in_guard set locked_until = now() + interval '1 hour' where subject = 'both:' || $1",
      mei.username,
    )
    const next = codeNow(mei.secret, 1)
    expect((await login(elsewhere(), mei.username, { password: PASSWORD, code: next })).json.errorCode).toBe('AU0001')
    const { rows } = await run(
      `select subject, failures from sign_in_guard where subject in ('both:' || $1, 'user:' || $1, 'factor:' || $2)`,
      mei.username,
      mei.accountId,
    )
    expect(rows).toEqual([{ subject: `both:${mei.username}`, failures: 5 }])
    expect((await login(elsewhere(), mei.username, { password: PASSWORD, code: '12' })).json.errorCode).toBe('AU0129')
  })
})

describe('a code that somebody else asks for', () => {
  it('ends neither the code nor the link that is in the mail already', async () => {
    for (const use of ['code', 'link'] as const) {
      const { username } = await portal.people.account()
      const owner = elsewhere()
      const { flow } = (await owner.forgot(username)).json
      const { code, key } = await letterTo(portal, username)
      for (const _ of [1, 2, 3, 4]) await elsewhere().forgot(username)
      const reply = use === 'code' ? await owner.reset(flow, code) : await byLink(elsewhere(), { flow, code, key })
      expect([use, reply.status]).toEqual([use, 200])
    }
  })

  it('leaves a link that works though every try of its code was wasted', async () => {
    const { username } = await portal.people.account()
    const attacker = elsewhere()
    const { flow } = (await attacker.forgot(username)).json
    const { code, key } = await letterTo(portal, username)
    for (const _ of [1, 2, 3, 4, 5]) await attacker.reset(flow, another(code))
    expect((await attacker.reset(flow, code)).json.errorCode).toBe('AU0007')
    expect((await byLink(elsewhere(), { flow, code, key })).status).toBe(200)
  })

  it('is typed by the address too, each browser its own', async () => {
    const { username } = await portal.people.account()
    const owner = elsewhere()
    await owner.forgot(username)
    const { code } = await letterTo(portal, username)
    await elsewhere().forgot(username)
    expect((await owner.reset(username, code)).status).toBe(200)
  })

  it('and the former one of the same browser are never both good', async () => {
    const { username } = await portal.people.account()
    const owner = elsewhere()
    const { flow } = (await owner.forgot(username)).json
    const former = await letterTo(portal, username)
    await owner.forgot(username)
    expect((await owner.reset(flow, former.code)).json.errorCode).toBe('AU0007')
  })

  it('is over with all others once a new password was chosen, by mail or by its owner', async () => {
    const mei = await portal.person()
    const requestReset = async () => {
      await elsewhere().forgot(mei.username)
      return letterTo(portal, mei.username)
    }
    const [first, second] = [await requestReset(), await requestReset()]
    expect((await byLink(elsewhere(), first)).status).toBe(200)
    expect((await byLink(elsewhere(), second)).json.errorCode).toBe('AU0007')
    const third = await requestReset()
    const { headers } = await portal.people.signIn(mei)
    const change = { previousPassword: SECRET, password: 'Other-anchor-41', confirmPassword: 'Other-anchor-41' }
    expect((await portal.post('/auth/user/change', change, headers)).status).toBe(200)
    expect((await byLink(elsewhere(), third)).json.errorCode).toBe('AU0007')
  })
})

describe('the browser in which a new password was chosen by mail', () => {
  it('has shown no second factor: its codes are counted as those of a new browser', async () => {
    const mei = await personWithFactor(portal)
    const browser = elsewhere()
    await browser.forgot(mei.username)
    expect((await byLink(browser, await letterTo(portal, mei.username))).status).toBe(200)
    const { ticket } = (await browser.login(mei.username, SECRET)).json
    await browser.post('/auth/login/code', { ticket, code: wrongCode(mei.secret) })
    const { rows } = await run(
      "select subject from sign_in_guard where subject like 'factor:' || $1 || '%'",
      mei.accountId,
    )
    expect(rows).toEqual([{ subject: `factor:${mei.accountId}` }])
  })

  it('is not listed among the browsers that were signed in with', async () => {
    const mei = await portal.person()
    const browser = elsewhere()
    await browser.forgot(mei.username)
    await byLink(browser, await letterTo(portal, mei.username))
    const { headers } = await portal.people.signIn(mei)
    expect((await portal.get('/auth/user/devices', headers)).json.devices).toEqual([])
  })
})

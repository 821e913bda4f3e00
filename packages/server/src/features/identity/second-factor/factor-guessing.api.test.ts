import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { PASSWORD } from '../../../platform/person.fixture.ts'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { activityOf, createBrowser, mailsTo } from '../sign-in/sign-in.fixture.ts'
import {
  codeNow,
  halfSignedIn,
  type PersonWithFactor,
  personWithFactor,
  stopTime,
  wrongCode,
} from './second-factor.fixture.ts'

const FLOWS = 200
let portal: Portal
beforeAll(async () => {
  stopTime()
  portal = await startPortal({ settings: { formsPerMinute: 1_000_000 } })
})
afterAll(async () => {
  await portal.stop()
  vi.useRealTimers()
})
beforeEach(() => portal.pool.raw.query('delete from sign_in_guard'))

const run = (text: string, values: unknown[] = []) => portal.pool.raw.query(text, values)
/** As if whoever guesses had waited long enough. */
const letTimePass = () => run("update sign_in_guard set locked_until = now() - interval '1 second'")
/** As if the next try had to wait for long, so that no slow machine outlasts it. */
const prolong = () =>
  run("update sign_in_guard set locked_until = now() + interval '1 hour' where locked_until > now()")
const failuresOf = async (subject: string) =>
  (await run('select failures from sign_in_guard where subject = $1', [subject])).rows[0]?.failures

/** How many wrong codes were given for this factor. */
const evaluated = async ({ accountId }: { accountId: string }) =>
  (await activityOf(portal, accountId)).filter((line) => /^factorCode refused (newBrowser|knownBrowser)$/.test(line))
    .length

/** A browser that the owner signed in with before. */
async function ownBrowser({ username, recoveryCodes }: PersonWithFactor) {
  const browser = createBrowser(portal)
  const { give } = await halfSignedIn(portal, username, browser)
  expect((await give(recoveryCodes[0] ?? '')).status).toBe(200)
  return browser
}

/** So many sign-ins as the right password begins them, without hashing it for each. */
async function manySteps({ username }: PersonWithFactor, count: number) {
  const { browser, ticket } = await halfSignedIn(portal, username)
  const { rows } = await run(
    `insert into sign_in_step (account_id, flow_hash, began_by, expires_at)
     select account_id, flow_hash, began_by, expires_at from sign_in_step, generate_series(1, $2) where id = $1
     returning id`,
    [ticket, count],
  )
  return rows.map(
    ({ id }) =>
      (code: string) =>
        browser.send('/auth/login/code', { ticket: id, code }),
  )
}

describe('someone who has the password and guesses codes', () => {
  it('waits from the fifth wrong code on, whatever number of sign-ins is begun', async () => {
    const mei = await personWithFactor(portal)
    const [first, ...others] = await manySteps(mei, 40)
    for (let tries = 0; tries < 5; tries++) await first?.(wrongCode(mei.secret))
    await prolong()
    await Promise.all(others.map((give) => give(wrongCode(mei.secret))))
    expect(await evaluated(mei)).toBe(5)
  })

  it('gets at most thirty codes a day looked at elsewhere, and the owner comes in meanwhile', async () => {
    const mei = await personWithFactor(portal)
    const owner = await halfSignedIn(portal, mei.username, await ownBrowser(mei))
    const flows = await manySteps(mei, FLOWS + 1)
    for (let at = 0; at < FLOWS; at += 20) {
      await run('delete from sign_in_guard')
      await Promise.all(flows.slice(at, at + 20).map((give) => give(wrongCode(mei.secret))))
    }
    expect(await evaluated(mei)).toBe(30)
    await run('delete from sign_in_guard')
    expect((await flows.at(-1)?.(codeNow(mei.secret)))?.json.errorCode).toBe('AU0018')
    expect((await owner.give(codeNow(mei.secret))).status).toBe(200)
  })

  it('gets at most fifty codes a day looked at in all, and new ones a day later', async () => {
    const mei = await personWithFactor(portal)
    const { give } = await halfSignedIn(portal, mei.username, await ownBrowser(mei))
    await run(
      `insert into account_activity (account_id, type, status, detail, ip)
       select $1, 'factorCode', 'refused', 'knownBrowser', '127.0.0.1' from generate_series(1, 47)`,
      [mei.accountId],
    )
    await Promise.all([1, 2, 3, 4].map(() => give(wrongCode(mei.secret))))
    expect(await evaluated(mei)).toBe(50)
    expect((await give(codeNow(mei.secret))).json.errorCode).toBe('AU0018')
    await run("update account_activity set at = at - interval '25 hours' where account_id = $1", [mei.accountId])
    const [next] = await manySteps(mei, 1)
    expect((await next?.(codeNow(mei.secret)))?.status).toBe(200)
  })

  it('is told of to the owner once all tries of a sign-in are used, three times a day at most', async () => {
    const mei = await personWithFactor(portal)
    const flows = await manySteps(mei, 5)
    for (let tries = 0; tries < 4; tries++) await flows[0]?.(wrongCode(mei.secret))
    expect(await mailsTo(portal, mei.username)).toEqual([])
    for (const give of flows) for (let tries = 0; tries < 5; tries++) await give(wrongCode(mei.secret))
    expect(await mailsTo(portal, mei.username)).toEqual(['codesRefused', 'codesRefused', 'codesRefused'])
  })

  it('gains nothing by giving the right password again and again', async () => {
    const mei = await personWithFactor(portal)
    for (let tries = 0; tries < 4; tries++) {
      const { give } = await halfSignedIn(portal, mei.username)
      await give(wrongCode(mei.secret))
    }
    expect(await failuresOf(`factor:${mei.accountId}`)).toBe(4)
    await halfSignedIn(portal, mei.username)
    expect(await failuresOf(`factor:${mei.accountId}`)).toBe(4)
  })

  it('starts anew only after a right code', async () => {
    const mei = await personWithFactor(portal)
    const { give } = await halfSignedIn(portal, mei.username)
    await give(wrongCode(mei.secret))
    await give(codeNow(mei.secret))
    expect(await failuresOf(`factor:${mei.accountId}`)).toBeUndefined()
  })

  it('is turned away with the same answer while waiting, right or wrong', async () => {
    const mei = await personWithFactor(portal)
    const first = await halfSignedIn(portal, mei.username)
    for (let tries = 0; tries < 5; tries++) await first.give(wrongCode(mei.secret))
    await prolong()
    const { give } = await halfSignedIn(portal, mei.username)
    const [wrong, right] = [await give(wrongCode(mei.secret)), await give(codeNow(mei.secret))]
    expect(right).toMatchObject({ status: 422, json: { errorCode: 'AU0018' } })
    expect(right.text).toBe(wrong.text)
    expect((await activityOf(portal, mei.accountId)).at(-1)).toBe('factorCode refused tooManyCodes')
  })

  it('does not lock out the owner, whose browser is known', async () => {
    const mei = await personWithFactor(portal)
    const own = await ownBrowser(mei)
    const thief = await halfSignedIn(portal, mei.username)
    for (let tries = 0; tries < 5; tries++) await thief.give(wrongCode(mei.secret))
    await run("update sign_in_guard set failures = 100, failed_at = 'infinity', locked_until = 'infinity'")
    const { give } = await halfSignedIn(portal, mei.username, own)
    expect((await give(codeNow(mei.secret))).status).toBe(200)
  })

  it('of many accounts is stopped where it comes from, and only in browsers that are not known', async () => {
    const mei = await personWithFactor(portal)
    const own = await halfSignedIn(portal, mei.username, await ownBrowser(mei))
    const elsewhere = await halfSignedIn(portal, mei.username)
    await elsewhere.give(wrongCode(mei.secret))
    expect(await failuresOf('ip:127.0.0.1')).toBe(1)
    await run(
      "update sign_in_guard set failures = 1e9, locked_until = now() + interval '1 hour' where subject like 'ip:%'",
    )
    expect((await elsewhere.give(codeNow(mei.secret))).json.errorCode).toBe('AU0018')
    expect((await own.give(codeNow(mei.secret))).status).toBe(200)
  })

  it('is counted where a factor is changed, too', async () => {
    const made = await personWithFactor(portal)
    const { headers } = await portal.people.signIn(made)
    const off = (code: string) => portal.post('/auth/user/factor/off', { password: PASSWORD, code }, headers)
    for (let tries = 0; tries < 5; tries++) await off(wrongCode(made.secret))
    await prolong()
    expect((await off(codeNow(made.secret))).json.errorCode).toBe('AU0018')
    expect(await evaluated(made)).toBe(5)
  })

  it('gets a hundred wrong codes in a row at most; a new factor starts anew', async () => {
    const mei = await personWithFactor(portal)
    const thief = await halfSignedIn(portal, mei.username)
    await thief.give(wrongCode(mei.secret))
    await run("update sign_in_guard set failures = 100, failed_at = 'infinity' where subject like 'factor:%'")
    await letTimePass()
    expect((await thief.give(codeNow(mei.secret))).json.errorCode).toBe('AU0018')
    await portal.pool.raw.query('delete from second_factor where account_id = $1', [mei.accountId])
    const { headers } = await portal.people.signIn(mei)
    const own = { ...headers, cookie: `${headers.cookie}; ${(await deviceOf(mei)) ?? ''}` }
    const { json } = await portal.post('/auth/user/factor', { password: PASSWORD }, own)
    expect((await portal.post('/auth/user/factor/confirm', { code: codeNow(json.secret) }, own)).status).toBe(200)
    expect(await failuresOf(`factor:${mei.accountId}`)).toBeUndefined()
  })
})

/** The cookie of a browser that is known to an account. */
async function deviceOf({ username }: PersonWithFactor) {
  const browser = createBrowser(portal)
  await browser.signIn(username, PASSWORD)
  return `${portal.people.cookieName('device')}=${browser.cookie('device')}`
}

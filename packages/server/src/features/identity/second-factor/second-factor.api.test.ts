import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createKeys } from '../../../platform/keys.ts'
import { PASSWORD } from '../../../platform/person.fixture.ts'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { activityOf, createBrowser, mailsTo } from '../sign-in/sign-in.fixture.ts'
import { lettersTo, letterTo, SECRET, visitor } from '../visitor.fixture.ts'
import { codeNow, halfSignedIn, letStepsPass, personWithFactor, stopTime, wrongCode } from './second-factor.fixture.ts'

let portal: Portal
beforeAll(async () => {
  stopTime()
  portal = await startPortal({ settings: { formsPerMinute: 1_000_000 } })
})
afterAll(async () => {
  await portal.stop()
  vi.useRealTimers()
})

type Headers = Record<string, string>
const run = (text: string, values: unknown[]) => portal.pool.raw.query(text, values)
const state = async (headers: Headers) => (await portal.get('/auth/user/factor', headers)).json
const begin = (headers: Headers, password = PASSWORD) => portal.post('/auth/user/factor', { password }, headers)
const finish = (headers: Headers, code: string) => portal.post('/auth/user/factor/confirm', { code }, headers)
const off = (headers: Headers, code: string, password = PASSWORD) =>
  portal.post('/auth/user/factor/off', { password, code }, headers)
const renew = (headers: Headers, code: string, password = PASSWORD) =>
  portal.post('/auth/user/factor/codes', { password, code }, headers)
const errorOf = ({ json }: { json: { errorCode?: string } }) => json.errorCode
/** Someone with a factor who is signed in. */
async function signedInWithFactor(options = {}) {
  const made = await personWithFactor(portal, options)
  return { ...made, ...(await portal.people.signIn(made)) }
}

describe('setting up a second factor', () => {
  it('takes the password, then a code, and shows ten recovery codes', async () => {
    const mei = await portal.person()
    expect(await state(mei.headers)).toEqual({ isOn: false, since: null, recoveryCodesLeft: 0, isRequired: false })
    const { status, json } = await begin(mei.headers)
    expect(status).toBe(200)
    expect(json.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(await state(mei.headers)).toMatchObject({ isOn: false })
    const done = await finish(mei.headers, codeNow(json.secret))
    expect(done.status).toBe(200)
    expect(new Set(done.json.recoveryCodes).size).toBe(10)
    for (const code of done.json.recoveryCodes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/)
    expect(await state(mei.headers)).toMatchObject({ isOn: true, recoveryCodesLeft: 10, since: expect.any(String) })
    expect(await activityOf(portal, mei.accountId)).toEqual(['factorOn success'])
    const again = await halfSignedIn(portal, mei.username)
    expect(again.step).toBe('code')
    expect(errorOf(await again.give(codeNow(json.secret)))).toBe('AU0018')
    expect((await again.give(done.json.recoveryCodes[9])).status).toBe(200)
    expect(await state(mei.headers)).toMatchObject({ recoveryCodesLeft: 9 })
  })

  it('gives an app the name of the carrier and of the person', async () => {
    const other = await startPortal({ settings: { formsPerMinute: 1_000_000 } })
    await other.pool.raw.query(
      `insert into carrier_profile (profile) values ('{"name":"Tide: 海 Lines","scac":"TIDE","accent":null,"icp":[]}')`,
    )
    const mei = await other.person()
    const { json } = await other.post('/auth/user/factor', { password: PASSWORD }, mei.headers)
    const uri = new URL(json.uri)
    expect(decodeURIComponent(uri.pathname)).toBe(`/Tide  海 Lines:${mei.username}`)
    expect(uri.protocol + uri.host).toBe('otpauth:totp')
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: 'Tide  海 Lines',
      secret: json.secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
    await other.stop()
  })

  it('keeps neither the secret nor a recovery code in plain sight', async () => {
    const mei = await portal.person()
    const { json } = await begin(mei.headers)
    const { recoveryCodes } = (await finish(mei.headers, codeNow(json.secret))).json
    const { rows } = await run(
      `select f.secret, array(select encode(hash, 'hex') from recovery_code where account_id = $1) as codes
         from second_factor f where account_id = $1`,
      [mei.accountId],
    )
    const stored = JSON.stringify(rows)
    expect(stored).not.toContain(json.secret)
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replace('-', ''))
    expect(portal.logged.join('')).not.toContain(json.secret)
  })

  it('makes this session strong, ends all others and tells the owner', async () => {
    const mei = await portal.person()
    const elsewhere = await portal.people.signIn(mei)
    const { json } = await begin(mei.headers)
    await finish(mei.headers, codeNow(json.secret))
    expect(errorOf(await portal.get('/auth/user/factor', elsewhere.headers))).toBe('AU0005')
    const { rows } = await run('select is_strong from session where id = $1', [mei.sessionId])
    expect(rows).toEqual([{ is_strong: true }])
    expect(await mailsTo(portal, mei.username)).toEqual(['factorChanged'])
    const [letter] = await lettersTo(portal, mei.username)
    expect(letter?.text).toContain('Change: turned on')
  })

  it('is refused with a wrong password, and with none', async () => {
    const mei = await portal.person()
    expect(await begin(mei.headers, 'not-her-password')).toMatchObject({ status: 422, json: { errorCode: 'AU0019' } })
    expect((await begin(mei.headers, '')).json.violations).toMatchObject([{ path: 'password', code: 'AU0125' }])
    expect(await activityOf(portal, mei.accountId)).toEqual(['factorOn refused password'])
  })

  it('makes who guesses the password wait, and gives the same answer meanwhile', async () => {
    const mei = await portal.person()
    for (let tries = 0; tries < 5; tries++) await begin(mei.headers, 'not-her-password')
    await run("update sign_in_guard set locked_until = now() + interval '1 hour' where subject like 'again:%'", [])
    expect(errorOf(await begin(mei.headers))).toBe('AU0019')
    expect((await activityOf(portal, mei.accountId)).at(-1)).toBe('factorOn refused locked')
    expect((await createBrowser(portal).signIn(mei.username, PASSWORD)).status).toBe(200)
  })

  it('is not finished by a wrong code, an old one, a recovery code or without having begun', async () => {
    const mei = await portal.person()
    expect(errorOf(await finish(mei.headers, '123456'))).toBe('AU0021')
    const { json } = await begin(mei.headers)
    expect(errorOf(await finish(mei.headers, wrongCode(json.secret)))).toBe('AU0018')
    expect(errorOf(await finish(mei.headers, 'abcde-fghjk'))).toBe('AU0018')
    expect((await finish(mei.headers, '')).json.violations).toMatchObject([{ path: 'code', code: 'AU0129' }])
    await run("update second_factor set created_at = now() - interval '31 minutes' where account_id = $1", [
      mei.accountId,
    ])
    expect(errorOf(await finish(mei.headers, codeNow(json.secret)))).toBe('AU0021')
    expect(await state(mei.headers)).toMatchObject({ isOn: false })
    expect((await createBrowser(portal).signIn(mei.username, PASSWORD)).json).toHaveProperty('accessToken')
  })

  it('may be begun again, which ends the first secret; one in force is not begun again', async () => {
    const mei = await portal.person()
    const first = (await begin(mei.headers)).json
    const second = (await begin(mei.headers)).json
    expect(errorOf(await finish(mei.headers, codeNow(first.secret)))).toBe('AU0018')
    expect((await finish(mei.headers, codeNow(second.secret))).status).toBe(200)
    expect(errorOf(await begin(mei.headers))).toBe('AU0021')
    letStepsPass()
    expect(errorOf(await finish(mei.headers, codeNow(second.secret)))).toBe('AU0021')
  })
})

describe('a second factor in force', () => {
  it('is switched off with password and code, and the owner is told', async () => {
    const mei = await signedInWithFactor()
    await run('update session set is_strong = true where id = $1', [mei.sessionId])
    expect(errorOf(await off(mei.headers, codeNow(mei.secret), 'not-her-password'))).toBe('AU0019')
    expect(errorOf(await off(mei.headers, wrongCode(mei.secret)))).toBe('AU0018')
    expect(await off(mei.headers, codeNow(mei.secret))).toMatchObject({ status: 200, json: { done: true } })
    expect(await state(mei.headers)).toMatchObject({ isOn: false, recoveryCodesLeft: 0 })
    expect((await run('select from session where id = $1 and is_strong', [mei.sessionId])).rowCount).toBe(0)
    expect(await mailsTo(portal, mei.username)).toEqual(['factorChanged'])
    expect(await activityOf(portal, mei.accountId)).toEqual([
      'factorOff refused password',
      'factorCode refused newBrowser',
      'factorOff success',
    ])
    expect(errorOf(await off(mei.headers, codeNow(mei.secret, 1)))).toBe('AU0021')
    expect((await createBrowser(portal).signIn(mei.username, PASSWORD)).json).toHaveProperty('accessToken')
  })

  it('is switched off with a recovery code, too', async () => {
    const mei = await signedInWithFactor()
    expect((await off(mei.headers, mei.recoveryCodes[3] ?? '')).status).toBe(200)
  })

  it('gets new recovery codes, and the former ones end', async () => {
    const mei = await signedInWithFactor()
    const [former = ''] = mei.recoveryCodes
    const { status, json } = await renew(mei.headers, codeNow(mei.secret))
    expect(status).toBe(200)
    expect(json.recoveryCodes).toHaveLength(10)
    const { give } = await halfSignedIn(portal, mei.username)
    expect(errorOf(await give(former))).toBe('AU0018')
    expect((await give(json.recoveryCodes[0])).status).toBe(200)
    expect(await activityOf(portal, mei.accountId)).toContain('recoveryCodes success')
    expect(await mailsTo(portal, mei.username)).toContain('factorChanged')
  })

  it('takes no code twice, neither for a change nor for a sign-in after it', async () => {
    const mei = await signedInWithFactor()
    expect((await renew(mei.headers, codeNow(mei.secret))).status).toBe(200)
    expect(errorOf(await off(mei.headers, codeNow(mei.secret)))).toBe('AU0018')
    expect(errorOf(await (await halfSignedIn(portal, mei.username)).give(codeNow(mei.secret)))).toBe('AU0018')
  })

  it('is not there for whoever has none', async () => {
    const mei = await portal.person()
    expect(errorOf(await off(mei.headers, '123456'))).toBe('AU0021')
    expect(errorOf(await renew(mei.headers, '123456'))).toBe('AU0021')
  })

  it('survives a new secret of the installation once a code was used', async () => {
    const [former, present] = ['f'.repeat(40), 'p'.repeat(40)]
    const old = await startPortal({ settings: { formsPerMinute: 1_000_000, secrets: [present, former] } })
    const mei = await personWithFactor(old)
    await old.pool.raw.query('update second_factor set secret = $1', [createKeys([former]).seal(mei.secret)])
    const { give } = await halfSignedIn(old, mei.username)
    expect((await give(codeNow(mei.secret))).status).toBe(200)
    const { rows } = await old.pool.raw.query('select secret from second_factor')
    expect(createKeys([present]).open(rows[0].secret)).toBe(mei.secret)
    await old.stop()
  })
})

describe('there is no way around a second factor', () => {
  it("by a link of the carrier's", async () => {
    const mei = await personWithFactor(portal)
    const authorization = `Bearer ${await portal.mintKey(['signIn'])}`
    const reply = await portal.post('/carrier/v1/sign-in-tokens', { username: mei.username }, { authorization })
    const [, username = '', token = ''] = /\/signintoken\/([^/]+)\/([^/]+)$/.exec(reply.json.url) ?? []
    const browser = createBrowser(portal)
    const { json } = await browser.send('/auth/login/token', { username, token })
    expect(json).toEqual({ step: 'code', ticket: expect.any(String) })
    const code = codeNow(mei.secret)
    expect((await browser.send('/auth/login/code', { ticket: json.ticket, code })).status).toBe(200)
    expect((await activityOf(portal, mei.accountId)).at(-1)).toBe('signInLink success')
  })

  it('by a new password that was chosen by mail, which ends a sign-in under way, too', async () => {
    const mei = await personWithFactor(portal)
    const waiting = await halfSignedIn(portal, mei.username)
    const thief = visitor(portal)
    const { flow } = (await thief.forgot(mei.username)).json
    const { code } = await letterTo(portal, mei.username)
    expect((await thief.reset(flow, code)).json).toEqual({ done: true })
    expect(errorOf(await waiting.give(codeNow(mei.secret)))).toBe('AU0017')
    expect((await thief.login(mei.username, SECRET)).json).toEqual({ step: 'code', ticket: expect.any(String) })
  })
})

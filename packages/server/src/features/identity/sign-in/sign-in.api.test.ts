import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD } from '../../../platform/person.fixture.ts'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { activityOf, createBrowser, mailsTo } from './sign-in.fixture.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ settings: { passwordDays: 90, formsPerMinute: 100_000 } })
})
afterAll(() => portal.stop())

const run = (text: string, values: unknown[]) => portal.pool.raw.query(text, values)
const bytesOf = (text: string) => Buffer.from(text, 'base64url')
const claimsOf = (token: string) => JSON.parse(String(bytesOf(token.split('.')[1] ?? '')))

describe('signing in', () => {
  it('answers with the tokens and leaves two cookies that no script reads', async () => {
    const mei = await portal.people.account({ groups: ['BD', 'TD'] })
    const { status, json, headers } = await createBrowser(portal).signIn(mei.username, PASSWORD)
    expect(status).toBe(200)
    expect(json).toMatchObject({ username: mei.username, tokenType: 'Bearer', expiresIn: 3600 })
    expect(claimsOf(json.idToken)).toMatchObject({ given_name: 'Mei', groups: ['BD', 'TD'], webid: mei.webId })
    expect(claimsOf(json.accessToken)).not.toHaveProperty('groups')
    const cookies = headers.getSetCookie()
    expect(cookies).toHaveLength(2)
    for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(await activityOf(portal, mei.accountId)).toEqual(['signIn success'])
  })

  it('takes every spelling of a user name, and a password however a keyboard composed it', async () => {
    const { username } = await portal.people.account()
    const browser = createBrowser(portal)
    expect((await browser.signIn(`  ${username.toUpperCase()} `, PASSWORD)).status).toBe(200)
    expect((await browser.signIn(username, PASSWORD.replace('5', '５'))).status).toBe(200)
  })

  it('opens a new session each time and ends the one that this browser had', async () => {
    const mei = await portal.people.account()
    const browser = createBrowser(portal)
    const first = await browser.signIn(mei.username, PASSWORD)
    const before = browser.cookie('sess')
    const second = await browser.signIn(mei.username, PASSWORD)
    expect(claimsOf(second.json.idToken).sid).not.toBe(claimsOf(first.json.idToken).sid)
    expect(browser.cookie('sess')).not.toBe(before)
    const { rows } = await run('select ended_because from session where account_id = $1 order by created_at', [
      mei.accountId,
    ])
    expect(rows).toEqual([{ ended_because: 'signOut' }, { ended_because: null }])
  })

  it('refuses an unknown name, a wrong password and an account of no name alike', async () => {
    const mei = await portal.people.account()
    const browser = createBrowser(portal)
    const answers = await Promise.all([
      browser.signIn(mei.username, 'not-her-password'),
      browser.signIn('nobody@lakeshore.example', 'not-her-password'),
      browser.signIn('0123456789abcdef01234567', PASSWORD),
    ])
    for (const { status, json } of answers) {
      expect(status).toBe(401)
      expect(json).toEqual({
        errorCode: 'AU0001',
        messageArgs: [],
        errorMessage: 'The user name or password is incorrect.',
      })
    }
    expect(await activityOf(portal, mei.accountId)).toEqual(['signIn refused password'])
  })

  it('names everything that is missing in the form at once, and spends no proof of work for it', async () => {
    const { status, json } = await portal.post('/auth/login', { username: 'mei', password: '', captcha: '' })
    expect(status).toBe(422)
    expect(json.violations.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)).toEqual([
      'username AU0124',
      'password AU0125',
      'captcha AU0120',
    ])
  })

  it('takes a proof of work once', async () => {
    const { username } = await portal.people.account()
    const credentials = { username, password: PASSWORD, captcha: await portal.captcha() }
    expect((await portal.post('/auth/login', credentials)).status).toBe(200)
    expect(await portal.post('/auth/login', credentials)).toMatchObject({ status: 422, json: { errorCode: 'AU0008' } })
    expect(await portal.post('/auth/login', { ...credentials, captcha: 'none' })).toMatchObject({ status: 422 })
  })

  it.each([
    ['AU0004', 'User is not confirmed.', "status = 'UNCONFIRMED'"],
    ['AU0003', 'Password reset required for the user', "password_state = 'resetRequired'"],
    ['AU0002', 'Password Expired', "password_state = 'expired'"],
    ['AU0002', 'Password Expired', "password_changed_at = now() - interval '91 days'"],
    ['AU0011', 'This account is not active. Please contact customer service.', "status = 'INACTIVE'"],
  ])('tells %s "%s" to those alone who know the password (%s)', async (code, errorMessage, change) => {
    const mei = await portal.people.account()
    await run(`update account set ${change} where id = $1`, [mei.accountId])
    const browser = createBrowser(portal)
    expect((await browser.signIn(mei.username, 'not-her-password')).json.errorCode).toBe('AU0001')
    const { json } = await browser.signIn(mei.username, PASSWORD)
    expect(json).toMatchObject({ errorCode: code, errorMessage })
    expect(browser.cookie('sess')).toBeUndefined()
    expect(await activityOf(portal, mei.accountId)).toEqual(['signIn refused password', `signIn refused ${code}`])
  })

  it('tells the owner of a new browser, but not of the first one and not of a known one', async () => {
    const mei = await portal.people.account()
    const own = createBrowser(portal)
    await own.signIn(mei.username, PASSWORD)
    await own.signIn(mei.username, PASSWORD)
    expect(await mailsTo(portal, mei.username)).toEqual([])
    await createBrowser(portal).signIn(mei.username, PASSWORD)
    expect(await mailsTo(portal, mei.username)).toEqual(['newDevice'])
  })

  it('keeps what the client claims of its place beside the address that it really has', async () => {
    const mei = await portal.people.account()
    const headers = { 'x-fairway-ip': '203.0.113.9', 'x-fairway-city': 'Paris', 'x-forwarded-for': '203.0.113.9' }
    await createBrowser(portal, headers).signIn(mei.username, PASSWORD)
    const { rows } = await run('select ip, claimed from account_activity where account_id = $1', [mei.accountId])
    expect(rows).toEqual([{ ip: '127.0.0.1', claimed: { ip: '203.0.113.9', city: 'Paris' } }])
  })
})

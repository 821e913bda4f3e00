import type { Group } from '@fairway/contract/kit/access'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { PASSWORD } from '../../../platform/person.fixture.ts'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { activityOf, createBrowser, mailsTo } from '../sign-in/sign-in.fixture.ts'
import { codeNow, halfSignedIn, letStepsPass, personWithFactor, stopTime, wrongCode } from './second-factor.fixture.ts'

let portal: Portal
beforeAll(async () => {
  stopTime()
  portal = await startPortal({ settings: { formsPerMinute: 1_000_000, secondFactor: 'required' } })
})
afterAll(async () => {
  await portal.stop()
  vi.useRealTimers()
})

const run = (text: string, values: unknown[]) => portal.pool.raw.query(text, values)
const OVER = { status: 401, json: { errorCode: 'AU0017' } }
const state = (headers: Record<string, string>) => portal.get('/auth/user/factor', headers)
const grant = (accountId: string, groups: Group[]) =>
  run('update account set groups = $2 where id = $1', [accountId, groups])

describe('where the second factor is required of those who administer', () => {
  it('customers sign in as before, and may have one', async () => {
    const mei = await portal.people.account({ groups: ['BD', 'BL'] })
    const { json } = await createBrowser(portal).signIn(mei.username, PASSWORD)
    expect(json).toHaveProperty('accessToken')
  })

  it.each(['ADMIN', 'CSR'] as const)('%s sets one up before the first session opens', async (group) => {
    const an = await portal.people.account({ groups: [group] })
    const { step, begin, finish, browser } = await halfSignedIn(portal, an.username)
    expect(step).toBe('setUp')
    expect(browser.cookie('sess')).toBeUndefined()
    const { secret, uri } = (await begin()).json
    expect(uri).toContain(`secret=${secret}`)
    expect((await begin()).json).toEqual({ secret, uri })
    expect(await finish(wrongCode(secret))).toMatchObject({ status: 422, json: { errorCode: 'AU0018' } })
    const { status, json } = await finish(codeNow(secret))
    expect(status).toBe(200)
    expect(json.recoveryCodes).toHaveLength(10)
    const headers = { authorization: `Bearer ${json.tokens.accessToken}`, cookie: browser.cookies() }
    expect((await state(headers)).json).toMatchObject({ isOn: true, isRequired: true, recoveryCodesLeft: 10 })
    expect(await mailsTo(portal, an.username)).toEqual(['factorChanged'])
    expect(await activityOf(portal, an.accountId)).toEqual([
      'factorCode success asked',
      'factorCode refused setUp',
      'factorOn success',
      'signIn success',
    ])
    expect(await finish(codeNow(secret, 1))).toMatchObject(OVER)
    const next = await halfSignedIn(portal, an.username)
    expect(next.step).toBe('code')
    expect((await next.give(codeNow(secret))).json.errorCode).toBe('AU0018')
    expect((await next.give(codeNow(secret, 1))).status).toBe(200)
  })

  it('keeps the secret sealed, and nowhere once it is in force or given up', async () => {
    const an = await portal.people.account({ groups: ['CSR'] })
    const { begin, finish, ticket } = await halfSignedIn(portal, an.username)
    const { secret } = (await begin()).json
    const storedSecret = async () =>
      (await run('select secret from sign_in_step where id = $1', [ticket])).rows[0].secret
    expect(await storedSecret()).not.toContain(secret)
    expect(portal.people.keys.open(await storedSecret())).toBe(secret)
    await finish(codeNow(secret))
    expect(await storedSecret()).toBeNull()
  })

  it('does not set one up with a code of the step, without having begun, or with too many tries', async () => {
    const an = await portal.people.account({ groups: ['CSR'] })
    const first = await halfSignedIn(portal, an.username)
    expect(await first.give('123456')).toMatchObject(OVER)
    expect(await first.finish('123456')).toMatchObject(OVER)
    const second = await halfSignedIn(portal, an.username)
    const { secret } = (await second.begin()).json
    for (let tries = 0; tries < 5; tries++) await second.finish(wrongCode(secret))
    expect(await second.finish(codeNow(secret))).toMatchObject(OVER)
  })

  it('lets the owner set up one factor of two that were begun at once', async () => {
    const an = await portal.people.account({ groups: ['ADMIN'] })
    const flows = await Promise.all([1, 2].map(() => halfSignedIn(portal, an.username)))
    const secrets = await Promise.all(flows.map(async ({ begin }) => (await begin()).json.secret))
    const answers = await Promise.all(flows.map(({ finish }, at) => finish(codeNow(secrets[at]))))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    expect((await run('select from session where account_id = $1', [an.accountId])).rowCount).toBe(1)
  })

  it('does not let who administers switch it off', async () => {
    const an = await personWithFactor(portal, { groups: ['CSR'] })
    const { give, browser } = await halfSignedIn(portal, an.username)
    const { json } = await give(codeNow(an.secret))
    const headers = { authorization: `Bearer ${json.accessToken}`, cookie: browser.cookies() }
    letStepsPass()
    const off = () => portal.post('/auth/user/factor/off', { password: PASSWORD, code: codeNow(an.secret) }, headers)
    expect(await off()).toMatchObject({ status: 409, json: { errorCode: 'AU0020' } })
    await grant(an.accountId, ['BD'])
    expect((await off()).status).toBe(200)
  })
})

describe('a session that was opened without the second factor', () => {
  it.each(['ADMIN', 'CSR'] as const)('opens nothing to %s', async (group) => {
    const an = await portal.person({ groups: [group] })
    expect(await state(an.headers)).toMatchObject({ status: 401, json: { errorCode: 'AU0005' } })
    await run('update session set is_strong = true where id = $1', [an.sessionId])
    expect((await state(an.headers)).status).toBe(200)
  })

  it('is over at the next call of somebody who is made customer service meanwhile', async () => {
    const an = await portal.person({ groups: ['BD'] })
    expect((await state(an.headers)).status).toBe(200)
    await grant(an.accountId, ['BD', 'CSR'])
    expect(await state(an.headers)).toMatchObject({ status: 401, json: { errorCode: 'AU0005' } })
    expect((await halfSignedIn(portal, an.username)).step).toBe('setUp')
  })

  it('of somebody whose factor is on goes on when that person is made customer service', async () => {
    const an = await personWithFactor(portal, { groups: ['BD'] })
    const { give, browser } = await halfSignedIn(portal, an.username)
    const { json } = await give(codeNow(an.secret))
    await grant(an.accountId, ['BD', 'CSR'])
    const headers = { authorization: `Bearer ${json.accessToken}`, cookie: browser.cookies() }
    expect((await state(headers)).status).toBe(200)
  })
})

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { PASSWORD } from '../../../platform/person.fixture.ts'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import {
  codeNow,
  halfSignedIn,
  letStepsPass,
  personWithFactor,
  stopTime,
  wrongCode,
} from '../second-factor/second-factor.fixture.ts'
import { activityOf, createBrowser, mailsTo } from './sign-in.fixture.ts'

let portal: Portal
beforeAll(async () => {
  stopTime()
  portal = await startPortal({ settings: { formsPerMinute: 1_000_000 } })
})
afterAll(async () => {
  await portal.stop()
  vi.useRealTimers()
})

const run = (text: string, values: unknown[]) => portal.pool.raw.query(text, values)
const OVER = { status: 401, json: { errorCode: 'AU0017' } }
const WRONG = { status: 422, json: { errorCode: 'AU0018' } }

describe('the second step of a sign-in', () => {
  it('is asked for by a ticket; nobody is signed in before the code', async () => {
    const mei = await personWithFactor(portal, { groups: ['BD'] })
    const browser = createBrowser(portal)
    const { status, json } = await browser.signIn(mei.username, PASSWORD)
    expect(status).toBe(200)
    expect(json).toEqual({ step: 'code', ticket: expect.stringMatching(/^[0-9a-f-]{36}$/) })
    expect(browser.cookie('sess')).toBeUndefined()
    expect(browser.cookie('device')).toBeUndefined()
    expect((await run('select from session where account_id = $1', [mei.accountId])).rowCount).toBe(0)
  })

  it('opens a strong session with the code of the app, however it is typed', async () => {
    const mei = await personWithFactor(portal, { groups: ['BD'] })
    const { give, browser } = await halfSignedIn(portal, mei.username)
    const code = codeNow(mei.secret)
    const reply = await give(` ${code.slice(0, 3)} ${code.slice(3)}`)
    expect(reply).toMatchObject({ status: 200, json: { username: mei.username, tokenType: 'Bearer' } })
    const headers = { authorization: `Bearer ${reply.json.accessToken}`, cookie: browser.cookies() }
    expect((await portal.get('/auth/user/factor', headers)).status).toBe(200)
    const { rows } = await run(
      'select is_strong, device_hash is not null as known from session where account_id = $1',
      [mei.accountId],
    )
    expect(rows).toEqual([{ is_strong: true, known: true }])
    expect(await activityOf(portal, mei.accountId)).toEqual(['factorCode success asked', 'signIn success'])
  })

  it.each([-1, 0, 1])('takes a telephone that is %i half minutes off', async (off) => {
    const mei = await personWithFactor(portal)
    const { give } = await halfSignedIn(portal, mei.username)
    expect((await give(codeNow(mei.secret, off))).status).toBe(200)
  })

  it.each([-2, 2])('does not take one that is %i half minutes off', async (off) => {
    const mei = await personWithFactor(portal)
    const { give } = await halfSignedIn(portal, mei.username)
    expect(await give(codeNow(mei.secret, off))).toMatchObject(WRONG)
    expect(await activityOf(portal, mei.accountId)).toContain('factorCode refused newBrowser')
  })

  it('tells what is missing in the form', async () => {
    const mei = await personWithFactor(portal)
    const { give } = await halfSignedIn(portal, mei.username)
    for (const code of ['', '12345', 'abcde-fghj', '1234567'])
      expect((await give(code)).json).toMatchObject({ violations: [{ path: 'code', code: 'AU0129' }] })
    expect((await give(codeNow(mei.secret))).status).toBe(200)
  })

  it('still tells the owner of a new browser', async () => {
    const mei = await personWithFactor(portal)
    await (await halfSignedIn(portal, mei.username)).give(codeNow(mei.secret, -1))
    expect(await mailsTo(portal, mei.username)).toEqual([])
    await (await halfSignedIn(portal, mei.username)).give(codeNow(mei.secret))
    expect(await mailsTo(portal, mei.username)).toEqual(['newDevice'])
  })
})

describe('a code of the app', () => {
  it('works once, and one from before it never again', async () => {
    const mei = await personWithFactor(portal)
    const first = await halfSignedIn(portal, mei.username)
    expect((await first.give(codeNow(mei.secret))).status).toBe(200)
    const second = await halfSignedIn(portal, mei.username)
    expect(await second.give(codeNow(mei.secret))).toMatchObject(WRONG)
    expect(await second.give(codeNow(mei.secret, -1))).toMatchObject(WRONG)
    expect((await second.give(codeNow(mei.secret, 1))).status).toBe(200)
  })

  it('opens one session when several come with it at the same moment', async () => {
    const mei = await personWithFactor(portal)
    const flows = await Promise.all([1, 2, 3, 4].map(() => halfSignedIn(portal, mei.username)))
    const answers = await Promise.all(flows.map(({ give }) => give(codeNow(mei.secret))))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422])
    expect((await run('select from session where account_id = $1', [mei.accountId])).rowCount).toBe(1)
  })

  it('opens one session when one ticket comes twice at the same moment', async () => {
    const mei = await personWithFactor(portal)
    const { give } = await halfSignedIn(portal, mei.username)
    const answers = await Promise.all([give(codeNow(mei.secret)), give(codeNow(mei.secret, 1))])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  })
})

describe('a recovery code', () => {
  it('works once, in capitals and without its hyphen too', async () => {
    const mei = await personWithFactor(portal)
    const [one = '', two = ''] = mei.recoveryCodes
    expect((await (await halfSignedIn(portal, mei.username)).give(one)).status).toBe(200)
    const again = await halfSignedIn(portal, mei.username)
    expect(await again.give(one)).toMatchObject(WRONG)
    expect((await again.give(two.toUpperCase().replace('-', ' '))).status).toBe(200)
    expect(await activityOf(portal, mei.accountId)).toContain('factorCode success recoveryCode')
  })

  it('opens one session when several come with it at the same moment, and none for another account', async () => {
    const [mei, rival] = [await personWithFactor(portal), await personWithFactor(portal)]
    const [code = ''] = mei.recoveryCodes
    expect(await (await halfSignedIn(portal, rival.username)).give(code)).toMatchObject(WRONG)
    const flows = await Promise.all([1, 2, 3].map(() => halfSignedIn(portal, mei.username)))
    const answers = await Promise.all(flows.map(({ give }) => give(code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
  })
})

describe('a ticket', () => {
  it('is worth nothing in another browser, unknown, misspelt, too old or used', async () => {
    const mei = await personWithFactor(portal)
    const { ticket, give } = await halfSignedIn(portal, mei.username)
    const code = codeNow(mei.secret)
    const other = await halfSignedIn(portal, (await personWithFactor(portal)).username)
    for (const browser of [createBrowser(portal), other.browser])
      expect(await browser.send('/auth/login/code', { ticket, code })).toMatchObject(OVER)
    for (const invalid of ['00000000-0000-4000-8000-000000000000', 'x', '', `${ticket}0`])
      expect(await other.browser.send('/auth/login/code', { ticket: invalid, code })).toMatchObject(OVER)
    await run('update sign_in_step set expires_at = now() where id = $1', [ticket])
    expect(await give(code)).toMatchObject(OVER)
    const next = await halfSignedIn(portal, mei.username)
    expect((await next.give(code)).status).toBe(200)
    expect(await next.give(codeNow(mei.secret, 1))).toMatchObject(OVER)
  })

  it('lives for ten minutes', async () => {
    const mei = await personWithFactor(portal)
    const { ticket } = await halfSignedIn(portal, mei.username)
    const { rows } = await run(
      'select extract(epoch from expires_at - created_at)::int as seconds from sign_in_step where id = $1',
      [ticket],
    )
    expect(rows).toEqual([{ seconds: 600 }])
  })

  it('is over with a new password, a reset, or the end of all sessions', async () => {
    const mei = await personWithFactor(portal)
    const signedIn = await portal.people.signIn(mei)
    const { give } = await halfSignedIn(portal, mei.username)
    const password = 'Quiet-anchorage-7'
    const change = { previousPassword: PASSWORD, password, confirmPassword: password }
    expect((await portal.post('/auth/user/change', change, signedIn.headers)).status).toBe(200)
    expect(await give(codeNow(mei.secret))).toMatchObject(OVER)
    const an = await personWithFactor(portal)
    const waiting = await halfSignedIn(portal, an.username)
    await run("update account set password_state = 'resetRequired' where id = $1", [an.accountId])
    expect(await waiting.give(codeNow(an.secret))).toMatchObject(OVER)
  })

  it('says so when the account was disabled meanwhile', async () => {
    const mei = await personWithFactor(portal)
    const { give } = await halfSignedIn(portal, mei.username)
    await run("update account set status = 'INACTIVE' where id = $1", [mei.accountId])
    expect(await give(codeNow(mei.secret))).toMatchObject({ status: 403, json: { errorCode: 'AU0011' } })
  })

  it('is over when the factor is gone', async () => {
    const mei = await personWithFactor(portal)
    const { give } = await halfSignedIn(portal, mei.username)
    await run('delete from second_factor where account_id = $1', [mei.accountId])
    expect(await give(codeNow(mei.secret))).toMatchObject(OVER)
  })

  it('is good for five tries, however many come at the same moment', async () => {
    const mei = await personWithFactor(portal)
    const { give, ticket } = await halfSignedIn(portal, mei.username)
    const answers = await Promise.all(Array.from({ length: 20 }, () => give(wrongCode(mei.secret))))
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5)
    expect(await give(codeNow(mei.secret))).toMatchObject(OVER)
    const { rows } = await run('select tries from sign_in_step where id = $1', [ticket])
    expect(rows).toEqual([{ tries: 5 }])
  })
})

describe('who knows the password alone', () => {
  it('cannot set up another factor in place of the one in force', async () => {
    const mei = await personWithFactor(portal)
    const { begin, finish } = await halfSignedIn(portal, mei.username)
    expect(await begin()).toMatchObject(OVER)
    expect(await finish(codeNow(mei.secret))).toMatchObject(OVER)
  })

  it('is told nothing by a wrong password: the answer is the same with a factor and without', async () => {
    const [mei, an] = [await personWithFactor(portal), await portal.people.account()]
    const [one, two] = await Promise.all(
      [mei, an].map(({ username }) => createBrowser(portal).signIn(username, 'not-the-password')),
    )
    expect(one).toMatchObject({ status: 401, json: { errorCode: 'AU0001' } })
    expect(one?.text).toBe(two?.text)
    expect(one?.headers.getSetCookie()).toEqual(two?.headers.getSetCookie())
    letStepsPass()
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD } from '../../../platform/person.fixture.ts'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { activityOf, createBrowser, mailsTo } from '../sign-in/sign-in.fixture.ts'

const NEXT = 'Quiet-anchorage-7'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ settings: { formsPerMinute: 100_000 } })
})
afterAll(() => portal.stop())

const change = (headers: Record<string, string>, password = NEXT, previousPassword = PASSWORD) =>
  portal.post('/auth/user/change', { previousPassword, password, confirmPassword: password }, headers)

describe('changing a password', () => {
  it('ends the other sessions and keeps this one; the former password opens nothing any more', async () => {
    const mei = await portal.person()
    const elsewhere = await portal.people.signIn(mei)
    expect(await change(mei.headers)).toMatchObject({ status: 200, json: { done: true } })
    expect(await change(elsewhere.headers)).toMatchObject({ status: 401, json: { errorCode: 'AU0005' } })
    expect((await change(mei.headers, 'Third-of-them-9', 'wrong-one')).json.errorCode).toBe('AU0009')
    const browser = createBrowser(portal)
    expect((await browser.signIn(mei.username, PASSWORD)).status).toBe(401)
    expect((await browser.signIn(mei.username, NEXT)).status).toBe(200)
    expect(await mailsTo(portal, mei.username)).toEqual(['passwordChanged'])
    expect((await activityOf(portal, mei.accountId)).slice(0, 2)).toEqual([
      'passwordChange success',
      'passwordChange refused',
    ])
    const { rows } = await portal.pool.raw.query('select ended_because from session where id = $1', [
      elsewhere.sessionId,
    ])
    expect(rows[0].ended_because).toBe('passwordChange')
  })

  it('makes an expired password valid', async () => {
    const mei = await portal.person()
    await portal.pool.raw.query("update account set password_state = 'expired' where id = $1", [mei.accountId])
    expect((await change(mei.headers)).status).toBe(200)
    expect((await createBrowser(portal).signIn(mei.username, NEXT)).status).toBe(200)
  })

  it.each([
    ['AU0105', 'iloveyou'],
    ['AU0105', 'Superman1'],
    ['AU0105', '123456'],
    ['AU0102', 'short'],
    ['AU0106', 'my-lakeshore-home'],
    ['AU0127', PASSWORD],
    ['AU0125', ''],
  ])('is refused with %s for %j', async (code, password) => {
    const mei = await portal.person()
    const { status, json } = await change(mei.headers, password)
    expect(status).toBe(422)
    expect(json.violations[0]).toMatchObject({ path: 'password', code })
  })

  it('needs the previous password, and both new ones alike', async () => {
    const mei = await portal.person()
    const { json } = await portal.post(
      '/auth/user/change',
      { previousPassword: '', password: NEXT, confirmPassword: 'another' },
      mei.headers,
    )
    expect(json.violations.map(({ code }: { code: string }) => code)).toEqual(['AU0122', 'AU0104'])
  })

  it('cannot be used to guess the password in a session that was left open', async () => {
    const mei = await portal.person()
    for (let tries = 0; tries < 5; tries++) expect((await change(mei.headers, NEXT, 'guess')).status).toBe(422)
    await portal.pool.raw.query("update sign_in_guard set locked_until = now() + interval '1 hour'")
    expect((await change(mei.headers)).json.errorCode).toBe('AU0009')
    await portal.pool.raw.query('delete from sign_in_guard')
  })

  it('happens once when two ask at the same time', async () => {
    const mei = await portal.person()
    const answers = await Promise.all([change(mei.headers, 'First-of-two-11'), change(mei.headers, 'Second-of-two-22')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })
})

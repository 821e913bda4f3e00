import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { codeNow, personWithFactor } from '../second-factor/second-factor.fixture.ts'
import { activityOf, createBrowser } from './sign-in.fixture.ts'

let portal: Portal
let key: string
beforeAll(async () => {
  portal = await startPortal({ settings: { formsPerMinute: 100_000 } })
  key = await portal.mintKey(['signIn'])
})
afterAll(() => portal.stop())

const ask = (username: string, by = key) =>
  portal.post('/carrier/v1/sign-in-tokens', { username }, { authorization: `Bearer ${by}` })

async function linkFor(username: string) {
  const { json } = await ask(username)
  const [, account = '', token = ''] = /\/signintoken\/([^/]+)\/([^/]+)$/.exec(json.url) ?? []
  return { username: account, token }
}
const spend = (link: { username: string; token: string }) => createBrowser(portal).send('/auth/login/token', link)

describe("a link of the carrier's", () => {
  it('leads to a page of this portal and holds 256 bits that the database does not know', async () => {
    const mei = await portal.people.account()
    const requestedAt = Date.now()
    const { status, json } = await ask(` ${mei.username.toUpperCase()}`)
    expect(status).toBe(200)
    expect(json.url).toMatch(new RegExp(`^${portal.url}/signintoken/${mei.accountId}/[\\w-]{43}$`))
    expect(Date.parse(json.expiresAt)).toBeGreaterThan(requestedAt + 599_000)
    expect(Date.parse(json.expiresAt)).toBeLessThan(Date.now() + 601_000)
    const { rows } = await portal.pool.raw.query('select encode(hash, $1) as hash from sign_in_token', ['base64'])
    expect(JSON.stringify(rows)).not.toContain(json.url.slice(-43))
  })

  it('signs in once, even when two come at the same moment', async () => {
    const mei = await portal.people.account({ groups: ['BD'] })
    const link = await linkFor(mei.username)
    const answers = await Promise.all(Array.from({ length: 6 }, () => spend(link)))
    const [first, ...others] = answers.sort((a, b) => a.status - b.status)
    expect(first).toMatchObject({ status: 200, json: { username: mei.username, tokenType: 'Bearer' } })
    for (const other of others) expect(other).toMatchObject({ status: 410, json: { errorCode: 'AU0010' } })
    expect(await activityOf(portal, mei.accountId)).toEqual(['signInLink success issued', 'signInLink success'])
  })

  it('may name the person by e-mail address, as the specification writes the path', async () => {
    const mei = await portal.people.account()
    const { token } = await linkFor(mei.username)
    expect((await spend({ username: mei.username, token })).status).toBe(200)
  })

  it('is worth nothing with another account, after ten minutes, or with a letter changed', async () => {
    const [mei, rival] = [await portal.people.account(), await portal.people.account()]
    const link = await linkFor(mei.username)
    const tampered = { ...link, token: `${link.token.slice(0, -1)}${link.token.endsWith('A') ? 'B' : 'A'}` }
    expect((await spend({ ...link, username: rival.accountId })).json.errorCode).toBe('AU0010')
    expect((await spend(tampered)).json.errorCode).toBe('AU0010')
    await portal.pool.raw.query('update sign_in_token set expires_at = now() where account_id = $1', [mei.accountId])
    expect((await spend(link)).json.errorCode).toBe('AU0010')
  })

  it.each([
    ['AU0011', "status = 'INACTIVE'"],
    ['AU0010', "status = 'UNCONFIRMED'"],
    ['AU0010', "password_state = 'resetRequired'"],
  ])('opens nothing for an account that may not enter: %s for %s', async (code, change) => {
    const mei = await portal.people.account()
    const link = await linkFor(mei.username)
    await portal.pool.raw.query(`update account set ${change} where id = $1`, [mei.accountId])
    expect((await spend(link)).json.errorCode).toBe(code)
  })

  it('is made for a known account, by a key that may', async () => {
    const mei = await portal.people.account()
    expect((await ask('nobody@lakeshore.example')).json.errorCode).toBe('GE0002')
    expect(await ask(mei.username, await portal.mintKey(['bookings']))).toMatchObject({ status: 403 })
    expect(await ask(mei.username, 'a key that was never made')).toMatchObject({ status: 401 })
  })

  it('leads to the public address where there is one', async () => {
    const other = await startPortal({ settings: { publicUrl: 'https://portal.example/' } })
    const mei = await other.people.account()
    const authorization = `Bearer ${await other.mintKey(['signIn'])}`
    const { json } = await other.post('/carrier/v1/sign-in-tokens', { username: mei.username }, { authorization })
    expect(json.url).toMatch(/^https:\/\/portal\.example\/signintoken\//)
    await other.stop()
  })
})

describe('only customers can be signed in by a link of the carrier', () => {
  const promote = (accountId: string, groups: string) =>
    portal.pool.raw.query('update account set groups = $2, rights_version = rights_version + 1 where id = $1', [
      accountId,
      groups,
    ])

  it.each([['ADMIN'], ['CSR'], ['BD', 'CSR']] as const)(
    'a key with signIn alone gets no link for %s: the answer is that of an unknown account',
    async (...groups) => {
      const staff = await portal.people.account({ groups })
      const [refused, unknown] = [await ask(staff.username), await ask('nobody@lakeshore.example')]
      expect(unknown).toMatchObject({ status: 404, json: { errorCode: 'GE0002' } })
      expect([refused.status, refused.json.errorCode, refused.json.message]).toEqual([
        unknown.status,
        unknown.json.errorCode,
        unknown.json.message,
      ])
      expect(await activityOf(portal, staff.accountId)).toEqual([])
    },
  )

  it.each(['{ADMIN}', '{BD,CSR}'])('a link is worth nothing once its customer holds %s', async (groups) => {
    const mei = await portal.people.account({ groups: ['BD'] })
    const link = await linkFor(mei.username)
    await promote(mei.accountId, groups)
    const [refused, bogus] = [await spend(link), await spend({ ...link, token: 'x'.repeat(43) })]
    expect([refused.status, refused.json.errorCode]).toEqual([bogus.status, bogus.json.errorCode])
    expect(refused.json.errorCode).toBe('AU0010')
    expect((await portal.pool.raw.query('select from session where account_id = $1', [mei.accountId])).rowCount).toBe(0)
  })

  it('nor does its second step let in whoever became an admin between the two', async () => {
    const mei = await personWithFactor(portal, { groups: ['BD'] })
    const link = await linkFor(mei.username)
    const browser = createBrowser(portal)
    const { ticket } = (await browser.send('/auth/login/token', link)).json
    await promote(mei.accountId, '{BD,ADMIN}')
    const code = codeNow(mei.secret)
    expect((await browser.send('/auth/login/code', { ticket, code })).json.errorCode).toBe('AU0017')
  })

  it('a session that a link opened ends when its customer becomes one of the staff', async () => {
    const mei = await portal.people.account({ groups: ['BD'] })
    const browser = createBrowser(portal)
    const tokens = (await browser.send('/auth/login/token', await linkFor(mei.username))).json
    const headers = { authorization: `Bearer ${tokens.accessToken}`, cookie: browser.cookies() }
    expect((await portal.get('/auth/management/cp/user', headers)).status).toBe(200)
    await promote(mei.accountId, '{ADMIN}')
    expect((await portal.get('/auth/management/cp/user', headers)).json.errorCode).toBe('AU0005')
    expect((await browser.refresh(tokens.idToken, tokens.refreshToken)).json.errorCode).toBe('AU0005')
  })
})

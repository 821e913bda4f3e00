import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
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
    const askedAt = Date.now()
    const { status, json } = await ask(` ${mei.username.toUpperCase()}`)
    expect(status).toBe(200)
    expect(json.url).toMatch(new RegExp(`^${portal.url}/signintoken/${mei.accountId}/[\\w-]{43}$`))
    expect(Date.parse(json.expiresAt)).toBeGreaterThan(askedAt + 599_000)
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
    const wrong = { ...link, token: `${link.token.slice(0, -1)}${link.token.endsWith('A') ? 'B' : 'A'}` }
    expect((await spend({ ...link, username: rival.accountId })).json.errorCode).toBe('AU0010')
    expect((await spend(wrong)).json.errorCode).toBe('AU0010')
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

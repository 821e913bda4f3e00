import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD } from '../../../platform/person.fixture.ts'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { createBrowser, mailsTo } from '../sign-in/sign-in.fixture.ts'
import { noteActivity } from './activity.repository.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ settings: { formsPerMinute: 1_000_000 } })
})
afterAll(() => portal.stop())

/** An account that signed in with a browser of this name. */
async function browserOf(username: string, userAgent: string) {
  const browser = createBrowser(portal, { 'user-agent': userAgent })
  const open = async () => {
    const { json } = await browser.signIn(username, PASSWORD)
    return { authorization: `Bearer ${json.accessToken}`, cookie: browser.cookies() }
  }
  return { open, headers: await open() }
}
type Headers = Record<string, string>
interface Device {
  id: string
  userAgent: string
}
const devicesOf = async (headers: Headers) => (await portal.get('/auth/user/devices', headers)).json.devices
const idOf = async (headers: Headers, userAgent: string): Promise<string> =>
  (await devicesOf(headers)).find((device: Device) => device.userAgent === userAgent).id
const forget = (headers: Headers, id: string) => portal.post('/auth/user/devices/forget', { id }, headers)
const activity = (headers: Headers, query = '') => portal.get(`/auth/user/activity${query}`, headers)

describe('the list of devices', () => {
  it('names each browser once, and which is this one and which is signed in', async () => {
    const { username } = await portal.people.account()
    const telephone = await browserOf(username, 'Telephone')
    const office = await browserOf(username, 'Office')
    await office.open()
    const headers = await office.open()
    expect(await devicesOf(telephone.headers)).toMatchObject([
      { userAgent: 'Office', isSignedIn: true, isThisOne: false, ip: '127.0.0.1' },
      { userAgent: 'Telephone', isSignedIn: true, isThisOne: true },
    ])
    expect((await portal.post('/auth/user/sessions/end', {}, headers)).json).toEqual({ ended: 1 })
    expect(await devicesOf(headers)).toMatchObject([
      { userAgent: 'Office', isSignedIn: true, isThisOne: true },
      { userAgent: 'Telephone', isSignedIn: false, isThisOne: false, ip: null },
    ])
  })

  it('does not say that somebody is signed in whose session is over by itself', async () => {
    const { accountId, username } = await portal.people.account()
    await browserOf(username, 'Telephone')
    const { headers } = await browserOf(username, 'Office')
    await portal.pool.raw.query(
      "update session set last_seen_at = now() - interval '2 hours' where account_id = $1 and user_agent = 'Telephone'",
      [accountId],
    )
    expect(await devicesOf(headers)).toMatchObject([
      { isSignedIn: true },
      { userAgent: 'Telephone', isSignedIn: false },
    ])
  })

  it('shows nobody the browsers of another', async () => {
    const [mei, an] = [await portal.people.account(), await portal.people.account()]
    await browserOf(mei.username, 'Telephone of Mei')
    const { headers } = await browserOf(an.username, 'Telephone of An')
    expect(await devicesOf(headers)).toMatchObject([{ userAgent: 'Telephone of An' }])
  })
})

describe('forgetting a device', () => {
  it('signs it out at once; when it comes back it is a new one, and the owner is told', async () => {
    const { username } = await portal.people.account()
    const telephone = await browserOf(username, 'Telephone')
    const office = await browserOf(username, 'Office')
    const before = (await mailsTo(portal, username)).length
    const { status, json } = await forget(office.headers, await idOf(office.headers, 'Telephone'))
    expect(status).toBe(200)
    expect(json.devices).toMatchObject([{ userAgent: 'Office' }])
    expect((await portal.get('/auth/user/devices', telephone.headers)).json.errorCode).toBe('AU0005')
    await telephone.open()
    expect(await mailsTo(portal, username)).toHaveLength(before + 1)
    expect((await activity(office.headers)).json.activities).toMatchObject([
      { type: 'signIn' },
      { type: 'deviceForgotten', status: 'success', actor: null },
      { type: 'signIn' },
      { type: 'signIn' },
    ])
  })

  it("may be this one, and is never another's", async () => {
    const [mei, an] = [await portal.people.account(), await portal.people.account()]
    const own = await browserOf(mei.username, 'Office')
    const other = await browserOf(an.username, 'Telephone')
    const id = await idOf(other.headers, 'Telephone')
    expect(await forget(own.headers, id)).toMatchObject({ status: 404, json: { errorCode: 'GE0002' } })
    expect((await forget(own.headers, 'x')).status).toBe(400)
    expect(await devicesOf(other.headers)).toMatchObject([{ id, isSignedIn: true }])
    expect((await forget(own.headers, await idOf(own.headers, 'Office'))).json).toEqual({ devices: [] })
    expect((await portal.get('/auth/user/devices', own.headers)).status).toBe(401)
  })

  it('ends sessions of that account alone, also where two people share a browser', async () => {
    const [mei, an] = [await portal.people.account(), await portal.people.account()]
    const shared = createBrowser(portal, { 'user-agent': 'Shared' })
    const meis = await shared.signIn(mei.username, PASSWORD)
    const headers = { authorization: `Bearer ${meis.json.accessToken}`, cookie: shared.cookies() }
    const device = shared.cookie('device') ?? ''
    const { headers: ans } = await portal.people.signIn(an)
    await portal.pool.raw.query('update session set device_hash = sha256($2) where account_id = $1', [
      an.accountId,
      Buffer.from(device),
    ])
    await forget(headers, await idOf(headers, 'Shared'))
    expect((await portal.get('/auth/user/devices', ans)).status).toBe(200)
  })
})

describe('signing out everywhere else', () => {
  it('ends the other sessions and keeps this one', async () => {
    const mei = await portal.person()
    const others = [await portal.people.signIn(mei), await portal.people.signIn(mei)]
    expect((await portal.post('/auth/user/sessions/end', {}, mei.headers)).json).toEqual({ ended: 2 })
    for (const { headers } of others) expect((await activity(headers)).json.errorCode).toBe('AU0005')
    expect((await activity(mei.headers)).json.activities).toMatchObject([{ type: 'sessionsEnded', status: 'success' }])
  })
})

describe("the list of one's own activity", () => {
  it('comes newest first, page by page, nothing twice and nothing left out', async () => {
    const mei = await portal.person()
    await portal.pool.raw.query(
      `insert into account_activity (account_id, type, status, ip, detail)
       select $1, 'signIn', 'success', '127.0.0.1', n from generate_series(1, 120) n`,
      [mei.accountId],
    )
    const read: string[] = []
    let next = ''
    do {
      const { json } = await activity(mei.headers, next ? `?before=${encodeURIComponent(next)}` : '')
      read.push(...json.activities.map(({ detail }: { detail: string }) => detail))
      next = json.next ?? ''
    } while (next)
    expect(read).toEqual(Array.from({ length: 120 }, (_, at) => String(120 - at)))
    for (const before of ['x', '1', "';--"])
      expect((await activity(mei.headers, `?before=${encodeURIComponent(before)}`)).status).toBe(400)
  })

  it('names customer service where it acted for somebody, and shows nothing of anybody else', async () => {
    const [mei, an] = [await portal.person(), await portal.person()]
    const origin = { ip: '203.0.113.9', browser: { claimed: { city: 'Ningbo', country: 'CN' } } }
    await portal.pool.transaction((db) =>
      noteActivity(db, origin, {
        accountId: mei.accountId,
        type: 'assume',
        status: 'success',
        actor: 'csr@fairway.test',
      }),
    )
    expect((await activity(mei.headers)).json.activities).toMatchObject([
      { type: 'assume', actor: 'csr@fairway.test', place: 'Ningbo, CN', ip: '203.0.113.9' },
    ])
    expect((await activity(an.headers)).json).toEqual({ activities: [], next: null })
  })
})

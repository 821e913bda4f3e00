import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import * as lines from '../../carrier/carrier-lines.fixture.ts'
import { as, createDesk, type Person } from './assumption.fixture.ts'

let portal: Portal
let desk: ReturnType<typeof createDesk>
let an: Person
let mei: Person
let rival: Person
const [lamp, silk] = [lines.containerNumber(482913), lines.containerNumber(771204)]

beforeAll(async () => {
  portal = await startPortal({ settings: { formsPerMinute: 1_000_000 }, now: '2026-11-15T00:00:00Z' })
  desk = createDesk(portal)
  await portal.carrier('locations', lines.locations)
  await portal.carrier('equipment-types', lines.equipmentTypes)
  await portal.carrier('organisations', [
    ...lines.organisations,
    { ref: 'HPT', name: 'Hai Phong Textiles JSC', address: '5 Cau Dat, Hai Phong', country: 'VN' },
  ])
  await portal.carrier('schedules', lines.schedules)
  await portal.carrier('bookings', [
    lines.booking('3104482'),
    lines.booking('3104490', { parties: [{ role: 'shipper', organisation: 'HPT' }] }),
  ])
  await portal.carrier('containers', [lines.container('3104482', lamp), lines.container('3104490', silk)])
  const { rows } = await portal.pool.raw.query(
    "select id from organisation where ref in ('NBL', 'HPT') order by ref desc",
  )
  const [nbl, hpt] = rows.map(({ id }) => id)
  an = await desk.csr()
  mei = await desk.customer({ organisationIds: [nbl] })
  rival = await desk.customer({ organisationIds: [hpt] })
  await desk.assume(an, mei.username, 'lost her B/L')
})
afterAll(() => portal.stop())

/** Which of the two containers these headers see as their own. */
const ownContainers = async (headers: Record<string, string>): Promise<string[]> => {
  const { json } = await portal.get(`/api/cargo/search?type=container&q=${lamp},${silk}`, headers)
  return json.containers.flatMap((container: { containerNo: string; own: unknown }) =>
    container.own ? [container.containerNo] : [],
  )
}

describe('whoever acts for a customer', () => {
  it('sees what the customer sees, and nothing of it without saying for whom', async () => {
    expect(await ownContainers(as(an, mei.username))).toEqual([lamp])
    expect(await ownContainers(mei.headers)).toEqual([lamp])
    expect(await ownContainers(an.headers)).toEqual([])
    const { json } = await portal.get('/auth/management/cp/user', as(an, mei.username))
    expect(json).toMatchObject({ email: mei.username, webid: mei.webId })
  })

  it('sees it no longer from the moment on that the carrier takes it from the customer', async () => {
    const [li, lan] = [await desk.csr(), await desk.customer()]
    const { rows } = await portal.pool.raw.query("select id from organisation where ref = 'NBL'")
    await portal.pool.raw.query("insert into account_organisation values ($1, $2, '{member}', true)", [
      lan.accountId,
      rows[0].id,
    ])
    await desk.assume(li, lan.username)
    expect(await ownContainers(as(li, lan.username))).toEqual([lamp])
    await portal.pool.raw.query('delete from account_organisation where account_id = $1', [lan.accountId])
    expect(await ownContainers(as(li, lan.username))).toEqual([])
  })

  it('has nothing of their own meanwhile: an admin of customer service is no admin as a customer', async () => {
    const [boss, lan] = [await portal.person({ groups: ['ADMIN', 'CSR'] }), await desk.customer()]
    await desk.assume(boss, lan.username)
    const asLan = await portal.get('/auth/management/user/email?user=x', as(boss, lan.username))
    expect(asLan).toMatchObject({ status: 403, json: { errorCode: 'AU0012' } })
  })

  it('writes under both names: in the audit trail and in the activity list of the customer', async () => {
    expect((await desk.move(as(an, mei.username), 'Shanghai')).json).toMatchObject({ city: 'Shanghai', version: 1 })
    await desk.release(an)
    await desk.assume(an, mei.username, 'second call')
    expect(await desk.activityOf(mei)).toEqual([
      `assume | success | lost her B/L | by ${an.username}`,
      `profileChange | success | by ${an.username}`,
      `release | success | lost her B/L | by ${an.username}`,
      `assume | success | second call | by ${an.username}`,
    ])
    expect(await desk.activityOf(an)).toEqual([
      `assume | success | ${mei.webId}`,
      `release | success | ${mei.webId}`,
      `assume | success | ${mei.webId}`,
    ])
    expect(await desk.auditOf(an.username)).toMatchObject([
      { subject: mei.username, objectType: 'assumption', after: { reason: 'lost her B/L' } },
      { subject: mei.username, objectType: 'account', after: { city: 'Shanghai' } },
      { subject: mei.username, objectType: 'assumption', after: { reason: 'lost her B/L' } },
      { subject: mei.username, objectType: 'assumption', after: { reason: 'second call' } },
    ])
    expect(await desk.auditOf(mei.username)).toEqual([])
  })

  it('writes under their own name alone from a page that shows no customer', async () => {
    const li = await desk.csr()
    await desk.assume(li, rival.username)
    expect((await desk.move(li.headers, 'Xiamen')).json).toMatchObject({ email: li.username, city: 'Xiamen' })
    expect(await desk.auditOf(li.username)).toMatchObject([
      { subject: rival.username, objectType: 'assumption' },
      { subject: li.username, objectType: 'account' },
    ])
    expect(await desk.activityOf(rival)).toEqual([`assume | success | asked by phone | by ${li.username}`])
  })

  it('gets the first answer to a write that is sent twice, but never that of the other name', async () => {
    const li = await desk.csr()
    await desk.assume(li, rival.username)
    const key = { 'idempotency-key': 'moved-0001' }
    const [asRival, own] = [
      await desk.move(as(li, rival.username), 'Hanoi', key),
      await desk.move(li.headers, 'Hue', key),
    ]
    expect([asRival.json.email, own.json.email]).toEqual([rival.username, li.username])
    expect([asRival.json.city, own.json.city]).toEqual(['Hanoi', 'Hue'])
  })

  it('changes no password for a customer, with the header or without it', async () => {
    const body = { previousPassword: mei.password, password: 'Quiet-anchor-2917', confirmPassword: 'Quiet-anchor-2917' }
    for (const headers of [as(an, mei.username), an.headers])
      expect(await portal.post('/auth/user/change', body, headers)).toMatchObject({
        status: 403,
        json: { errorCode: 'AU0014' },
      })
  })

  it('keeps the session going and signs out by their own tokens', async () => {
    const li = await desk.csr()
    await desk.assume(li, rival.username)
    const header = { 'x-fairway-assumed-user': encodeURIComponent(rival.username) }
    const refreshed = await portal.post(
      '/auth/login/refresh',
      { refreshToken: li.refreshToken },
      { ...li.identityHeaders, ...header },
    )
    expect(refreshed.status).toBe(200)
    const claims = JSON.parse(String(Buffer.from(refreshed.json.idToken.split('.')[1], 'base64url')))
    expect(claims).toMatchObject({ username: li.username, groups: ['CSR'] })
    const headers = { ...li.headers, authorization: `Bearer ${refreshed.json.accessToken}` }
    expect(await desk.nameFor(as({ headers }, rival.username))).toBe(rival.username)
    const out = await portal.post(
      '/auth/logout',
      { accessToken: refreshed.json.accessToken, webid: li.webId },
      { ...li.headers, authorization: `Bearer ${refreshed.json.idToken}`, ...header },
    )
    expect(out.status).toBe(200)
    expect(await desk.nameFor(rival.headers)).toBe(rival.username)
  })
})

describe('a header that was not earned', () => {
  /** As no browser would send it: the same header several times. */
  const sendTwice = (first: string, second: string) =>
    new Promise<number>((resolve, reject) => {
      const headers = { ...an.headers, 'x-fairway-assumed-user': [first, second] }
      request(`${portal.url}/auth/management/cp/user`, { headers }, (reply) => {
        reply.resume()
        resolve(reply.statusCode ?? 0)
      })
        .on('error', reject)
        .end()
    })

  it('opens nothing for whoever is not of customer service', async () => {
    for (const name of [mei.username, rival.username, an.username, '', 'nobody'])
      expect([name, await desk.nameFor(as(rival, name))]).toEqual([name, 'GE0006'])
    const boss = await portal.person({ groups: ['ADMIN', 'TD'] })
    expect(await desk.nameFor(as(boss, mei.username))).toBe('GE0006')
  })

  it('opens nothing when it names anybody else than the one on record', async () => {
    const her = mei.username
    const names = [
      rival.username,
      an.username,
      mei.webId,
      mei.accountId,
      `x${her}`,
      `${her},`,
      `${her}, ${her}`,
      '*',
      '',
    ]
    const garbage = ['%', '%E0%A4', '%00', '%ff', '[object Object]', `{"username":"${her}","groups":["ADMIN"]}`]
    for (const raw of [...names.map(encodeURIComponent), ...garbage])
      expect([raw, await desk.nameFor({ ...an.headers, 'x-fairway-assumed-user': raw })]).toEqual([raw, 'AU0016'])
    expect(await desk.nameFor(as(an, mei.username))).toBe(mei.username)
  })

  it('opens nothing when it comes several times, not even with the right name twice', async () => {
    expect(await sendTwice(mei.username, rival.username)).toBe(403)
    expect(await sendTwice(mei.username, mei.username)).toBe(403)
  })

  it('opens nothing with the record of a colleague', async () => {
    const li = await desk.csr()
    expect(await desk.nameFor(as(li, mei.username))).toBe('AU0016')
    expect(await desk.nameFor({ ...as(li, mei.username), cookie: an.headers.cookie })).toBe('GE0016')
  })

  it('takes the name in any spelling, as it is one person', async () => {
    expect(await desk.nameFor(as(an, mei.username.toUpperCase()))).toBe(mei.username)
  })
})

it('every entry that was made for a customer names both, and the right ones', async () => {
  const { rows } = await portal.pool.raw.query(
    `select e.actor, e.subject, e.action, a.groups as "actorGroups",
            exists (select from assumption u join account c on c.id = u.actor_id join account t on t.id = u.target_id
                     where c.username = e.actor and t.username = e.subject
                       and e.at between u.started_at and coalesce(u.released_at, u.expires_at)) as "isOnRecord"
       from audit_entry e join account a on a.username = e.actor
      where e.subject <> e.actor or e.object_type = 'assumption'`,
  )
  expect(rows.length).toBeGreaterThanOrEqual(10)
  for (const row of rows) {
    expect(row.actor).not.toBe(row.subject)
    expect(row.actorGroups).toContain('CSR')
    expect([row.action, row.isOnRecord]).toEqual([row.action, true])
  }
})

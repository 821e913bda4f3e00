import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { adminOf } from './admin.fixture.ts'

let portal: Portal
const started = startPortal().then((made) => {
  portal = made
})
beforeEach(async () => {
  await started
  await portal.pool.raw.query("update account set status = 'INACTIVE' where groups @> array['ADMIN']")
})
afterAll(() => portal.stop())

const newAdmin = () => portal.person({ groups: ['ADMIN', 'BD'] })
const countAdmins = async () => {
  const text = `select from account where groups @> array['ADMIN'] and status = 'ACTIVE'`
  return (await portal.pool.raw.query(text)).rowCount
}

describe('the last admin', () => {
  it.each([
    ['lose the group', { groups: ['BD' as const] }],
    ['be switched off', { status: 'INACTIVE' as const }],
    ['be put back into review', { status: 'CONFIRMED' as const, groups: [] }],
  ])('cannot %s, and with a second one can', async (_case, change) => {
    const ada = await newAdmin()
    const admin = adminOf(portal, ada)
    const reply = await admin.grant(ada.accountId, change)
    expect([reply.status, reply.json.errorCode]).toEqual([409, 'AC0006'])
    expect(await admin.profile(ada.username)).toMatchObject({ status: 'ACTIVE', groups: ['ADMIN', 'BD'], version: 0 })
    await portal.person({ groups: ['ADMIN'] })
    expect((await admin.grant(ada.accountId, change)).status).toBe(200)
    expect(await countAdmins()).toBe(1)
    expect((await portal.get('/auth/management/grants', ada.headers)).status).toBeGreaterThanOrEqual(401)
  })

  it('may change their other groups', async () => {
    const ada = await newAdmin()
    const reply = await adminOf(portal, ada).grant(ada.accountId, { groups: ['ADMIN', 'CSR'] })
    expect(reply.json).toMatchObject({ groups: ['ADMIN', 'CSR'] })
  })

  it('is not one who is switched off', async () => {
    const ada = await newAdmin()
    await portal.people.account({ groups: ['ADMIN'], status: 'INACTIVE' })
    expect((await adminOf(portal, ada).grant(ada.accountId, { groups: ['BD'] })).json.errorCode).toBe('AC0006')
  })

  it('is left, whatever two admins do to each other at the same moment', async () => {
    const seen = new Set<string>()
    for (let round = 0; round < 40; round += 1) {
      await portal.pool.raw.query("update account set status = 'INACTIVE' where groups @> array['ADMIN']")
      const [ada, bo] = [await newAdmin(), await newAdmin()]
      const change = round % 2 === 0 ? { groups: ['BD' as const] } : { status: 'INACTIVE' as const }
      const body = (user: string) => ({ user, version: 0, status: 'ACTIVE', groups: ['ADMIN', 'BD'], organisations: [], ...change })
      const replies = await Promise.all([
        adminOf(portal, ada).send('PUT', '/cp/user/detail', body(bo.accountId)),
        adminOf(portal, bo).send('PUT', '/cp/user/detail', body(round % 3 === 0 ? bo.accountId : ada.accountId)),
      ])
      expect(await countAdmins()).toBe(1)
      seen.add(replies.map(({ json }) => json.errorCode ?? 'done').sort().join(' '))
    }
    expect([...seen].filter((one) => /GE0001|GE0008/.test(one))).toEqual([])
    expect(seen).toContain('AC0006 done')
  }) // biome-ignore format: one body

  it('is left when three admins leave at once', async () => {
    const three = [await newAdmin(), await newAdmin(), await newAdmin()]
    const replies = await Promise.all(three.map((one) => adminOf(portal, one).grant(one.accountId, { groups: ['BD'] })))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 409])
    expect(await countAdmins()).toBe(1)
  })
})

import { DEMO_CUSTOMERS, DEMO_SALES_REP } from '@fairway/contract/identity/demo.values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD } from '../../../platform/person.fixture.ts'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { indexMissing } from '../../accounts/public.ts'
import * as lines from '../../carrier/carrier-lines.fixture.ts'
import { createBrowser } from '../sign-in/sign-in.fixture.ts'
import { endDemo, linkDemoAccounts, seedDemoAccounts, startDemoAccountSeeding } from './demo-accounts.actions.ts'
import { DEMO_PASSWORD, demoAccounts } from './demo-accounts.values.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
  await seedDemoAccounts(portal.pool, indexMissing)
})
afterAll(() => portal.stop())

const rows = async (text: string) => (await portal.pool.raw.query(text)).rows
const membersOf = () =>
  rows(`select a.username, o.ref, ao.roles from account_organisation ao join account a on a.id = ao.account_id
          join organisation o on o.id = ao.organisation_id order by a.username`)
const customer = (ref: string) => ({ ref, name: ref, address: '1 Harbour Road', country: 'CN' })

describe('the accounts of the demo', () => {
  it('sign in with the password that is printed, the newcomer too', async () => {
    for (const { username, groups } of demoAccounts) {
      const { status, json } = await createBrowser(portal).signIn(username, DEMO_PASSWORD)
      expect([username, status]).toEqual([username, 200])
      expect(JSON.parse(String(Buffer.from(json.idToken.split('.')[1], 'base64url'))).groups).toEqual(groups)
    }
  })

  it('are found by admins', async () => {
    expect(
      await rows('select from account a where not exists (select from account_search where account_id = a.id)'),
    ).toEqual([])
  })

  it('are made once, and what somebody made of them stays', async () => {
    await portal.pool.raw.query("update account set first_name = 'Mei-Ling' where username = 'shipper@fairway.test'")
    await portal.pool.raw.query("delete from account where username = 'both@fairway.test'")
    await seedDemoAccounts(portal.pool, indexMissing)
    await seedDemoAccounts(portal.pool, indexMissing)
    expect(await rows('select count(*)::int as n from account')).toEqual([{ n: demoAccounts.length }])
    expect(await rows("select first_name from account where username = 'shipper@fairway.test'")).toEqual([
      { first_name: 'Mei-Ling' },
    ])
  })

  it('join their organisations as the carrier sends them, each as what it is there', async () => {
    const running = startDemoAccountSeeding(portal.pool, portal.app.log as never, indexMissing)
    expect(await linkDemoAccounts(portal.pool)).toBe(false)
    const { shipper: first, ...rest } = DEMO_CUSTOMERS
    await portal.carrier('organisations', [customer(first)])
    expect(await linkDemoAccounts(portal.pool)).toBe(false)
    expect(await membersOf()).toEqual([
      { username: 'manager@fairway.test', ref: first, roles: ['member', 'manager'] },
      { username: 'shipper@fairway.test', ref: first, roles: ['member', 'shipper'] },
    ])
    const [company] = await rows(`select groups from organisation where ref = '${first}'`)
    expect(company.groups).toEqual(demoAccounts.find(({ username }) => username === 'manager@fairway.test')?.groups)
    await portal.carrier('organisations', Object.values(rest).map(customer))
    await expect.poll(membersOf).toEqual([
      { username: 'both@fairway.test', ref: DEMO_CUSTOMERS.both, roles: ['member', 'shipper', 'agent'] },
      { username: 'consignee@fairway.test', ref: DEMO_CUSTOMERS.consignee, roles: ['member'] },
      { username: 'forwarder@fairway.test', ref: DEMO_CUSTOMERS.forwarder, roles: ['member', 'agent'] },
      { username: 'manager@fairway.test', ref: DEMO_CUSTOMERS.shipper, roles: ['member', 'manager'] },
      { username: 'rival@fairway.test', ref: DEMO_CUSTOMERS.rival, roles: ['member', 'shipper'] },
      { username: 'shipper@fairway.test', ref: DEMO_CUSTOMERS.shipper, roles: ['member', 'shipper'] },
    ])
    expect(await linkDemoAccounts(portal.pool)).toBe(true)
    await running.stop()
  })

  it('join an organisation that arrives while the others are joined', async () => {
    const { shipper, rival } = DEMO_CUSTOMERS
    const renamed = (from: string, to: string) => rows(`update organisation set ref = '${to}' where ref = '${from}'`)
    const membership = `(select id from organisation where ref in ('${shipper}', '${rival}'))`
    const before = await membersOf()
    const [kept] = await rows(`select * from account_organisation where organisation_id in ${membership}
                                  and account_id = (select id from account where username = 'rival@fairway.test')`)
    await rows(`delete from account_organisation where organisation_id in ${membership}`)
    await renamed(shipper, 'not-there-yet')

    // a membership that somebody else is about to make keeps the statement waiting until the organisation is there
    const other = await portal.pool.raw.connect()
    await other.query('begin')
    await other.query('insert into account_organisation (account_id, organisation_id, roles) values ($1, $2, $3)', [
      kept.account_id,
      kept.organisation_id,
      kept.roles,
    ])
    const linking = linkDemoAccounts(portal.pool)
    await expect
      .poll(() => rows("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"))
      .toHaveLength(1)
    await renamed('not-there-yet', shipper)
    await other.query('rollback')
    other.release()

    expect(await linking).toBe(false)
    expect(await linkDemoAccounts(portal.pool)).toBe(true)
    expect(await membersOf()).toEqual(before)
  })

  it('leave no number to an account that is registered later', async () => {
    const { webId } = await portal.people.account()
    expect(webId).toMatch(/^W\d{7}$/)
    expect(demoAccounts.map((account) => account.webId)).not.toContain(webId)
    expect(DEMO_PASSWORD).not.toBe(PASSWORD)
  })

  it('have a sales rep whom the carrier names on a booking, or takes off it again', async () => {
    await portal.carrier('locations', lines.locations)
    await portal.carrier('organisations', lines.organisations)
    await portal.carrier('schedules', lines.schedules)
    const repOf = () => rows("select sales_rep from booking where booking_no = '4412034'")
    await portal.carrier('bookings', [lines.booking('4412034', { salesRep: DEMO_SALES_REP })])
    expect(await repOf()).toEqual([{ sales_rep: DEMO_SALES_REP }])
    await portal.carrier('bookings', [lines.booking('4412034', { revision: 2 })])
    expect(await repOf()).toEqual([{ sales_rep: null }])
  })

  it('are switched off and signed out, and their carrier too, where the portal is no demo any more', async () => {
    const username = 'shipper@fairway.test'
    const browser = createBrowser(portal)
    const { json } = await browser.signIn(username, DEMO_PASSWORD)
    const signedIn = { authorization: `Bearer ${json.accessToken}`, cookie: browser.cookies() }
    const key = await portal.mintKey(['cursors'], 'gates')
    const statuses = async () => [
      (await portal.get('/auth/management/cp/user', signedIn)).status,
      (await portal.get('/carrier/v1/clock', { authorization: `Bearer ${key}` })).status,
    ]
    expect(await statuses()).toEqual([200, 200])
    await endDemo(portal.pool)
    expect(await statuses()).toEqual([401, 401])
    expect((await createBrowser(portal).signIn(username, DEMO_PASSWORD)).status).not.toBe(200)
    expect(await rows("select from account where status <> 'INACTIVE' and username like '%@fairway.test'")).toEqual([])
  })
})

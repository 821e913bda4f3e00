import type { GrantEntry } from '@fairway/contract/accounts/accounts.schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { adminOf, organisationOf } from './admin.fixture.ts'

let portal: Portal
type Person = Awaited<ReturnType<Portal['person']>>
let ada: Person
let bo: Person
let mei: Person
let ningbo: string
let admin: ReturnType<typeof adminOf>
beforeAll(async () => {
  portal = await startPortal({ settings: { zone: 'Asia/Shanghai' } })
  ada = await portal.person({ username: 'ada@carrier.example', groups: ['ADMIN'] })
  bo = await portal.person({ username: 'bo_100%@carrier.example', groups: ['ADMIN'] })
  mei = await portal.person({ username: 'mei@lighting.example' })
  ningbo = await organisationOf(portal, 'NBL', 'Ningbo Lighting')
  admin = adminOf(portal, ada)
  const organisations = [{ organisationId: ningbo, roles: ['member' as const], webIdGranted: true }]
  await admin.grant(mei.accountId, { status: 'ACTIVE', groups: ['BD'], organisations })
  await adminOf(portal, bo).grant(mei.accountId, { groups: ['BD', 'TD'], organisations: [] })
  await admin.grant(bo.accountId, { groups: ['ADMIN', 'CSR'] })
})
afterAll(() => portal.stop())

const trail = async (query: Record<string, string> = {}): Promise<GrantEntry[]> => (await admin.trail(query)).entries
const describeEntries = (entries: GrantEntry[]) => entries.map(({ by, user }) => `${by} to ${user.email}`)

describe('the trail of grants', () => {
  it('tells who granted what to whom, newest first, with the names of organisations', async () => {
    await portal.pool.raw.query(`update organisation set name = 'Ningbo Lamps' where id = $1`, [ningbo])
    const entries = await trail()
    expect(describeEntries(entries)).toEqual([
      'ada@carrier.example to bo_100%@carrier.example',
      'bo_100%@carrier.example to mei@lighting.example',
      'ada@carrier.example to mei@lighting.example',
    ])
    const organisations = [{ organisationId: ningbo, roles: ['member'], webIdGranted: true }]
    const approved = { status: 'ACTIVE', groups: ['BD'], organisations }
    expect(entries.slice(1)).toMatchObject([
      { before: approved, after: { groups: ['BD', 'TD'], organisations: [] }, organisations: { [ningbo]: 'Ningbo Lamps' } },
      { before: { status: 'CONFIRMED', groups: [], organisations: [] }, after: approved, organisations: { [ningbo]: 'Ningbo Lamps' } },
    ]) // biome-ignore format: one entry each
    expect(entries[0]?.organisations).toEqual({})
  })

  it('is read by account, and by any part of the name of whoever granted', async () => {
    expect(await trail({ user: mei.accountId })).toHaveLength(2)
    expect(await trail({ user: mei.accountId.toUpperCase() })).toHaveLength(2)
    expect(describeEntries(await trail({ user: mei.accountId, by: 'ADA' }))).toEqual([
      'ada@carrier.example to mei@lighting.example',
    ])
    expect(await trail({ by: '_100%' })).toHaveLength(1)
    for (const by of ['%', '_', 'nobody']) expect(await trail({ by, user: bo.accountId })).toEqual([])
  })

  it('is read by days, as the office that keeps the portal has them', async () => {
    // half past five in the afternoon of the 1st in London is half past one of the 2nd in Shanghai
    await portal.pool.raw.query(`update audit_entry set at = '2026-03-01T17:30:00Z' where actor like 'bo%'`)
    const days = async (from: string, to: string) => describeEntries(await trail({ from, to }))
    const expected = ['bo_100%@carrier.example to mei@lighting.example']
    expect(await days('2026-03-02', '2026-03-02')).toEqual(expected)
    expect(await days('', '2026-03-02')).toEqual(expected)
    expect(await days('2026-03-01', '2026-03-01')).toEqual([])
    expect(await trail({ from: '2026-03-03' })).toHaveLength(2)
    const refused = await admin.get('/grants', { from: '2026-03-02', to: '2026-03-01' })
    expect([refused.status, refused.json.errorCode]).toEqual([422, 'AC0016'])
    expect((await admin.get('/grants', { from: '2026-02-30' })).json.errorCode).toBe('AC0017')
  })

  it('goes on page by page, also through what happened at the same moment', async () => {
    await portal.pool.raw.query(
      `insert into audit_entry (request_id, actor, subject, action, object_type, object_id, before, after, at)
       select 'r', 'many', 'many', 'a', 'grant', $1, null, $2, '2026-01-01' from generate_series(1, 120)`,
      [mei.accountId, { status: 'ACTIVE', groups: ['BD'], organisations: [] }],
    )
    const seen: string[] = []
    let before: string | null = null
    do {
      const page: { entries: GrantEntry[]; next: string | null } = await admin.trail({
        by: 'many',
        ...(before ? { before } : {}),
      })
      seen.push(...page.entries.map(({ id }) => id))
      before = page.next
    } while (before)
    expect(seen).toHaveLength(120)
    expect(new Set(seen).size).toBe(120)
    for (const before of ['x', '2026-01-01T00:00:00Z_x', '2026-01-01T00:00:00Z_99999999999999999999'])
      expect((await admin.get('/grants', { before })).json.errorCode).toBe('GE0012')
  })
})

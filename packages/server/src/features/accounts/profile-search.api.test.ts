import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { adminOf, organisationOf } from './admin.fixture.ts'
import { indexMissing } from './search-upkeep.actions.ts'

let portal: Portal
let admin: ReturnType<typeof adminOf>
let ningbo: string
beforeAll(async () => {
  portal = await startPortal()
  const ada = await portal.person({ username: 'ada@carrier.example', groups: ['ADMIN'] })
  admin = adminOf(portal, ada)
  ningbo = await organisationOf(portal, 'NBL', 'Ningbo Lighting')
  await portal.person({ username: 'an@textiles.example', firstName: 'Ân', company: 'Dệt Hải Phòng', groups: ['BD', 'TD'] })
  await portal.person({ username: 'mei@lighting.example', firstName: '美', groups: ['BD'], organisationIds: [ningbo] })
  await portal.person({ username: 'bo@lighting.example', organisationIds: [ningbo] })
  await portal.people.account({ username: 'off@lighting.example', groups: ['BD'], status: 'INACTIVE' })
  await portal.people.account({ username: 'new@lighting.example', status: 'UNCONFIRMED' })
  const anew = await portal.people.account({ username: 'anew@lighting.example', groups: ['SI'] })
  await portal.pool.raw.query(`update account set password_state = 'resetRequired' where id = $1`, [anew.accountId])
  await indexMissing(portal.pool)
}) // biome-ignore format: one person each
afterAll(() => portal.stop())

const emailsOf = async (query: Record<string, string>) => {
  const { json } = await admin.search(query)
  return (json.profiles ?? [json.errorCode]).map((one: { email?: string }) => one.email ?? one)
}

describe('the search of profiles', () => {
  it('needs an account status', async () => {
    const reply = await admin.search({ status: '', q: 'mei' })
    expect([reply.status, reply.json.errorCode, reply.json.violations]).toEqual([
      422,
      'AC0003',
      [{ path: 'status', code: 'AC0003', args: [] }],
    ])
    expect((await admin.search({ q: 'mei' })).json.errorCode).toBe('GE0012')
    expect((await admin.search({ status: 'ACTIVE', q: 'm' })).json.errorCode).toBe('AC0002')
    expect((await admin.search({ status: 'ASLEEP' })).json.errorCode).toBe('GE0012')
  })

  it.each([
    ['ACTIVE', ['mei@lighting.example', 'an@textiles.example', 'ada@carrier.example']],
    ['CONFIRMED', ['bo@lighting.example']],
    ['UNCONFIRMED', ['new@lighting.example']],
    ['INACTIVE', ['off@lighting.example']],
    ['RESET_REQUIRED', ['anew@lighting.example']],
  ])('shows those who are %s, newest first', async (status, expected) => {
    expect(await emailsOf({ status })).toEqual(expected)
    const { json } = await admin.search({ status })
    expect(new Set(json.profiles.map((one: { status: string }) => one.status))).toEqual(new Set([status]))
  })

  it('is narrowed by group, by organisation and by words however they are written', async () => {
    const status = 'ACTIVE'
    expect(await emailsOf({ status, group: 'TD' })).toEqual(['an@textiles.example'])
    expect(await emailsOf({ status, organisation: ningbo })).toEqual(['mei@lighting.example'])
    expect(await emailsOf({ status: 'CONFIRMED', organisation: ningbo, q: 'bo' })).toEqual(['bo@lighting.example'])
    for (const q of ['hai phong', 'HẢI PHÒNG', 'an det', 'textiles'])
      expect(await emailsOf({ status, q })).toEqual(['an@textiles.example'])
    for (const q of ['美', 'lighting mei']) expect(await emailsOf({ status, q })).toEqual(['mei@lighting.example'])
    expect(await emailsOf({ status, q: 'lighting', group: 'SI' })).toEqual([])
    expect(await emailsOf({ status: 'RESET_REQUIRED', q: 'lighting', group: 'SI' })).toEqual(['anew@lighting.example'])
  })

  it('tells what a list needs, and nothing that opens an account', async () => {
    const { json, text } = await admin.search({ status: 'ACTIVE', q: 'lighting mei' })
    expect(json).toMatchObject({ next: null, isCut: false })
    expect(json.profiles).toMatchObject([
      { firstName: '美', lastName: 'Chen', company: 'Lakeshore Home', groups: ['BD'], organisations: ['Ningbo Lighting'] },
    ]) // biome-ignore format: one row
    expect(text).not.toMatch(/password|argon2|hash/i)
  })

  it('goes on page by page through everyone once, also those made at the same moment', async () => {
    const made = `insert into account (username, username_key, password_hash, status, first_name, last_name, job_title,
        phone_country, phone_number, phone_extension, company, address1, address2, city, state, zip, country, relationships,
        comments, language, terms_accepted_at, created_at)
      select n || '@many.example', n || '@many.example', '', 'UNCONFIRMED', 'Many', 'People', '', '', '', '', 'Many', '', '',
             '', '', '', '', '{}', '', 'en', now(), now() - make_interval(days => 1 + n / 60) from generate_series(1, 120) n`
    await portal.pool.raw.query(made)
    await indexMissing(portal.pool)
    const seen: string[] = []
    let after: string | null = null
    do {
      const { json }: { json: { profiles: { email: string }[]; next: string | null } } = await admin.search({
        status: 'UNCONFIRMED',
        ...(after ? { after } : {}),
      })
      seen.push(...json.profiles.map(({ email }) => email))
      after = json.next
    } while (after)
    expect(seen).toHaveLength(121)
    expect(new Set(seen).size).toBe(121)
    expect(seen[0]).toBe('new@lighting.example')

    const { json } = await admin.search({ status: 'UNCONFIRMED', q: 'many people' })
    expect([json.profiles.length, json.isCut, json.next]).toEqual([100, true, null])
  })

  it('refuses a place that it did not write', async () => {
    for (const after of ['x', '2026-01-01T00:00:00Z_1', "2026-01-01T00:00:00Z_' or true", '2026-99-01T00:00:00Z_00000000-0000-4000-8000-000000000000'])
      expect((await admin.search({ status: 'ACTIVE', after })).json.errorCode).toBe('GE0012')
  }) // biome-ignore format: one list
})

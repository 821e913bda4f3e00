import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'

let portal: Portal
let admin: Awaited<ReturnType<Portal['person']>>
beforeAll(async () => {
  portal = await startPortal({ settings: { formsPerMinute: 100_000, publicCallsPerMinute: 100_000 } })
  admin = await portal.person({ groups: ['ADMIN'], username: 'Admin@carrier.example' })
})
afterAll(() => portal.stop())

const read = (user: string) => portal.get(`/auth/management/user/email?${new URLSearchParams({ user })}`, admin.headers)
const eventsOf = (user: string, more: Record<string, string> = {}) =>
  portal.get(`/auth/management/user/authEvents?${new URLSearchParams({ user, ...more })}`, admin.headers)

describe('one account', () => {
  it('shows how it stands, by its id and by its address in any spelling', async () => {
    const mei = await portal.person({ groups: ['BD'], username: 'Mei.Chen@lakeshore.example', language: 'zh' })
    await portal.people.signIn(mei)
    const reply = await read(mei.accountId)
    expect(reply.json).toEqual({
      id: mei.accountId,
      webid: mei.webId,
      email: 'Mei.Chen@lakeshore.example',
      firstName: 'Mei',
      lastName: 'Chen',
      company: 'Lakeshore Home',
      status: 'ACTIVE',
      groups: ['BD'],
      language: 'zh',
      createdAt: expect.stringMatching(/Z$/),
      termsAcceptedAt: expect.stringMatching(/Z$/),
      passwordChangedAt: expect.stringMatching(/Z$/),
      lastSignInAt: null,
      sessions: 2,
      devices: 0,
      hasSecondFactor: false,
      lockedUntil: null,
    })
    expect(reply.text).not.toMatch(/argon2|hash|secret/i)
    for (const user of ['mei.chen@LAKESHORE.example', ' Mei.Chen@lakeshore.example ', mei.accountId.toUpperCase()])
      expect((await read(user)).json).toEqual(reply.json)
  })

  it('tells until when wrong passwords keep people out, and of a second factor that is in force', async () => {
    const an = await portal.people.account({ groups: ['BD'] })
    const guard = (values: string) =>
      portal.pool.raw.query(`insert into sign_in_guard (subject, failures, failed_at, locked_until)
        values ('user:${an.username}', ${values}) on conflict (subject) do update set failures = excluded.failures,
        failed_at = excluded.failed_at, locked_until = excluded.locked_until`)
    const locked = async () => (await read(an.accountId)).json.lockedUntil
    await guard(`6, now(), now() - interval '1 minute'`)
    expect(await locked()).toBeNull()
    await guard(`7, now(), now() + interval '1 hour'`)
    expect(Date.parse(await locked())).toBeGreaterThan(Date.now() + 3_000_000)
    await guard(`100, 'infinity', now() - interval '1 hour'`)
    expect(await locked()).toBe('9999-12-31T00:00:00Z')

    await portal.pool.raw.query("insert into second_factor (account_id, secret) values ($1, 'sealed')", [an.accountId])
    expect((await read(an.accountId)).json.hasSecondFactor).toBe(false)
    await portal.pool.raw.query('update second_factor set confirmed_at = now() where account_id = $1', [an.accountId])
    const reply = await read(an.accountId)
    expect(reply.json.hasSecondFactor).toBe(true)
    expect(reply.text).not.toContain('sealed')
  })

  it.each(['nobody@lakeshore.example', randomUUID(), '', "'; --", '%', 'W0000001'])(
    'is nobody for %j',
    async (user) => {
      const reply = await read(user)
      expect([reply.status, reply.json.errorCode]).toEqual([404, 'GE0002'])
    },
  )
})

describe('what happened to an account', () => {
  it('is read page by page, newest first, each once', async () => {
    const { accountId } = await portal.people.account()
    await portal.pool.raw.query(
      `insert into account_activity (account_id, type, status, detail, ip, at)
       select $1, 'signIn', 'refused', n::text, '127.0.0.1', '2026-01-01'::timestamptz + n / 4 * interval '1 second'
         from generate_series(1, 120) n`,
      [accountId],
    )
    const details: string[] = []
    let before: string | undefined
    const sizes: number[] = []
    do {
      const { activities, next } = (await eventsOf(accountId, before ? { before } : {})).json
      details.push(...activities.map(({ detail }: { detail: string }) => detail))
      sizes.push(activities.length)
      before = next
    } while (before)
    expect(sizes).toEqual([50, 50, 20])
    expect(details).toEqual(Array.from({ length: 120 }, (_, n) => String(120 - n)))
  })

  it('tells who, from where and what the browser claimed, and is narrowed by type and status', async () => {
    const { accountId } = await portal.people.account()
    const claimed = { city: encodeURIComponent('Hải Phòng'), country: 'VN', lang: 'vi', ip: '203.0.113.9' }
    await portal.pool.raw.query(
      `insert into account_activity (account_id, type, status, detail, ip, claimed, actor) values
         ($1, 'signIn', 'success', '', '198.51.100.7', $2, null), ($1, 'signIn', 'refused', 'password', '198.51.100.8', null, null),
         ($1, 'profileChange', 'success', '', '198.51.100.9', '{}', 'csr@carrier.example')`,
      [accountId, claimed],
    )
    const { activities } = (await eventsOf(accountId)).json
    expect(activities).toHaveLength(3)
    expect(activities).toContainEqual({
      id: expect.stringMatching(/^\d+$/),
      type: 'signIn',
      status: 'success',
      detail: '',
      at: expect.stringMatching(/Z$/),
      ip: '198.51.100.7',
      place: 'Hải Phòng, VN',
      actor: null,
    })
    const addresses = async (more: Record<string, string>) =>
      (await eventsOf(accountId, more)).json.activities.map(({ ip }: { ip: string }) => ip).sort()
    expect(await addresses({ type: 'signIn' })).toEqual(['198.51.100.7', '198.51.100.8'])
    expect(await addresses({ type: 'signIn', status: 'refused' })).toEqual(['198.51.100.8'])
    expect(await addresses({ status: 'success' })).toEqual(['198.51.100.7', '198.51.100.9'])
    expect(await addresses({ type: 'factorOn' })).toEqual([])
    expect(activities.find(({ ip }: { ip: string }) => ip === '198.51.100.9').actor).toBe('csr@carrier.example')
  })

  it('is told of nobody who does not exist, and of no page that never was', async () => {
    expect((await eventsOf(randomUUID())).json.errorCode).toBe('GE0002')
    for (const before of ['yesterday', "2026-01-01T00:00:00Z_1'", '2026-99-99T00:00:00Z_1', '_'])
      expect((await eventsOf(admin.accountId, { before })).json.errorCode).toBe('GE0012')
    expect((await eventsOf('admin@carrier.example')).json.errorCode).toBe('GE0012')
    expect((await eventsOf(admin.accountId, { type: 'everything' })).json.errorCode).toBe('GE0012')
  })
})

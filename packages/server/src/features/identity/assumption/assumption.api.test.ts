import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { codesOf } from '../visitor.fixture.ts'
import { as, createDesk } from './assumption.fixture.ts'

let portal: Portal
let desk: ReturnType<typeof createDesk>
beforeAll(async () => {
  portal = await startPortal({ settings: { formsPerMinute: 1_000_000 } })
  desk = createDesk(portal)
})
afterAll(() => portal.stop())

describe('assuming a customer', () => {
  it('gives their groups, for an hour, and keeps who, whom and why', async () => {
    const [an, mei] = [await desk.csr(), await desk.customer()]
    const requestedAt = Date.now()
    const { status, json } = await desk.assume(an, mei.username, '  lost her B/L ')
    expect(status).toBe(200)
    expect(json.assumedUser).toEqual({ username: mei.username, groups: ['TD', 'BD'] })
    expect(Date.parse(json.expiresAt)).toBeGreaterThan(requestedAt + 3_599_000)
    expect(Date.parse(json.expiresAt)).toBeLessThan(Date.now() + 3_601_000)
    expect(await desk.recordsOf(an)).toMatchObject([
      { username: mei.username, reason: 'lost her B/L', isClosed: false, seconds: 3600 },
    ])
    expect(await desk.nameFor(as(an, mei.username))).toBe(mei.username)
  })

  it('finds them by user name in any spelling, by web id and by the id of the account', async () => {
    const mei = await desk.customer({ username: `Mei.Chén${randomUUID().slice(0, 8)}@Lakeshore.example` })
    const wide = mei.username.replace('Mei', 'Ｍｅｉ')
    const spellings = [mei.username.toUpperCase(), ` ${mei.username.normalize('NFD')} `, wide, mei.webId]
    for (const typed of [...spellings, mei.webId.toLowerCase(), mei.accountId, mei.accountId.toUpperCase()]) {
      const an = await desk.csr()
      const { json } = await desk.assume(an, typed)
      expect([typed, json.assumedUser]).toEqual([typed, { username: mei.username, groups: ['TD', 'BD'] }])
    }
  })

  it('helps also somebody who cannot sign in before a new password is chosen', async () => {
    const [an, mei] = [await desk.csr(), await desk.customer()]
    await desk.change(mei, "password_state = 'resetRequired'")
    expect((await desk.assume(an, mei.username)).json.assumedUser.groups).toEqual(['TD', 'BD'])
    expect(await desk.nameFor(as(an, mei.username))).toBe(mei.username)
  })

  it('takes a username alone; nothing is made up where no reason was given', async () => {
    const mei = await desk.customer()
    for (const body of [{ username: mei.username }, { username: mei.username, reason: '' }]) {
      const an = await desk.csr()
      const { status, json } = await portal.post('/auth/management/user/assume', body, an.headers)
      expect([status, json.assumedUser]).toEqual([200, { username: mei.username, groups: ['TD', 'BD'] }])
      expect(await desk.recordsOf(an)).toMatchObject([{ username: mei.username, reason: '' }])
      expect((await desk.activityOf(mei)).at(-1)).toBe(`assume | success | by ${an.username}`)
      expect(await desk.auditOf(an.username)).toMatchObject([{ subject: mei.username, after: { reason: '' } }])
    }
  })

  it('needs a user id, and takes a reason of at most 200 letters', async () => {
    const [an, mei] = [await desk.csr(), await desk.customer()]
    expect(codesOf(await desk.assume(an, ' ', ''))).toEqual(['username AU0130'])
    expect((await desk.assume(an, mei.username, 'x'.repeat(201))).status).toBe(400)
    expect((await desk.assume(an, mei.username, 'a\u0000b')).status).toBe(400)
    expect(await desk.recordsOf(an)).toEqual([])
    expect((await desk.assume(an, mei.username, 'x'.repeat(200))).status).toBe(200)
  })

  it('is for customer service alone', async () => {
    const mei = await desk.customer()
    for (const groups of [[], ['ADMIN'], ['TD', 'BD', 'VA']] as const) {
      const who = await portal.person({ groups })
      expect(await desk.assume(who, mei.username)).toMatchObject({ status: 403, json: { errorCode: 'GE0005' } })
      expect(await desk.release(who)).toMatchObject({ status: 403, json: { errorCode: 'GE0005' } })
      expect(await desk.recordsOf(who)).toEqual([])
    }
    expect((await desk.assume({ headers: {} }, mei.username)).status).toBe(401)
  })
})

describe('who may not be assumed', () => {
  const refused: Record<string, () => Promise<{ username: string }>> = {
    'nobody at all': async () => ({ username: 'nobody@lakeshore.example' }),
    'a web id that nobody has': async () => ({ username: 'W9999999' }),
    'an account that nobody has': async () => ({ username: randomUUID() }),
    'somebody disabled': () => desk.customer({ status: 'INACTIVE' }),
    'somebody unconfirmed': () => portal.person({ status: 'UNCONFIRMED' }),
    'somebody without groups': () => portal.person(),
    'an active account without groups': () => portal.person({ status: 'ACTIVE' }),
    'an admin': () => portal.person({ groups: ['ADMIN'] }),
    'an admin who is a customer, too': () => portal.person({ groups: ['TD', 'ADMIN'] }),
    'a colleague': () => desk.csr(),
    'a colleague who is a customer, too': () => portal.person({ groups: ['BD', 'CSR'] }),
  }

  it.each(Object.keys(refused))('%s: one answer for all, and no record', async (kind) => {
    const an = await desk.csr()
    const { username = '' } = (await refused[kind]?.()) ?? {}
    const { status, json, headers } = await desk.assume(an, username)
    expect({ status, json }).toEqual({ status: 200, json: { assumedUser: { username, groups: [] }, expiresAt: null } })
    expect(headers.get('retry-after')).toBeNull()
    expect(await desk.recordsOf(an)).toEqual([])
    expect(await desk.nameFor(as(an, username))).toBe('AU0016')
    expect(await desk.activityOf(an)).toEqual([`assume | refused | ${username.slice(0, 2)}***`])
    expect(await desk.auditOf(an.username)).toEqual([])
  })

  it('oneself, also by web id and in capitals', async () => {
    const an = await portal.person({ groups: ['CSR', 'TD'] })
    for (const typed of [an.username, an.username.toUpperCase(), an.webId, an.accountId])
      expect((await desk.assume(an, typed)).json).toEqual({
        assumedUser: { username: typed, groups: [] },
        expiresAt: null,
      })
    expect(await desk.recordsOf(an)).toEqual([])
  })

  it('leaves no trace of what was typed beyond its first two letters, and none with the one who was named', async () => {
    const [an, boss] = [await desk.csr(), await portal.person({ groups: ['ADMIN'] })]
    for (const typed of [boss.username, 'Lantern-harbour-58', '密码是鱼']) await desk.assume(an, typed)
    expect(await desk.activityOf(an)).toEqual([
      `assume | refused | ${boss.username.slice(0, 2)}***`,
      'assume | refused | La***',
      'assume | refused | 密码***',
    ])
    expect(await desk.activityOf(boss)).toEqual([])
    expect(portal.logged.join('')).not.toMatch(/harbour-58|密码/)
  })
})

describe('one at a time', () => {
  it('refuses a second one, the same one again too, and prolongs nothing', async () => {
    const [an, mei, rival] = [await desk.csr(), await desk.customer(), await desk.customer()]
    const { json } = await desk.assume(an, mei.username)
    for (const headers of [an.headers, as(an, mei.username)])
      for (const name of [rival.username, mei.username, an.username, 'nobody@lakeshore.example'])
        expect(await desk.assume({ headers }, name)).toMatchObject({
          status: 403,
          json: { errorCode: 'AU0014' },
        })
    expect(await desk.recordsOf(an)).toMatchObject([{ username: mei.username, isClosed: false }])
    const { rows } = await portal.pool.raw.query('select expires_at from assumption where actor_id = $1', [
      an.accountId,
    ])
    expect(rows[0].expires_at).toBe(json.expiresAt)
  })

  it('writes one of many that come at once, also over one that nobody released', async () => {
    const [an, former] = [await desk.csr(), await desk.customer()]
    await desk.assume(an, former.username)
    await desk.letPass(an, 61)
    const customers = await Promise.all(Array.from({ length: 8 }, () => desk.customer()))
    const answers = await Promise.all(customers.map(({ username }) => desk.assume(an, username)))
    const won = answers.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    for (const { status, json } of answers.filter((answer) => !won.includes(answer)))
      expect(`${status} ${json.errorCode}`).toMatch(/^(403 AU0014|409 AU0015)$/)
    expect(await desk.recordsOf(an)).toMatchObject([
      { username: former.username, isClosed: true },
      { username: won[0]?.json.assumedUser.username, isClosed: false },
    ])
    expect(await desk.activityOf(an)).toHaveLength(2)
  })

  it('refuses the one that comes while another is being written', async () => {
    const [an, mei, rival] = [await desk.csr(), await desk.customer(), await desk.customer()]
    const other = await portal.pool.raw.connect()
    try {
      await other.query('begin')
      await other.query(
        `insert into assumption (session_id, actor_id, target_id, reason, expires_at)
         values ($1, $2, $3, 'first', now() + interval '1 hour')`,
        [an.sessionId, an.accountId, mei.accountId],
      )
      const second = desk.assume(an, rival.username)
      await expect
        .poll(async () => {
          const { rows } = await portal.pool.raw.query(
            "select count(*) as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
          )
          return rows[0].waiting
        })
        .toBe(1)
      await other.query('commit')
      expect(await second).toMatchObject({ status: 409, json: { errorCode: 'AU0015' } })
    } finally {
      other.release()
    }
    expect(await desk.recordsOf(an)).toMatchObject([{ username: mei.username }])
    expect(await desk.activityOf(rival)).toEqual([])
  })

  it('is counted by session: two browsers of one person act for two customers', async () => {
    const [an, mei, rival] = [await desk.csr(), await desk.customer(), await desk.customer()]
    const laptop = await portal.people.signIn(an)
    expect((await desk.assume(an, mei.username)).status).toBe(200)
    expect(await desk.nameFor(as(laptop, mei.username))).toBe('AU0016')
    expect((await desk.assume(laptop, rival.username)).status).toBe(200)
    expect(await desk.nameFor(as(an, mei.username))).toBe(mei.username)
    expect(await desk.nameFor(as(laptop, rival.username))).toBe(rival.username)
    expect(await desk.nameFor(as(an, rival.username))).toBe('AU0016')
    await desk.release(an)
    expect(await desk.nameFor(as(an, mei.username))).toBe('AU0016')
    expect(await desk.nameFor(as(laptop, rival.username))).toBe(rival.username)
  })
})

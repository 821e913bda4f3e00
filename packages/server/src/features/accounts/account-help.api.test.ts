import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { another, lettersTo, letterTo, SECRET, visitor } from '../identity/visitor.fixture.ts'

let portal: Portal
let admin: Awaited<ReturnType<Portal['person']>>
beforeAll(async () => {
  portal = await startPortal({ settings: { formsPerMinute: 100_000, publicCallsPerMinute: 100_000 } })
  admin = await portal.person({ groups: ['ADMIN'], username: 'admin@carrier.example' })
})
afterAll(() => portal.stop())

type Act = 'resend' | 'reset' | 'sessions/end' | 'factor/remove'
const act = (what: Act, user: string, headers = admin.headers) =>
  portal.post(`/auth/management/user/${what}`, { user }, headers)
const idOf = async (email: string): Promise<string> => {
  const { rows } = await portal.pool.raw.query('select id from account where username = $1', [email])
  return rows[0].id
}
/** An account's activity list, who did it and the audit trail, the oldest first. */
const entriesOf = async (accountId: string): Promise<string[]> => {
  const { rows } = await portal.pool.raw.query(
    `select concat_ws(' ', type, status, nullif(detail, ''), 'by ' || actor) as told from account_activity
      where account_id = $1 order by id`,
    [accountId],
  )
  return rows.map(({ told }) => told)
}
const trailOf = async (webId: string) => {
  const { rows } = await portal.pool.raw.query(
    'select actor, subject, action, before, after from audit_entry where object_id = $1 order by id',
    [webId],
  )
  return rows
}
const isSignedIn = async (person: { headers: Record<string, string> }) =>
  (await portal.get('/auth/management/cp/user', person.headers)).status === 200

describe('a code of confirmation that an admin has sent', () => {
  it('comes in the account’s language, names what it confirms, and works by its link in any browser', async () => {
    const email = 'hoa@thai-duong.example'
    await visitor(portal).register(email, { firstName: 'Hoa', company: 'Thái Dương', language: 'vi' })
    const first = await letterTo(portal, email)
    const reply = await act('resend', await idOf(email))
    expect([reply.status, reply.json]).toEqual([200, { done: true }])
    const letter = await letterTo(portal, email)
    expect(letter).toMatchObject({ subject: 'Xác nhận địa chỉ email của bạn tại Fairway', language: 'vi' })
    expect(letter.text).toContain('Hoa Chen, Thái Dương')
    expect(letter.text).not.toMatch(/: 127\.0\.0\.1/)

    expect((await visitor(portal).confirm(first.flow, first.code, first.key)).json.errorCode).toBe('AU0007')
    expect((await visitor(portal).confirm(letter.flow, letter.code)).json.errorCode).toBe('AU0022')
    expect((await visitor(portal).confirm(letter.flow, letter.code, letter.key)).json).toEqual({ done: true })
    expect(await entriesOf(await idOf(email))).toEqual([
      'registration success',
      'code success confirm',
      'code success confirm by admin@carrier.example',
      'confirmation success',
    ])
  })

  it('can be typed where the person registered', async () => {
    const email = 'typed@harbour.example'
    const mei = visitor(portal)
    await mei.register(email)
    await act('resend', await idOf(email))
    const { code } = await letterTo(portal, email)
    expect((await visitor(portal).confirm(email, code)).json.errorCode).toBe('AU0022')
    expect((await mei.confirm(email, another(code))).json.errorCode).toBe('AU0007')
    expect((await mei.confirm(email, code)).json).toEqual({ done: true })
  })

  it('is mailed to nobody who does not wait for it, and the try is in the list', async () => {
    const { accountId, username, webId } = await portal.people.account()
    const reply = await act('resend', accountId)
    expect([reply.status, reply.json.errorCode]).toEqual([409, 'AC0004'])
    expect(await lettersTo(portal, username)).toEqual([])
    expect(await entriesOf(accountId)).toEqual(['code refused AC0004 by admin@carrier.example'])
    expect(await trailOf(webId)).toEqual([])
  })

  it('is not mailed more often than codes are', async () => {
    const email = 'often@harbour.example'
    await visitor(portal).register(email)
    const id = await idOf(email)
    const codes = [await act('resend', id), await act('resend', id), await act('resend', id)]
    expect(codes.map(({ status, json }) => json.errorCode ?? status)).toEqual([200, 200, 'GE0015'])
    expect(await lettersTo(portal, email)).toHaveLength(3)
    expect((await entriesOf(id)).at(-1)).toBe('code refused GE0015 by admin@carrier.example')
  })
})

describe('a password that an admin resets', () => {
  it('opens nothing any more, ends every session at once, and is chosen anew by the mailed link', async () => {
    const owner = await portal.person({ groups: ['BD'], language: 'zh' })
    const elsewhere = await portal.people.signIn(owner)
    const reply = await act('reset', owner.accountId)
    expect([reply.status, reply.json]).toEqual([200, { done: true }])
    expect([await isSignedIn(owner), await isSignedIn(elsewhere)]).toEqual([false, false])
    const mei = visitor(portal)
    expect((await mei.login(owner.username, owner.password)).json.errorCode).toBe('AU0003')

    const letter = await letterTo(portal, owner.username)
    expect(letter).toMatchObject({ subject: '请重设您在 Fairway 的密码', code: '' })
    const [, , flow = '', code = ''] = letter.path.split(/[/?]/)
    expect((await mei.reset(flow, code)).json.errorCode).toBe('AU0022')
    expect((await mei.reset(flow, code, { key: letter.key })).json).toEqual({ done: true })
    expect((await mei.login(owner.username, SECRET)).status).toBe(200)
    expect((await entriesOf(owner.accountId)).slice(0, 2)).toEqual([
      'resetRequired success by admin@carrier.example',
      'code success reset by admin@carrier.example',
    ])
    expect(await trailOf(owner.webId)).toEqual([
      {
        actor: 'admin@carrier.example',
        subject: 'admin@carrier.example',
        action: 'POST /auth/management/user/reset',
        before: { status: 'ACTIVE', passwordState: 'valid' },
        after: { passwordState: 'resetRequired', sessionsEnded: 2 },
      },
    ])
  })

  it('is chosen anew by a code that the owner asks for when the letter is too old', async () => {
    const owner = await portal.person({ groups: ['BD'] })
    await act('reset', owner.accountId)
    await letterTo(portal, owner.username)
    await portal.pool.raw.query(
      "update account_code set expires_at = now() - interval '1 minute' where account_id = $1",
      [owner.accountId],
    )
    const mei = visitor(portal)
    const { flow } = (await mei.forgot(owner.username)).json
    const { code } = await letterTo(portal, owner.username)
    expect((await mei.reset(flow, code)).json).toEqual({ done: true })
    expect((await mei.login(owner.username, SECRET)).status).toBe(200)
  })

  it('is told to its owner also when no more codes may be sent today', async () => {
    const owner = await portal.person({ groups: ['BD'] })
    for (let attempt = 0; attempt < 3; attempt++) await visitor(portal).forgot(owner.username)
    expect((await act('reset', owner.accountId)).status).toBe(200)
    expect(await letterTo(portal, owner.username)).toMatchObject({
      subject: 'Please choose a new password for Fairway',
      path: expect.stringMatching(/^\/resetPassword\//),
    })
    expect(await isSignedIn(owner)).toBe(false)
  })

  it('works on oneself', async () => {
    const other = await portal.person({ groups: ['ADMIN'] })
    expect((await act('reset', other.accountId, other.headers)).status).toBe(200)
    expect((await act('reset', other.accountId, other.headers)).json.errorCode).toBe('AU0005')
    expect((await letterTo(portal, other.username)).path).toMatch(/^\/resetPassword\//)
  })

  it('is nothing that somebody has who was never confirmed', async () => {
    const { accountId, username } = await portal.people.account({ status: 'UNCONFIRMED' })
    expect((await act('reset', accountId)).json.errorCode).toBe('AC0005')
    expect(await entriesOf(accountId)).toEqual(['resetRequired refused AC0005 by admin@carrier.example'])
    expect(await lettersTo(portal, username)).toEqual([])
  })

  it('of an account that is switched off is reset without a letter', async () => {
    const { accountId, username } = await portal.people.account({ status: 'INACTIVE' })
    expect((await act('reset', accountId)).status).toBe(200)
    expect(await lettersTo(portal, username)).toEqual([])
    const { rows } = await portal.pool.raw.query('select password_state from account where id = $1', [accountId])
    expect(rows).toEqual([{ password_state: 'resetRequired' }])
  })

  it('is reset by two admins one after the other, however close', async () => {
    const owner = await portal.person({ groups: ['BD'] })
    const second = await portal.person({ groups: ['ADMIN'] })
    const replies = await Promise.all([act('reset', owner.accountId), act('reset', owner.accountId, second.headers)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    const { rows } = await portal.pool.raw.query(
      'select count(*) from account_code where account_id = $1 and closed_at is null',
      [owner.accountId],
    )
    expect(rows).toEqual([{ count: 1 }])
  })
})

describe('sessions that an admin ends', () => {
  it('are over at once, and counted', async () => {
    const mei = await portal.person({ groups: ['BD'] })
    const elsewhere = await portal.people.signIn(mei)
    expect((await act('sessions/end', mei.accountId)).json).toEqual({ ended: 2 })
    expect([await isSignedIn(mei), await isSignedIn(elsewhere)]).toEqual([false, false])
    expect((await act('sessions/end', mei.accountId)).json).toEqual({ ended: 0 })
    expect((await entriesOf(mei.accountId))[0]).toBe('sessionsEnded success by admin@carrier.example')
    expect((await trailOf(mei.webId)).map(({ after }) => after)).toEqual([{ sessionsEnded: 2 }, { sessionsEnded: 0 }])
  })
})

describe('a second factor that its owner has lost', () => {
  it('is taken away with its recovery codes, which ends sessions and is told to the owner', async () => {
    const mei = await portal.person({ groups: ['BD'] })
    await portal.pool.raw.query(
      "insert into second_factor (account_id, secret, confirmed_at) values ($1, 'sealed', now())",
      [mei.accountId],
    )
    await portal.pool.raw.query("insert into recovery_code (account_id, hash) values ($1, 'a'), ($1, 'b')", [
      mei.accountId,
    ])
    expect((await act('factor/remove', mei.accountId)).json).toEqual({ done: true })
    const { rows } = await portal.pool.raw.query(
      `select (select count(*) from second_factor where account_id = $1) as factors,
              (select count(*) from recovery_code where account_id = $1) as codes`,
      [mei.accountId],
    )
    expect(rows).toEqual([{ factors: 0, codes: 0 }])
    expect(await isSignedIn(mei)).toBe(false)
    expect((await letterTo(portal, mei.username)).subject).toBe('Your two-step verification for Fairway was removed')
    expect(JSON.stringify(await trailOf(mei.webId))).not.toContain('sealed')

    const again = await act('factor/remove', mei.accountId)
    expect([again.status, again.json.errorCode]).toEqual([409, 'AU0021'])
    expect(await entriesOf(mei.accountId)).toEqual([
      'factorOff success by admin@carrier.example',
      'factorOff refused AU0021 by admin@carrier.example',
    ])
  })

  it('is nothing to take away before it was confirmed', async () => {
    const mei = await portal.person({ groups: ['BD'] })
    await portal.pool.raw.query("insert into second_factor (account_id, secret) values ($1, 'sealed')", [mei.accountId])
    expect((await act('factor/remove', mei.accountId)).json.errorCode).toBe('AU0021')
    expect(await isSignedIn(mei)).toBe(true)
  })
})

describe('all of these', () => {
  const acts: Act[] = ['resend', 'reset', 'sessions/end', 'factor/remove']

  it.each(acts)('%s: nobody is helped who does not exist', async (what) => {
    expect((await act(what, randomUUID())).json.errorCode).toBe('GE0002')
    for (const user of ['admin@carrier.example', '', "'--"])
      expect((await act(what, user)).json.errorCode).toBe('GE0012')
  })

  it.each(acts)('%s: customer service may not', async (what) => {
    const csr = await portal.person({ groups: ['CSR'] })
    const mei = await portal.person({ groups: ['BD'] })
    const reply = await act(what, mei.accountId, csr.headers)
    expect([reply.status, reply.json.errorCode]).toEqual([403, 'GE0005'])
    expect([await isSignedIn(mei), await entriesOf(mei.accountId)]).toEqual([true, []])
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { accountOf, activityOf, another, lettersTo, letterTo, SECRET, visitor } from '../visitor.fixture.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ settings: { formsPerMinute: 100_000, publicCallsPerMinute: 100_000 } })
})
afterAll(() => portal.stop())

const forgetful = async (options: Parameters<Portal['people']['account']>[0] = {}) => {
  const { username, accountId } = await portal.people.account(options)
  const mei = visitor(portal)
  await mei.forgot(username)
  return { mei, username, accountId, ...(await letterTo(portal, username)) }
}

describe('a forgotten password', () => {
  it('is chosen anew by the mailed code, which ends every session and is told to the owner', async () => {
    const owner = await portal.person({ groups: ['BD'], language: 'zh' })
    expect((await portal.get('/auth/management/cp/user', owner.headers)).status).toBe(200)
    const mei = visitor(portal)
    const { flow } = (await mei.forgot(owner.username, 'zh')).json
    const { code, subject } = await letterTo(portal, owner.username)
    expect(subject).toBe('重设您在 Fairway 的密码')

    expect((await mei.reset(flow, code)).json).toEqual({ done: true })
    expect((await portal.get('/auth/management/cp/user', owner.headers)).json.errorCode).toBe('AU0005')
    const { rows } = await portal.pool.raw.query('select ended_because from session where id = $1', [owner.sessionId])
    expect(rows).toEqual([{ ended_because: 'passwordReset' }])
    expect((await mei.login(owner.username, owner.password)).json.errorCode).toBe('AU0001')
    expect((await mei.login(owner.username, SECRET)).status).toBe(200)
    const letter = await letterTo(portal, owner.username)
    expect(letter).toMatchObject({ subject: '您在 Fairway 的密码已更改', path: '/forgetPassword' })
    expect(letter.text).toContain('来源地址：127.0.0.1')
    expect((await activityOf(portal, owner.username)).slice(0, 2)).toEqual([
      'code success reset',
      'passwordReset success',
    ])
  })

  it('is chosen by the link in any browser', async () => {
    const { flow, code, key } = await forgetful()
    expect((await visitor(portal).reset(flow, code, { key })).status).toBe(200)
  })

  it('opens an account that was locked by too many tries', async () => {
    const { mei, username, flow, code } = await forgetful()
    await portal.pool.raw.query(
      `insert into sign_in_guard (subject, failures, locked_until) values ('user:' || $1, 100, now() + interval '1 day')`,
      [username],
    )
    expect((await mei.login(username, SECRET)).json.errorCode).toBe('AU0001')
    await mei.reset(flow, code)
    expect((await mei.login(username, SECRET)).status).toBe(200)
  })

  it('is what an admin may ask for: the account is open again afterwards', async () => {
    const { mei, username, accountId, flow, code } = await forgetful()
    await portal.pool.raw.query("update account set password_state = 'resetRequired' where id = $1", [accountId])
    await mei.reset(flow, code)
    expect(await accountOf(portal, username)).toMatchObject({ password_state: 'valid' })
    expect((await mei.login(username, SECRET)).status).toBe(200)
  })

  it('confirms an address that was not confirmed yet', async () => {
    const { mei, username, flow, code } = await forgetful({ status: 'UNCONFIRMED' })
    await mei.reset(flow, code)
    expect(await accountOf(portal, username)).toMatchObject({ status: 'CONFIRMED', rights_version: 1 })
  })

  it('leaves an account inactive, and sends it nothing', async () => {
    const { username } = await portal.people.account({ status: 'INACTIVE' })
    expect((await visitor(portal).forgot(username)).status).toBe(200)
    expect(await lettersTo(portal, username)).toEqual([])
    const disabled = await forgetful()
    await portal.pool.raw.query("update account set status = 'INACTIVE' where id = $1", [disabled.accountId])
    expect((await disabled.mei.reset(disabled.flow, disabled.code)).json.errorCode).toBe('AU0007')
    expect(await accountOf(portal, disabled.username)).toMatchObject({ status: 'INACTIVE' })
  })

  it('is not chosen by a code that is wrong, five times wrong, used, too old or from another browser', async () => {
    const { mei, flow, code, username } = await forgetful()
    const before = (await accountOf(portal, username)).password_hash
    expect((await visitor(portal).reset(flow, code)).json.errorCode).toBe('AU0022')
    for (const _ of [1, 2, 3, 4, 5]) expect((await mei.reset(flow, another(code))).json.errorCode).toBe('AU0007')
    expect((await mei.reset(flow, code)).json.errorCode).toBe('AU0007')
    expect((await accountOf(portal, username)).password_hash).toBe(before)

    const used = await forgetful()
    expect((await used.mei.reset(used.flow, used.code)).status).toBe(200)
    expect((await used.mei.reset(used.flow, used.code, { key: used.key })).json.errorCode).toBe('AU0007')

    const old = await forgetful()
    const { rows } = await portal.pool.raw.query(
      `update account_code set expires_at = now() where id = $1
       returning extract(epoch from (select expires_at from account_code where id = $1) - created_at)::int as s`,
      [old.flow],
    )
    expect(rows[0].s).toBe(600)
    expect((await old.mei.reset(old.flow, old.code)).json.errorCode).toBe('AU0007')
  })

  it('is chosen once when two come at the same moment', async () => {
    const { mei, flow, code } = await forgetful()
    const replies = await Promise.all([1, 2, 3].map(() => mei.reset(flow, code)))
    // the others find the code used, or the account changed under their hands
    const statuses = replies.map(({ status }) => status).sort()
    expect(statuses[0]).toBe(200)
    for (const other of statuses.slice(1)) expect([409, 422]).toContain(other)
  })

  it.each([
    ['short', 'ab1c', 'AU0102'],
    ['too long', 'a1b2'.repeat(40), 'AU0103'],
    ['known to the world', 'sunshine', 'AU0105'],
    ['simple', '123456', 'AU0105'],
    ['none', '', 'AU0125'],
  ])('must not be %s; the code is not even tried', async (_name, password, errorCode) => {
    const { mei, flow, code } = await forgetful()
    const reply = await mei.reset(flow, code, { password, confirmPassword: password })
    expect(reply.json.errorCode).toBe(errorCode)
    const { rows } = await portal.pool.raw.query('select tries from account_code where id = $1', [flow])
    expect(rows).toEqual([{ tries: 0 }])
    expect((await mei.reset(flow, code, { confirmPassword: 'another-one-99' })).json.errorCode).toBe('AU0104')
    expect((await mei.reset(flow, '12345')).json.errorCode).toBe('AU0123')
    expect((await mei.reset('mei', code)).json.errorCode).toBe('AU0124')
    expect((await mei.reset(flow, code)).status).toBe(200)
  })

  it('must not hold its owner’s name, which only the right code tells; the code stays good', async () => {
    const { mei, flow, code } = await forgetful({ company: 'Lakeshore' })
    const own = { password: 'lakeshore-77', confirmPassword: 'lakeshore-77' }
    expect((await mei.reset(flow, another(code), own)).json.errorCode).toBe('AU0007')
    expect((await mei.reset(flow, code, own)).json.errorCode).toBe('AU0106')
    expect((await mei.reset(flow, code)).status).toBe(200)
  })

  it('does not confirm an account at the other page', async () => {
    const { mei, flow, code, key, username } = await forgetful({ status: 'UNCONFIRMED' })
    expect((await mei.confirm(flow, code, key)).json.errorCode).toBe('AU0007')
    expect(await accountOf(portal, username)).toMatchObject({ status: 'UNCONFIRMED' })
  })
})

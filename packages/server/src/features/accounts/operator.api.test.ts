import { hashSync } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { accountOf, activityOf, codesOf, lettersTo, letterTo, SECRET, visitor } from '../identity/visitor.fixture.ts'
import { organisationOf } from './admin.fixture.ts'
import * as operator from './operator.actions.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ settings: { formsPerMinute: 100_000 } })
  await portal.person({ groups: ['ADMIN'] })
})
afterAll(() => portal.stop())

const hash = async (password: string) => hashSync(password, { memoryCost: 64, timeCost: 1, parallelism: 1 })

const run = (work: (by: operator.Operator) => Promise<string>) =>
  portal.pool.transaction((db) => work({ db, keys: portal.people.keys, hash, publicUrl: 'https://portal.example' }))
const createAdmin = (email: string) => run((by) => operator.createAdmin(by, email))
const linkIn = (text: string) => {
  const [, flow = '', code = '', key = ''] = /resetPassword\/([^/]+)\/(\d+)\?k=(\S+)/.exec(text) ?? []
  return { flow, code, key }
}
const trailOf = async (username: string) => {
  const { id, web_id } = await accountOf(portal, username)
  const text = 'select action, after from audit_entry where object_id in ($1, $2) order by id'
  return (await portal.pool.raw.query(text, [id, web_id])).rows
}

describe('an address that has an account already', () => {
  it('is an admin beside what it was, with the password that it has', async () => {
    const ningbo = await organisationOf(portal, 'NBL', 'Ningbo Lighting')
    const mei = await portal.person({ groups: ['BD'], organisationIds: [ningbo], roles: ['member', 'shipper'] })
    expect(await createAdmin(mei.username.toUpperCase())).toMatch(/is an admin now and signs in as before/)
    expect(await accountOf(portal, mei.username)).toMatchObject({ groups: ['ADMIN', 'BD'], password_state: 'valid' })
    const { rows } = await portal.pool.raw.query('select roles from account_organisation where account_id = $1', [
      mei.accountId,
    ])
    expect(rows).toEqual([{ roles: ['member', 'shipper'] }])
    expect((await portal.get('/auth/management/grants', mei.headers)).status).toBe(200)
  })

  it('that nobody confirmed belongs to whoever the operator sends the link to, not to whoever registered it', async () => {
    const thief = visitor(portal)
    await thief.register('chief@carrier.example')
    const { flow: confirming, code: confirmCode, key: confirmKey } = await letterTo(portal, 'chief@carrier.example')
    const { flow, code, key } = linkIn(await createAdmin('chief@carrier.example'))
    expect(await accountOf(portal, 'chief@carrier.example')).toMatchObject({ status: 'ACTIVE', groups: ['ADMIN'] })
    await thief.confirm(confirming, confirmCode, confirmKey)
    expect((await thief.login('chief@carrier.example', SECRET)).json.errorCode).toBe('AU0001')
    const password = 'Lantern-keeper-4471'
    const chosen = await visitor(portal).reset(flow, code, { key, password, confirmPassword: password })
    expect(chosen.status).toBe(200)
    expect((await visitor(portal).login('chief@carrier.example', password)).status).toBe(200)
  })

  it('that is switched off has to be switched on first', async () => {
    const off = await portal.people.account({ groups: ['BD'], status: 'INACTIVE' })
    await expect(createAdmin(off.username)).rejects.toThrow(/Enable it first/)
  })
})

describe('the link of a new admin', () => {
  it('is made anew when it was lost, and the former one fails', async () => {
    const lost = linkIn(await createAdmin('lost@carrier.example'))
    const again = linkIn(await createAdmin('lost@carrier.example'))
    expect((await visitor(portal).reset(lost.flow, lost.code, { key: lost.key })).json.errorCode).toBe('AU0007')
    expect((await visitor(portal).reset(again.flow, again.code, { key: again.key })).status).toBe(200)
    expect(await createAdmin('lost@carrier.example')).toBe('lost@carrier.example is an admin already.')
  })

  it('is over after a day', async () => {
    const { flow, code, key } = linkIn(await createAdmin('late@carrier.example'))
    const age = (hours: number) =>
      portal.pool.raw.query('update account_code set expires_at = expires_at - make_interval(hours => $1) where id = $2', [hours, flow]) // biome-ignore format: one statement
    await age(23)
    expect(codesOf(await visitor(portal).reset(flow, code, { key, password: 'x', confirmPassword: 'x' }))).not.toEqual(
      [],
    )
    await age(1)
    expect((await visitor(portal).reset(flow, code, { key })).json.errorCode).toBe('AU0007')
  })

  it('lets nobody in who guesses', async () => {
    await createAdmin('guessed@carrier.example')
    for (const password of ['', 'ADMIN', 'guessed@carrier.example'])
      expect((await visitor(portal).login('guessed@carrier.example', password || ' ')).status).toBeGreaterThanOrEqual(
        401,
      )
  })
})

describe('an account', () => {
  it('is switched off and on again with what it had, and its owner is told', async () => {
    const mei = await portal.person({ groups: ['BD'] })
    expect(await run((by) => operator.disableAccount(by, mei.username))).toBe(`${mei.username}: INACTIVE, BD.`)
    expect((await portal.get('/auth/management/cp/user', mei.headers)).json.errorCode).toBe('AU0005')
    expect(await run((by) => operator.grantGroups(by, mei.username, ['TD']))).toBe(`${mei.username}: INACTIVE, TD.`)
    expect(await run((by) => operator.enableAccount(by, mei.username))).toBe(`${mei.username}: ACTIVE, TD.`)
    await expect(run((by) => operator.enableAccount(by, mei.username))).rejects.toMatchObject({ code: 'AC0010' })
    expect(await activityOf(portal, mei.username)).toEqual([
      'grant success INACTIVE',
      'grant success +TD -BD',
      'grant success ACTIVE',
    ])
    expect((await trailOf(mei.username)).map(({ action }) => action)).toEqual([
      'admin disable',
      'admin grant',
      'admin enable',
    ])
    expect(await lettersTo(portal, mei.username)).toHaveLength(2)
  })

  it('loses all groups with none and waits for its approval again; unconfirmed it gets nothing', async () => {
    const mei = await portal.person({ groups: ['BD'] })
    expect(await run((by) => operator.grantGroups(by, mei.username, []))).toBe(`${mei.username}: CONFIRMED, no groups.`)
    const an = await portal.people.account({ status: 'UNCONFIRMED' })
    await expect(run((by) => operator.grantGroups(by, an.username, ['BD']))).rejects.toMatchObject({ code: 'AC0005' })
  })

  it('loses a second factor with its sessions, and its owner is told', async () => {
    const mei = await portal.person({ groups: ['CSR'] })
    await portal.pool.raw.query(`insert into second_factor values ($1, 'sealed', now(), now(), 0)`, [mei.accountId])
    await portal.pool.raw.query(`insert into recovery_code values ($1, '\\x01')`, [mei.accountId])
    expect(await run((by) => operator.removeFactorOf(by, mei.username))).toMatch(/no second factor/)
    expect((await portal.get('/auth/management/cp/user', mei.headers)).json.errorCode).toBe('AU0005')
    const left = await portal.pool.raw.query(
      'select from second_factor where account_id = $1 union all select from recovery_code where account_id = $1',
      [mei.accountId],
    )
    expect(left.rowCount).toBe(0)
    expect(await activityOf(portal, mei.username)).toEqual(['factorOff success'])
    expect((await letterTo(portal, mei.username)).text).toContain('removed two-step verification from your account')
    expect(await trailOf(mei.username)).toEqual([
      { action: 'admin remove-factor', after: { secondFactor: 'removed', sessionsEnded: 1 } },
    ])
    await expect(run((by) => operator.removeFactorOf(by, mei.username))).rejects.toMatchObject({ code: 'AU0021' })
  })

  it('is listed by any part of its address or name', async () => {
    const lines = await run(({ db }) => operator.listAccounts(db, 'CARRIER chief'))
    expect(lines).toMatch(/^chief@carrier\.example\tACTIVE\tADMIN\tsince /)
    expect(await run(({ db }) => operator.listAccounts(db, 'nobody-has-this'))).toBe('There are none.')
  })

  it('is listed without a word about it where it is staff', async () => {
    const { username } = await portal.people.account({ groups: ['BD'] })
    const lines = await run(({ db }) => operator.listAccounts(db, ''))
    expect(lines).toMatch(/^chief@carrier\.example\tACTIVE\tADMIN\tsince /m)
    expect(lines).not.toContain(username)
  })
})

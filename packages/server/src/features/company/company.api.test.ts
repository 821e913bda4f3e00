import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { organisationOf } from '../accounts/admin.fixture.ts'
import { createBrowser } from '../identity/sign-in/sign-in.fixture.ts'
import { companyOf, managerOf } from './company.fixture.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ settings: { formsPerMinute: 100_000, publicCallsPerMinute: 100_000 } })
})
afterAll(() => portal.stop())

const answer = ({ status, json }: { status: number; json: { errorCode?: string } }) => `${status} ${json.errorCode}`
const codes = ({ json }: { json: { violations?: { code: string }[] } }) => json.violations?.map(({ code }) => code)
const lettersTo = async (email: string) => {
  await portal.deliverMail()
  const { rows } = await portal.pool.raw.query(
    'select subject, text from mailbox_message where lower(recipient) = $1',
    [email],
  )
  return rows
}

describe('a manager of a company', () => {
  it('invites a colleague, who chooses a password by the letter and sees what was given', async () => {
    const { manager, admin } = await companyOf(portal)
    const email = 'hua.lin@harbour-goods.example'
    const invited = await manager.invite(email, { groups: ['TD', 'BD'] })
    expect(invited.status).toBe(200)
    expect(await manager.colleague(email)).toMatchObject({ status: 'invited', groups: ['BD', 'TD'], mayChange: true })
    const [letter] = await lettersTo(email)
    expect(letter.subject).toContain('invited')
    expect(letter.text).toContain(manager.username)
    const [, flow, code, key] = /resetPassword\/([\w-]+)\/(\d+)\?k=([\w-]+)/.exec(letter.text) ?? []
    const password = 'Lantern-quay-7719'
    const reset = { username: flow, code, key, password, confirmPassword: password }
    expect((await portal.post('/auth/confirmforgot', reset)).status).toBe(200)
    expect((await createBrowser(portal).signIn(email, password)).status).toBe(200)
    expect(await manager.colleague(email)).toMatchObject({ status: 'active', lastSignInAt: expect.any(String) })
    const types = (await manager.activity()).activities.map(({ type }: { type: string }) => type)
    expect(types).toEqual(expect.arrayContaining(['signIn', 'passwordReset', 'grant']))
    const [entry] = (await admin.trail({ by: manager.username })).entries
    expect(entry).toMatchObject({ user: { email }, before: null, after: { groups: ['BD', 'TD'] } })
  })

  it('gives only what the carrier gave the company, and never a group of the carrier’s own people', async () => {
    const { manager, colleague } = await companyOf(portal)
    const { accountId } = await colleague()
    for (const group of ['BL', 'ADMIN', 'CSR', 'VA', 'VU', 'VS'] as const) {
      expect(codes(await manager.change(accountId, { groups: ['BD', group] }))).toEqual(['CO0006'])
      expect(codes(await manager.invite(`${group}@harbour.example`, { groups: [group] }))).toEqual(['CO0006'])
    }
    expect(codes(await manager.change(accountId, { groups: [] }))).toEqual(['CO0005'])
    expect((await manager.change(accountId, { groups: ['TD', 'BR'] })).status).toBe(200)
    expect(await manager.colleague(accountId)).toMatchObject({ groups: ['TD', 'BR'] })
    expect(answer(await manager.change(accountId, {}))).toBe('422 AC0010')
  })

  it('is refused by the database as well, whatever the code does', async () => {
    const { company, colleague } = await companyOf(portal)
    const { accountId } = await colleague()
    const write = (groups: string[]) =>
      portal.pool.raw.query('update account set groups = $2, managed_by = $3 where id = $1', [
        accountId,
        groups,
        company,
      ])
    for (const group of ['ADMIN', 'CSR', 'VA', 'VU', 'VS', 'BL'])
      await expect(write(['BD', group])).rejects.toThrow(/check constraint|does not have these groups/)
    await write(['BD', 'TD'])
    const given = (groups: string[]) =>
      portal.pool.raw.query('update organisation set groups = $2 where id = $1', [company, groups])
    await expect(given(['VS'])).rejects.toThrow(/check constraint/)
  })

  it('switches a colleague off, whose sessions end at once, and on again', async () => {
    const { manager, colleague } = await companyOf(portal)
    const mei = await colleague()
    const home = () => portal.get('/api/home', mei.headers)
    expect((await home()).status).toBe(200)
    expect((await manager.change(mei.accountId, { isActive: false })).status).toBe(200)
    expect((await home()).status).toBe(401)
    expect(await manager.colleague(mei.accountId)).toMatchObject({ status: 'inactive' })
    expect((await manager.change(mei.accountId, { isActive: true })).status).toBe(200)
    expect(await manager.colleague(mei.accountId)).toMatchObject({ status: 'active', groups: ['BD'] })
    expect((await lettersTo(mei.username)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('deactivated'),
      expect.stringContaining('active again'),
    ])
  })

  it('changes neither managers, nor people of other companies too, nor those who have more than the company', async () => {
    const { manager, newManager, company, colleague } = await companyOf(portal)
    const other = await organisationOf(portal, 'ELSEWHERE', 'Elsewhere Ltd')
    const both = await portal.person({ groups: ['BD'], organisationIds: [company, other] })
    const more = await colleague(['BD', 'BL'])
    for (const { accountId } of [manager, await newManager(), both, more]) {
      expect(await manager.colleague(accountId)).toMatchObject({ mayChange: false })
      expect(answer(await manager.change(accountId, { isActive: false }))).toBe('409 CO0007')
    }
    const shown = (await manager.activity()).activities.map(({ user }: { user: { id: string } }) => user.id)
    expect(shown).not.toContain(both.accountId)
  })

  it('gets one answer for an address that has an account elsewhere, whatever that account is', async () => {
    const { manager } = await companyOf(portal)
    const other = await companyOf(portal)
    const foreign = await other.colleague()
    const off = await portal.person({ groups: ['BD'], status: 'INACTIVE' })
    const staff = await portal.person({ groups: ['ADMIN'] })
    const replies = []
    for (const { username } of [foreign, off, staff, await portal.person()])
      replies.push((await manager.invite(username.toUpperCase())).text)
    expect(new Set(replies).size).toBe(1)
    expect(replies[0]).toContain('CO0001')
    expect(answer(await manager.invite(manager.username))).toBe('409 CO0002')
    expect(await lettersTo(foreign.username)).toEqual([])
    expect(codes(await manager.invite('no address', { firstName: ' ', lastName: '' }))).toEqual([
      'CO0003', 'CO0004', 'CO0004',
    ]) // biome-ignore format: one line of codes reads better
  })

  it('sees and touches nothing of another company: it answers like one that does not exist', async () => {
    const [own, other] = [await companyOf(portal), await companyOf(portal)]
    const { accountId } = await other.colleague()
    const stranger = managerOf(portal, own.manager, other.company)
    const nobody = managerOf(portal, own.manager, '3f3f3f3f-1d1d-4c4c-8b8b-0a0a0a0a0a0a')
    const change = { user: accountId, version: 0, isActive: false, groups: ['BD'] }
    for (const act of [
      (by: typeof stranger) => by.get('', { company: by === stranger ? other.company : nobody.accountId }),
      (by: typeof stranger) => by.invite('new@harbour.example'),
      (by: typeof stranger) => by.send('PUT', '/member', change),
      (by: typeof stranger) => by.send('POST', '/member/resend', { user: accountId }),
    ])
      expect([answer(await act(stranger)), answer(await act(nobody))]).toEqual(['404 GE0002', '404 GE0002'])
    expect(answer(await own.manager.send('PUT', '/member', change))).toBe('404 GE0002')
    const activity = await own.manager.get('/activity', { company: other.company })
    expect(answer(activity)).toBe('404 GE0002')
    expect((await own.manager.activity({ user: accountId })).activities).toEqual([])
  })

  it('mails a new link to whoever has not signed in yet, and to nobody else', async () => {
    const { manager, colleague } = await companyOf(portal)
    const email = 'late@harbour-goods.example'
    await manager.invite(email)
    const { id } = await manager.colleague(email)
    expect((await manager.send('POST', '/member/resend', { user: id })).status).toBe(200)
    const [first, second] = await lettersTo(email)
    expect(second.text).not.toBe(first.text)
    const { accountId } = await colleague()
    expect(answer(await manager.send('POST', '/member/resend', { user: accountId }))).toBe('409 CO0008')
  })

  it('loses the role with the carrier’s grant, at the next call', async () => {
    const { manager, admin } = await companyOf(portal)
    const { organisations } = await admin.profile(manager.accountId)
    const [{ organisationId }] = organisations
    const member = { organisationId, roles: ['member' as const], webIdGranted: true }
    expect((await admin.grant(manager.accountId, { organisations: [member] })).status).toBe(200)
    expect(answer(await manager.get('', {}))).toBe('403 GE0005')
    const staff = {
      groups: ['BD' as const, 'VS' as const],
      organisations: [{ ...member, roles: ['manager' as const] }],
    }
    expect(codes(await admin.grant(manager.accountId, staff))).toEqual(['AC0019'])
  })
})

describe('two managers', () => {
  it('who change the same colleague at once: one of them is told', async () => {
    const { manager, newManager, colleague } = await companyOf(portal)
    const [other, { accountId }] = [await newManager(), await colleague()]
    const { version } = await manager.colleague(accountId)
    const replies = await Promise.all([
      manager.change(accountId, { groups: ['TD'], version }),
      other.change(accountId, { groups: ['BR'], version }),
    ])
    expect(replies.map(answer).toSorted()).toEqual(['200 undefined', '409 GE0007'])
  })

  it('who invite the same address at once make one account', async () => {
    const { manager, newManager } = await companyOf(portal)
    const other = await newManager()
    const replies = await Promise.all([manager.invite('one@harbour.example'), other.invite('ONE@harbour.example')])
    expect(replies.map(answer).toSorted()).toEqual(['200 undefined', '409 CO0002'])
    expect(await lettersTo('one@harbour.example')).toHaveLength(1)
  })

  it('give nothing that an admin takes from the company at that moment', async () => {
    const { manager, setGroups, colleague } = await companyOf(portal)
    const { accountId } = await colleague()
    await Promise.all([manager.change(accountId, { groups: ['TD'] }), setGroups(['BD'])])
    expect((await manager.colleague(accountId)).groups).not.toContain('TD')
  })
})

describe('the carrier’s admin', () => {
  it('takes a group from the company and thereby from all whom managers gave it, not from those whom the carrier gave it', async () => {
    const { manager, setGroups, colleague, admin } = await companyOf(portal)
    const [given, only, own] = [await colleague(), await colleague(), await colleague(['TD'])]
    await manager.change(given.accountId, { groups: ['BD', 'TD'] })
    await manager.change(only.accountId, { groups: ['TD'] })
    expect((await setGroups(['BD', 'BR'])).json.groups).toEqual(['BD', 'BR'])
    const groupsOf = async (id: string) => (await admin.profile(id)).groups
    expect([await groupsOf(given.accountId), await groupsOf(own.accountId)]).toEqual([['BD'], ['TD']])
    expect(await manager.colleague(only.accountId)).toMatchObject({ status: 'waiting', groups: [] })
    expect(answer(await setGroups(['BR', 'BD']))).toBe('422 AC0010')
    expect((await manager.change(only.accountId, { groups: ['BR'] })).status).toBe(200)
  })

  it('sees every step of a manager and undoes it', async () => {
    const { manager, colleague, admin } = await companyOf(portal)
    const { accountId } = await colleague()
    await manager.change(accountId, { groups: ['BD', 'TD'] })
    await manager.change(accountId, { isActive: false })
    const { entries } = await admin.trail({ user: accountId })
    expect(entries.map(({ by }: { by: string }) => by)).toEqual([manager.username, manager.username])
    const [{ before }] = entries.slice(-1)
    expect((await admin.grant(accountId, before)).json).toMatchObject({ status: 'ACTIVE', groups: ['BD'] })
    await manager.invite('undo@harbour.example')
    expect((await admin.grant('undo@harbour.example', { status: 'INACTIVE', organisations: [] })).status).toBe(200)
  })
})

import { languages } from '@fairway/contract/shared/language'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { subjectOf } from '../identity/mail/letter.fixture.ts'
import { activityOf, codesOf, lettersTo } from '../identity/visitor.fixture.ts'
import { adminOf, organisationOf } from './admin.fixture.ts'

const OWN_PROFILE = '/auth/management/cp/user'
let portal: Portal
let admin: ReturnType<typeof adminOf>
let ada: Awaited<ReturnType<Portal['person']>>
let ningbo: string
let haiphong: string
beforeAll(async () => {
  portal = await startPortal()
  ada = await portal.person({ username: 'ada@carrier.example', groups: ['ADMIN'] })
  await portal.person({ username: 'spare@carrier.example', groups: ['ADMIN'] })
  admin = adminOf(portal, ada)
  ningbo = await organisationOf(portal, 'NBL', 'Ningbo Lighting')
  haiphong = await organisationOf(portal, 'HPT', 'Hai Phong Textiles')
})
afterAll(() => portal.stop())

const member = (organisationId: string, change: object = {}) => ({
  organisationId,
  roles: ['member' as const, 'shipper' as const],
  webIdGranted: true,
  ...change,
})
const subjectsTo = async (username: string) => (await lettersTo(portal, username)).map(({ subject }) => subject)

describe('a newcomer', () => {
  it.each(languages)('is approved in one step and told so in %s', async (language) => {
    const mei = await portal.person({ language })
    expect((await portal.get(OWN_PROFILE, mei.headers)).status).toBe(403)
    const reply = await admin.grant(mei.accountId, {
      status: 'ACTIVE',
      groups: ['TD', 'BD', 'BD'],
      organisations: [member(ningbo, { roles: ['shipper', 'member', 'member'] })],
    })
    expect(reply.status).toBe(200)
    expect(reply.json).toMatchObject({ status: 'ACTIVE', groups: ['BD', 'TD'], version: 1 })
    expect(reply.json.organisations).toEqual([
      { organisationId: ningbo, roles: ['member', 'shipper'], webIdGranted: true, name: 'Ningbo Lighting', localName: null, ref: 'NBL' },
    ]) // biome-ignore format: one row
    expect(await admin.profile(mei.username)).toEqual(reply.json)
    const own = await portal.get(OWN_PROFILE, mei.headers)
    expect(own.status).toBe(200)
    expect(own.headers.get('x-fairway-rights')).toBe('changed')
    expect(await subjectsTo(mei.username)).toEqual([subjectOf('groupsGranted', language)])
    expect(await activityOf(portal, mei.username)).toEqual(['grant success ACTIVE +BD +TD'])
    const { rows } = await portal.pool.raw.query('select actor from account_activity where account_id = $1', [
      mei.accountId,
    ])
    expect(rows).toEqual([{ actor: 'ada@carrier.example' }])
  })

  it('can be refused, and taken back into review', async () => {
    const mei = await portal.person()
    expect((await admin.grant(mei.accountId, { status: 'INACTIVE' })).status).toBe(200)
    expect((await portal.get('/auth/user/activity', mei.headers)).json.errorCode).toBe('AU0005')
    expect((await admin.grant(mei.accountId, { status: 'CONFIRMED' })).json).toMatchObject({ status: 'CONFIRMED' })
    expect(await subjectsTo(mei.username)).toEqual([subjectOf('accountEnabled'), subjectOf('accountDisabled')])
  })

  it('cannot be approved without an organisation unless the admin says so', async () => {
    const mei = await portal.person()
    const approval = { status: 'ACTIVE' as const, groups: ['BD' as const] }
    for (const change of [approval, { ...approval, withoutOrganisation: false }]) {
      const refused = await admin.grant(mei.accountId, change)
      expect([refused.status, ...codesOf(refused)]).toEqual([422, 'organisations AC0018'])
    }
    expect(await admin.profile(mei.username)).toMatchObject({ status: 'CONFIRMED', groups: [], version: 0 })
    expect(await subjectsTo(mei.username)).toEqual([])
    const meant = await admin.grant(mei.accountId, { ...approval, withoutOrganisation: true })
    expect(meant.json).toMatchObject({ status: 'ACTIVE', organisations: [] })
    expect(await subjectsTo(mei.username)).toEqual([subjectOf('groupsGranted')])
    // it was said once: later changes of the same account do not ask again
    expect((await admin.grant(mei.accountId, { groups: ['BD', 'TD'] })).status).toBe(200)
  })

  it('who was declined is asked about as well when an admin lets them in after all', async () => {
    const mei = await portal.person()
    await admin.grant(mei.accountId, { status: 'INACTIVE' })
    const approval = { status: 'ACTIVE' as const, groups: ['BD' as const] }
    expect(codesOf(await admin.grant(mei.accountId, approval))).toEqual(['organisations AC0018'])
    expect((await admin.grant(mei.accountId, { ...approval, organisations: [member(ningbo)] })).status).toBe(200)
  })

  it('has nothing granted before the mailbox is proved', async () => {
    const mei = await portal.person({ status: 'UNCONFIRMED' })
    const reply = await admin.grant(mei.accountId, { status: 'ACTIVE', groups: ['BD'] })
    expect([reply.status, reply.json.errorCode]).toEqual([409, 'AC0005'])
  })
})

describe('what was granted', () => {
  it('is gone at the next call when it is taken away, and its owner is told', async () => {
    const mei = await portal.person({ groups: ['ADMIN', 'TD'], organisationIds: [ningbo, haiphong] })
    expect((await admin.grant(mei.accountId, { groups: ['ADMIN', 'TD', 'SI'] })).status).toBe(200)
    expect(await subjectsTo(mei.username)).toEqual([])
    expect((await portal.get('/auth/management/grants', mei.headers)).status).toBe(200)
    expect((await admin.grant(mei.accountId, { groups: ['SI'] })).status).toBe(200)
    expect((await portal.get('/auth/management/grants', mei.headers)).json.errorCode).toBe('GE0005')
    expect(await subjectsTo(mei.username)).toEqual([subjectOf('accessRemoved')])
    expect((await admin.grant(mei.accountId, { organisations: [member(ningbo)] })).status).toBe(200)
    expect((await portal.get(OWN_PROFILE, mei.headers)).json.organisations).toEqual([
      { name: 'Ningbo Lighting', roles: ['member', 'shipper'] },
    ])
    expect(await subjectsTo(mei.username)).toHaveLength(2)
    const refusedWebId = await admin.grant(mei.accountId, { organisations: [member(ningbo, { webIdGranted: false })] })
    expect(refusedWebId.json.organisations).toMatchObject([{ webIdGranted: false }])
    expect(await subjectsTo(mei.username)).toHaveLength(3)
    expect(await activityOf(portal, mei.username)).toEqual([
      'grant success +SI',
      'grant success -ADMIN -TD',
      'grant success',
      'grant success',
    ])
  })

  it('ends with all sessions when the account is switched off, and comes back when it is switched on', async () => {
    const mei = await portal.person({ groups: ['BD'] })
    const other = await portal.people.signIn(mei)
    expect((await admin.grant(mei.accountId, { status: 'INACTIVE' })).json).toMatchObject({ groups: ['BD'] })
    for (const { headers } of [mei, other])
      expect((await portal.get(OWN_PROFILE, headers)).json.errorCode).toBe('AU0005')
    const { rows } = await portal.pool.raw.query('select ended_because from session where account_id = $1', [
      mei.accountId,
    ])
    expect(rows).toEqual([{ ended_because: 'disabled' }, { ended_because: 'disabled' }])
    expect((await admin.grant(mei.accountId, { groups: ['TD'] })).status).toBe(200)
    expect((await admin.grant(mei.accountId, { status: 'ACTIVE' })).status).toBe(200)
    expect(await subjectsTo(mei.username)).toEqual([subjectOf('accountEnabled'), subjectOf('accountDisabled')])
    const again = await portal.people.signIn(mei)
    expect((await portal.get(OWN_PROFILE, again.headers)).status).toBe(200)
  })

  it('ends at once what customer service does under the name of an account that is switched off', async () => {
    const mei = await portal.person({ groups: ['BD'] })
    const carl = await portal.person({ groups: ['CSR'] })
    await portal.pool.raw.query(
      `insert into assumption (session_id, actor_id, target_id, reason, expires_at)
       values ($1, $2, $3, 'Asked by phone', now() + interval '10 minutes')`,
      [carl.sessionId, carl.accountId, mei.accountId],
    )
    const asMei = { ...carl.headers, 'x-fairway-assumed-user': encodeURIComponent(mei.username) }
    expect((await portal.get(OWN_PROFILE, asMei)).json.email).toBe(mei.username)
    await admin.grant(mei.accountId, { status: 'INACTIVE' })
    await admin.grant(mei.accountId, { status: 'ACTIVE' })
    expect((await portal.get(OWN_PROFILE, asMei)).json.errorCode).toBe('AU0016')
  })

  it.each([
    ['an active account without groups', { status: 'ACTIVE', groups: [] }, 'groups AC0008'],
    ['groups for someone under review', { status: 'CONFIRMED', groups: ['BD'] }, 'groups AC0008'],
    ['both privileges', () => ({ organisations: [member(ningbo, { roles: ['shipper', 'agent'] })] }), 'organisations AC0007'],
    ['both privileges in two organisations', () => ({ organisations: [member(ningbo), member(haiphong, { roles: ['agent'] })] }), 'organisations AC0007'],
    ['one organisation twice', () => ({ organisations: [member(ningbo), member(ningbo)] }), 'organisations AC0009'],
    ['an organisation that does not exist', () => ({ organisations: [member('00000000-0000-4000-8000-000000000000')] }), 'organisations AC0009'],
  ])('is never %s', async (_case, change, expected) => {
    const mei = await portal.person({ groups: ['BD'] })
    const reply = await admin.grant(mei.accountId, typeof change === 'function' ? change() : (change as object))
    expect(reply.status).toBe(422)
    expect(codesOf(reply)).toEqual([expected])
    expect(await admin.profile(mei.username)).toMatchObject({ version: 0, groups: ['BD'], organisations: [] })
    expect(await subjectsTo(mei.username)).toEqual([])
  }) // biome-ignore format: a table

  it.each([
    ['an unknown group', { groups: ['KING'] }],
    ['a status that nobody grants', { status: 'UNCONFIRMED' }],
    ['more than was asked', { passwordHash: 'x' }],
    ['no version', { version: undefined }],
  ])('is refused with %s', async (_case, change) => {
    const mei = await portal.person({ groups: ['BD'] })
    const reply = await admin.grant(mei.accountId, change as object)
    expect([reply.status, reply.json.errorCode]).toEqual([400, 'GE0012'])
  })

  it('must differ from what is granted already, however it is written', async () => {
    const mei = await portal.person({ groups: ['BD', 'TD'], organisationIds: [ningbo], roles: ['member', 'shipper'] })
    const change = {
      groups: ['TD' as const, 'BD' as const],
      organisations: [member(ningbo.toUpperCase(), { roles: ['shipper', 'member'] })],
    }
    const reply = await admin.grant(mei.accountId, change)
    expect([reply.status, reply.json.errorCode]).toEqual([422, 'AC0010'])
  })

  it('is not overwritten by an admin who has not seen the last change', async () => {
    const mei = await portal.person({ groups: ['BD'] })
    expect((await admin.grant(mei.accountId, { groups: ['TD'] })).status).toBe(200)
    const stale = await admin.grant(mei.accountId, { groups: ['SI'], version: 0 })
    expect([stale.status, stale.json.errorCode]).toEqual([409, 'GE0007'])
    for (let version = 1; version < 15; version += 1) {
      const body = { user: mei.accountId, version, status: 'ACTIVE', organisations: [] }
      const choices = version % 2 === 0 ? [['SI'], ['VG']] : [['BL'], ['OL']]
      const replies = await Promise.all(
        choices.map((groups) => admin.send('PUT', '/cp/user/detail', { ...body, groups })),
      )
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    }
    expect(await activityOf(portal, mei.username)).toHaveLength(15)
  })

  it('belongs to an account that exists, named by its id or its address', async () => {
    const mei = await portal.person({ groups: ['BD'] })
    for (const user of [mei.accountId, mei.username, ` ${mei.username.toUpperCase()} `])
      expect(await admin.profile(user)).toMatchObject({ id: mei.accountId, email: mei.username, firstName: 'Mei' })
    for (const user of ['nobody@lakeshore.example', '00000000-0000-4000-8000-000000000000', ''])
      expect(await admin.profile(user)).toMatchObject({ errorCode: 'GE0002' })
    const body = { user: '00000000-0000-4000-8000-000000000000', version: 0, status: 'ACTIVE', groups: ['BD'], organisations: [] } // biome-ignore format: one body
    expect((await admin.send('PUT', '/cp/user/detail', body)).json.errorCode).toBe('GE0002')
    expect(JSON.stringify(await admin.profile(mei.username))).not.toMatch(/password|argon2|secret/i)
  })
})

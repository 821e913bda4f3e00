import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { accountOf, activityOf } from '../visitor.fixture.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())

const path = '/auth/management/cp/user'
type Person = Awaited<ReturnType<Portal['person']>>
const read = async (who: Person) => (await portal.get(path, who.headers)).json
const put = (who: Person, body: unknown, headers: Record<string, string> = {}) =>
  portal.call('PUT', path, {
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...who.headers, ...headers },
  })
/** What the form sends: the fields of the person and the version it has seen. */
const formOf = async (who: Person) => {
  const {
    email: _email,
    webid: _webid,
    status: _status,
    relationships: _r,
    organisations: _o,
    ...form
  } = await read(who)
  return form
}

describe('one’s own profile', () => {
  it('shows the person, their organisations and what the carrier calls them', async () => {
    const { rows } = await portal.pool.raw.query(
      `insert into organisation (ref, name, address, country) values ('NBL', 'Ningbo Lighting', '1 Harbour Rd', 'CN') returning id`,
    )
    const mei = await portal.person({ groups: ['BD'], organisationIds: [rows[0].id], roles: ['member', 'shipper'] })
    expect(await read(mei)).toEqual({
      email: mei.username,
      webid: mei.webId,
      status: 'ACTIVE',
      firstName: 'Mei',
      lastName: 'Chen',
      jobTitle: 'Import manager',
      phone: { country: 'CN', number: '13800138000', extension: '' },
      company: 'Lakeshore Home',
      address1: '1 Harbour Road',
      address2: '',
      city: 'Ningbo',
      state: 'ZJ',
      zip: '315000',
      country: 'CN',
      relationships: ['shipper'],
      organisations: [{ name: 'Ningbo Lighting', roles: ['member', 'shipper'] }],
      version: 0,
    })
  })

  it('is not open to a guest or to someone without groups', async () => {
    const newcomer = await portal.person()
    expect((await portal.get(path)).json.errorCode).toBe('GE0016')
    expect((await portal.get(path, newcomer.headers)).status).toBe(403)
    expect((await put(newcomer, {})).status).toBe(403)
  })

  it('can be changed, and the change is kept with what was before', async () => {
    const mei = await portal.person({ groups: ['BD'] })
    const reply = await put(mei, { ...(await formOf(mei)), jobTitle: '出口经理', company: 'Ningbo Lighting' })
    expect(reply.status).toBe(200)
    expect(reply.json).toMatchObject({ jobTitle: '出口经理', company: 'Ningbo Lighting', version: 1 })
    expect(await read(mei)).toEqual(reply.json)
    const { rows } = await portal.pool.raw.query(
      'select actor, subject, object_type, object_id, before, after from audit_entry where actor = $1',
      [mei.username],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      subject: mei.username,
      object_type: 'account',
      object_id: mei.webId,
      before: { jobTitle: 'Import manager', company: 'Lakeshore Home' },
      after: { jobTitle: '出口经理', company: 'Ningbo Lighting' },
    })
    expect(JSON.stringify(rows)).not.toMatch(/password|argon2/)
    expect(await activityOf(portal, mei.username)).toEqual(['profileChange success'])
  })

  it('must differ in some field; a phone number written in another way is no change', async () => {
    const mei = await portal.person({ groups: ['BD'] })
    const form = await formOf(mei)
    expect((await put(mei, form)).json.errorCode).toBe('AU0121')
    const phone = { country: 'CN', number: '+86 138-0013-8000', extension: '' }
    expect((await put(mei, { ...form, phone })).json.errorCode).toBe('AU0121')
    expect((await read(mei)).version).toBe(0)
  })

  it('is not overwritten by someone who has not seen the last change', async () => {
    const mei = await portal.person({ groups: ['BD'] })
    const form = await formOf(mei)
    expect((await put(mei, { ...form, city: 'Shanghai' })).status).toBe(200)
    const stale = await put(mei, { ...form, city: 'Xiamen' })
    expect(stale.status).toBe(409)
    expect(stale.json.errorCode).toBe('GE0007')
    expect((await read(mei)).city).toBe('Shanghai')
  })

  it('is changed by one of two who save at the same moment', async () => {
    const mei = await portal.person({ groups: ['BD'] })
    const form = await formOf(mei)
    const replies = await Promise.all(['Xiamen', 'Shanghai'].map((city) => put(mei, { ...form, city })))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('is changed once by a write that is sent twice', async () => {
    const mei = await portal.person({ groups: ['BD'] })
    const body = { ...(await formOf(mei)), city: 'Xiamen' }
    const key = { 'idempotency-key': 'profile-0001' }
    const [first, again] = [await put(mei, body, key), await put(mei, body, key)]
    expect(first.status).toBe(200)
    expect(again.json).toEqual(first.json)
    expect((await read(mei)).version).toBe(1)
  })

  it.each([
    ['no first name', { firstName: '' }, 'firstName AU0107'],
    ['no job title', { jobTitle: ' ' }, 'jobTitle AU0109'],
    ['a wrong phone', { phone: { country: 'CN', number: '12', extension: '' } }, 'phone.number AU0110'],
    ['no company', { company: '' }, 'company AU0112'],
    ['a state of another country', { state: 'CA' }, 'state AU0115'],
    ['a country that does not exist', { country: 'ZZ', state: '' }, 'country AU0117'],
  ])('is refused with %s', async (_name, change, expected) => {
    const mei = await portal.person({ groups: ['BD'] })
    const reply = await put(mei, { ...(await formOf(mei)), ...change })
    expect(reply.status).toBe(422)
    expect(reply.json.violations.map((one: { path: string; code: string }) => `${one.path} ${one.code}`)).toEqual([
      expected,
    ])
    expect(await accountOf(portal, mei.username)).toMatchObject({ version: 0, first_name: 'Mei' })
  })
})

import { calls } from '@fairway/contract/calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { organisationOf } from '../../accounts/admin.fixture.ts'
import { registration, SECRET } from '../visitor.fixture.ts'

let portal: Portal
let columns: string[]
let company: string
let mei: Awaited<ReturnType<Portal['person']>>
beforeAll(async () => {
  portal = await startPortal({ settings: { formsPerMinute: 1_000_000, publicCallsPerMinute: 1_000_000 } })
  const { rows } = await portal.pool.raw.query(
    `select distinct column_name as name from information_schema.columns
      where table_schema = 'public' and table_name in ('account', 'account_code', 'session', 'account_organisation')`,
  )
  columns = rows.map(({ name }) => name)
  company = await organisationOf(portal, 'NBM', 'Ningbo Mills')
})
afterAll(() => portal.stop())

const camel = (name: string) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())

const NOBODY = '6b0f6f3e-8a0b-4d4e-9a42-111111111111'
const organisation = { name: 'Ningbo Lighting', localName: '', address: '88 Beilun Rd, Ningbo', country: 'CN' }

/** A body for each call of identity that takes one, right in itself as far as one can be without a mail or a session. */
const bodies: Record<string, () => Promise<Record<string, unknown>>> = {
  'POST /auth/user': async () => registration('new@lighting.example', { captcha: 'x' }),
  'POST /auth/confirmation': async () => ({ username: mei.username, code: '123456' }),
  'POST /auth/user/resend': async () => ({ username: mei.username, language: 'en', captcha: 'x' }),
  'POST /auth/forgot': async () => ({ username: mei.username, language: 'en', captcha: 'x' }),
  'POST /auth/confirmforgot': async () => ({
    username: mei.username,
    code: '123456',
    password: SECRET,
    confirmPassword: SECRET,
  }),
  'POST /auth/login': async () => ({ username: mei.username, password: SECRET, captcha: 'x' }),
  'POST /auth/login/token': async () => ({ username: mei.username, token: 'x'.repeat(43) }),
  'POST /auth/login/refresh': async () => ({ refreshToken: 'x'.repeat(43) }),
  'POST /auth/logout': async () => ({ accessToken: 'x', webid: 'W0000001' }),
  'POST /auth/user/change': async () => ({ previousPassword: SECRET, password: SECRET, confirmPassword: SECRET }),
  'PUT /auth/management/cp/user': async () => {
    const {
      email: _e,
      webid: _w,
      status: _s,
      relationships: _r,
      organisations: _o,
      ...form
    } = (await portal.get('/auth/management/cp/user', mei.headers)).json
    return { ...form, city: 'Xiamen' }
  },
  'POST /auth/management/user/assume': async () => ({ username: 'nobody@lighting.example', reason: 'asked by phone' }),
  'POST /auth/management/user/release': async () => ({}),
  'POST /auth/login/code': async () => ({ ticket: 'x', code: '123456' }),
  'POST /auth/login/factor': async () => ({ ticket: 'x' }),
  'POST /auth/login/factor/confirm': async () => ({ ticket: 'x', code: '123456' }),
  'POST /auth/user/factor': async () => ({ password: SECRET }),
  'POST /auth/user/factor/confirm': async () => ({ code: '123456' }),
  'POST /auth/user/factor/off': async () => ({ password: SECRET, code: '123456' }),
  'POST /auth/user/factor/codes': async () => ({ password: SECRET, code: '123456' }),
  'POST /auth/user/devices/forget': async () => ({ id: NOBODY }),
  'POST /auth/user/sessions/end': async () => ({}),
  'POST /auth/management/user/resend': async () => ({ user: NOBODY }),
  'POST /auth/management/user/reset': async () => ({ user: NOBODY }),
  'POST /auth/management/user/sessions/end': async () => ({ user: NOBODY }),
  'POST /auth/management/user/factor/remove': async () => ({ user: NOBODY }),
  'PUT /auth/management/cp/user/detail': async () => ({
    user: NOBODY,
    status: 'ACTIVE',
    groups: ['TD'],
    organisations: [],
    version: 0,
  }),
  'POST /auth/management/organisation': async () => ({ ...organisation, ref: 'NBL' }),
  'PUT /auth/management/organisation': async () => ({ ...organisation, id: NOBODY, keptBy: 'portal', version: 0 }),
  'PUT /auth/management/organisation/groups': async () => ({ id: NOBODY, groups: ['TD'], version: 0 }),
  'POST /auth/company/member': async () => ({
    company: NOBODY,
    email: 'hua@lighting.example',
    firstName: 'Hua',
    lastName: 'Lin',
    language: 'en',
    groups: ['BD'],
  }),
  'PUT /auth/company/member': async () => ({
    company: NOBODY,
    user: NOBODY,
    groups: ['BD'],
    isActive: true,
    version: 0,
  }),
  'POST /auth/company/member/resend': async () => ({ company: NOBODY, user: NOBODY }),
}
const names = Object.keys(bodies)

const send = (call: string, text: string) => {
  const [method = '', path = ''] = call.split(' ')
  const token = /refresh|logout/.test(path) ? mei.identityHeaders : mei.headers
  return portal.call(method, path, { body: text, headers: { 'content-type': 'application/json', ...token } })
}

/** All that such a call could have changed. */
const standing = async () => {
  const { rows } = await portal.pool.raw.query(
    `select (select json_agg(a order by a.id)::text from account a) as accounts,
            (select json_agg(json_build_array(s.id, s.ended_at, s.generation, s.cookie_hash) order by s.id)::text from session s) as sessions,
            (select json_agg(m order by m.account_id)::text from account_organisation m) as organisations,
            (select json_agg(u order by u.id)::text from assumption u) as assumptions`,
  )
  return rows[0]
}

/** None of these is taken, and nothing has changed after all of them. */
const refused = async (call: string, texts: string[]) => {
  const before = await standing()
  for (const text of texts) {
    const reply = await send(call, text)
    expect(reply.status, `${call} ${text.slice(0, 200)}`).toBe(400)
    expect(reply.json.errorCode).toBe('GE0012')
  }
  expect(await standing()).toEqual(before)
}

it('every call of identity that takes a body is in this list', () => {
  const known = calls.filter(({ path, method }) => path.startsWith('/auth/') && method !== 'GET')
  expect(known.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([...names].sort())
})

describe.each(names)('%s', (call) => {
  beforeAll(async () => {
    mei = await portal.person({
      groups: ['BD', 'CSR', 'ADMIN'],
      organisationIds: [company],
      roles: ['member', 'manager'],
    })
  })
  const bodyOf = async () => (await bodies[call]?.()) ?? {}

  it('takes no field that it does not name, not one column of the database', async () => {
    const body = await bodyOf()
    const extra = [...columns, ...columns.map(camel), 'roles', 'organisations', 'isAdmin', 'email', 'webid']
    const fields = [...new Set(extra)].filter((name) => !(name in body) && name !== 'key')
    const values = ['ADMIN', ['ADMIN'], 1]
    await refused(
      call,
      fields.map((field, at) => JSON.stringify({ ...body, [field]: values[at % values.length] })),
    )
  })

  it.each([
    '"__proto__": {"groups": ["ADMIN"]}',
    '"__proto__": null',
    '"constructor": {"prototype": {"groups": ["ADMIN"]}}',
    '"prototype": {"groups": ["ADMIN"]}',
    '"toString": "x"',
    '"\\u005f_proto__": {"groups": ["ADMIN"]}',
  ])('is not deceived by %s', async (poison) => {
    const text = JSON.stringify(await bodyOf())
    await refused(call, [`${text.slice(0, -1)}, ${poison}}`, `{${poison}, ${text.slice(1)}`])
    expect(Object.prototype).not.toHaveProperty('groups')
    expect(({} as { groups?: unknown }).groups).toBeUndefined() // nothing was added to every object
  })

  it('takes neither a list, an object, a number, true nor nothing where it wants a text', async () => {
    const body = await bodyOf()
    const scalars = Object.entries(body).filter(([, value]) => typeof value === 'string')
    const texts = scalars.flatMap(([field, value]) =>
      [[value], { value }, { length: 1, 0: value }, 1, true, null].map((invalid) =>
        JSON.stringify({ ...body, [field]: invalid }),
      ),
    )
    await refused(call, texts)
  })

  it.each(['[]', '"text"', '1', 'null', 'true', '', '{', '[{}]'])('takes no body like %j', (text) =>
    refused(call, [text]),
  )

  it('reads a field that is there twice once', async () => {
    const body = await bodyOf()
    const [field] = Object.keys(body)
    if (field === undefined) return // no field can be there twice
    const text = JSON.stringify(body)
    await refused(call, [`${text.slice(0, -1)}, ${JSON.stringify(field)}: ["ADMIN"]}`])
    const before = await standing()
    const reply = await send(call, `{${JSON.stringify(field)}: ["ADMIN"], ${text.slice(1)}`)
    expect(reply.status).not.toBe(400)
    expect(reply.status).toBeLessThan(500)
    if (call !== 'PUT /auth/management/cp/user') expect((await standing()).accounts).toEqual(before.accounts)
  })
})

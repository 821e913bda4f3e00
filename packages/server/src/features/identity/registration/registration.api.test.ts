import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import {
  accountOf,
  activityOf,
  codesOf,
  lettersTo,
  letterTo,
  registration,
  SECRET,
  visitor,
} from '../visitor.fixture.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ settings: { formsPerMinute: 100_000, publicCallsPerMinute: 100_000 } })
})
afterAll(() => portal.stop())

let counter = 0
const newAddress = () => `mei${++counter}@lighting.example`

describe('a registration', () => {
  it('leads by the mailed code to a confirmed account without groups', async () => {
    const mei = visitor(portal)
    const email = newAddress()
    const reply = await mei.register(email)
    expect(reply.status).toBe(200)
    expect(reply.json).toEqual({ flow: expect.stringMatching(/^[0-9a-f-]{36}$/) })
    expect(await accountOf(portal, email)).toMatchObject({
      status: 'UNCONFIRMED',
      groups: [],
      phone_number: '+8613800138000',
      relationships: ['shipper'],
      language: 'en',
    })

    const letter = await letterTo(portal, email)
    expect(letter.flow).toBe(reply.json.flow)
    expect(letter.path).not.toContain('mei')
    expect((await mei.confirm(reply.json.flow, letter.code)).json).toEqual({ done: true })
    expect(await accountOf(portal, email)).toMatchObject({ status: 'CONFIRMED', groups: [], rights_version: 1 })
    expect(await activityOf(portal, email)).toEqual([
      'registration success',
      'code success confirm',
      'confirmation success',
    ])
  })

  it('keeps neither password, code, key nor cookie in plain sight', async () => {
    const mei = visitor(portal)
    const email = newAddress()
    await mei.register(email)
    const { rows: jobs } = await portal.pool.raw.query('select payload::text from graphile_worker._private_jobs')
    const { code, key } = await letterTo(portal, email)
    const { rows } = await portal.pool.raw.query(
      'select to_jsonb(a)::text as account, to_jsonb(c)::text as code from account a join account_code c on c.account_id = a.id where username = $1',
      [email],
    )
    const stored = JSON.stringify([rows, jobs])
    for (const secret of [SECRET, `"${code}"`, key, ...mei.jar.values()]) expect(stored).not.toContain(secret)
    expect(JSON.stringify(jobs)).not.toContain(email)
    expect(rows[0].account).toContain('$argon2id$')
    expect(portal.logged.join()).not.toContain(key)
    expect(portal.logged.join()).not.toContain(email)
  })

  it('can be confirmed by the address instead of the attempt, with the code as people type it', async () => {
    const mei = visitor(portal)
    const email = newAddress()
    await mei.register(email)
    const { code } = await letterTo(portal, email)
    const wide = [...code].map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join('')
    expect((await mei.confirm(email.toUpperCase(), `${wide.slice(0, 3)} ${wide.slice(3)}`)).status).toBe(200)
  })

  it('can be confirmed by the link in any browser', async () => {
    const email = newAddress()
    await visitor(portal).register(email)
    const { code, key, flow } = await letterTo(portal, email)
    expect((await visitor(portal).confirm(flow, code, key)).status).toBe(200)
  })

  it.each([
    ['no e-mail', { email: 'mei' }, ['email AU0101']],
    ['a short password', { password: 'ab1c', confirmPassword: 'ab1c' }, ['password AU0102']],
    ['another confirmation', { confirmPassword: 'Quiet-anchor-2918' }, ['confirmPassword AU0104']],
    ['a password of the world', { password: 'sunshine', confirmPassword: 'sunshine' }, ['password AU0105']],
    ['a password with the company', { password: 'ningbolighting9', confirmPassword: 'ningbolighting9' }, ['password AU0106']],
    ['no first name', { firstName: '' }, ['firstName AU0107']],
    ['no last name', { lastName: '  ' }, ['lastName AU0108']],
    ['no job title', { jobTitle: '' }, ['jobTitle AU0109']],
    ['a phone of another country', { phone: { country: 'VN', number: '13800138000', extension: '' } }, ['phone.number AU0110']],
    ['an extension of letters', { phone: { country: 'CN', number: '13800138000', extension: 'ab' } }, ['phone.extension AU0111']],
    ['no company', { company: '' }, ['company AU0112']],
    ['an address of marks', { address1: '<>' }, ['address1 AU0113']],
    ['no city', { city: '' }, ['city AU0114']],
    ['a state of another country', { state: 'CA' }, ['state AU0115']],
    ['no state where there are some', { state: '' }, ['state AU0115']],
    ['a wrong zip', { zip: '3150' }, ['zip AU0116']],
    ['a country that does not exist', { country: 'ZZ', state: '' }, ['country AU0117']],
    ['no relationship', { relationships: [] }, ['relationships AU0118']],
    ['no terms', { termsAccepted: false }, ['termsAccepted AU0119']],
    ['no captcha', { captcha: '' }, ['captcha AU0120']],
  ])('is refused with %s', async (_name, change, expected) => {
    const email = newAddress()
    const reply = await portal.post('/auth/user', registration(email, { captcha: 'x', ...change }))
    expect(reply.status).toBe(422)
    expect(codesOf(reply)).toEqual(expected)
    expect(await accountOf(portal, email)).toBeUndefined()
  }) // biome-ignore format: one case per line

  it('is refused with everything that is wrong at once', async () => {
    const reply = await portal.post('/auth/user', registration('mei', { firstName: '', zip: '', relationships: [] }))
    expect(codesOf(reply)).toEqual([
      'email AU0101', 'firstName AU0107', 'zip AU0116', 'relationships AU0118', 'captcha AU0120',
    ]) // biome-ignore format: a row of codes
  })

  it('is refused without a proof of work, and with one that was used', async () => {
    const [first, second] = [newAddress(), newAddress()]
    expect((await visitor(portal).register(first, { captcha: 'made up' })).json.errorCode).toBe('AU0008')
    const captcha = await portal.captcha()
    expect((await visitor(portal).register(first, { captcha })).status).toBe(200)
    expect((await visitor(portal).register(second, { captcha })).json.errorCode).toBe('AU0008')
    expect(await accountOf(portal, second)).toBeUndefined()
  })

  it.each([
    ['the United States', { country: 'US', state: 'CA', city: 'Long Beach', zip: '90802', phone: { country: 'US', number: '(562) 283-7000', extension: '' } }],
    ['Viet Nam', { country: 'VN', state: 'HN', city: 'Hà Nội', zip: '100000', phone: { country: 'VN', number: '0912 345 678', extension: '' } }],
    ['Hong Kong, which has no zip codes', { country: 'HK', state: 'HK', city: '香港', zip: '', phone: { country: 'HK', number: '2345 6789', extension: '' } }],
  ])('is possible from %s', async (_name, change) => {
    const { regions } = (await portal.get(`/auth/regions?country=${change.country}`)).json
    const [region] = regions
    const state = regions.some(({ code }: { code: string }) => code === change.state) ? change.state : region.code
    expect((await visitor(portal).register(newAddress(), { ...change, state })).status).toBe(200)
  }) // biome-ignore format: one case per line
})

describe('a second registration with the same address', () => {
  it('replaces the first one while nobody has proved the address, and ends its code', async () => {
    const [stranger, mei] = [visitor(portal), visitor(portal)]
    const email = newAddress()
    await stranger.register(email, {
      password: 'Strange-tide-5511',
      confirmPassword: 'Strange-tide-5511',
      firstName: 'Rival',
    })
    const first = await letterTo(portal, email)
    await mei.register(email.toUpperCase())
    const second = await letterTo(portal, email)
    expect((await stranger.confirm(first.flow, first.code)).json.errorCode).toBe('AU0007')
    expect((await stranger.confirm(first.flow, first.code, first.key)).json.errorCode).toBe('AU0007')
    expect((await stranger.confirm(second.flow, second.code)).json.errorCode).toBe('AU0007')
    expect((await mei.confirm(second.flow, second.code)).status).toBe(200)
    const username = email.toUpperCase()
    expect(await accountOf(portal, username)).toMatchObject({ first_name: 'Mei', status: 'CONFIRMED', username })
    expect((await visitor(portal).login(email, SECRET)).status).toBe(200)
    expect((await visitor(portal).login(email, 'Strange-tide-5511')).json.errorCode).toBe('AU0001')
  })

  it('does not replace anything once no more codes are sent', async () => {
    const email = newAddress()
    const mei = visitor(portal)
    for (const _ of [1, 2, 3]) await mei.register(email)
    const { flow, code } = await letterTo(portal, email)
    await visitor(portal).register(email, { firstName: 'Rival' })
    expect((await lettersTo(portal, email)).length).toBe(3)
    expect((await mei.confirm(flow, code)).status).toBe(200)
    expect(await accountOf(portal, email)).toMatchObject({ first_name: 'Mei' })
  })

  it('changes nothing of a confirmed account, whose owner is told in their language, three times a day', async () => {
    const owner = await portal.people.account({ language: 'vi' })
    const before = await accountOf(portal, owner.username)
    for (const _ of [1, 2, 3, 4]) expect((await visitor(portal).register(owner.username)).status).toBe(200)
    expect(await accountOf(portal, owner.username)).toEqual(before)
    const letters = await lettersTo(portal, owner.username)
    expect(letters.map(({ subject }) => subject)).toEqual(new Array(3).fill('Bạn đã có tài khoản tại Fairway'))
    expect(letters[0]).toMatchObject({ code: '', path: '/signin' })
  })

  it('makes one account when both come at the same moment', async () => {
    const email = newAddress()
    const captchas = await Promise.all([1, 2, 3, 4].map(() => portal.captcha()))
    const replies = await Promise.all(captchas.map((captcha) => visitor(portal).register(email, { captcha })))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const { rows } = await portal.pool.raw.query(
      'select count(*) from account_code c join account a on a.id = account_id where username = $1 and closed_at is null',
      [email],
    )
    expect(rows[0].count).toBe(1)
  })
})

describe('the states of a country', () => {
  it('are told by code and name, and none where none are known', async () => {
    expect((await portal.get('/auth/regions?country=CN')).json.regions).toContainEqual({ code: 'ZJ', name: 'Zhejiang' })
    expect((await portal.get('/auth/regions?country=US')).json.regions).toContainEqual({
      code: 'CA',
      name: 'California',
    })
    for (const country of ['ZZ', 'MO', 'PR'])
      expect((await portal.get(`/auth/regions?country=${country}`)).json).toEqual({ regions: [] })
    for (const country of ['cn', 'CHN', '', '__proto__'])
      expect((await portal.get(`/auth/regions?country=${country}`)).json.errorCode).toBe('GE0012')
  })
})

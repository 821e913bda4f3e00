import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { accountOf, activityOf, another, codesOf, lettersTo, letterTo, visitor } from '../visitor.fixture.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ settings: { formsPerMinute: 100_000, publicCallsPerMinute: 100_000 } })
})
afterAll(() => portal.stop())

let counter = 0
const newAddress = () => `mei${++counter}@lighting.example`

describe('a code of confirmation', () => {
  const registered = async () => {
    const mei = visitor(portal)
    const email = newAddress()
    await mei.register(email)
    return { mei, email, ...(await letterTo(portal, email)) }
  }

  it('works once', async () => {
    const { mei, flow, code, key } = await registered()
    expect((await mei.confirm(flow, code)).status).toBe(200)
    expect((await mei.confirm(flow, code)).json.errorCode).toBe('AU0007')
    expect((await mei.confirm(flow, code, key)).json.errorCode).toBe('AU0007')
  })

  it('works for one of many who send it at the same moment', async () => {
    const { mei, flow, code } = await registered()
    const replies = await Promise.all([1, 2, 3, 4].map(() => mei.confirm(flow, code)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('is over after five tries, also for the right one', async () => {
    const { mei, email, flow, code } = await registered()
    for (const _ of [1, 2, 3, 4, 5]) expect((await mei.confirm(flow, another(code))).json.errorCode).toBe('AU0007')
    expect((await mei.confirm(flow, code)).json.errorCode).toBe('AU0007')
    expect((await activityOf(portal, email)).filter((entry) => entry === 'confirmation refused code')).toHaveLength(5)
    expect(await accountOf(portal, email)).toMatchObject({ status: 'UNCONFIRMED' })
  })

  it('is good in the browser that asked for it; elsewhere the try does not even count', async () => {
    const { mei, flow, code, key } = await registered()
    const stranger = visitor(portal)
    await stranger.forgot('nobody@lighting.example')
    for (const _ of [1, 2, 3, 4, 5, 6]) expect((await stranger.confirm(flow, code)).json.errorCode).toBe('AU0007')
    expect((await stranger.confirm(flow, code, `${key}x`)).json.errorCode).toBe('AU0007')
    expect((await mei.confirm(flow, code)).status).toBe(200)
  })

  it('says why where it is typed in another browser, which never asked for one: for every account alike', async () => {
    const { mei, email, flow, code, key } = await registered()
    const stranger = visitor(portal)
    for (const [name, typed] of [
      [flow, code],
      [email, another(code)],
      [newAddress(), code],
    ] as const)
      expect(await stranger.confirm(name, typed)).toMatchObject({ status: 422, json: { errorCode: 'AU0022' } })
    const { rows } = await portal.pool.raw.query('select tries from account_code where id = $1', [flow])
    expect(rows).toEqual([{ tries: 0 }])
    expect((await stranger.confirm(flow, code, key)).status).toBe(200)
    expect((await mei.confirm(flow, code)).json.errorCode).toBe('AU0007')
  })

  it('is over after a day', async () => {
    const { mei, flow, code, key } = await registered()
    await portal.pool.raw.query("update account_code set expires_at = now() - interval '1 second' where id = $1", [
      flow,
    ])
    expect((await mei.confirm(flow, code, key)).json.errorCode).toBe('AU0007')
  })

  it('lives for 24 hours', async () => {
    const { flow } = await registered()
    const { rows } = await portal.pool.raw.query(
      'select extract(epoch from expires_at - created_at)::int as s from account_code where id = $1',
      [flow],
    )
    expect(rows[0].s).toBe(86_400)
  })

  it('does not choose a password', async () => {
    const { mei, flow, code, key } = await registered()
    expect((await mei.reset(flow, code, { key })).json.errorCode).toBe('AU0007')
  })

  it.each([
    ['five digits', { code: '12345' }, 'code AU0123'],
    ['letters', { code: '12a456' }, 'code AU0123'],
    ['no user name', { username: '' }, 'username AU0124'],
    ['a user name that is none', { username: 'mei' }, 'username AU0124'],
  ])('is refused with %s before anything is tried', async (_name, change, expected) => {
    const reply = await portal.post('/auth/confirmation', { username: randomUUID(), code: '123456', ...change })
    expect(reply.status).toBe(422)
    expect(codesOf(reply)).toEqual([expected])
  })
})

describe('another code', () => {
  it('ends the former one, by address or by attempt, in the language asked for', async () => {
    const mei = visitor(portal)
    const email = newAddress()
    await mei.register(email)
    const first = await letterTo(portal, email)
    const reply = await mei.resend(first.flow, 'zh')
    const second = await letterTo(portal, email)
    expect(second).toMatchObject({ flow: reply.json.flow, language: 'zh', subject: '请验证您在 Fairway 的邮箱' })
    expect((await mei.confirm(first.flow, first.code, first.key)).json.errorCode).toBe('AU0007')
    await mei.resend(email, 'vi')
    const third = await letterTo(portal, email)
    expect((await mei.confirm(third.flow, third.code)).status).toBe(200)
  })

  it('is sent three times a day to whoever asks from one address; the last one stays good', async () => {
    const mei = visitor(portal)
    const email = newAddress()
    await mei.register(email)
    for (const _ of [1, 2, 3, 4]) expect((await mei.resend(email)).status).toBe(200)
    expect(await lettersTo(portal, email)).toHaveLength(3)
    const { flow, code } = await letterTo(portal, email)
    expect((await mei.confirm(flow, code)).status).toBe(200)
    expect(await activityOf(portal, email)).toContain('code refused confirm')
  })

  it('is not sent to a confirmed account', async () => {
    const owner = await portal.people.account()
    expect((await visitor(portal).resend(owner.username)).status).toBe(200)
    expect(await lettersTo(portal, owner.username)).toEqual([])
  })

  it('is refused without a proof of work', async () => {
    const body = { username: 'mei@lighting.example', language: 'en' }
    for (const path of ['/auth/user/resend', '/auth/forgot']) {
      expect((await portal.post(path, { ...body, captcha: '' })).json.errorCode).toBe('AU0120')
      expect((await portal.post(path, { ...body, captcha: 'made up' })).json.errorCode).toBe('AU0008')
      expect((await portal.post(path, { ...body, username: 'mei', captcha: 'x' })).json.errorCode).toBe('AU0124')
    }
  })
})

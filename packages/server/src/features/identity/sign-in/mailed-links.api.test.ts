import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { letterTo, visitor } from '../visitor.fixture.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ settings: { formsPerMinute: 100_000 } })
})
afterAll(() => portal.stop())

const everything = async () => {
  const { rows } = await portal.pool.raw.query(
    `select (select json_agg(c order by c.id) from account_code c)::text as codes,
            (select json_agg(a order by a.id) from account a)::text as accounts,
            (select json_agg(v order by v.id) from account_activity v)::text as activity`,
  )
  return rows[0]
}

/** What scanners of mail do with every link that they find. */
const prefetch = async (path: string) => {
  for (const method of ['GET', 'HEAD', 'GET'])
    await portal.call(method, path, { headers: { 'user-agent': 'link scanner', purpose: 'prefetch' } })
}

it('a link that a scanner has opened twice still confirms the address', async () => {
  const email = 'mei@lighting.example'
  await visitor(portal).register(email)
  const { path, flow, code, key } = await letterTo(portal, email)
  expect(path).toBe(`/confirmUser/${flow}/${code}?k=${key}`)
  const before = await everything()
  await prefetch(path)
  expect(await everything()).toEqual(before)
  expect((await visitor(portal).confirm(flow, code, key)).status).toBe(200)
})

it('a link that a scanner has opened twice still leads to a new password', async () => {
  const { username } = await portal.people.account()
  await visitor(portal).forgot(username)
  const { path, flow, code, key } = await letterTo(portal, username)
  expect(path).toBe(`/resetPassword/${flow}/${code}?k=${key}`)
  const before = await everything()
  await prefetch(path)
  expect(await everything()).toEqual(before)
  expect((await visitor(portal).reset(flow, code, { key })).status).toBe(200)
})

it('no call that spends something answers to GET', async () => {
  for (const path of ['/auth/confirmation', '/auth/confirmforgot', '/auth/user', '/auth/user/resend', '/auth/forgot'])
    expect((await portal.get(`${path}?username=mei@lighting.example&code=123456`)).status).toBe(404)
})

it('neither code, key nor attempt of a link is written to the log', async () => {
  const email = 'an@lighting.example'
  await visitor(portal).register(email)
  const { path, flow, code, key } = await letterTo(portal, email)
  await prefetch(path)
  await visitor(portal).confirm(flow, code, key)
  const log = portal.logged.join('\n')
  expect(log).toContain('/confirmUser/***')
  for (const secret of [key, `/${code}`, flow, email]) expect(log).not.toContain(secret)
})

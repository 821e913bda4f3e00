import { calls } from '@fairway/contract/calls'
import { carrierScopes, type Group, groups } from '@fairway/contract/kit/access'
import type { Endpoint } from '@fairway/contract/kit/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts } from './features/identity/demo/demo-accounts.values.ts'
import { attemptAt, permissions } from './permissions.fixture.ts'
import { type Portal, startPortal } from './platform/testing.ts'

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const every: [string, Endpoint][] = calls.map((call) => [nameOf(call), call])

let portal: Portal
type Headers = Record<string, string>
/** Those who may make some calls: a person without a group, one for each group, and every combination that the demo has. */
const people: Record<string, { headers: Headers; groups: readonly Group[] }> = {}
/** Those who may make none that needs a person. */
const impostors: Record<string, Headers> = {}
const keys: Record<string, Headers> = {}

beforeAll(async () => {
  portal = await startPortal({
    settings: { formsPerMinute: 1_000_000, publicCallsPerMinute: 1_000_000, operatorKey: 'k'.repeat(40) },
  })
  people['no group'] = await portal.person()
  for (const group of groups) people[group] = await portal.person({ groups: [group] })
  for (const { groups: ownGroups } of demoAccounts)
    people[ownGroups.join()] ??= await portal.person({ groups: ownGroups })
  people['every group but ADMIN'] = await portal.person({ groups: groups.filter((group) => group !== 'ADMIN') })
  const [mei, an] = [await portal.person({ groups }), await portal.person({ groups })]
  const disabled = await portal.person({ groups })
  await portal.pool.raw.query("update account set status = 'INACTIVE' where id = $1", [disabled.accountId])
  const ended = await portal.person({ groups })
  await portal.pool.raw.query("update session set ended_at = now(), ended_because = 'signOut' where id = $1", [
    ended.sessionId,
  ])
  Object.assign(impostors, {
    guest: {},
    'a token without its cookie': { authorization: mei.headers.authorization },
    'a cookie without its token': { cookie: mei.headers.cookie },
    'a token with the cookie of another': { ...mei.headers, cookie: an.headers.cookie },
    'an identity token as access token': mei.identityHeaders,
    'a refresh token as access token': { ...mei.headers, authorization: `Bearer ${mei.refreshToken}` },
    'a disabled account': disabled.headers,
    'a session that has ended': ended.headers,
  })
  for (const scope of carrierScopes) keys[scope] = { authorization: `Bearer ${await portal.mintKey([scope])}` }
})
afterAll(() => portal.stop())

const attempt = (call: Endpoint, headers: Headers) => attemptAt(portal, call, headers)

it('names every call there is and no other', () =>
  expect(Object.keys(permissions).sort()).toEqual(every.map(([name]) => name).sort()))

/** What calls that open with a link answer to whoever brings none. */
const withoutLink = new Map<unknown, string>([
  ['link', '410 VGM0034'],
  ['sharedLink', '410 SL0001'],
])

/** What a call of this kind answers to a person who is signed in and has these groups. */
function expectedFor(name: string, ownGroups: readonly Group[]): string {
  const permission = permissions[name]
  if (permission === 'everyone' || permission === 'signed in') return 'let in'
  if (permission === 'manager') return '403 GE0005'
  if (permission === 'granted') return ownGroups.length === 0 ? '403 GE0005' : 'let in'
  if (typeof permission === 'object' && 'groups' in permission)
    return permission.groups.some((group) => ownGroups.includes(group)) ? 'let in' : `403 ${permission.denied}`
  return withoutLink.get(permission) ?? '401 GE0016'
}

describe.each(every)('%s', (name, call) => {
  it('answers each group as the table says', async () => {
    for (const [who, { headers, groups: ownGroups }] of Object.entries(people))
      expect([who, await attempt(call, headers)]).toEqual([who, expectedFor(name, ownGroups)])
  })

  it('lets in nobody with half of what belongs together', async () => {
    for (const [who, headers] of Object.entries(impostors)) {
      const verdict = await attempt(call, headers)
      const isOpen = permissions[name] === 'everyone'
      if (isOpen) expect([who, verdict]).toEqual([who, 'let in'])
      else if (withoutLink.has(permissions[name]))
        expect([who, verdict]).toEqual([who, withoutLink.get(permissions[name])])
      else if (permissions[name] !== 'session') expect(verdict, who).toMatch(/^401 (GE0016|AU0005)$/)
    }
  })

  it("opens to a carrier's key of its scope alone", async () => {
    const permission = permissions[name]
    const wanted = typeof permission === 'object' && 'scope' in permission ? permission.scope : undefined
    for (const [scope, headers] of Object.entries(keys)) {
      const verdict = await attempt(call, headers)
      if (wanted) expect([scope, verdict]).toEqual([scope, scope === wanted ? 'let in' : '403 GE0006'])
      else {
        const expected = withoutLink.get(permission) ?? '401 GE0016'
        expect([scope, verdict]).toEqual([scope, permission === 'everyone' ? 'let in' : expected])
      }
    }
  })
})

it('answers no other verb, whatever a header claims', async () => {
  const headers = people.ADMIN?.headers ?? {}
  for (const path of new Set(calls.map((call) => call.path))) {
    const known = calls.filter((call) => call.path === path).map((call): string => call.method)
    for (const method of ['PATCH', 'DELETE', 'PUT', 'POST'].filter((verb) => !known.includes(verb))) {
      const json = { 'content-type': 'application/json', 'x-http-method-override': known[0] ?? '' }
      const reply = await portal.call(method, path.replace(/:\w+/g, 'x'), {
        body: '{}',
        headers: { ...headers, ...json },
      })
      expect([method, path, reply.status]).toEqual([method, path, 404])
    }
  }
})

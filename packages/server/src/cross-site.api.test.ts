import { calls } from '@fairway/contract/calls'
import { groups } from '@fairway/contract/kit/access'
import type { Endpoint } from '@fairway/contract/kit/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { organisationOf } from './features/accounts/admin.fixture.ts'
import { type Portal, startPortal } from './platform/testing.ts'

const all: readonly Endpoint[] = calls
const writes = all.filter(({ method, path }) => method !== 'GET' && /^\/(auth|api)\//.test(path))
const named = writes.map((call) => [`${call.method} ${call.path}`, call] as const)

/** What calls answer to this body that take something else: rules, a file, nothing, a signed text. */
const ownAnswers: Record<string, [number, string | undefined]> = {
  '/api/eta/createUpdate': [422, 'ETA0001'],
  '/api/eta/preview': [422, 'ETA0001'],
  '/api/eta/exception/createUpdate': [422, 'ETA0001'],
  '/api/eta/exception/preview': [422, 'ETA0001'],
  '/api/allocation/upload': [415, 'GE0014'],
  '/api/allocation/v2/upload': [415, 'GE0014'],
  '/api/signing/verify': [415, 'GE0014'],
  '/api/signing/sample': [200, undefined],
  '/api/signing/callback': [400, 'SG0002'],
}

let portal: Portal
let signedIn: Record<string, string>
let identity: Record<string, string>
beforeAll(async () => {
  portal = await startPortal({ settings: { formsPerMinute: 1_000_000, publicCallsPerMinute: 1_000_000 } })
  const own = await organisationOf(portal, 'NBL', 'Ningbo Lighting')
  const mei = await portal.person({ groups, organisationIds: [own], roles: ['member', 'manager'] })
  signedIn = mei.headers
  identity = mei.identityHeaders
})
afterAll(() => portal.stop())

/** As the browser of somebody who is signed in would send it. */
const send = ({ method, path, allow }: Endpoint, headers: Record<string, string>, body: string | Buffer = '{}') =>
  portal.call(method, path, {
    headers: { ...(allow.kind === 'identityToken' ? identity : signedIn), ...headers },
    body,
  })

describe.each(named)('%s from a page of another site', (_name, call) => {
  const json = { 'content-type': 'application/json' }

  it.each(['cross-site', 'same-site'])('is refused when the browser says so: %s', async (site) => {
    const { status, json: reply } = await send(call, { ...json, 'sec-fetch-site': site })
    expect([status, reply.errorCode]).toEqual([403, 'GE0006'])
  })

  it.each(['https://elsewhere.example', 'null', 'http://127.0.0.1:1', 'about:blank'])(
    'is refused by its origin: %s',
    async (origin) => {
      const { status, json: reply } = await send(call, { ...json, origin })
      expect([status, reply.errorCode]).toEqual([403, 'GE0006'])
    },
  )

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/json'])(
    'is refused as %s, which needs no question beforehand',
    async (type) => {
      const { status, json: reply } = await send(call, { 'content-type': type })
      expect([status, reply.errorCode]).toEqual([415, 'GE0014'])
    },
  )

  it('is refused without a type', async () => {
    const { status } = await send(call, {}, Buffer.from('{}'))
    expect(status).toBe(415)
  })

  it('is not refused for this when it comes from our own page', async () => {
    const ways: Record<string, string>[] = [{ 'sec-fetch-site': 'same-origin' }, { origin: portal.url }]
    for (const own of ways) {
      const { status, json: reply } = await send(call, { ...json, ...own }, '[]')
      expect([status, reply?.errorCode]).toEqual(ownAnswers[call.path] ?? [400, 'GE0012'])
    }
  })
})

describe('reading', () => {
  it('writes nothing: a call that writes does not answer to GET', async () => {
    for (const { path } of writes.filter(({ path }) => !all.some((one) => one.method === 'GET' && one.path === path)))
      expect((await portal.get(path, signedIn)).status).toBe(404)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminOf } from './features/accounts/admin.fixture.ts'
import { accountOf, visitor } from './features/identity/visitor.fixture.ts'
import { type Portal, startPortal } from './platform/testing.ts'

/** 𠮷 and 𩸽 lie beyond the basic plane: each takes two places of a JavaScript string. */
const COMPANY = '𠮷野家𩸽'

let portal: Portal
let admin: ReturnType<typeof adminOf>
beforeAll(async () => {
  portal = await startPortal({ settings: { formsPerMinute: 100_000, publicCallsPerMinute: 100_000 } })
  admin = adminOf(portal, await portal.person({ groups: ['ADMIN'] }))
})
afterAll(() => portal.stop())

const organisation = (ref: string, name: string) => ({ ref, name, address: '1 Harbour Rd', country: 'JP' })
const found = async (q: string) =>
  (await admin.organisations({ q })).json.organisations.map(({ name }: { name: string }) => name)

describe('characters beyond the basic plane', () => {
  it('can be registered with', async () => {
    const email = 'yoshi@yoshinoya.example'
    const { status } = await visitor(portal).register(email, { firstName: '𠮷', lastName: '𩸽', company: COMPANY })
    expect(status).toBe(200)
    expect(await accountOf(portal, email)).toMatchObject({ first_name: '𠮷', last_name: '𩸽', company: COMPANY })
  })

  it('can be in a profile', async () => {
    const yoshi = await portal.person({ groups: ['BD'] })
    const path = '/auth/management/cp/user'
    const { email, webid, status, relationships, organisations, ...form } = (await portal.get(path, yoshi.headers)).json
    const reply = await portal.call('PUT', path, {
      body: JSON.stringify({ ...form, company: COMPANY, lastName: '𠮷' }),
      headers: { 'content-type': 'application/json', ...yoshi.headers },
    })
    expect([reply.status, reply.json.company]).toEqual([200, COMPANY])
  })

  it('name organisations, which are found by each of their characters', async () => {
    expect((await admin.addOrganisation({ ...organisation('YSN', COMPANY), localName: COMPANY })).status).toBe(200)
    for (const q of ['𠮷', '𩸽', '𠮷野家', '野家', COMPANY]) expect([q, await found(q)]).toEqual([q, [COMPANY]])
  })

  it('in one name of a carrier’s batch leave the whole batch as good as it is', async () => {
    const batch = [organisation('A1', 'Ningbo Lighting'), organisation('A2', '𠮷野家'), organisation('A3', 'Lakeshore')]
    expect((await portal.carrier('organisations', batch)).json).toEqual({ accepted: 3, unchanged: 0, rejected: [] })
  })
})

import { calls } from '@fairway/contract/calls'
import { type Group, groups } from '@fairway/contract/kit/access'
import type { Endpoint } from '@fairway/contract/kit/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attemptAt, permissions, whileAssuming } from './permissions.fixture.ts'
import { type Portal, startPortal } from './platform/testing.ts'

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const every: [string, Endpoint][] = calls.map((call) => [nameOf(call), call])
const lent = groups.filter((group) => group !== 'ADMIN' && group !== 'CSR')
type Person = Awaited<ReturnType<Portal['person']>>

let portal: Portal
let csr: Person
/** One who may do everything that a customer may, and one who may do little. */
let [grown, plain] = new Array<Person>(2)
const others: Record<string, Person> = {}
beforeAll(async () => {
  portal = await startPortal({
    settings: { formsPerMinute: 1_000_000, publicCallsPerMinute: 1_000_000, operatorKey: 'k'.repeat(40) },
  })
  csr = await portal.person({ groups: ['CSR'] })
  grown = await portal.person({ groups: lent })
  plain = await portal.person({ groups: ['TD'] })
  others['no group'] = await portal.person()
  others['every group but CSR'] = await portal.person({ groups: groups.filter((group) => group !== 'CSR') })
})
afterAll(() => portal.stop())

/** Customer service stands in for them from now on, whatever was before. */
async function standInFor(customer: Person | undefined) {
  await portal.pool.raw.query('update assumption set released_at = now() where released_at is null')
  if (customer)
    await portal.pool.raw.query(
      `insert into assumption (session_id, actor_id, target_id, reason, expires_at)
       values ($1, $2, $3, 'asked by phone', now() + interval '1 hour')`,
      [csr.sessionId, csr.accountId, customer.accountId],
    )
}
const naming = (customer: Person | undefined) => ({ 'x-fairway-assumed-user': customer?.username ?? '' })

/** What a call says to whoever goes by these groups; a customer's restriction is told apart from one's own. */
function expectedBy(name: string, held: readonly Group[], denied?: string): string {
  const permission = permissions[name]
  if (permission === 'granted') return held.length > 0 ? 'let in' : `403 ${denied ?? 'GE0005'}`
  if (typeof permission !== 'object' || !('groups' in permission)) return 'let in'
  return permission.groups.some((group) => held.includes(group)) ? 'let in' : `403 ${denied ?? permission.denied}`
}

it('says of every call what it is for whoever stands in for a customer', () =>
  expect(Object.keys(whileAssuming).sort()).toEqual(every.map(([name]) => name).sort()))

describe.each(every)('%s', (name, call) => {
  const kind = whileAssuming[name]
  /** Where no person is asked for, no header changes anything. */
  const impersonal = { open: 'let in', closed: '401 GE0016', session: '401 GE0016' }
  const attempt = (headers: Record<string, string>) => attemptAt(portal, call, headers)
  const expected = (told: Record<'customer' | 'restricted' | 'refused' | 'own', string>) =>
    ({ ...impersonal, ...told })[kind ?? 'open']

  it('is done as the customer, refused, or one’s own, as the table says', async () => {
    for (const customer of [grown, plain]) {
      await standInFor(customer)
      const customers = expectedBy(name, customer?.groups ?? [], 'AU0012')
      expect(await attempt({ ...csr.headers, ...naming(customer) })).toBe(
        expected({ customer: customers, restricted: '403 AU0012', refused: '403 AU0014', own: 'let in' }),
      )
    }
  })

  it('goes by one’s own groups from a page that shows no customer, unless it is refused', async () => {
    await standInFor(grown)
    const own = expectedBy(name, ['CSR'])
    expect(await attempt(csr.headers)).toBe(
      expected({ customer: own, restricted: '403 GE0005', refused: '403 AU0014', own: 'let in' }),
    )
    if (kind === 'session') expect(await attempt({ ...csr.identityHeaders, ...naming(grown) })).toBe('let in')
  })

  it('gives nothing for a header without a record, or with that of another customer', async () => {
    const told = { customer: '403 AU0016', restricted: '403 AU0016', refused: '403 AU0016', own: 'let in' }
    for (const customer of [undefined, plain]) {
      await standInFor(customer)
      expect(await attempt({ ...csr.headers, ...naming(grown) })).toBe(expected(told))
    }
  })

  it('gives nothing for the header of whoever is not of customer service', async () => {
    await standInFor(grown)
    const told = { customer: '403 GE0006', restricted: '403 GE0006', refused: '403 GE0006', own: '403 GE0005' }
    for (const [who, { headers }] of Object.entries(others))
      expect([who, await attempt({ ...headers, ...naming(grown) })]).toEqual([who, expected(told)])
  })
})

import { calls } from '@fairway/contract/calls'
import { type Group, groups } from '@fairway/contract/kit/access'
import type { Endpoint } from '@fairway/contract/kit/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { whileAssuming } from './acting-for.fixture.ts'
import { attemptAt, permissions } from './permissions.fixture.ts'
import { type Portal, startPortal } from './platform/testing.ts'

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const every: [string, Endpoint][] = calls.map((call) => [nameOf(call), call])
const lent = groups.filter((group) => group !== 'ADMIN' && group !== 'CSR')
type Headers = Record<string, string>
type Person = Awaited<ReturnType<Portal['person']>>

let portal: Portal
let csr: Person
/** One who may do everything that a customer may, and one who may do little. */
let grown: Person
let plain: Person
/** One without groups, and one with all that there are but the one that counts. */
let others: Person[]
beforeAll(async () => {
  portal = await startPortal({
    settings: { formsPerMinute: 1_000_000, publicCallsPerMinute: 1_000_000, operatorKey: 'k'.repeat(40) },
  })
  csr = await portal.person({ groups: ['CSR'] })
  grown = await portal.person({ groups: lent })
  plain = await portal.person({ groups: ['TD'] })
  others = [await portal.person(), await portal.person({ groups: groups.filter((group) => group !== 'CSR') })]
})
afterAll(() => portal.stop())

/** Customer service acts for them from now on, whatever was before. */
async function startActingFor(customer: Person | undefined) {
  await portal.pool.raw.query('update assumption set released_at = now() where released_at is null')
  if (customer)
    await portal.pool.raw.query(
      `insert into assumption (session_id, actor_id, target_id, reason, expires_at)
       values ($1, $2, $3, 'asked by phone', now() + interval '1 hour')`,
      [csr.sessionId, csr.accountId, customer.accountId],
    )
}
const naming = ({ username }: Person) => ({ 'x-fairway-assumed-user': username })

/** What a call says to whoever goes by these groups; a customer's missing right has another code than one's own. */
function expectedBy(name: string, ownGroups: readonly Group[], denied?: string): string {
  const permission = permissions[name]
  if (permission === 'granted') return ownGroups.length > 0 ? 'let in' : `403 ${denied ?? 'GE0005'}`
  if (typeof permission !== 'object' || !('groups' in permission)) return 'let in'
  return permission.groups.some((group) => ownGroups.includes(group)) ? 'let in' : `403 ${denied ?? permission.denied}`
}

/** What a kind of call says; where no person is asked for, no header changes anything. */
type ExpectedReplies = Record<'customer' | 'restricted' | 'refused' | 'own', string>
const expected = (name: string, replies: ExpectedReplies) => {
  const link = permissions[name] === 'sharedLink' ? '410 SL0001' : '410 VGM0034'
  return { open: 'let in', closed: '401 GE0016', link, session: '401 GE0016', ...replies }[
    whileAssuming[name] ?? 'open'
  ]
}

/** Makes every call while customer service acts for somebody or nobody, and compares what each says. */
async function expectEach(
  actingFor: Person | undefined,
  headers: Headers,
  repliesOf: (name: string) => ExpectedReplies,
) {
  const said: Record<string, string> = {}
  const wanted: Record<string, string> = {}
  await startActingFor(actingFor)
  for (const [name, call] of every) {
    said[name] = await attemptAt(portal, call, headers)
    wanted[name] = expected(name, repliesOf(name))
    if (whileAssuming[name] === 'own') await startActingFor(actingFor) // it was let go
  }
  expect(said).toEqual(wanted)
}

it('says of every call what it is for whoever acts for a customer', () =>
  expect(Object.keys(whileAssuming).sort()).toEqual(every.map(([name]) => name).sort()))

describe('every call', () => {
  it('is done as the customer, refused, or one’s own, as the table says', async () => {
    for (const customer of [grown, plain])
      await expectEach(customer, { ...csr.headers, ...naming(customer) }, (name) => ({
        customer: expectedBy(name, customer.groups, 'AU0012'),
        restricted: '403 AU0012',
        refused: '403 AU0014',
        own: 'let in',
      }))
  })

  it('goes by one’s own groups from a page that shows no customer, unless it is refused', () =>
    expectEach(grown, csr.headers, (name) => ({
      customer: expectedBy(name, ['CSR']),
      restricted: expectedBy(name, ['CSR']),
      refused: '403 AU0014',
      own: 'let in',
    })))

  it('that goes by the session’s own tokens is made as ever', async () => {
    await startActingFor(grown)
    for (const [name, call] of every.filter(([one]) => whileAssuming[one] === 'session'))
      expect([name, await attemptAt(portal, call, { ...csr.identityHeaders, ...naming(grown) })]).toEqual([
        name,
        'let in',
      ])
  })

  it('gives nothing for a header without a record, or with the record of another customer', async () => {
    const replies = { customer: '403 AU0016', restricted: '403 AU0016', refused: '403 AU0016', own: 'let in' }
    for (const customer of [undefined, plain])
      await expectEach(customer, { ...csr.headers, ...naming(grown) }, () => replies)
  })

  it('gives nothing for the header of whoever is not of customer service', async () => {
    const replies = { customer: '403 GE0006', restricted: '403 GE0006', refused: '403 GE0006' }
    for (const { headers, groups: ownGroups } of others)
      await expectEach(grown, { ...headers, ...naming(grown) }, (name) => ({
        ...replies,
        own: expectedBy(name, ownGroups),
      }))
  })
})

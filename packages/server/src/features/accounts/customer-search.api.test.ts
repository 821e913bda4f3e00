import { CUSTOMERS_SHOWN } from '@fairway/contract/accounts/account-search.rules'
import type { FoundCustomer } from '@fairway/contract/accounts/accounts.schema'
import { isAssumable } from '@fairway/contract/identity/assumption.rules'
import { groups } from '@fairway/contract/kit/access'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import * as lines from '../carrier/carrier-lines.fixture.ts'
import type { Person } from '../identity/assumption/assumption.fixture.ts'
import { indexMissing } from './search-upkeep.actions.ts'

let portal: Portal
let kim: Person
beforeAll(async () => {
  portal = await startPortal()
  await portal.carrier('organisations', lines.organisations)
  kim = await portal.person({ groups: ['CSR'] })
})
afterAll(() => portal.stop())

const search = (q: string, { headers } = kim) =>
  portal.get(`/auth/management/user/customers?${new URLSearchParams({ q })}`, headers)
const found = async (q: string) => (await search(q)).json.customers.map(({ username }: FoundCustomer) => username)

describe('customer service finds a customer', () => {
  it('by name, company, e-mail and web id, and shows no more than who they are', async () => {
    const mei = await portal.people.account({ firstName: 'Mei', company: 'Lantern Quay', groups: ['TD'] })
    await indexMissing(portal.pool)
    for (const q of ['chen mei', 'lantern', mei.username, mei.webId]) expect(await found(q), q).toEqual([mei.username])
    expect((await search('lantern quay')).json).toEqual({
      customers: [
        { username: mei.username, webId: mei.webId, firstName: 'Mei', lastName: 'Chen', company: 'Lantern Quay' },
      ],
      isCut: false,
    })
  }) // biome-ignore format: one account a line

  it('by the number of their company', async () => {
    const { rows } = await portal.pool.raw.query("select id from organisation where ref = 'NBL'")
    const member = await portal.people.account({ groups: ['TD'], company: 'Elsewhere', organisationIds: [rows[0].id] })
    await indexMissing(portal.pool)
    expect(await found('nbl')).toEqual([member.username])
  })

  it('whom they may act for, and nobody else', async () => {
    const people = [
      ...groups.map((group) => ({ status: 'ACTIVE', groups: [group] }) as const),
      { status: 'ACTIVE', groups: [] },
      { status: 'ACTIVE', groups: ['TD', 'ADMIN'] },
      { status: 'INACTIVE', groups: ['TD'] },
      { status: 'CONFIRMED', groups: [] },
    ] as const
    const expected: string[] = []
    for (const [at, person] of people.entries()) {
      const { username } = await portal.people.account({ ...person, groups: [...person.groups], company: `Harbour q${at}x` })
      if (isAssumable(person)) expected.push(username)
    }
    await indexMissing(portal.pool)
    const all = await Promise.all(people.map((_, at) => found(`harbour q${at}x`)))
    expect(all.flat().sort()).toEqual(expected.sort())
  }) // biome-ignore format: one account a line

  it('among many, and is told that there are more', async () => {
    for (let nth = 0; nth <= CUSTOMERS_SHOWN; nth++)
      await portal.people.account({ company: 'Many Lines', groups: ['BD'] })
    await indexMissing(portal.pool)
    const { customers, isCut } = (await search('many lines')).json
    expect([customers.length, isCut]).toEqual([CUSTOMERS_SHOWN, true])
  })

  it('by enough letters', async () => {
    expect([(await search('')).status, (await search('x')).status]).toEqual([422, 422])
  })

  it('and an admin, who does not act for customers, does not', async () => {
    const admin = await portal.person({ groups: ['ADMIN', 'TD'] })
    expect((await search('lantern', admin)).json.errorCode).toBe('GE0005')
  })
})

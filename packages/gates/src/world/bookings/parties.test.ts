import { DEMO_CUSTOMERS, DEMO_SALES_REP } from '@fairway/contract/identity/demo.values'
import { describe, expect, it } from 'vitest'
import { organisations } from './organisations.ts'
import { findSalesRep } from './parties.ts'
import { shippers } from './shippers.ts'

describe('the people of the demo', () => {
  it('belong to customers that the carrier really has', () => {
    const refs = organisations.map(({ ref }) => ref)
    expect(refs).toEqual(expect.arrayContaining(Object.values(DEMO_CUSTOMERS)))
  })

  it('include a sales rep who handles some customers and not others', () => {
    const reps = shippers.map(findSalesRep)
    expect(reps.filter((rep) => rep === DEMO_SALES_REP)).toHaveLength(4)
    expect(reps.filter((rep) => rep === null).length).toBeGreaterThan(10)
  })
})

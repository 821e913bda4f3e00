import { expect, it } from 'vitest'
import * as product from '../bench/cargo/product.mjs'
import { readStatementsBefore } from '../bench/floor/before.mjs'

const person = { organisationId: '00000000-0000-0000-0000-000000000000', webId: 'BENCH' }
const readers = {
  'public calls': product.readStatements,
  'public calls before names left them': async () => readStatementsBefore(),
  requests: () => product.readRequestStatements(person),
  bills: async () => ({ list: await product.readBillStatement(person) }),
  allocation: async () => ({ list: await product.readForecastStatement() }),
  bookings: () => product.readBookingStatements(person),
  palette: async () => ({ list: await product.readFindStatement(person, 'PO-1') }),
  instructions: () => product.readInstructionStatements(person),
}

it.each(Object.entries(readers))('benchmarks of %s take statements as the server has them', async (_name, read) => {
  for (const { text, values } of Object.values(await read())) {
    expect(text).toMatch(/^\s*(select|with|update|insert)\b/i)
    expect(values).not.toContain(undefined)
  }
})

it('the floor of events derives stages, and does not only wait for its turn', async () => {
  expect((await product.readStatements()).recompute.text).toContain('update container')
})

it('the floor that writes answers finds the server’s own code for it', async () => {
  for (const part of Object.values(await product.readWriter())) expect(part).toBeDefined()
})

it('benchmarks of the container dashboard count the same join that its list shows', async () => {
  const list = await product.readListStatement({ ...person, containers: 1 } as never)
  expect(product.countOf(list).text).toContain('count(*)::int as counted')
  expect(await product.readHomeStatements(person as never)).toHaveLength(1)
})

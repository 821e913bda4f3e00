import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Portal, startPortal } from '../testing.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ settings: { publicCallsPerMinute: 3 } })
})
afterAll(() => portal.stop())

const ask = async ({ headers }: { headers: Record<string, string> }, times: number) => {
  const replies = []
  for (let call = 0; call < times; call++)
    replies.push(await portal.get('/api/cargo/search?type=container&q=FWYU4829130', headers))
  return replies.map(({ status }) => status)
}

it('lets somebody who only registered ask no more than a guest', async () => {
  const newcomer = await portal.person()
  expect(await ask(newcomer, 5)).toEqual([404, 404, 404, 429, 429])
})

it('lets a customer work, and counts people, not the office that they share', async () => {
  const [mei, an] = [await portal.person({ groups: ['TD'] }), await portal.person({ groups: ['TD'] })]
  expect(await ask(mei, 61)).toEqual([...new Array(60).fill(404), 429])
  expect(await ask(an, 1)).toEqual([404])
})

it('counts customer service as itself, whoever they act for', async () => {
  const csr = await portal.person({ groups: ['CSR'] })
  const customers = [await portal.person({ groups: ['TD'] }), await portal.person({ groups: ['TD'] })]
  const statuses: number[] = []
  for (const { username } of customers) {
    await portal.post('/auth/management/user/assume', { username, reason: 'asked by phone' }, csr.headers)
    statuses.push(...(await ask({ headers: { ...csr.headers, 'x-fairway-assumed-user': username } }, 31)))
    await portal.post('/auth/management/user/release', {}, csr.headers)
  }
  expect(statuses).toEqual([...new Array(60).fill(404), 429, 429])
  for (const customer of customers) expect(await ask(customer, 1)).toEqual([404])
})

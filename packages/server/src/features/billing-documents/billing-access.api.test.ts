import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import * as fixture from './billing.fixture.ts'

let portal: Portal
let world: Awaited<ReturnType<typeof fixture.loadBillingWorld>>
beforeAll(async () => {
  portal = await startPortal({ now: '2026-11-15T00:00:00Z' })
  world = await fixture.loadBillingWorld(portal)
})
afterAll(() => portal.stop())

/** A bill with a prepaid, a collect and a third party's charge, each invoiced. */
async function billed(more: object = {}) {
  const bill = await fixture.billOf(portal, more)
  const terms = ['Prepaid', 'Collect', 'Third party']
  const charges = terms.map((term, at) => fixture.charge(at + 1, 'OFR', `${at + 1}00.00`, { term, currency: 'USD' }))
  await portal.carrier('charges', [{ blNo: bill.blNo, bookingNo: bill.bookingNo, charges, revision: 1 }])
  const invoices = terms.map((term, at) =>
    fixture.invoice(bill, {
      ...{ invoiceNo: `${term[0]}${bill.bookingNo}`, term, total: `${at + 1}00.00` },
      lines: [fixture.charge(at + 1, 'OFR', `${at + 1}00.00`)],
    }),
  )
  expect((await portal.carrier('invoices', invoices)).json).toMatchObject({ accepted: 3, rejected: [] })
  return bill
}

describe('a bill of another organisation', () => {
  const everyAnswer = async (headers: Record<string, string>, bookingNo: string) => {
    const calls = fixture.billingCalls(portal, headers)
    const answers = [
      await calls.search({ numberType: 'bl', numbers: [`FWYL${bookingNo}01`] }),
      await calls.search({ numberType: 'booking', numbers: [bookingNo] }),
      await calls.search({ numberType: 'shipment', numbers: [`${bookingNo}01`] }),
      await calls.search({ numberType: 'invoice', numbers: [`P${bookingNo}`] }),
      await calls.search({ numbers: [`P${bookingNo}`, bookingNo] }),
      await calls.bill(`${bookingNo}01`),
      await calls.tariff(`${bookingNo}01`),
      await calls.history(`${bookingNo}01`),
      await calls.invoice(`P${bookingNo}`),
      await calls.statement(),
    ]
    return answers.map(
      ({ status, text }) => `${status} ${text.replaceAll(bookingNo, 'booking').replace(/"asOf".*/, '')}`,
    )
  }

  it('is answered exactly like one that does not exist, by every call and every number', async () => {
    const rival = await world.person('RIV')
    const { bookingNo } = await billed()
    const unknown = await everyAnswer(rival, '9999998')
    expect(await everyAnswer(rival, bookingNo)).toEqual(unknown)
    expect(unknown.map((answer) => answer.slice(0, 3))).toEqual([...Array(9).fill('404'), '200'])
  })

  it('is in no list and in no count', async () => {
    await billed()
    const rival = fixture.billingCalls(portal, await world.person('RIV'))
    expect((await rival.search()).json).toMatchObject({ rows: 0 })
    expect((await rival.count()).json.concerns.map(({ count }: { count: number }) => count)).toEqual([0, 0, 0, 0])
  })
})

describe('what the parties of a booking see of its money', () => {
  it.each([
    ['NBL', 'Prepaid', '100.00'],
    ['LSH', 'Collect', '200.00'],
    ['THP', 'Third party', '300.00'],
  ] as const)('%s sees what is %s and nothing else', async (ref, term, amount) => {
    const bill = await billed()
    const calls = fixture.billingCalls(portal, await world.person(ref))
    const tariff = (await calls.tariff(bill.shipmentId)).json
    expect(tariff.lines.map((line: { term: string }) => line.term)).toEqual([term])
    expect(tariff.lines[0]).toMatchObject({ amount, invoiceNo: `${term[0]}${bill.bookingNo}` })
    expect(tariff.totals).toEqual([{ term, totals: [{ amount, currency: 'USD' }] }])
    const { json } = await calls.bill(bill.shipmentId)
    expect(json.invoices.map(({ invoiceNo }: { invoiceNo: string }) => invoiceNo)).toEqual([
      `${term[0]}${bill.bookingNo}`,
    ])
    expect(json.bill.open).toEqual([{ amount, currency: 'USD' }])
    const others = ['P', 'C', 'T'].filter((letter) => letter !== term[0])
    for (const letter of others) expect((await calls.invoice(`${letter}${bill.bookingNo}`)).status).toBe(404)
    expect((await calls.invoice(`${term[0]}${bill.bookingNo}`)).json.invoice.total).toBe(amount)
  })

  it.each(['FWD', 'NTF', 'BRK'] as const)('%s sees the bill and no amount', async (ref) => {
    const bill = await billed()
    const calls = fixture.billingCalls(portal, await world.person(ref))
    const { json } = await calls.bill(bill.shipmentId)
    expect(json).toMatchObject({
      bill: { status: 'Billed', open: [], invoices: '', dueOn: null, concerns: ['toRelease'] },
      invoices: [],
    })
    expect((await calls.tariff(bill.shipmentId)).json.errorCode).toBe('BLD0001')
  })

  it('is nothing for the sales rep, who sees the bill', async () => {
    const rep = await portal.person({ groups: ['SD'] })
    const bill = await fixture.billOf(portal, {}, { salesRep: rep.webId })
    await portal.carrier('invoices', [fixture.invoice(bill)])
    const calls = fixture.billingCalls(portal, rep.headers)
    expect((await calls.bill(bill.shipmentId)).json).toMatchObject({ roles: [], invoices: [], documents: [] })
    expect((await calls.invoice(`INV${bill.bookingNo}`)).json.errorCode).toBe('BLD0007')
  })
})

describe('what a group opens', () => {
  it('is no amount without SD, and no call about money', async () => {
    const bill = await billed()
    const calls = fixture.billingCalls(portal, await world.person('NBL', ['OD']))
    expect((await calls.bill(bill.shipmentId)).json).toMatchObject({
      bill: { open: [], prepaid: [] },
      invoices: [],
      documents: ['originalBl'],
    })
    for (const answer of [
      await calls.tariff(bill.shipmentId),
      await calls.invoice(`P${bill.bookingNo}`),
      await calls.statement(),
    ])
      expect([answer.status, answer.json.errorCode]).toEqual([403, 'BLD0003'])
    expect((await calls.search({ numberType: 'invoice', numbers: [`P${bill.bookingNo}`] })).status).toBe(404)
  })

  it.each([['BL'], ['OL']] as const)('with %s alone is telex releases and sea waybills', async (group) => {
    const [original, waybill] = [await billed(), await billed({ type: 'SW', release: 'SWB LOI Pending' })]
    const calls = fixture.billingCalls(portal, await world.person('NBL', [group]))
    const numbers = [original.blNo, waybill.blNo]
    const { json } = await calls.search({ numberType: 'bl', numbers })
    expect([json.columns.blNo, json.missing]).toEqual([[waybill.blNo], [original.blNo]])
    expect((await calls.bill(original.shipmentId)).json.errorCode).toBe('BLD0006')
    expect((await calls.history(original.shipmentId)).json.errorCode).toBe('BLD0006')
    expect((await calls.search({ type: group, numbers })).json.columns.blNo).toEqual([waybill.blNo])
  })

  it('can be asked for by its search type, unless the caller does not have it', async () => {
    const original = await billed()
    const calls = fixture.billingCalls(portal, await world.person('NBL', ['SD', 'BL']))
    const numbers = [original.blNo]
    expect((await calls.search({ type: 'SD', numbers })).json.rows).toBe(1)
    expect((await calls.search({ type: 'BL', numbers })).json.errorCode).toBe('BLD0006')
    for (const answer of [await calls.search({ type: 'OD' }), await calls.count({ type: 'OL' })])
      expect([answer.status, answer.json.errorCode]).toEqual([403, 'BLD0003'])
  })

  it('is nothing for others', async () => {
    const calls = fixture.billingCalls(portal, await world.person('NBL', ['BD', 'TD', 'SI']))
    for (const answer of [
      await calls.search(),
      await calls.count(),
      await calls.bill('600000101'),
      await calls.history('600000101'),
    ])
      expect([answer.status, answer.json.errorCode]).toEqual([403, 'BLD0003'])
  })
})

it('a shipment id that is missing is said, and one that is none names no bill', async () => {
  const calls = fixture.billingCalls(portal, await world.person('NBL'))
  for (const answer of [await calls.bill(''), await calls.tariff(' '), await calls.history('')])
    expect([answer.status, answer.json.errorCode]).toEqual([422, 'BLD0002'])
  expect((await calls.bill('SHIP')).json.errorCode).toBe('BLD0006')
  expect((await calls.tariff('SHIP')).json.errorCode).toBe('BLD0001')
})

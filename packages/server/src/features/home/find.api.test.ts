import type { FoundThing, FoundThings } from '@fairway/contract/home/find.schema'
import { FIND_SHOWN } from '@fairway/contract/home/find.values'
import type { Group } from '@fairway/contract/kit/access'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { indexMissing } from '../accounts/public.ts'
import * as trade from './home.fixture.ts'

let portal: Portal
const ids = { own: '', rival: '' }
beforeAll(async () => {
  portal = await startPortal({ now: trade.NOW })
  await trade.fillTrade(portal)
  ids.own = await trade.organisationId(portal, trade.own)
  ids.rival = await trade.organisationId(portal, trade.rival)
  await request({ reference: 'UXF-001', po: 'PO-4711', bookingNo: trade.bookingNo(trade.own, 3) })
  await request({ reference: 'uxf-002', po: trade.bookingNo(trade.own, 5) })
  await request({ reference: 'RIVAL-9', po: 'PO-4711', org: ids.rival })
  await portal.pool.raw.query("update booking set edi_ref = 'EDI77' where booking_no = $1", [
    trade.bookingNo(trade.own, 4),
  ])
  await portal.pool.raw.query("insert into vessel (code, name) values ('OBR', 'Fairway O''Brien_100%')")
})
afterAll(() => portal.stop())

interface Request {
  reference: string
  po?: string
  bookingNo?: string
  org?: string
}
const request = ({ reference, po = '', bookingNo, org = ids.own }: Request) =>
  portal.pool.raw.query(
    `insert into booking_request (org_id, customer_reference, document, listed, booking_no, created_by, saved_by)
     values ($1, $2, jsonb_build_object('customerReference', $2::text, 'poNumber', $3::text), '{}', $4, 'mei', 'mei')`,
    [org, reference, po, bookingNo ?? null],
  )

const ask = async (q: string, groups: Group[] = ['BR', 'TD', 'BD'], org = ids.own): Promise<FoundThings> => {
  const { headers } = await portal.person({ groups, organisationIds: [org] })
  return (await portal.get(`/api/find?${new URLSearchParams({ q })}`, headers)).json
}
const short = ({ kind, name, bookingNo }: FoundThing) => `${kind} ${name}${bookingNo ? ` ${bookingNo}` : ''}`
const found = async (...args: Parameters<typeof ask>) => (await ask(...args)).things.map(short)

describe('a customer finds', () => {
  it.each([
    ['a reference by how it begins, in any case', ' uxf-0', ['reference UXF-001 3000003', 'reference uxf-002']],
    ['a purchase order', 'po-47', ['po PO-4711 3000003']],
    ['a purchase order that is also a booking number', '3000005', ['po 3000005']],
    ['an EDI reference, whole', 'edi77', ['ediRef EDI77 3000004']],
    ['nothing by a part of one', 'edi7', []],
    ['a vessel with an apostrophe', "o'brien", ["vessel Fairway O'Brien_100%"]],
    ['a vessel with the apostrophe of a phone', 'O’BRIEN', ["vessel Fairway O'Brien_100%"]],
    ['signs of patterns as they are', 'n_100%', ["vessel Fairway O'Brien_100%"]],
    ['nothing by signs of patterns', 'f%n', []],
    ['nothing by one letter', 'u', []],
  ])('%s', async (_what, q, expected) => expect(await found(q)).toEqual(expected))

  it('nothing of another organisation: it is like what does not exist', async () => {
    expect(await ask('RIVAL-9')).toEqual(await ask('UNKNOWN-9'))
    expect(await found('PO-4711', ['BR'], ids.rival)).toEqual(['po PO-4711'])
    expect(await found('EDI77', ['BR'], ids.rival)).toEqual([])
  })

  it('by their groups: without any of bookings neither references nor orders', async () => {
    expect(await found('uxf-001', ['TD', 'SD'])).toEqual([])
    expect(await found('EDI77', ['SD'])).toEqual([])
    expect(await found('EDI77', ['TD'])).toEqual(['ediRef EDI77 3000004'])
  })

  it('no cancelled request', async () => {
    await request({ reference: 'GONE-1' })
    expect(await found('gone')).toEqual(['reference GONE-1'])
    await portal.pool.raw.query("update booking_request set status = 'Cancelled', version = 1 where customer_reference = 'GONE-1'")
    expect(await found('gone')).toEqual([])
  })

  it('some of ten thousand, and is told that there are more', async () => {
    await portal.pool.raw.query(
      `insert into booking_request (org_id, customer_reference, document, listed, created_by, saved_by)
       select $1, 'MANY-' || n, '{}', '{}', 'mei', 'mei' from generate_series(1, 10000) n`,
      [ids.own],
    )
    const { things, isCut } = await ask('many-')
    expect([things.length, isCut]).toEqual([FIND_SHOWN, true])
    expect((await ask('many-9999')).isCut).toBe(false)
  })
}) // biome-ignore format: one statement a line

describe('the carrier’s people find', () => {
  it('companies as admins, customers as customer service, and neither as customers', async () => {
    const mei = await portal.people.account({ firstName: 'Mei', company: 'Lantern Quay', groups: ['TD'] })
    await indexMissing(portal.pool)
    expect(await found('NBL', ['ADMIN'])).toContain('company NBL Co.')
    expect((await ask('lantern quay', ['CSR'])).things).toEqual([
      { kind: 'customer', name: 'Mei Chen', detail: 'Lantern Quay', bookingNo: null, id: mei.username },
    ])
    for (const q of ['NBL', 'lantern quay']) expect(await found(q)).toEqual([])
  })
})

it('a guest finds nothing here', async () => expect((await portal.get('/api/find?q=uxf')).status).toBe(401))

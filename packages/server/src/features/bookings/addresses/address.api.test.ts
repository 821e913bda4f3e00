import type { AddressBook, AddressEntry } from '@fairway/contract/bookings/addresses/address.schema'
import { ADDRESS_LIMIT } from '@fairway/contract/bookings/addresses/address.schema'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { as, createDesk } from '../../identity/assumption/assumption.fixture.ts'
import { type BookingTrade, fillBookingTrade, NOW } from '../choices/booking-choices.fixture.ts'

let portal: Portal
let trade: BookingTrade
beforeAll(async () => {
  portal = await startPortal({ now: NOW })
  trade = await fillBookingTrade(portal)
})
beforeEach(() => portal.pool.raw.query('delete from address_entry'))
afterAll(() => portal.stop())

const PATH = '/api/bookings/addresses'
interface Who {
  headers: Record<string, string>
}
const write = (method: string, { headers }: Who, body: object, path = PATH) =>
  portal.call(method, path, { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } })
const add = async (who: Who, name: string, more: object = {}): Promise<AddressEntry> =>
  (await write('POST', who, { name, address: '1 Road', ...more })).json
const search = async ({ headers }: Who, text = '', more = ''): Promise<AddressBook> =>
  (await portal.get(`${PATH}?text=${encodeURIComponent(text)}${more}`, headers)).json
const namesFor = async (who: Who, text = '', more = '') =>
  (await search(who, text, more)).addresses.map(({ name }) => name)
const remove = ({ headers }: Who, { id, version }: { id: number; version: number }) =>
  portal.call('DELETE', `${PATH}?id=${id}&version=${version}`, { headers })

describe('an address book', () => {
  it('keeps parties as they were written, those used lately first', async () => {
    const first = await add(trade.shipper, 'Lakeshore Home, Inc.', {
      address: '200 W Lake St\nChicago',
      contact: 'Grace',
    })
    expect(first).toMatchObject({
      organisation: 'NBL',
      address: '200 W Lake St\nChicago',
      contact: 'Grace',
      version: 1,
    })
    await add(trade.shipper, 'Granite Bay')
    expect(await namesFor(trade.shipper)).toEqual(['Granite Bay', 'Lakeshore Home, Inc.'])
    expect((await write('PUT', trade.shipper, { id: first.id }, `${PATH}/used`)).json).toEqual({ done: true })
    expect(await namesFor(trade.shipper)).toEqual(['Lakeshore Home, Inc.', 'Granite Bay'])
  })

  it.each([
    ['Công ty CP Đông Lộ Hải Phòng', ['dong lo', 'ĐÔNG', 'hai phong', 'haiphong', 'cong ty dong']],
    ['宁波照明有限公司', ['宁波', '照明', 'ningbo', 'nbzm', 'zhaoming', 'ning bo']],
    ['重庆长安有限公司', ['chongqing', 'cq', '长安', 'changan']],
    ["O'Brien & Søn Ltd.", ['obrien', "o'brien", 'brien ltd']],
    ['Lakeshore Home', ['lake', 'HOME lakeshore', 'road']],
  ])('finds %s by whatever is typed for it', async (name, typed) => {
    await add(trade.shipper, name)
    await add(trade.shipper, 'Quite another one', { address: '9 Street' })
    for (const text of typed) expect([text, await namesFor(trade.shipper, text)]).toEqual([text, [name]])
    expect(await namesFor(trade.shipper, 'rotterdam')).toEqual([])
  })

  it('takes %, _ and backslashes as they are', async () => {
    await add(trade.shipper, '100% Cotton')
    await add(trade.shipper, 'Plain')
    expect(await namesFor(trade.shipper, '100')).toEqual(['100% Cotton'])
    expect(await namesFor(trade.shipper, '\\')).toHaveLength(2)
    expect(await namesFor(trade.shipper, '_')).toEqual([])
  })

  it('has a party once, however often it is put in, from two tabs at once too', async () => {
    const party = { name: 'Granite Bay', address: '1 Road' }
    const replies = await Promise.all([1, 2, 3, 4].map(() => write('POST', trade.shipper, party)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    await write('POST', trade.shipper, { ...party, contact: 'Ann' })
    expect((await search(trade.shipper)).addresses).toMatchObject([{ name: 'Granite Bay', contact: 'Ann' }])
    await write('POST', trade.shipper, { ...party, address: '2 Road' })
    expect((await search(trade.shipper)).addresses).toHaveLength(2)
  })

  it('is changed by who saw it last, and not into one that is there', async () => {
    const [one] = [await add(trade.shipper, 'Granite Bay'), await add(trade.shipper, 'Lakeshore')]
    const changed = await write('PUT', trade.shipper, {
      id: one.id,
      version: 1,
      name: 'Granite Cove',
      address: '1 Road',
      contact: 'Ann',
    })
    expect(changed.json).toMatchObject({ name: 'Granite Cove', contact: 'Ann', version: 2 })
    expect(await namesFor(trade.shipper, 'cove')).toEqual(['Granite Cove'])
    expect(await namesFor(trade.shipper, 'bay')).toEqual([])
    const stale = await write('PUT', trade.shipper, { id: one.id, version: 1, name: 'x', address: 'y' })
    expect(stale).toMatchObject({ status: 409, json: { errorCode: 'GE0007' } })
    const conflict = await write('PUT', trade.shipper, { id: one.id, version: 2, name: 'Lakeshore', address: '1 Road' })
    expect(conflict).toMatchObject({ status: 409, json: { errorCode: 'AB0001', messageArgs: ['Lakeshore'] } })
  })

  it('forgets a party, and has it again when it is put in again', async () => {
    const entry = await add(trade.shipper, 'Granite Bay', { contact: 'Ann' })
    expect((await remove(trade.shipper, { ...entry, version: 7 })).json.errorCode).toBe('GE0007')
    expect((await remove(trade.shipper, entry)).json).toEqual({ done: true })
    expect((await remove(trade.shipper, entry)).json.errorCode).toBe('GE0002')
    await add(trade.shipper, 'Granite Bay', { contact: 'Ann' })
    expect(await namesFor(trade.shipper)).toEqual(['Granite Bay'])
  })

  it('is the organisation’s own: a rival neither sees, changes, uses nor deletes it', async () => {
    const entry = await add(trade.shipper, 'Canary Buyer')
    const unknown = await write('PUT', trade.rival, { id: 999_999, version: 1, name: 'x', address: 'y' })
    const foreign = await write('PUT', trade.rival, { id: entry.id, version: 1, name: 'x', address: 'y' })
    expect([foreign.status, foreign.text]).toEqual([unknown.status, unknown.text])
    expect(unknown).toMatchObject({ status: 404, json: { errorCode: 'GE0002' } })
    expect((await remove(trade.rival, entry)).json.errorCode).toBe('GE0002')
    expect((await write('PUT', trade.rival, { id: entry.id }, `${PATH}/used`)).json.errorCode).toBe('GE0002')
    for (const who of [trade.rival, trade.nobody])
      for (const more of ['', '&organisation=NBL'])
        expect(JSON.stringify(await search(who, 'canary', more))).not.toContain('Canary')
    expect((await write('POST', trade.rival, { name: 'a', address: 'b', organisation: 'NBL' })).json.errorCode).toBe(
      'GE0004',
    )
    expect((await write('POST', trade.nobody, { name: 'a', address: 'b' })).json.errorCode).toBe('GE0004')
    expect((await search(trade.shipper)).addresses).toMatchObject([{ name: 'Canary Buyer', version: 1 }])
  })

  it('asks who works for two organisations whose book they mean, and shows both', async () => {
    expect((await write('POST', trade.both, { name: 'a', address: 'b' })).json.errorCode).toBe('GE0012')
    await add(trade.both, 'For Hai Phong', { organisation: 'HPT' })
    await add(trade.both, 'For Ningbo', { organisation: 'NBL' })
    expect(await namesFor(trade.both)).toEqual(['For Ningbo', 'For Hai Phong'])
    expect(await namesFor(trade.both, '', '&organisation=HPT')).toEqual(['For Hai Phong'])
    expect(await namesFor(trade.rival)).toEqual(['For Hai Phong'])
  })

  it('needs a name and an address', async () => {
    for (const party of [{ name: ' ', address: 'b' }, { name: 'a', address: '' }, { name: 'a' }])
      expect((await write('POST', trade.shipper, party)).json.errorCode).toBe('GE0012')
  })

  it('has an end', async () => {
    await portal.pool.raw.query(
      `insert into address_entry (org_id, name, address, search, saved_by) select $1, 'n' || n, 'a', 'n', 'x' from generate_series(1, $2) n`,
      [await trade.idOf('NBL'), ADDRESS_LIMIT],
    )
    const full = await write('POST', trade.shipper, { name: 'one more', address: 'b' })
    expect(full).toMatchObject({ status: 422, json: { errorCode: 'AB0002', messageArgs: [String(ADDRESS_LIMIT)] } })
    expect(await search(trade.shipper)).toMatchObject({ isCut: true, addresses: { length: 50 } })
  })

  it('says who wrote it when customer service stood in', async () => {
    const desk = createDesk(portal)
    const csr = await desk.csr()
    await desk.assume(csr, trade.shipper.username)
    await add({ headers: as(csr, trade.shipper.username) }, 'By phone')
    const { rows } = await portal.pool.raw.query('select saved_by from address_entry')
    expect(rows).toEqual([{ saved_by: `${csr.username} for ${trade.shipper.username}` }])
    expect((await desk.auditOf(csr.username)).at(-1)).toMatchObject({
      subject: trade.shipper.username,
      objectType: 'address',
      after: { name: 'By phone' },
    })
  })
})

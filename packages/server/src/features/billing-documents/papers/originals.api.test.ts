import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { plainPdf } from '../../../ports/documents/incoming/carrier-pdf.fixture.ts'
import { pdfText } from '../../../ports/documents/pdf-text.fixture.ts'
import { TODAY } from '../../shipping-instructions/instruction.fixture.ts'
import { type Billed, billLineOf, type PaperWorld, paperCalls, paperWorld } from './papers.fixture.ts'

let portal: Portal
let world: PaperWorld
beforeAll(async () => {
  portal = await startPortal({ now: TODAY, settings: { publicCallsPerMinute: 100_000 } })
  world = await paperWorld(portal)
})
afterAll(() => portal.stop())

const as = (role: keyof PaperWorld['people']) => paperCalls(portal, world.people[role])
const shipper = () => as('shipper')
const release = async ({ blNo }: Billed) =>
  (await portal.pool.raw.query('select release from bill where bl_no = $1', [blNo])).rows[0].release
const issueAndFetch = async (bill: Billed) => {
  const { json } = await shipper().issue(bill.blNo)
  return { ...json, bytes: (await shipper().fetchFile(json.ticket)).bytes }
}

describe('originals of a bill', () => {
  it('are issued one after the other, each numbered, as many as were instructed; then there are copies', async () => {
    const bill = await world.billed()
    expect((await shipper().originals(bill.blNo)).json).toEqual({ blNo: bill.blNo, of: 3, issued: [], refusal: null })
    for (const number of [1, 2, 3]) {
      const issued = await issueAndFetch(bill)
      expect(issued).toMatchObject({ number, of: 3, name: `original-bl-${bill.blNo}-${number}-of-3.pdf` })
      const text = pdfText(issued.bytes)
      for (const part of [`ORIGINAL ${number} OF 3`, bill.blNo, 'THREE (3) ORIGINALS', 'NINGBO', ...bill.containers])
        expect(text).toContain(part)
      expect(await release(bill)).toBe('Printed')
    }
    expect((await shipper().issue(bill.blNo)).json).toMatchObject({ errorCode: 'BLD0034', messageArgs: ['3'] })
    const { json } = await shipper().originals(bill.blNo)
    expect(json.issued.map(({ number, isFetched }: { number: number; isFetched: boolean }) => [number, isFetched])).toEqual([
      [1, true], [2, true], [3, true],
    ]) // biome-ignore format: pairs
    expect(json.refusal).toEqual({ code: 'BLD0034', args: ['3'] })
    const copy = await shipper().file({ document: 'copyBl', number: bill.blNo })
    expect(pdfText(copy as Buffer)).toContain('COPY – NOT NEGOTIABLE') // it is there
  })

  it('are told in the status history and in the log, and audited', async () => {
    const bill = await world.billed({}, { originals: '1' })
    await issueAndFetch(bill)
    const by = world.people.shipper.username
    const history = await portal.get(
      `/api/billing/statushistory?shipmentId=${bill.blNo.slice(4)}`,
      world.people.shipper.headers,
    )
    expect(history.json.events).toContainEqual(expect.objectContaining({ kind: 'issued', value: '1/1', by }))
    expect(history.json.events).toContainEqual(expect.objectContaining({ kind: 'release', value: 'Printed', by }))
    const { entries } = (await shipper().log('originalBl', bill.blNo)).json
    expect(entries.map(({ action, detail }: { action: string; detail: string }) => `${action} ${detail}`)).toEqual([
      'downloaded 1/1',
      'issued 1/1',
    ])
    const audited = await portal.pool.raw.query('select count(*)::int as n from audit_entry where object_id = $1', [
      bill.blNo,
    ])
    expect(audited.rows[0].n).toBe(1)
  })

  it('are never too many, however many people ask at once', async () => {
    const bill = await world.billed({}, { originals: '2' })
    const people = await Promise.all(Array.from({ length: 6 }, () => world.person('shipper')))
    const tickets = await Promise.all(
      people.map(async (person) => {
        const calls = paperCalls(portal, person)
        const { json } = await calls.issue(bill.blNo)
        return json.ticket ? { json, fetched: (await calls.fetchFile(json.ticket)).status } : { json, fetched: 0 }
      }),
    )
    const handedOut = tickets.filter(({ fetched }) => fetched === 200).map(({ json }) => json.number)
    expect(new Set(handedOut).size).toBe(handedOut.length)
    expect(handedOut.length).toBeLessThanOrEqual(2)
    const { rows } = await portal.pool.raw.query('select number, of from bill_original where bl_no = $1', [bill.blNo])
    expect(rows.length).toBeLessThanOrEqual(2)
    const overfull = portal.pool.raw.query(
      'insert into bill_original select bl_no, of + 1, of, issued_at, issued_by, file_id from bill_original where bl_no = $1',
      [bill.blNo],
    )
    await expect(overfull).rejects.toThrow('check constraint')
  })

  it('that were issued and not fetched are handed out again under their number, and the former ticket is worth nothing', async () => {
    const bill = await world.billed()
    const first = (await shipper().issue(bill.blNo)).json
    const again = (await shipper().issue(bill.blNo)).json
    expect([first.number, again.number]).toEqual([1, 1])
    expect((await shipper().fetchFile(first.ticket)).status).toBe(404)
    expect((await shipper().fetchFile(again.ticket)).status).toBe(200)
    expect((await shipper().fetchFile(again.ticket)).status).toBe(404)
    expect((await shipper().issue(bill.blNo)).json.number).toBe(2)
  })

  it('that are being fetched while somebody else asks are theirs: the other gets the next number', async () => {
    const bill = await world.billed({}, { originals: '2' })
    const first = (await shipper().issue(bill.blNo)).json
    const fetching = new pg.Client({ connectionString: portal.databaseUrl })
    await fetching.connect()
    await fetching.query('begin')
    const ticketOf = `select t.hash from file_ticket t join bill_original o on o.file_id = t.file_id where o.bl_no = '${bill.blNo}'`
    await fetching.query(`update document_access set happened_at = now(), ticket = null where ticket = (${ticketOf})`)
    await fetching.query(`update file_ticket set spent_at = now() where hash = (${ticketOf})`)
    const asked = as('shipper').issue(bill.blNo)
    const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await portal.pool.raw.query(waits)).rowCount).toBe(1)
    await fetching.query('commit')
    await fetching.end()
    expect([first.number, (await asked).json.number]).toEqual([1, 2])
  })

  it('are for the entitled party with the group for originals, and for nobody who acts for it', async () => {
    const bill = await world.billed()
    for (const role of ['consignee', 'forwarder', 'notifyParty', 'broker', 'rival'] as const) {
      const [foreign, absent] = await Promise.all([bill.blNo, 'FWYL999999901'].map((blNo) => as(role).issue(blNo)))
      expect([foreign?.status, foreign?.text]).toEqual([absent?.status, absent?.text])
      expect(foreign?.json.errorCode).toBe('BLD0006')
      expect((await as(role).originals(bill.blNo)).json.errorCode).toBe('BLD0006')
    }
    const { issue, originals } = paperCalls(portal, await world.person('shipper', ['SD', 'BD']))
    expect([(await issue(bill.blNo)).json.errorCode, (await originals(bill.blNo)).json.errorCode]).toEqual([
      'BLD0003',
      'BLD0003',
    ])
    const csr = await portal.person({ groups: ['CSR'] })
    const { username } = world.people.shipper
    await portal.post('/auth/management/user/assume', { username }, csr.headers)
    const acting = await portal.post(
      '/api/billing/originals',
      { blNo: bill.blNo },
      { ...csr.headers, 'x-fairway-assumed-user': username },
    )
    expect(acting.status).toBe(403)
    expect((await shipper().originals(bill.blNo)).json.issued).toEqual([])
  })

  it('wait until the bill is billed and nothing keeps them back', async () => {
    const bill = await world.billed({ status: 'Rated', billedAt: null })
    expect((await shipper().issue(bill.blNo)).json).toMatchObject({ errorCode: 'BLD0033', messageArgs: ['Rated'] })
    await portal.carrier('bills', [billLineOf(bill)])
    const hold = { blNo: bill.blNo, bookingNo: bill.bookingNo, type: 'freightPayment', state: 'red', since: TODAY }
    await portal.carrier('release-holds', [hold])
    expect((await shipper().issue(bill.blNo)).json.errorCode).toBe('BLD0035')
    await portal.carrier('release-holds', [{ ...hold, state: 'green', since: '2026-11-16T00:00:00Z' }])
    expect((await shipper().issue(bill.blNo)).json.number).toBe(1)
    const booked = await world.book({ bills: [] })
    await portal.carrier('bills', [billLineOf(booked)])
    expect((await shipper().issue(booked.blNo)).json.errorCode).toBe('BLD0036')
  })

  it('stay Printed when the carrier says nothing of a release', async () => {
    const bill = await world.billed()
    await issueAndFetch(bill)
    await portal.carrier('bills', [billLineOf(bill)])
    expect(await release(bill)).toBe('Printed')
    await portal.carrier('bills', [billLineOf(bill, { release: 'OBL' })])
    expect(await release(bill)).toBe('OBL')
  })

  it('are those of the carrier where it delivered finished ones', async () => {
    const bill = await world.billed()
    const headers = { authorization: `Bearer ${await portal.mintKey()}`, 'content-type': 'application/octet-stream' }
    const query = new URLSearchParams({
      document: 'originalBl',
      bookingNo: bill.bookingNo,
      number: bill.blNo,
      original: '1',
      revision: '1',
    })
    const own = plainPdf({ text: 'Signed original one' })
    expect((await portal.call('POST', `/carrier/v1/documents?${query}`, { body: own, headers })).status).toBe(200)
    expect((await issueAndFetch(bill)).bytes.equals(own)).toBe(true)
    expect(pdfText((await issueAndFetch(bill)).bytes)).toContain('ORIGINAL 2 OF 3')
  })
})

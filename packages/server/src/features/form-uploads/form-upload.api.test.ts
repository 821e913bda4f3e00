import { RequestDocument } from '@fairway/contract/bookings/requests/booking-request.schema'
import type { UploadProblem } from '@fairway/contract/form-uploads/form-upload.schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import {
  loadRequestWorld,
  type RequestCalls,
  requestCalls,
  TODAY,
} from '../bookings/requests/booking-request.fixture.ts'
import { decisionLine } from '../bookings/requests/decision.fixture.ts'
import * as lines from '../carrier/carrier-lines.fixture.ts'
import { csv, type FormRow, newReference, row, type UploadCalls, uploadCalls } from './form-upload.fixture.ts'

let portal: Portal
let mei: UploadCalls & RequestCalls
let orgs: Record<'NBL' | 'LSH', string>
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  orgs = await loadRequestWorld(portal)
  const { headers } = await portal.person({ groups: ['BR'], organisationIds: [orgs.NBL] })
  mei = { ...requestCalls(portal, headers), ...uploadCalls(portal, headers) }
})
afterAll(() => portal.stop())

const problemsOf = async (...rows: FormRow[]): Promise<UploadProblem[]> => {
  const { status, json } = await mei.read(csv(...rows))
  expect([status, json.errorCode]).toEqual([200, undefined])
  return json.problems
}
const codesOf = async (...rows: FormRow[]) => (await problemsOf(...rows)).map(({ code }) => code)
const counted = async () =>
  (
    await portal.pool.raw.query(
      `select (select count(*)::int from booking_request) as requests, (select count(*)::int from request_version) as versions,
              (select count(*)::int from outbox_entry) as entries, (select count(*)::int from audit_entry) as audits`,
    )
  ).rows[0]
/** A file that was read and is sent at once. */
const sent = async (...rows: FormRow[]) => {
  const { id } = (await mei.read(csv(...rows))).json
  return (await mei.send(id)).json.results.map((result: { request: object }) => result.request)
}

describe('a file of bookings', () => {
  it('is read, shown as it was read, and sent as requests of source upload', async () => {
    const [one, other] = [newReference(), newReference()]
    const rows = [
      row({ customerReference: one }),
      { customerReference: one, equipment: '45P3', quantity: '1', packageType: 'CT' },
      row({ customerReference: other, portOfLoading: '宁波', etd: '2026年11月25日' }),
    ]
    const before = await counted()
    const { json } = await mei.read(csv(...rows), { name: '订舱 11月.xlsx' })
    expect(json).toMatchObject({ form: 'booking', fileName: '订舱 11月.xlsx', sentAt: null, problems: [] })
    expect(json.columns[0]).toEqual({ column: 'A', field: 'customerReference' })
    expect(json.lines.map((line: { row: number; cells: string[] }) => [line.row, line.cells[0]])).toEqual([
      [2, one],
      [3, one],
      [4, other],
    ])
    expect(json.forms).toMatchObject([
      { row: 2, lastRow: 3, reference: one, deed: 'new', request: null, containers: '2 × 45G1, 1 × 45P3' },
      { row: 4, lastRow: 4, reference: other, deed: 'new', portOfLoading: 'CNNGB', vvd: 'FHM043E' },
    ])
    expect(await counted()).toEqual(before)
    const { results } = (await mei.send(json.id)).json
    expect(results).toMatchObject([
      { row: 2, reference: one, result: 'Success', request: { status: 'Submitted' } },
      { row: 4, reference: other, result: 'Success', request: { status: 'Submitted' } },
    ])
    const history = (await mei.history(results[1].request.id)).json
    expect(history.versions).toMatchObject([{ version: 1, kind: 'submission', source: 'upload' }])
    expect((await mei.get(results[1].request.id)).json.document).toMatchObject({
      customerReference: other, departureFrom: '2026-11-25', departureTo: '2026-11-25', portOfLoading: 'CNNGB',
    }) // biome-ignore format: one document
    const { rows: entries } = await portal.pool.raw.query(
      'select payload from outbox_entry where key = any($1) order by key',
      [results.map(({ request }: { request: { ediRef: string } }) => request.ediRef)],
    )
    expect(entries.map(({ payload }) => payload.document.customerReference)).toEqual([one, other])
    expect(await counted()).toEqual({
      requests: before.requests + 2, versions: before.versions + 2, entries: before.entries + 2, audits: before.audits + 5,
    }) // biome-ignore format: one count
  })

  it('is kept for its owner and can be gone on with', async () => {
    const { json } = await mei.read(csv(row()), { name: 'week 47.csv' })
    const listed = (await mei.list()).json.uploads.at(-1)
    expect(listed).toMatchObject({ id: json.id, fileName: 'week 47.csv', forms: 1, problems: 0, sentAt: null })
    expect((await mei.preview(json.id)).json).toEqual(json)
    expect((await mei.drop(json.id)).json).toEqual({ id: json.id })
    expect((await mei.preview(json.id)).json.errorCode).toBe('UP0010')
    expect((await mei.send(json.id)).json.errorCode).toBe('UP0010')
  })

  it('is forgotten after a day, and with the thirty-first one', async () => {
    const { id: old } = (await mei.read(csv(row()))).json
    await portal.pool.raw.query("update form_upload set read_at = now() - interval '25 hours' where id = $1", [old])
    expect((await mei.preview(old)).json.errorCode).toBe('UP0010')
    const files = []
    for (let nth = 0; nth < 31; nth++) files.push((await mei.read(csv(row()))).json.id)
    const listed = (await mei.list()).json.uploads.map(({ id }: { id: string }) => id)
    expect(listed).toEqual(files.slice(1))
  })

  it('is called what it can be called', async () => {
    const nameOf = async (name: string) => (await mei.read(csv(row()), { name })).json.fileName
    expect(await nameOf('../../etc/passwd')).toBe('passwd')
    expect((await mei.read(csv(row()), { name: 'form\0.xlsx' })).json.errorCode).toBe('GE0012')
    expect(await nameOf('form\u202excod.exe')).toBe('formxcod.exe')
    expect(await nameOf('n'.repeat(300))).toBe('n'.repeat(200))
  })
})

describe('what is wrong in a row is named where the sheet shows it', () => {
  const cases: [string, FormRow, string][] = [
    ['no booking id', { customerReference: '' }, 'UP0001'],
    ['no shipper', { 'shipper.name': '' }, 'UP0003'],
    ['no shipper address', { 'shipper.address': '' }, 'UP0004'],
    ['no consignee', { 'consignee.name': '' }, 'UP0005'],
    ['no consignee address', { 'consignee.address': '' }, 'UP0006'],
    ['no ETD', { etd: '' }, 'UP0007'],
    [
      'a port of loading that nobody knows',
      { portOfLoading: 'XXXXX', placeOfReceipt: 'CNNGB', vvd: 'FHM043E' },
      'UP0008',
    ],
    ['a date that has two meanings', { etd: '03/04/2026' }, 'UP0027'],
    ['no cube', { cube: '' }, 'UP0032'],
    ['an organisation that is not the writer’s', { organisation: 'LSH' }, 'UP0034'],
    ['a contract of others', { serviceContract: 'SC2001' }, 'BR0017'],
    ['a contract that nobody has', { serviceContract: 'SC9999' }, 'BR0017'],
    ['an unknown equipment', { equipment: '99Z9' }, 'BR0052'],
  ]
  it.each(cases)('%s', async (_title, overrides, code) => expect(await codesOf(row(overrides))).toContain(code))

  it('by sheet, row and column, all at once', async () => {
    const found = await problemsOf(row(), row({ 'shipper.name': '' }), row({ equipment: '99Z9' }))
    expect(found).toMatchObject([
      { sheet: '', row: 3, column: 'O', field: 'shipper.name', value: '', code: 'UP0003' },
      { sheet: '', row: 4, column: 'AA', field: 'equipment', value: '99Z9', code: 'BR0052', args: ['99Z9'] },
    ])
  })

  it('rows of one booking that differ, or do not stand together', async () => {
    const reference = newReference()
    expect(
      await codesOf(row({ customerReference: reference }), row({ customerReference: reference, commodity: 'Lamps' })),
    ).toEqual(['UP0029'])
    expect(
      await codesOf(row({ customerReference: reference }), row(), row({ customerReference: reference })),
    ).toContain('UP0030')
  })

  it('and keeps the whole file from being sent', async () => {
    const { id } = (await mei.read(csv(row(), row({ cube: '' }), row()), { name: 'half right.csv' })).json
    const before = await counted()
    const refused = await mei.send(id)
    expect([refused.status, refused.json.errorCode, refused.json.messageArgs]).toEqual([
      422,
      'UP0009',
      ['half right.csv'],
    ])
    expect(await counted()).toEqual(before)
    expect((await mei.list()).json.uploads.at(-1)).toMatchObject({ id, problems: 1, sentAt: null })
  })

  it('from a port that the carrier closed to files', async () => {
    const ningbo = lines.locations.find(({ code }) => code === 'CNNGB')
    const said = await portal.carrier('locations', [{ ...ningbo, allowsUploads: false }])
    expect(said.json).toMatchObject({ accepted: 1 })
    expect(await problemsOf(row())).toMatchObject([
      { code: 'UP0008', args: ['CNNGB'], field: 'portOfLoading', column: 'J' },
    ])
    await portal.carrier('locations', [ningbo])
    expect(await problemsOf(row())).toEqual([])
  })
})

describe('a file that cannot be read', () => {
  const refusal = async (body: Buffer) => {
    const { status, json } = await mei.read(body)
    return [status, json.errorCode]
  }
  it('is refused with why, and nothing of it stays', async () => {
    const { uploads } = (await mei.list()).json
    expect(await refusal(Buffer.from('customerReference,vvd\r\nA,B'))).toEqual([422, 'UP0021'])
    expect(await refusal(Buffer.from(`customerReference,${csv(row())}`))).toEqual([422, 'UP0022'])
    expect(await refusal(csv())).toEqual([422, 'UP0020'])
    expect(await refusal(csv(...Array.from({ length: 501 }, () => row())))).toEqual([422, 'UP0036'])
    expect((await mei.list()).json.uploads).toEqual(uploads)
  })

  it('is refused before it is read where it is too large', async () => {
    expect(await refusal(Buffer.alloc(5 * 1024 * 1024 + 1))).toEqual([413, 'GE0013'])
  })
})

describe('a booking that is there already', () => {
  it('is changed only where that was confirmed', async () => {
    const formRow = row()
    const [{ id: requestId }] = await sent(formRow)
    const { json } = await mei.read(csv({ ...formRow, commodity: 'Lamps' }, row()))
    expect(json.forms).toMatchObject([
      { deed: 'overwrite', request: { id: requestId, status: 'Submitted' } },
      { deed: 'new' },
    ])
    const before = await counted()
    const refused = await mei.send(json.id)
    expect([refused.status, refused.json.errorCode, refused.json.messageArgs]).toEqual([409, 'UP0031', ['1']])
    expect(await counted()).toEqual(before)
    expect((await mei.send(json.id, true)).json.results).toMatchObject([
      { result: 'Success', request: { id: requestId } },
      { result: 'Success' },
    ])
    const { versions } = (await mei.history(requestId)).json
    expect(versions).toMatchObject([{ version: 2, source: 'upload', changes: ['commodity'] }, { version: 1 }])
  })

  it('is left alone where the file says the same', async () => {
    const formRow = row()
    const [{ id: requestId }] = await sent(formRow)
    const { json } = await mei.read(csv(formRow))
    expect(json.forms).toMatchObject([{ deed: 'unchanged', request: { id: requestId } }])
    expect((await mei.send(json.id)).json.results).toMatchObject([
      { result: 'NoEdit', request: { id: requestId, status: 'Submitted' } },
    ])
    expect((await mei.history(requestId)).json.versions).toHaveLength(1)
  })

  it('is found by its booking number alone, and keeps its reference and what the carrier locked', async () => {
    const formRow = row()
    const [{ id: requestId, ediRef }] = await sent(formRow)
    await portal.carrier('decisions', [{ ...decisionLine(ediRef, 1, 'approve'), bookingNo: '3104777' }])
    const named = { ...formRow, customerReference: '', bookingNo: '3104777' }
    const { json } = await mei.read(csv({ ...named, commodity: 'Lamps' }))
    expect(json).toMatchObject({
      problems: [],
      forms: [{ deed: 'overwrite', request: { id: requestId, status: 'Approved' } }],
    })
    expect(await problemsOf({ ...named, paymentTerm: 'Collect' })).toMatchObject([
      { code: 'BR0066', args: [], field: 'paymentTerm' },
    ])
    expect((await mei.send(json.id, true)).json.results).toMatchObject([
      { request: { id: requestId, status: 'Approved' } },
    ])
    expect((await mei.get(requestId)).json.document).toMatchObject({
      customerReference: formRow.customerReference,
      commodity: 'Lamps',
    })
    const both = await problemsOf({ ...formRow, bookingNo: '' }, { ...named, commodity: 'Lamps' })
    expect(both.map(({ code, row: at }) => [code, at])).toContainEqual(['UP0030', 3])
  })

  it('cannot be changed while the carrier is asked to cancel it', async () => {
    const formRow = row()
    const [{ id }] = await sent(formRow)
    const { state } = (await mei.get(id)).json
    await mei.cancel({ id, revision: state.revision, comment: 'Order lost' })
    expect(await problemsOf({ ...formRow, commodity: 'Lamps' })).toMatchObject([
      { code: 'BR0004', args: ['Cancel Pending'] },
    ])
  })

  it('is overwritten as a draft, and made anew after it was cancelled', async () => {
    const formRow = row()
    const draft = RequestDocument.parse({ customerReference: formRow.customerReference })
    const { id } = (await mei.save({ document: draft })).json.state
    const read = (await mei.read(csv(formRow))).json
    expect(read.forms).toMatchObject([{ deed: 'overwrite', request: { id, status: 'Draft' } }])
    expect((await mei.send(read.id, true)).json.results).toMatchObject([{ request: { id, status: 'Submitted' } }])
    await portal.pool.raw.query("update booking_request set status = 'Cancelled' where id = $1", [id])
    expect((await mei.read(csv(formRow))).json.forms).toMatchObject([{ deed: 'new', request: null }])
  })
})

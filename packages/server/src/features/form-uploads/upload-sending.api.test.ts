import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import {
  loadRequestWorld,
  type RequestCalls,
  requestCalls,
  TODAY,
} from '../bookings/requests/booking-request.fixture.ts'
import { csv, newReference, row, type UploadCalls, uploadCalls } from './form-upload.fixture.ts'

let portal: Portal
let orgs: Record<'NBL' | 'LSH', string>
let mei: UploadCalls & RequestCalls
let colleague: UploadCalls
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  orgs = await loadRequestWorld(portal)
  const [one, other] = [
    await portal.person({ groups: ['BR'], organisationIds: [orgs.NBL] }),
    await portal.person({ groups: ['BS'], organisationIds: [orgs.NBL] }),
  ]
  mei = { ...requestCalls(portal, one.headers), ...uploadCalls(portal, one.headers) }
  colleague = uploadCalls(portal, other.headers)
})
afterAll(() => portal.stop())

type Reply = Awaited<ReturnType<UploadCalls['send']>>
const code = ({ json }: Reply) => json.errorCode
const requestsOf = async (references: readonly string[]) =>
  (
    await portal.pool.raw.query('select customer_reference from booking_request where customer_reference = any($1)', [
      references,
    ])
  ).rowCount
const some = (count: number) => Array.from({ length: count }, () => row())
const referencesOf = (rows: ReturnType<typeof some>) => rows.map(({ customerReference = '' }) => customerReference)

describe('a file', () => {
  it('is sent once, however often somebody presses', async () => {
    const rows = some(3)
    const { id } = (await mei.read(csv(...rows))).json
    const codes = (await Promise.all([mei.send(id), mei.send(id), mei.send(id)])).map(code)
    expect(codes.sort()).toEqual(['UP0033', 'UP0033', undefined])
    expect(await requestsOf(referencesOf(rows))).toBe(3)
  })

  it('gets its first answer again under the same key', async () => {
    const { id } = (await mei.read(csv(row()))).json
    const key = { 'idempotency-key': randomUUID() }
    const [first, again] = [await mei.send(id, false, key), await mei.send(id, false, key)]
    expect([again.status, again.text]).toEqual([200, first.text])
  })

  it('of two people at once is sent by one, and the other is told to look again', async () => {
    const rows = some(40)
    const [one, other] = await Promise.all([mei.read(csv(...rows)), colleague.read(csv(...[...rows].reverse()))])
    const codes = (await Promise.all([mei.send(one.json.id), colleague.send(other.json.id)])).map(code)
    expect(codes.sort()).toEqual(['UP0010', undefined])
    expect(await requestsOf(referencesOf(rows))).toBe(40)
    for (const seen of [await mei.preview(one.json.id), await colleague.preview(other.json.id)])
      expect(new Set(seen.json.forms.map(({ deed }: { deed: string }) => deed))).toEqual(new Set(['unchanged']))
  })

  it('that overwrites, of two people at once, is sent by one', async () => {
    const rows = some(20)
    await mei.send((await mei.read(csv(...rows))).json.id)
    const changed = (commodity: string) => csv(...rows.map((formRow) => ({ ...formRow, commodity })))
    const [one, other] = [await mei.read(changed('Lamps')), await colleague.read(changed('Lanterns'))]
    const codes = (await Promise.all([mei.send(one.json.id, true), colleague.send(other.json.id, true)])).map(code)
    expect(codes.sort()).toEqual(['UP0010', undefined])
    const { rows: said } = await portal.pool.raw.query(
      "select distinct document->>'commodity' as commodity, version from booking_request where customer_reference = any($1)",
      [referencesOf(rows)],
    )
    expect(said).toEqual([{ commodity: expect.stringMatching(/^La/), version: 2 }])
  })
})

describe('the same booking in several files of a batch', () => {
  it('is named in the later ones, and none of them is sent until one is left', async () => {
    const [batch, shared] = [randomUUID(), newReference()]
    const files = []
    for (let nth = 0; nth < 10; nth++)
      files.push((await mei.read(csv(row(), row({ customerReference: shared })), { batch })).json)
    expect(files[0].problems).toEqual([])
    for (const { problems } of files.slice(1))
      expect(problems).toMatchObject([{ row: 3, column: 'A', value: shared, code: 'UP0002', args: [shared] }])
    const attempts = await Promise.all(files.map(({ id }) => mei.send(id)))
    for (const attempt of attempts)
      expect([attempt.status, code(attempt), attempt.json.messageArgs]).toEqual([422, 'UP0002', [shared]])
    expect(await requestsOf([shared])).toBe(0)
    for (const { id } of files.slice(1)) await mei.drop(id)
    expect(code(await mei.send(files[0].id))).toBeUndefined()
    expect(await requestsOf([shared])).toBe(1)
    const late = (await mei.read(csv(row({ customerReference: shared })), { batch })).json
    expect([late.problems[0].code, code(await mei.send(late.id, true))]).toEqual(['UP0002', 'UP0002'])
  })

  it('is noticed when they are read at once, too', async () => {
    const [batch, shared] = [randomUUID(), newReference()]
    const makeFile = () => csv(row({ customerReference: shared }))
    const files = await Promise.all(Array.from({ length: 10 }, () => mei.read(makeFile(), { batch })))
    expect(files.filter(({ json }) => json.problems.length > 0).length).toBeGreaterThanOrEqual(9)
    await Promise.all(files.map(({ json }) => mei.send(json.id)))
    expect(await requestsOf([shared])).toBe(0)
  })
})

describe('what changed since its owner looked', () => {
  it('is a reason to look again: a request that was written on', async () => {
    const formRow = row()
    const [{ request }] = (await mei.send((await mei.read(csv(formRow))).json.id)).json.results
    const { id } = (await mei.read(csv({ ...formRow, commodity: 'Lamps' }))).json
    const { state, document } = (await mei.get(request.id)).json
    await mei.save({ id: request.id, revision: state.revision, document: { ...document, remarks: 'Handle with care' } })
    expect(code(await mei.send(id, true))).toBe('UP0010')
    expect((await mei.preview(id)).json.forms).toMatchObject([{ deed: 'overwrite' }])
    expect(code(await mei.send(id, true))).toBeUndefined()
  })

  it('a request that somebody made meanwhile', async () => {
    const formRow = row()
    const { id } = (await mei.read(csv(formRow))).json
    const { id: theirs } = (await colleague.read(csv({ ...formRow, commodity: 'Lamps' }))).json
    await colleague.send(theirs)
    const refused = await mei.send(id)
    expect([refused.status, code(refused)]).toEqual([409, 'UP0010'])
    await mei.preview(id)
    expect(code(await mei.send(id))).toBe('UP0031')
    expect(code(await mei.send(id, true))).toBeUndefined()
  })

  it('a contract that has ended', async () => {
    const { id } = (await mei.read(csv(row()))).json
    const ends = (day: string) =>
      portal.pool.raw.query("update service_contract set valid_to = $1 where number = 'SC1042'", [day])
    await ends('2026-11-01')
    expect(code(await mei.send(id))).toBe('UP0010')
    expect((await mei.preview(id)).json.problems).toMatchObject([{ code: 'BR0017', field: 'serviceContract' }])
    expect(code(await mei.send(id))).toBe('UP0009')
    await ends('2026-12-31')
  })
})

it('while the carrier cannot be reached nothing is sent, and the file stays', async () => {
  const formRow = row()
  const { id } = (await mei.read(csv(formRow))).json
  await portal.pool.raw.query("update carrier_intake set heard_at = now() - interval '16 minutes'")
  const refused = await mei.send(id)
  expect([refused.status, code(refused)]).toEqual([503, 'BR0055'])
  expect(await requestsOf(referencesOf([formRow]))).toBe(0)
  await portal.pool.raw.query('update carrier_intake set heard_at = now()')
  expect((await mei.preview(id)).json.sentAt).toBeNull()
  expect(code(await mei.send(id))).toBeUndefined()
})

it('open lists of the organisation are told once', async () => {
  const changes = async () =>
    (await portal.pool.raw.query('select count(*)::int as n from cargo_change where whose = $1', [orgs.NBL])).rows[0].n
  const { id } = (await mei.read(csv(...some(5)))).json
  const before = await changes()
  await mei.send(id)
  expect(await changes()).toBe(before + 1)
})

it('versions of a file reach the carrier in their order', async () => {
  const formRow = row()
  const [{ request }] = (await mei.send((await mei.read(csv(formRow))).json.id)).json.results
  await mei.send((await mei.read(csv({ ...formRow, commodity: 'Lamps' }))).json.id, true)
  const { rows } = await portal.pool.raw.query(
    "select payload->>'version' as version, payload->'document'->>'commodity' as said from outbox_entry where key = $1 order by id",
    [request.ediRef],
  )
  expect(rows).toEqual([
    { version: '1', said: 'LED lighting fixtures' },
    { version: '2', said: 'Lamps' },
  ])
})

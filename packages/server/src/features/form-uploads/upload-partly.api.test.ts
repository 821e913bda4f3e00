import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import {
  loadRequestWorld,
  type RequestCalls,
  requestCalls,
  TODAY,
} from '../bookings/requests/booking-request.fixture.ts'
import { csv, type FormRow, row, type UploadCalls, uploadCalls } from './form-upload.fixture.ts'

let portal: Portal
let mei: UploadCalls & RequestCalls
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  const { NBL } = await loadRequestWorld(portal)
  const { headers } = await portal.person({ groups: ['BR'], organisationIds: [NBL] })
  mei = { ...requestCalls(portal, headers), ...uploadCalls(portal, headers) }
})
afterAll(() => portal.stop())

const versionsOf = async (rows: readonly FormRow[]) => {
  const references = rows.map(({ customerReference }) => customerReference)
  const { rows: found } = await portal.pool.raw.query(
    `select r.customer_reference as reference, count(v.*)::int as versions from booking_request r
       join request_version v on v.request_id = r.id where r.customer_reference = any($1) group by 1`,
    [references],
  )
  return references.map((reference) => found.find((one) => one.reference === reference)?.versions ?? 0)
}
const bad = (formRow: FormRow): FormRow => ({ ...formRow, 'consignee.name': '' })

describe('the good bookings of a file', () => {
  it('are sent while the bad rows are corrected, and the answer names which were sent and which not', async () => {
    const [one, invalid, other] = [row(), row(), row()]
    const { id } = (await mei.read(csv(one, bad(invalid), other))).json
    expect((await mei.send(id)).json.errorCode).toBe('UP0009')
    expect(await versionsOf([one, invalid, other])).toEqual([0, 0, 0])

    const { json } = await mei.sendGood(id)
    expect(json.results).toMatchObject([
      { row: 2, reference: one.customerReference, result: 'Success' },
      { row: 4, reference: other.customerReference, result: 'Success' },
    ])
    expect(json.unsent).toEqual([{ row: 3, lastRow: 3, reference: invalid.customerReference }])
    expect(await versionsOf([one, invalid, other])).toEqual([1, 0, 1])
    const { sentAt, forms } = (await mei.preview(id)).json
    expect([sentAt, forms.map(({ isSent }: { isSent: boolean }) => isSent)]).toEqual([null, [true, false, true]])
  })

  it('are sent once: what is corrected follows in a new file that holds all of them, and none is doubled', async () => {
    const rows = [row(), row(), row()]
    const [one = {}, invalid = {}, other = {}] = rows
    const first = (await mei.read(csv(one, bad(invalid), other))).json
    await mei.sendGood(first.id)
    await mei.drop(first.id)
    const mended = (await mei.read(csv(...rows))).json
    expect(mended).toMatchObject({
      problems: [],
      forms: [{ deed: 'unchanged' }, { deed: 'new' }, { deed: 'unchanged' }],
    })
    const { results, unsent } = (await mei.send(mended.id)).json
    expect(results.map(({ result }: { result: string }) => result)).toEqual(['NoEdit', 'Success', 'NoEdit'])
    expect(unsent).toEqual([])
    expect(await versionsOf(rows)).toEqual([1, 1, 1])
  })

  it('are sent by one of several presses', async () => {
    const rows = [row(), row(), row(), row()]
    const { id } = (await mei.read(csv(...rows, bad(row())))).json
    const codes = (await Promise.all([1, 2, 3].map(() => mei.sendGood(id)))).map(({ json }) => json.errorCode)
    expect(codes.sort()).toEqual(['UP0010', 'UP0010', undefined])
    expect(await versionsOf(rows)).toEqual([1, 1, 1, 1])
  })

  it('are none whose rows stand in two places: half a booking is not sent', async () => {
    const [split, whole] = [row(), row()]
    const { id, problems } = (await mei.read(csv(split, whole, { ...split, quantity: '1' }))).json
    expect(problems).toMatchObject([{ row: 4, code: 'UP0030' }])
    const { results, unsent } = (await mei.sendGood(id)).json
    expect(results).toMatchObject([{ row: 3 }])
    expect(unsent.map(({ row: at }: { row: number }) => at)).toEqual([2, 4])
    expect(await versionsOf([split])).toEqual([0])
  })

  it('are none that another file of the batch has as well', async () => {
    const [batch, shared, own] = [randomUUID(), row(), row()]
    await mei.read(csv(shared), { batch })
    const { id } = (await mei.read(csv(shared, own), { batch })).json
    const { results, unsent } = (await mei.sendGood(id)).json
    expect([results.length, unsent.length]).toEqual([1, 1])
    expect(await versionsOf([shared, own])).toEqual([0, 1])
  })

  it('overwrite only where that is confirmed too', async () => {
    const formRow = row()
    await mei.send((await mei.read(csv(formRow))).json.id)
    const { id } = (await mei.read(csv({ ...formRow, commodity: 'Lamps' }, bad(row())))).json
    expect((await mei.sendGood(id)).json).toMatchObject({ errorCode: 'UP0031', messageArgs: ['1'] })
    expect((await mei.sendGood(id, true)).json.results).toMatchObject([{ result: 'Success' }])
    expect(await versionsOf([formRow])).toEqual([2])
  })

  it('are nothing to send where every booking has a problem', async () => {
    const { id } = (await mei.read(csv(bad(row()), bad(row())))).json
    expect((await mei.sendGood(id)).json.errorCode).toBe('UP0009')
  })
})

describe('the ETD of a row', () => {
  it('has to be the day on which its ship leaves the port of loading, in the time of the port; both dates are named', async () => {
    const { id, problems } = (await mei.read(csv(row({ etd: '2026-11-27' })))).json
    expect(problems).toMatchObject([
      { row: 2, field: 'etd', value: '2026-11-27', code: 'UP0038', args: ['2026-11-27', 'FHM043E', row().etd] },
    ])
    expect((await mei.send(id)).json.errorCode).toBe('UP0009')
  })

  it('that is over says which day is right, and nothing of an expired date', async () => {
    const { problems } = (await mei.read(csv(row({ etd: '2026-11-01' })))).json
    expect(problems.map(({ code }: { code: string }) => code)).toEqual(['UP0038'])
  })
})

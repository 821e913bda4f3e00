import { randomUUID } from 'node:crypto'
import { FILE_LIMIT } from '@fairway/contract/form-uploads/form-upload.values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { loadRequestWorld, TODAY } from '../bookings/requests/booking-request.fixture.ts'
import { csv, row, type UploadCalls, uploadCalls } from './form-upload.fixture.ts'

let portal: Portal
let mei: UploadCalls & { username: string }
let colleague: UploadCalls
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  const { NBL } = await loadRequestWorld(portal)
  const { headers, username } = await portal.person({ groups: ['BR'], organisationIds: [NBL] })
  mei = { ...uploadCalls(portal, headers), username }
  colleague = uploadCalls(portal, (await portal.person({ groups: ['BR'], organisationIds: [NBL] })).headers)
})
afterAll(() => portal.stop())

type Reply = Awaited<ReturnType<UploadCalls['read']>>
const codes = (replies: Reply[]) => replies.map(({ json }) => json.errorCode)
const countOf = async (batch: string) =>
  (await portal.pool.raw.query('select from form_upload where batch = $1', [batch])).rowCount
/** So many forms of hers are in this batch already. */
const fill = async (batch: string, count: number) => {
  const { rows } = await portal.pool.raw.query<{ id: string }>(
    `insert into form_upload (account_id, form, batch, place, file_name, content, ids, forms, problems)
     select a.id, 'booking', $1, n, 'bookings.csv', '{"sheet":"","columns":[],"ignored":[],"rows":[]}', '{}', 0, 0
       from account a, generate_series(1, $2::int) n where a.username = $3 returning id`,
    [batch, count, mei.username],
  )
  return rows.map(({ id }) => id)
}

describe('forms that are uploaded together', () => {
  it('the server refuses the eleventh form of a batch, and keeps nothing of it', async () => {
    const batch = randomUUID()
    await fill(batch, FILE_LIMIT - 1)
    expect(codes([await mei.read(csv(row()), { batch })])).toEqual([undefined])
    const { status, json } = await mei.read(csv(row()), { batch })
    expect([status, json.errorCode, json.messageArgs]).toEqual([422, 'UP0011', ['10']])
    expect(await countOf(batch)).toBe(FILE_LIMIT)
    expect(codes([await mei.read(csv(row()))])).toEqual([undefined])
  })

  it('of two at once for the tenth place one gets it', async () => {
    for (let nth = 0; nth < 3; nth++) {
      const batch = randomUUID()
      await fill(batch, FILE_LIMIT - 1)
      const replies = await Promise.all([mei.read(csv(row()), { batch }), mei.read(csv(row()), { batch })])
      expect(codes(replies).sort()).toEqual(['UP0011', undefined])
      expect(await countOf(batch)).toBe(FILE_LIMIT)
    }
  })

  it('fifteen at once are ten, and none fails for another reason', async () => {
    const batch = randomUUID()
    const replies = await Promise.all(Array.from({ length: 15 }, () => mei.read(csv(row()), { batch })))
    expect(codes(replies).filter((code) => code === undefined)).toHaveLength(FILE_LIMIT)
    expect(new Set(codes(replies))).toEqual(new Set([undefined, 'UP0011']))
  })

  it('a form that is dropped leaves its place to another', async () => {
    const batch = randomUUID()
    const [first = ''] = await fill(batch, FILE_LIMIT)
    await mei.drop(first)
    expect(codes([await mei.read(csv(row()), { batch })])).toEqual([undefined])
    expect(codes([await mei.read(csv(row()), { batch })])).toEqual(['UP0011'])
  })

  it('a batch of somebody else with the same number has places of its own', async () => {
    const batch = randomUUID()
    await fill(batch, FILE_LIMIT)
    expect(codes([await colleague.read(csv(row()), { batch })])).toEqual([undefined])
  })
})

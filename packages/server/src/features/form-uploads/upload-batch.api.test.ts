import { randomUUID } from 'node:crypto'
import { FILE_LIMIT } from '@fairway/contract/form-uploads/form-upload.words'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { loadRequestWorld, TODAY } from '../bookings/booking-request.fixture.ts'
import { csv, row, type UploadCalls, uploadCalls } from './form-upload.fixture.ts'

let portal: Portal
let mei: UploadCalls
let colleague: UploadCalls
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  const { NBL } = await loadRequestWorld(portal)
  mei = uploadCalls(portal, (await portal.person({ groups: ['BR'], organisationIds: [NBL] })).headers)
  colleague = uploadCalls(portal, (await portal.person({ groups: ['BR'], organisationIds: [NBL] })).headers)
})
afterAll(() => portal.stop())

type Reply = Awaited<ReturnType<UploadCalls['read']>>
const codes = (replies: Reply[]) => replies.map(({ json }) => json.errorCode)
const countOf = async (batch: string) =>
  (await portal.pool.raw.query('select from form_upload where batch = $1', [batch])).rowCount
const fill = async (batch: string, count: number) => {
  const ids: string[] = []
  for (let nth = 0; nth < count; nth++) ids.push((await mei.read(csv(row()), { batch })).json.id)
  return ids
}

describe('forms that are uploaded together', () => {
  it('the server refuses the eleventh form of a batch, and keeps nothing of it', async () => {
    const batch = randomUUID()
    await fill(batch, FILE_LIMIT)
    const { status, json } = await mei.read(csv(row()), { batch })
    expect([status, json.errorCode, json.messageArgs]).toEqual([422, 'UP0011', ['10']])
    expect(await countOf(batch)).toBe(FILE_LIMIT)
    expect(codes([await mei.read(csv(row()))])).toEqual([undefined])
  })

  it('of two at once for the tenth place one gets it', async () => {
    for (let nth = 0; nth < 5; nth++) {
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

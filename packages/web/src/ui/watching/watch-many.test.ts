import type { WatchSubject } from '@fairway/contract/watching/watching.schema'
import { WATCH_BATCH } from '@fairway/contract/watching/watching.values'
import { expect, it } from 'vitest'
import { Failure } from '../../platform/calls/failure.ts'
import { watchMany } from './watch-many.ts'

const ships = Array.from(
  { length: 2 * WATCH_BATCH + 1 },
  (_, nth): WatchSubject => ({ kind: 'vessel', vesselCode: `V${nth}` }),
)

it('watches in batches that one call takes, and counts them together', async () => {
  const batches: number[] = []
  const sum = await watchMany(ships, async (batch) => {
    batches.push(batch.length)
    if (batches.length === 2) throw new Failure('refused', 404, { errorCode: 'WA0001' }) // none of these is theirs
    return { added: batch.length - 1, already: 1, missing: [] }
  })
  expect(batches).toEqual([WATCH_BATCH, WATCH_BATCH, 1])
  expect(sum).toEqual({ added: WATCH_BATCH - 1, already: 2, missing: WATCH_BATCH })
})

it('ends where a person cannot watch more', async () => {
  const full = new Failure('refused', 422, { errorCode: 'WA0002' })
  let calls = 0
  const watching = watchMany(ships, async () => {
    calls++
    throw full
  })
  await expect(watching).rejects.toBe(full)
  expect(calls).toBe(1)
})

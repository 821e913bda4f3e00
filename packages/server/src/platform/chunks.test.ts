import { expect, it } from 'vitest'
import { mapInChunks } from './chunks.ts'

/** Keeps the processor busy for so long. */
const busy = (ms: number) => {
  const until = performance.now() + ms
  while (performance.now() < until);
}

it('does everything in its order', async () => {
  const done = await mapInChunks([3, 1, 2], (item, at) => item * 10 + at)
  expect(done).toEqual([30, 11, 22])
})

it('lets others have their turn while several long lists are worked off, one chunk at a time', async () => {
  const seen: string[] = []
  const list = (name: string) =>
    mapInChunks([1, 2, 3], () => {
      busy(10)
      seen.push(name)
    })
  const lists = Promise.all(['a', 'b'].map(list))
  let turns = 0
  const watch = () => {
    turns++
    seen.push('-')
    if (turns < 100 && seen.filter((name) => name !== '-').length < 6) setImmediate(watch)
  }
  setImmediate(watch)
  await lists
  // both begin at once; from then on no chunk follows another without a turn of somebody else
  expect(seen.join('').slice(2)).not.toMatch(/[ab]{2}/)
  expect(seen.filter((name) => name === 'a')).toHaveLength(3)
})

it('a fault in one item ends its list and no other', async () => {
  const broken = mapInChunks([1, 2], (item) => {
    busy(10)
    if (item === 2) throw new Error('no such item')
  })
  const good = mapInChunks([1, 2, 3], (item) => {
    busy(10)
    return item
  })
  await expect(broken).rejects.toThrow('no such item')
  expect(await good).toEqual([1, 2, 3])
})

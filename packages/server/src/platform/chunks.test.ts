import { expect, it } from 'vitest'
import { mapInChunks, readAhead } from './chunks.ts'

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

it('reads one part ahead while another is worked on, never two at once', async () => {
  const seen: string[] = []
  let reading = 0
  const read = async (some: readonly number[]) => {
    expect(++reading).toBe(1)
    seen.push(`read ${some}`)
    await Promise.resolve()
    reading--
    return some.length
  }
  for await (const [some, count] of readAhead([1, 2, 3, 4, 5], 2, read)) seen.push(`have ${count} of ${some}`)
  expect(seen).toEqual(['read 1,2', 'read 3,4', 'have 2 of 1,2', 'read 5', 'have 2 of 3,4', 'have 1 of 5'])
  for await (const part of readAhead([], 2, read)) expect(part).toBe('nothing is read of an empty list')
})

it('a part that cannot be read fails where it is taken, and whoever stops early waits for the one that is being read', async () => {
  const seen: string[] = []
  const read = async ([first = 0]: readonly number[]) => {
    await new Promise((done) => setImmediate(done))
    seen.push(`read ${first}`)
    if (first === 3) throw new Error('no such part')
    return first
  }
  const take = async () => {
    for await (const [, first] of readAhead([1, 2, 3, 4], 1, read)) seen.push(`have ${first}`)
  }
  await expect(take()).rejects.toThrow('no such part')
  expect(seen).toEqual(['read 1', 'have 1', 'read 2', 'have 2', 'read 3'])
  seen.length = 0
  for await (const [, first] of readAhead([1, 2], 1, read)) if (first === 1) break
  expect(seen).toEqual(['read 1', 'read 2'])
})

import { beforeEach, describe, expect, it } from 'vitest'
import { createDraftBox, KEPT_MS } from './draft-box.ts'
import type { Sealed, Shelf } from './draft-shelf.ts'

/** The browser's database as far as drafts know it. */
function memoryShelf() {
  const drafts = new Map<string, Sealed>()
  let key: CryptoKey | undefined
  const shelf: Shelf = {
    key: async () => key,
    keepKey: async (made) => {
      if (key) throw new Error('there is one already')
      key = made
    },
    read: async (name) => drafts.get(name),
    keep: async (name, sealed) => void drafts.set(name, sealed),
    drop: async (name) => void drafts.delete(name),
    names: async () => [...drafts.keys()],
    clear: async () => {
      key = undefined
      drafts.clear()
    },
  }
  return { shelf, drafts, key: () => key }
}

let place: ReturnType<typeof memoryShelf>
let owner: string
let time: number
const openBox = () => createDraftBox({ open: async () => place.shelf, owner: () => owner, now: () => time })
beforeEach(() => {
  place = memoryShelf()
  owner = 'lin@fairway.test'
  time = Date.UTC(2026, 10, 15)
})

const letter = { cargo: '五金 hardware', weight: '1200' }

describe('a draft', () => {
  it('comes back to whoever kept it, and lies there unreadable', async () => {
    await openBox().keep('booking', letter)
    expect(await openBox().read('booking')).toEqual(letter)
    const sealed = place.drafts.get('booking')
    expect(Buffer.from(sealed?.text ?? new ArrayBuffer(0)).includes('hardware')).toBe(false)
    await expect(crypto.subtle.exportKey('raw', place.key() as CryptoKey)).rejects.toThrow()
  })

  it('is nobody else’s', async () => {
    await openBox().keep('booking', letter)
    owner = 'huong@fairway.test'
    expect(await openBox().read('booking')).toBeUndefined()
    owner = ''
    expect(await openBox().read('booking')).toBeUndefined()
  })

  it('is kept for whoever typed it when they have been away for too long, and for nobody who left', async () => {
    const boxOf = (isAway: boolean) =>
      createDraftBox({ open: async () => place.shelf, owner: () => owner, isAway: () => isAway, now: () => time })
    owner = ''
    await boxOf(false).keep('left', letter, 'lin@fairway.test')
    await boxOf(true).keep('away', letter, 'lin@fairway.test')
    expect(await openBox().read('away')).toBeUndefined()
    owner = 'lin@fairway.test'
    expect([await openBox().read('left'), await openBox().read('away')]).toEqual([undefined, letter])
  })

  it('stays for a week and is then taken away', async () => {
    await openBox().keep('booking', letter)
    time += KEPT_MS
    expect(await openBox().read('booking')).toEqual(letter)
    time += 1
    expect(await openBox().read('booking')).toBeUndefined()
    expect(place.drafts.size).toBe(0)
  })

  it('is gone with its key when its owner leaves', async () => {
    const box = openBox()
    await box.keep('booking', letter)
    await box.empty()
    expect(place.drafts.size).toBe(0)
    expect(place.key()).toBeUndefined()
    expect(await box.read('booking')).toBeUndefined()
  })

  it('can be dropped alone', async () => {
    const box = openBox()
    await box.keep('booking', letter)
    await box.keep('profile', { city: 'Ningbo' })
    await box.drop('booking')
    expect(await box.read('booking')).toBeUndefined()
    expect(await box.read('profile')).toEqual({ city: 'Ningbo' })
  })

  it('is not left behind by somebody who left while it was locked', async () => {
    const box = openBox()
    const keeping = box.keep('booking', letter)
    owner = ''
    await keeping
    expect(place.drafts.size).toBe(0)
  })

  it('can be read when two tabs kept their first one at the same moment', async () => {
    await Promise.all([openBox().keep('booking', letter), openBox().keep('profile', letter)])
    expect(await openBox().read('booking')).toEqual(letter)
    expect(await openBox().read('profile')).toEqual(letter)
  })
})

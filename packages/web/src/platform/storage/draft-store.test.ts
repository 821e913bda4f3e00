import { beforeEach, describe, expect, it } from 'vitest'
import type { DraftDatabase, SealedDraft } from './draft-storage.ts'
import { createDraftStore, DRAFT_TTL_MS } from './draft-store.ts'

/** An in-memory stand-in for the browser's database. */
function memoryDatabase() {
  const drafts = new Map<string, SealedDraft>()
  let key: CryptoKey | undefined
  const database: DraftDatabase = {
    key: async () => key,
    saveKey: async (made) => {
      if (key) throw new Error('there is one already')
      key = made
    },
    read: async (name) => drafts.get(name),
    save: async (name, sealed) => void drafts.set(name, sealed),
    drop: async (name) => void drafts.delete(name),
    names: async () => [...drafts.keys()],
    clear: async () => {
      key = undefined
      drafts.clear()
    },
  }
  return { database, drafts, key: () => key }
}

let memory: ReturnType<typeof memoryDatabase>
let owner: string
let time: number
const openStore = () => createDraftStore({ open: async () => memory.database, owner: () => owner, now: () => time })
beforeEach(() => {
  memory = memoryDatabase()
  owner = 'lin@fairway.test'
  time = Date.UTC(2026, 10, 15)
})

const letter = { cargo: '五金 hardware', weight: '1200' }

describe('a draft', () => {
  it('comes back to the person who stored it, and is stored encrypted', async () => {
    await openStore().save('booking', letter)
    expect(await openStore().read('booking')).toEqual(letter)
    const sealed = memory.drafts.get('booking')
    expect(Buffer.from(sealed?.text ?? new ArrayBuffer(0)).includes('hardware')).toBe(false)
    await expect(crypto.subtle.exportKey('raw', memory.key() as CryptoKey)).rejects.toThrow()
  })

  it('is visible to its owner alone', async () => {
    await openStore().save('booking', letter)
    owner = 'huong@fairway.test'
    expect(await openStore().read('booking')).toBeUndefined()
    owner = ''
    expect(await openStore().read('booking')).toBeUndefined()
  })

  it('is stored for its author when their session has expired, and not after they signed out', async () => {
    const storeOf = (isAway: boolean) =>
      createDraftStore({ open: async () => memory.database, owner: () => owner, isAway: () => isAway, now: () => time })
    owner = ''
    await storeOf(false).save('left', letter, 'lin@fairway.test')
    await storeOf(true).save('away', letter, 'lin@fairway.test')
    expect(await openStore().read('away')).toBeUndefined()
    owner = 'lin@fairway.test'
    expect([await openStore().read('left'), await openStore().read('away')]).toEqual([undefined, letter])
  })

  it('is removed after a week', async () => {
    await openStore().save('booking', letter)
    time += DRAFT_TTL_MS
    expect(await openStore().read('booking')).toEqual(letter)
    time += 1
    expect(await openStore().read('booking')).toBeUndefined()
    expect(memory.drafts.size).toBe(0)
  })

  it('is removed with its key when its owner signs out', async () => {
    const store = openStore()
    await store.save('booking', letter)
    await store.empty()
    expect(memory.drafts.size).toBe(0)
    expect(memory.key()).toBeUndefined()
    expect(await store.read('booking')).toBeUndefined()
  })

  it('can be dropped alone', async () => {
    const store = openStore()
    await store.save('booking', letter)
    await store.save('profile', { city: 'Ningbo' })
    await store.drop('booking')
    expect(await store.read('booking')).toBeUndefined()
    expect(await store.read('profile')).toEqual({ city: 'Ningbo' })
  })

  it('is not stored when its owner signs out while it is being encrypted', async () => {
    const store = openStore()
    const saving = store.save('booking', letter)
    owner = ''
    await saving
    expect(memory.drafts.size).toBe(0)
  })

  it('can be read when two tabs stored their first one at the same moment', async () => {
    await Promise.all([openStore().save('booking', letter), openStore().save('profile', letter)])
    expect(await openStore().read('booking')).toEqual(letter)
    expect(await openStore().read('profile')).toEqual(letter)
  })
})

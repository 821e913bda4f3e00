/** A stored draft: its owner, when it was stored, and its text, encrypted with this browser's key. */
export interface SealedDraft {
  owner: string
  at: number
  iv: Uint8Array<ArrayBuffer>
  text: ArrayBuffer
}

/** The storage of encrypted drafts and their key. */
export interface DraftDatabase {
  key: () => Promise<CryptoKey | undefined>
  /** Fails where another tab saved a key first: there is only one. */
  saveKey: (key: CryptoKey) => Promise<void>
  read: (name: string) => Promise<SealedDraft | undefined>
  save: (name: string, sealed: SealedDraft) => Promise<void>
  drop: (name: string) => Promise<void>
  names: () => Promise<string[]>
  /** Removes all drafts and the key. */
  clear: () => Promise<void>
}

const DATABASE = 'fairway'
const DRAFTS = 'drafts'
const KEYS = 'keys'
const KEY = 'drafts'

const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, 1)
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(DRAFTS)
    opening.result.createObjectStore(KEYS)
  }
  return done(opening)
}

/** The drafts in the browser's IndexedDB. Fails where there is none, as in some private windows. */
export async function openDraftDatabase(): Promise<DraftDatabase> {
  const database = await openDatabase()
  database.onversionchange = () => database.close()
  const store = (name: string, mode: IDBTransactionMode) => database.transaction(name, mode).objectStore(name)
  return {
    key: () => done<CryptoKey | undefined>(store(KEYS, 'readonly').get(KEY)),
    saveKey: async (key) => void (await done(store(KEYS, 'readwrite').add(key, KEY))),
    read: (name) => done<SealedDraft | undefined>(store(DRAFTS, 'readonly').get(name)),
    save: async (name, sealed) => void (await done(store(DRAFTS, 'readwrite').put(sealed, name))),
    drop: async (name) => void (await done(store(DRAFTS, 'readwrite').delete(name))),
    names: async () => (await done(store(DRAFTS, 'readonly').getAllKeys())).map(String),
    clear: async () => {
      await done(store(KEYS, 'readwrite').clear())
      await done(store(DRAFTS, 'readwrite').clear())
    },
  }
}

import type { DraftDatabase } from './draft-storage.ts'

/** Unsent text and results are stored for a week at most. */
export const DRAFT_TTL_MS = 7 * 24 * 60 * 60 * 1000
const CIPHER = 'AES-GCM'

interface DraftStore {
  /** Stores for the person who is signed in, unless another owner is named. */
  save: (name: string, value: unknown, owner?: string) => Promise<void>
  read: <T>(name: string) => Promise<T | undefined>
  drop: (name: string) => Promise<void>
  /** Removes everything, the key first. */
  empty: () => Promise<void>
}

interface Options {
  open: () => Promise<DraftDatabase>
  /** Whose drafts are stored and read now; empty for a guest. */
  owner: () => string
  /** True while nobody is signed in because the session expired: its owner will be back. */
  isAway?: () => boolean
  now?: () => number
}

/** Stores values encrypted with a key that never leaves this browser. Only their owner can read them. */
export function createDraftStore({ open, owner, isAway = () => false, now = Date.now }: Options): DraftStore {
  let opening: Promise<DraftDatabase> | undefined
  const database = () => {
    opening ??= open().then(async (opened) => {
      await dropOld(opened, now() - DRAFT_TTL_MS)
      return opened
    })
    return opening
  }
  return {
    save: async (name, value, belongsTo = owner()) => {
      const at = now()
      const db = await database()
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const json = JSON.stringify(value)
      await letKeysPass()
      const plain = new TextEncoder().encode(json)
      await letKeysPass()
      const text = await crypto.subtle.encrypt({ name: CIPHER, iv }, await keyOf(db), plain)
      await letKeysPass()
      // somebody who signed out meanwhile leaves nothing behind
      if (owner() === belongsTo || isAway()) await db.save(name, { owner: belongsTo, at, iv, text })
    },
    read: async <T>(name: string) => {
      const db = await database()
      const [sealed, key] = await Promise.all([db.read(name), db.key()])
      if (!sealed || !key || sealed.owner !== owner() || now() - sealed.at > DRAFT_TTL_MS) return undefined
      const plain = await crypto.subtle.decrypt({ name: CIPHER, iv: sealed.iv }, key, sealed.text)
      return JSON.parse(new TextDecoder().decode(plain)) as T // the same name holds the same thing
    },
    drop: async (name) => (await database()).drop(name),
    empty: async () => (await database()).clear(),
  }
}

/** A large document takes long: a key that is pressed meanwhile comes first. A page that goes away cannot wait. */
const letKeysPass = () =>
  globalThis.document?.visibilityState === 'visible' && new Promise<void>((resolve) => setTimeout(resolve))

async function keyOf(database: DraftDatabase): Promise<CryptoKey> {
  const existing = await database.key()
  if (existing) return existing
  const made = await crypto.subtle.generateKey({ name: CIPHER, length: 256 }, false, ['encrypt', 'decrypt'])
  await database.saveKey(made).catch(() => {})
  return (await database.key()) ?? made
}

async function dropOld(database: DraftDatabase, before: number) {
  for (const name of await database.names()) {
    const sealed = await database.read(name)
    if (sealed && sealed.at < before) await database.drop(name)
  }
}

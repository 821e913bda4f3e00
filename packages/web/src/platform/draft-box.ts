import type { Shelf } from './draft-shelf.ts'

/** Unsent text and results stay at most a week. */
export const KEPT_MS = 7 * 24 * 60 * 60 * 1000
const CIPHER = 'AES-GCM'

interface Box {
  /** For whoever typed it: the one who is here, unless somebody else is named. */
  keep: (name: string, value: unknown, owner?: string) => Promise<void>
  read: <T>(name: string) => Promise<T | undefined>
  drop: (name: string) => Promise<void>
  /** Takes everything away, the key first. */
  empty: () => Promise<void>
}

interface Around {
  open: () => Promise<Shelf>
  /** Whose drafts are kept and read now; empty for a guest. */
  owner: () => string
  /** Nobody is here because whoever was has been away for too long, and will be back. */
  isAway?: () => boolean
  now?: () => number
}

/** Keeps things locked by a key that never leaves this browser; only whoever kept them gets them back. */
export function createDraftBox({ open, owner, isAway = () => false, now = Date.now }: Around): Box {
  let opening: Promise<Shelf> | undefined
  const shelf = () => {
    opening ??= open().then(async (opened) => {
      await dropOld(opened, now() - KEPT_MS)
      return opened
    })
    return opening
  }
  return {
    keep: async (name, value, belongsTo = owner()) => {
      const at = now()
      const place = await shelf()
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const plain = new TextEncoder().encode(JSON.stringify(value))
      const text = await crypto.subtle.encrypt({ name: CIPHER, iv }, await keyOf(place), plain)
      // whoever left meanwhile leaves nothing behind
      if (owner() === belongsTo || isAway()) await place.keep(name, { owner: belongsTo, at, iv, text })
    },
    read: async <T>(name: string) => {
      const place = await shelf()
      const [sealed, key] = await Promise.all([place.read(name), place.key()])
      if (!sealed || !key || sealed.owner !== owner() || now() - sealed.at > KEPT_MS) return undefined
      const plain = await crypto.subtle.decrypt({ name: CIPHER, iv: sealed.iv }, key, sealed.text)
      return JSON.parse(new TextDecoder().decode(plain)) as T // the same name holds the same thing
    },
    drop: async (name) => (await shelf()).drop(name),
    empty: async () => (await shelf()).clear(),
  }
}

async function keyOf(shelf: Shelf): Promise<CryptoKey> {
  const kept = await shelf.key()
  if (kept) return kept
  const made = await crypto.subtle.generateKey({ name: CIPHER, length: 256 }, false, ['encrypt', 'decrypt'])
  await shelf.keepKey(made).catch(() => {})
  return (await shelf.key()) ?? made
}

async function dropOld(shelf: Shelf, before: number) {
  for (const name of await shelf.names()) {
    const sealed = await shelf.read(name)
    if (sealed && sealed.at < before) await shelf.drop(name)
  }
}

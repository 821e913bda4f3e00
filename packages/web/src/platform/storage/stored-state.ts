import { linkSession } from '../session/link-session.ts'
import { assumedUser, session, sessionEnd } from '../session/session.store.ts'
import { openDraftDatabase } from './draft-storage.ts'
import { createDraftStore } from './draft-store.ts'
import { readStored, removeStored, writeStored } from './safe-storage.ts'

/**
 * What the portal stores unencrypted, by its key in the browser's storage, and which of it is cleared at logout.
 * Language, theme, grid preferences and a guest's recent searches belong to the browser and stay.
 */
const clearedAtLogout = {
  dashboardFilters: [
    'containerDashboard',
    'bookingDashboard',
    'bookingRequests',
    'bookingCorrection',
    'billingDocuments',
    'blanketLetters',
    'shippingInstructions',
    'containerList',
  ],
  dropdowns: ['dropdowns'],
  vgmLegal: ['vgmLegalInfo'],
  selectedFilters: ['selectedFilters', 'salesAllocations', 'vvdAllocation'],
  recent: ['recentCargo'],
} as const
export type StorageKey = (typeof clearedAtLogout)[keyof typeof clearedAtLogout][number]

/** Stores criteria and sort order for the next visit; never results, parties or typed text. */
export const storePlain = (name: StorageKey, value: unknown) => writeStored(name, JSON.stringify(value))

/** The stored value of that name, or undefined. The caller checks its form. */
export function readPlain(name: StorageKey): unknown {
  try {
    return JSON.parse(readStored(name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** A draft written for a customer is restored for that customer alone, one of a link for whoever has a link to that booking. */
export const draftOwner = () => {
  const link = linkSession.get()
  if (link) return `link to ${link.bookingNo}`
  return [session.get()?.username, assumedUser.get()?.username].filter(Boolean).join(' for ')
}
/** After an expired session its owner signs in again and finds their drafts. */
const isAway = () => draftOwner() === '' && sessionEnd.get().why === 'expired'
const drafts = createDraftStore({ open: openDraftDatabase, owner: draftOwner, isAway })

/** Over http on a local network, and in some private windows, nothing is stored: there is no crypto or no database. */
const canLock = () => typeof indexedDB !== 'undefined' && globalThis.crypto?.subtle !== undefined
const quietly = <T>(work: () => Promise<T>) => (canLock() ? work().catch(() => undefined) : Promise.resolve(undefined))

/** Stores unsent text, encrypted, for a week at most and for its author alone. Never a password. */
export const storeDraft = async (name: string, value: unknown, owner = draftOwner()): Promise<void> =>
  quietly(() => drafts.save(name, value, owner))

/** The unsent text of this person. */
export const readDraft = <T>(name: string): Promise<T | undefined> => quietly(() => drafts.read<T>(name))

/** Removes a draft that was sent or discarded. */
export const dropDraft = async (name: string): Promise<void> => quietly(() => drafts.drop(name))

/** Clears the filters, lists and legal texts of one name before another one becomes valid. */
export function clearPlain() {
  for (const name of Object.values(clearedAtLogout).flat()) removeStored(name)
}

/** Clears everything that belongs to the person who leaves: plain values, drafts and their key. */
export async function clearUserData(): Promise<void> {
  clearPlain()
  await quietly(() => drafts.empty())
}

import { openDraftDatabase } from './draft-storage.ts'
import { createDraftStore } from './draft-store.ts'
import { readStored, removeStored, writeStored } from './safe-storage.ts'
import { assumedUser, session, sessionEnd } from './session.store.ts'

/**
 * What the portal keeps in plain form, by its name in the browser's storage, and which of it leaves with its owner.
 * Language, theme, grid preferences and a guest's recent searches belong to the browser and stay.
 */
const clearedAtLogout = {
  dashboardFilters: [
    'containerDashboard',
    'bookingDashboard',
    'bookingRequests',
    'bookingCorrection',
    'billingDocuments',
    'containerList',
  ],
  dropdowns: ['dropdowns'],
  vgmLegal: ['vgmLegalInfo'],
  selectedFilters: ['selectedFilters', 'vvdAllocation'],
  recent: ['recentCargo'],
} as const
export type StorageKey = (typeof clearedAtLogout)[keyof typeof clearedAtLogout][number]

/** Keeps criteria and sort order for the next visit; never results, parties or typed text. */
export const storePlain = (name: StorageKey, value: unknown) => writeStored(name, JSON.stringify(value))

/** What was kept under that name, or nothing; whoever reads it checks its form. */
export function readPlain(name: StorageKey): unknown {
  try {
    return JSON.parse(readStored(name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** What was typed for a customer comes back for that customer alone. */
export const draftOwner = () => [session.get()?.username, assumedUser.get()?.username].filter(Boolean).join(' for ')
/** Whoever was away for too long is asked to sign in again, and finds what they typed until then. */
const isAway = () => draftOwner() === '' && sessionEnd.get().why === 'expired'
const drafts = createDraftStore({ open: openDraftDatabase, owner: draftOwner, isAway })

/** Over http on a local network, and in some private windows, there is no cipher or no database: nothing is kept then. */
const canLock = () => typeof indexedDB !== 'undefined' && globalThis.crypto?.subtle !== undefined
const quietly = <T>(work: () => Promise<T>) => (canLock() ? work().catch(() => undefined) : Promise.resolve(undefined))

/** Keeps text that was not sent yet, locked, for at most a week and for whoever typed it only. Never a password. */
export const storeDraft = async (name: string, value: unknown, owner = draftOwner()): Promise<void> =>
  quietly(() => drafts.save(name, value, owner))

/** The text that this person did not send yet. */
export const readDraft = <T>(name: string): Promise<T | undefined> => quietly(() => drafts.read<T>(name))

/** It was sent, or thrown away. */
export const dropDraft = async (name: string): Promise<void> => quietly(() => drafts.drop(name))

/** Takes away the filters, lists and legal texts of one name before another one counts. */
export function clearPlain() {
  for (const name of Object.values(clearedAtLogout).flat()) removeStored(name)
}

/** Takes away whatever belongs to whoever leaves: what is kept in plain form, drafts and the key that locked them. */
export async function clearUserData(): Promise<void> {
  clearPlain()
  await quietly(() => drafts.empty())
}

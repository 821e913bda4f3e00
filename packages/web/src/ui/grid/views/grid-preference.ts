import type { GridName, GridPreference } from '@fairway/contract/shared/grid.values'
import { apiQuery, send } from '../../../platform/calls/api.ts'
import { queryClient } from '../../../platform/calls/query-client.ts'
import { assumedUser } from '../../../platform/session/session.store.ts'
import { readStored, writeStored } from '../../../platform/storage/safe-storage.ts'
import { draftOwner } from '../../../platform/storage/stored-state.ts'
import { createPreferenceStore, type PreferenceStore } from './preference-store.ts'

/** The query for a preference. */
export const preferenceQuery = (grid: GridName) => apiQuery('GET /api/bookings/prefs', { query: { grid } })

const preferenceStores = new Map<string, PreferenceStore>()

/** The preference store of a grid for the signed-in person, or the customer they act for. */
export function preferenceStoreOf(grid: GridName): PreferenceStore {
  const key = `${grid} of ${draftOwner()}`
  const known = preferenceStores.get(key)
  if (known) return known
  const made = createPreferenceStore({
    read: () => readStored(grid),
    write: (text) => writeStored(grid, text),
    owner: draftOwner,
    canSave: () => assumedUser.get() === undefined,
    save: (preference, isLeaving) => save(grid, preference, isLeaving),
    forget: (isLeaving) => forget(grid, isLeaving),
  })
  preferenceStores.set(key, made)
  return made
}

async function save(grid: GridName, preference: GridPreference, isLeaving: boolean) {
  await send('PUT /api/bookings/prefs', { body: { grid, preference } }, { quiet: true, isLeaving })
  await settleAs(grid, preference)
}

async function forget(grid: GridName, isLeaving: boolean) {
  await send('DELETE /api/bookings/prefs', { query: { grid } }, { quiet: true, isLeaving })
  await settleAs(grid, null)
}

/** An answer that is still pending was made before this change, so it is cancelled. */
async function settleAs(grid: GridName, preference: GridPreference | null) {
  const { queryKey } = preferenceQuery(grid)
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, { preference })
}

if (typeof window !== 'undefined')
  window.addEventListener('pagehide', () => {
    for (const store of preferenceStores.values()) store.leave()
  })

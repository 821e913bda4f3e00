import type { GridName, GridPreference } from '@fairway/contract/shared/grid.words'
import { ask, send } from '../../../platform/api.ts'
import { draftOwner } from '../../../platform/kept-state.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { readStored, writeStored } from '../../../platform/safe-storage.ts'
import { assumedUser } from '../../../platform/session.store.ts'
import { createPreferenceKeeper, type PreferenceKeeper } from './preference-keeper.ts'

/** How the server is asked for a preference. */
export const preferenceQuery = (grid: GridName) => ask('GET /api/bookings/prefs', { query: { grid } })

const keepers = new Map<string, PreferenceKeeper>()

/** Who keeps the preference of a grid for whoever is signed in, or stands in, on this page. */
export function keeperOf(grid: GridName): PreferenceKeeper {
  const key = `${grid} of ${draftOwner()}`
  const known = keepers.get(key)
  if (known) return known
  const made = createPreferenceKeeper({
    read: () => readStored(grid),
    write: (text) => writeStored(grid, text),
    owner: draftOwner,
    canSave: () => assumedUser.get() === undefined,
    save: (preference, isLeaving) => save(grid, preference, isLeaving),
    forget: (isLeaving) => forget(grid, isLeaving),
  })
  keepers.set(key, made)
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

/** An answer that is still on its way was written before this change: nobody waits for it any more. */
async function settleAs(grid: GridName, preference: GridPreference | null) {
  const { queryKey } = preferenceQuery(grid)
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, { preference })
}

if (typeof window !== 'undefined')
  window.addEventListener('pagehide', () => {
    for (const keeper of keepers.values()) keeper.leave()
  })

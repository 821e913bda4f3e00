import { draftOwner, readPlain, storePlain } from '../../../platform/storage/stored-state.ts'
import { cargoAt, type RecentCargo, readRecent, withNewest } from './recent-cargo.rules.ts'

const NAME = 'recentCargo'

/** What this person looked at last, newest first. Whoever comes next, and whoever stands in for another, begins anew. */
export function recentCargo(): RecentCargo[] {
  const { owner, cargo } = (readPlain(NAME) ?? {}) as { owner?: unknown; cargo?: unknown } // both are checked
  return owner === draftOwner() ? readRecent(cargo) : []
}

/** Remembers the cargo of the page that was opened; of guests only what they searched for is kept. */
export function noteCargo(pathname: string) {
  const seen = cargoAt(pathname)
  if (seen.length > 0 && draftOwner() !== '')
    storePlain(NAME, { owner: draftOwner(), cargo: withNewest(recentCargo(), seen) })
}

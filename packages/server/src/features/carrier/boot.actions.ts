import type { Pool } from '../../platform/database/database.ts'
import type { Boot } from '../../platform/http/pages.ts'
import type { Settings } from '../../platform/settings.ts'
import { findProfile } from './carrier.repository.ts'

/** Until the carrier says who it is, the product's own name stands on the pages. */
const UNNAMED: Boot['carrier'] = { name: 'Fairway', scac: 'FWYL', accent: null, icp: [] }
const FRESH_MS = 5_000

/** What the first HTML says of the carrier; the page must come even while the database is away. */
export function createBoot(pool: Pool, settings: Settings, build: string): () => Promise<Boot> {
  let known: { carrier: Boot['carrier']; readAt: number } | undefined
  return async () => {
    if (!known || Date.now() - known.readAt > FRESH_MS) {
      const carrier = await findProfile(pool.reading()).catch(() => known?.carrier)
      known = { carrier: carrier ?? UNNAMED, readAt: Date.now() }
    }
    const { isExposedDemo: demo, site, passwordMinimum } = settings
    return { carrier: known.carrier, build, demo, site, passwordMinimum }
  }
}

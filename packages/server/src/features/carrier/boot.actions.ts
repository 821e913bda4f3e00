import type { CarrierProfile } from '@fairway/contract/carrier/carrier.schema'
import type { Pool } from '../../platform/database/database.ts'
import type { Boot } from '../../platform/http/pages.ts'
import type { Settings } from '../../platform/settings.ts'
import { findProfile } from './carrier.repository.ts'

/** Until the carrier says who it is, the product's own name stands on pages and papers. */
const UNNAMED: CarrierProfile = {
  name: 'Fairway',
  scac: 'FWYL',
  accent: null,
  icp: [],
  papers: null,
  paymentPage: null,
  support: [],
}
const FRESH_MS = 5_000

/** Who the carrier is, as it said last; an answer comes even while the database is away. */
export function createProfileReader(pool: Pool): () => Promise<CarrierProfile> {
  let known: { profile: CarrierProfile; readAt: number } | undefined
  return async () => {
    if (!known || Date.now() - known.readAt > FRESH_MS) {
      const profile = await findProfile(pool.reading()).catch(() => known?.profile)
      // one that was stored by an earlier release lacks what came later
      known = { profile: { ...UNNAMED, ...profile }, readAt: Date.now() }
    }
    return known.profile
  }
}

/** What the first HTML says of the carrier: no more than pages show. */
export function createBoot(
  readProfile: () => Promise<CarrierProfile>,
  { isExposedDemo: demo, site, passwordMinimum }: Settings,
  build: string,
): () => Promise<Boot> {
  return async () => {
    const { name, scac, accent, icp } = await readProfile()
    return { carrier: { name, scac, accent, icp }, build, demo, site, passwordMinimum }
  }
}

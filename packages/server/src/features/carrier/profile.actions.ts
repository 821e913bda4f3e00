import type { CarrierProfile } from '@fairway/contract/carrier/carrier.schema'
import type { Context } from '../../platform/http/serve.ts'
import { findProfile, saveProfile } from './carrier.repository.ts'

/** The carrier says who it is; every page carries the new name from then on. */
export async function changeProfile({ db, audit }: Context, profile: CarrierProfile) {
  const before = await findProfile(db)
  await saveProfile(db, profile)
  await audit({ objectType: 'carrier profile', objectId: profile.scac, before, after: profile })
  return profile
}

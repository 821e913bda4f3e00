import type { ClientPlace } from './support.schema.ts'

/** When the lookup fails: ip is the literal `{ip}`; NA means not available, never North America. */
export const UNKNOWN_PLACE: ClientPlace = {
  ip: '{ip}',
  city: 'NF',
  region_code: 'NF',
  continent_code: 'NA',
  country: 'NF',
}

import type { ClientPlace } from '@fairway/contract/support/support.schema'
import { UNKNOWN_PLACE } from '@fairway/contract/support/unknown-place'
import { clientInfo } from '../../platform/client-log/client-place.ts'
import { useStore } from '../../platform/storage/store.ts'

const everywhere = [
  { to: '/', name: 'search' },
  { to: '/registration', name: 'registration' },
] as const

/** These two show for visitors from Asia alone; their direct links open for everyone. */
const inAsia = [
  { to: '/detentionChargeCalculator', name: 'detention' },
  { to: '/informationCenter', name: 'information' },
] as const

/** The pages of a guest, by where the browser is. */
export const useGuestPages = () => {
  // the first HTML is written for a browser of which nothing is known
  const isInAsia = useStore<ClientPlace | undefined>(clientInfo, UNKNOWN_PLACE)?.continent_code === 'AS'
  return [...everywhere, ...(isInAsia ? inAsia : [])]
}

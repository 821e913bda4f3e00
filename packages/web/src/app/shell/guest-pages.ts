import { clientPlace } from '../../platform/client-place.ts'
import { useStore } from '../../platform/store.ts'

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
  const isInAsia = useStore(clientPlace)?.continent_code === 'AS'
  return [...everywhere, ...(isInAsia ? inAsia : [])]
}

import { useEffect, useState } from 'react'
import { createStore } from '../../platform/storage/store.ts'

/** Why somebody with a correct password was sent to another page. The values are keys of the kit's texts. */
export type Arrival = 'passwordExpired' | 'passwordResetRequired' | 'notVerified'

const arrival = createStore<Arrival | undefined>(undefined)

/** Tells the next page why it opens. */
export const announceArrival = (why: Arrival) => arrival.set(why)

/** Why this page opened, unless by a link or a menu. */
export function useArrival(): Arrival | undefined {
  const [why] = useState(arrival.get)
  useEffect(() => arrival.set(undefined), [])
  return why
}

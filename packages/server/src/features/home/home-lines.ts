import type { HomeLineSource } from '../../platform/home-line.ts'
import { accountsWaiting } from '../accounts/public.ts'
import { bookingHomeLines, requestHomeLines } from '../bookings/public.ts'
import { cargoHomeLines } from '../tracking/public.ts'

/** Everything that a Home Page can say. A slice with something to say exports its source and stands here. */
export const homeLines: readonly HomeLineSource[] = [
  ...cargoHomeLines,
  accountsWaiting,
  ...requestHomeLines,
  ...bookingHomeLines,
]

import { noColumns } from '../../../ui/listing/listing.ts'
import type { BookingList } from './booking-calls.ts'

/** Stands for a list until there is one. */
export const emptyBookings: BookingList = {
  columns: noColumns<BookingList>(),
  rows: 0,
  lastUpdateTs: '',
  missing: [],
  asOf: '',
  liveFrom: '1',
  watch: 'own/none',
}

import { bookingColumns } from '../bookings/dashboard/booking-columns.rules.ts'
import type { ColumnFilter } from '../shared/grid.values.ts'
import { arePlainFilters, type PlainColumns } from '../shared/plain-column.rules.ts'
import { containerColumns } from '../tracking/dashboard/container-columns.rules.ts'
import type { WatchedGrid } from './watching.values.ts'

const utc = () => 'UTC'
/** Which columns there are; nothing is read of them here. */
const columnsOf: Readonly<Record<WatchedGrid, PlainColumns>> = {
  gridPrefCD: containerColumns({} as Parameters<typeof containerColumns>[0], utc),
  gridPrefBD: bookingColumns({} as Parameters<typeof bookingColumns>[0], utc),
}

/**
 * Whether a view with these filters of columns can be watched and shared: they are applied then without a reader, so they
 * must not look for words of a language.
 */
export const canBeFollowed = (grid: WatchedGrid, filters: Readonly<Record<string, ColumnFilter>>): boolean =>
  arePlainFilters(columnsOf[grid], filters)

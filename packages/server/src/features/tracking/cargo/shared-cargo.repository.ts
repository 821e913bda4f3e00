import { SharedDetail, SharedList } from '@fairway/contract/sharing/sharing.schema'
import type { Database } from '../../../platform/database/database.ts'
import type { ViewerScope } from '../../../platform/visibility.repository.ts'
import { type ContainerQuery, composeDetail, composeSearch, type NumberSearch } from './cargo-statements.repository.ts'
import { sharedDetail, sharedSummary } from './own-cargo.repository.ts'

const lists = {
  booking: composeSearch<NumberSearch & ViewerScope>('booking', sharedSummary),
  id: composeSearch<NumberSearch & ViewerScope>('id', sharedSummary),
}
const detail = composeDetail<ContainerQuery & ViewerScope>(sharedDetail)

/** The containers of a booking, or those with these ids, as everybody sees them, with the holds that these people see. */
export const listSharedContainers = (
  db: Database,
  scope: ViewerScope,
  { by, numbers, silentMinutes }: { by: keyof typeof lists; numbers: string[]; silentMinutes: number },
) => lists[by](db, SharedList, { numbers, unknownCode: 'CS0006', oldCode: 'CS0006', silentMinutes, ...scope })

/** One container of one booking in the same way. */
export const getSharedContainer = (db: Database, scope: ViewerScope, query: ContainerQuery) =>
  detail(db, SharedDetail, { ...query, ...scope })

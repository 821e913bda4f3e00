import { SharedDetail, SharedList } from '@fairway/contract/sharing/sharing.schema'
import { z } from 'zod'
import { composeOnce, type Database } from '../../../platform/database/database.ts'
import type { ViewerScope } from '../../../platform/visibility.repository.ts'
import {
  type ContainerQuery,
  composeDetail,
  type NumberSearch,
  searchStatement,
} from './cargo-statements.repository.ts'
import { sharedDetail, sharedSummary } from './own-cargo.repository.ts'

const Found = z.object({
  shown: z.number(),
  known: z.number(),
  bookings: z.array(z.string()),
})

const lists = {
  booking: composeOnce<NumberSearch & ViewerScope>((search) =>
    searchStatement('booking', search, sharedSummary(search)),
  ),
  id: composeOnce<NumberSearch & ViewerScope>((search) => searchStatement('id', search, sharedSummary(search))),
}
const detail = composeDetail<ContainerQuery & ViewerScope>(sharedDetail)

/** The containers of a booking, or those with these ids, as everybody sees them, with the holds that these people see. */
export const listSharedContainers = (
  db: Database,
  scope: ViewerScope,
  { by, numbers, silentMinutes }: { by: keyof typeof lists; numbers: string[]; silentMinutes: number },
) =>
  db.namedDocument(
    Found,
    SharedList,
    lists[by]({ numbers, unknownCode: 'CS0006', oldCode: 'CS0006', silentMinutes, ...scope }),
  )

/** One container of one booking in the same way. */
export const getSharedContainer = (db: Database, scope: ViewerScope, query: ContainerQuery) =>
  detail(db, SharedDetail, { ...query, ...scope })

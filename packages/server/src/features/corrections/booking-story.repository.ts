import type { StoryKind } from '@fairway/contract/bookings/booking-page.words'
import sql from 'sql-template-tag'
import type { Database } from '../../platform/database.ts'
import type { Viewer } from '../../platform/viewer.ts'

interface Happening {
  kind: StoryKind
  /** Null is this moment. */
  at: string | null
  /** Who did it; null is the carrier. */
  by: string | null
  onBehalfOf: string | null
  about: string | null
}

/** One line more in what happened to a booking. */
export const insertStory = (db: Database, _viewer: Viewer, bookingId: number, happened: Happening) =>
  db.run(sql`
    insert into booking_story (booking_id, happened_at, kind, done_by, on_behalf_of, about)
    values (${bookingId}, coalesce(${happened.at}::timestamptz, now()), ${happened.kind}, ${happened.by}, ${happened.onBehalfOf}, ${happened.about})`)

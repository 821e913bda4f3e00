import type { StoryKind } from '@fairway/contract/bookings/booking-page.words'
import type { Context } from '../../platform/serve.ts'
import { writerOf } from '../bookings/public.ts'
import { insertStory } from './booking-story.repository.ts'
import type { KeptCorrection } from './correction.repository.ts'

type Kind = StoryKind & `correction${string}`

/** What somebody did to a correction stands in the story of its booking, under both names where one stood in. */
export async function noteDeed(
  { db, viewer }: Context,
  { bookingId }: KeptCorrection,
  kind: Kind,
  about: string | null,
) {
  const { by, stoodIn } = writerOf(viewer)
  const onBehalfOf = stoodIn === null ? null : by
  await insertStory(db, viewer, bookingId, { kind, at: null, by: stoodIn ?? by, onBehalfOf, about })
}

/** The same of what came from the carrier, or never reached it. */
export const noteWord = (
  { db, viewer }: Context,
  { bookingId }: KeptCorrection,
  { kind, at, about }: { kind: Kind; at: string | null; about: string | null },
) => insertStory(db, viewer, bookingId, { kind, at, by: null, onBehalfOf: null, about })

import { refuse } from '@fairway/contract/kit/general.errors'
import type * as shapes from '@fairway/contract/notifications/notice.schema'
import { NOTICE_PAGE } from '@fairway/contract/notifications/notice.words'
import type { z } from 'zod'
import { announceChanges } from '../../platform/changes.ts'
import type { Context } from '../../platform/serve.ts'
import { ownTopicOf } from '../tracking/public.ts'
import * as notices from './notice.repository.ts'

const signedIn = ({ viewer }: Context) => (viewer.kind === 'person' ? viewer : refuse('GE0016'))

const placesOf = (page: shapes.Notice[]) => [...new Set(page.flatMap(({ args }) => args.place ?? []))]

/** What was told to somebody, newest first, with how much of it is unread. */
export async function getNotices(
  context: Context,
  { before }: z.output<typeof shapes.NoticeQuery>,
): Promise<shapes.Notices> {
  const viewer = signedIn(context)
  // the state first: what comes between the two is then told once more, and never missed
  const state = await notices.findState(context.db, viewer)
  const found = await notices.findNotices(context.db, viewer, before)
  const page = found.slice(0, NOTICE_PAGE)
  const next = found.length > NOTICE_PAGE ? (page.at(-1)?.id ?? null) : null
  const places = await notices.findPlaces(context.db, viewer, placesOf(page))
  return { notices: page, next, ...state, watch: ownTopicOf(context), places }
}

async function afterwards(context: Context) {
  const viewer = signedIn(context)
  await notices.noteForOwnBrowsers(context.db, viewer)
  await announceChanges(context.db)
  const { unread } = await notices.findState(context.db, viewer)
  return { unread }
}

/** What one has read on one device is read on all of them. */
export async function readNotices(context: Context, { ids, upTo }: z.output<typeof shapes.ReadNotices>) {
  const viewer = signedIn(context)
  if (ids && ids.length > 0) await notices.insertReads(context.db, viewer, ids)
  if (upTo) await notices.readUpTo(context.db, viewer, upTo)
  return afterwards(context)
}

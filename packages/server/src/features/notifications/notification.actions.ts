import { refuse } from '@fairway/contract/kit/general.errors'
import type * as shapes from '@fairway/contract/notifications/notification.schema'
import { NOTIFICATION_PAGE_SIZE } from '@fairway/contract/notifications/notification.values'
import type { z } from 'zod'
import { announceChanges } from '../../platform/database/changes.ts'
import type { Context } from '../../platform/http/serve.ts'
import { ownTopicOf } from '../../platform/live/own-topic.ts'
import * as notices from './notification.repository.ts'

const requirePerson = ({ viewer }: Context) => (viewer.kind === 'person' ? viewer : refuse('GE0016'))

const placesOf = (page: shapes.UserNotification[]) => [...new Set(page.flatMap(({ args }) => args.place ?? []))]

/** Somebody's notifications, newest first, with how many are unread. */
export async function getNotifications(
  context: Context,
  { before }: z.output<typeof shapes.NotificationQuery>,
): Promise<shapes.NotificationsReply> {
  const viewer = requirePerson(context)
  // the state first: what comes between the two is then reported once more, and never missed
  const state = await notices.findState(context.db, viewer)
  const found = await notices.findNotifications(context.db, viewer, before)
  const page = found.slice(0, NOTIFICATION_PAGE_SIZE)
  const next = found.length > NOTIFICATION_PAGE_SIZE ? (page.at(-1)?.id ?? null) : null
  const places = await notices.findPlaces(context.db, placesOf(page))
  return { notices: page, next, ...state, watch: ownTopicOf(context), places }
}

async function announceRead(context: Context) {
  const viewer = requirePerson(context)
  await notices.insertOwnChange(context.db, viewer)
  await announceChanges(context.db)
  const { unread } = await notices.findState(context.db, viewer)
  return { unread }
}

/** What one has read on one device is read on all of them. */
export async function markNotificationsRead(context: Context, { ids, upTo }: z.output<typeof shapes.MarkReadInput>) {
  const viewer = requirePerson(context)
  if (ids && ids.length > 0) await notices.insertReads(context.db, viewer, ids)
  if (upTo) await notices.markReadUpTo(context.db, viewer, upTo)
  return announceRead(context)
}

import { anyGroup, anyone } from '../kit/access.ts'
import { endpoint } from '../kit/endpoint.ts'
import * as shapes from './watching.schema.ts'

/** Watching is a person's own: customer service that acts for a customer sees it and changes nothing. */
const ofPerson = { allow: anyGroup, assuming: 'refused' } as const

export const listWatches = endpoint({
  method: 'GET',
  path: '/api/watch/list',
  summary: 'What the caller watches, newest first, a page at a time.',
  allow: anyGroup,
  errors: [],
  query: shapes.WatchQuery,
  reply: shapes.WatchList,
})
export const getWatchState = endpoint({
  method: 'POST',
  path: '/api/watch/state',
  summary: 'Whether the caller watches each of these.',
  allow: anyGroup,
  errors: [],
  body: shapes.WatchSubjects,
  reply: shapes.WatchState,
  stateless: true,
})
export const addWatches = endpoint({
  method: 'POST',
  path: '/api/watch',
  summary: 'Watches containers, bookings, bills, vessels or saved views.',
  ...ofPerson,
  errors: ['WA0001', 'WA0002', 'WA0003'],
  body: shapes.WatchSubjects,
  reply: shapes.WatchAdded,
})
export const removeWatches = endpoint({
  method: 'POST',
  path: '/api/watch/remove',
  summary: 'Watches them no longer.',
  ...ofPerson,
  errors: [],
  body: shapes.WatchSubjects,
  reply: shapes.WatchRemoved,
})
export const getWatchPreferences = endpoint({
  method: 'GET',
  path: '/api/watch/preferences',
  summary: 'What the caller is told of what they watch, how, and when mails may come.',
  allow: anyGroup,
  errors: [],
  reply: shapes.PreferencesReply,
})
export const saveWatchPreferences = endpoint({
  method: 'PUT',
  path: '/api/watch/preferences',
  summary: 'Changes that.',
  ...ofPerson,
  errors: ['WA0004', 'WA0005', 'WA0006', 'WA0007'],
  body: shapes.SavedPreferences,
  reply: shapes.PreferencesReply,
})
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/unsubscribe',
  summary: 'One click in a mail program (RFC 8058), or on the page of the same address: no more such mails.',
  allow: anyone,
  errors: ['WA0008'],
  query: shapes.UnsubscribeQuery,
  form: true,
  reply: shapes.Unsubscribed,
  limited: true,
})

export const watchingCalls = [
  listWatches,
  getWatchState,
  addWatches,
  removeWatches,
  getWatchPreferences,
  saveWatchPreferences,
  unsubscribe,
] as const

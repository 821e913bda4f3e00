import { anyGroup, anyone } from '../kit/access.ts'
import { callsFor } from '../kit/endpoint.ts'
import * as shapes from './watching.schema.ts'

const members = callsFor(anyGroup)

/** Watching is a person's own: customer service that acts for a customer sees it and changes nothing. */
const ofPerson = callsFor(anyGroup, { assuming: 'refused' })

export const listWatches = members.get('/api/watch/list', {
  summary: 'What the caller watches, newest first, a page at a time.',
  query: shapes.WatchQuery,
  reply: shapes.WatchList,
})
export const getWatchState = members.post('/api/watch/state', {
  summary: 'Whether the caller watches each of these.',
  body: shapes.WatchSubjects,
  reply: shapes.WatchState,
  stateless: true,
})
export const addWatches = ofPerson.post('/api/watch', {
  summary: 'Watches containers, bookings, bills, vessels or saved views.',
  errors: ['WA0001', 'WA0002', 'WA0003'],
  body: shapes.WatchSubjects,
  reply: shapes.WatchAdded,
})
export const removeWatches = ofPerson.post('/api/watch/remove', {
  summary: 'Watches them no longer.',
  body: shapes.WatchSubjects,
  reply: shapes.WatchRemoved,
})
export const getWatchPreferences = members.get('/api/watch/preferences', {
  summary: 'What the caller is told of what they watch, how, and when mails may come.',
  reply: shapes.PreferencesReply,
})
export const saveWatchPreferences = ofPerson.put('/api/watch/preferences', {
  summary: 'Changes that.',
  errors: ['WA0004', 'WA0005', 'WA0006', 'WA0007'],
  body: shapes.SavedPreferences,
  reply: shapes.PreferencesReply,
})
export const unsubscribe = callsFor(anyone).post('/unsubscribe', {
  summary: 'One click in a mail program (RFC 8058), or on the page of the same address: no more such mails.',
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

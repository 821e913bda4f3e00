import { anyGroup } from '../../kit/access.ts'
import { callsFor } from '../../kit/endpoint.ts'
import { Done } from '../../kit/reply.schema.ts'
import * as shapes from '../../shared/grid.schema.ts'

const members = callsFor(anyGroup)

/** Preferences belong to a person: while acting for a customer, one sees the customer's and changes nothing. */
const ofPerson = callsFor(anyGroup, { assuming: 'refused' })

export const getPreference = members.get('/api/bookings/prefs', {
  summary: 'How the caller wants one of the eight grids to come up.',
  query: shapes.GridQuery,
  reply: shapes.PreferenceReply,
})
export const savePreference = ofPerson.put('/api/bookings/prefs', {
  summary: 'Keeps how a grid shall come up, on every device; the last word counts.',
  body: shapes.PreferenceBody,
  reply: shapes.PreferenceReply,
})
export const resetPreference = ofPerson.remove('/api/bookings/prefs', {
  summary: 'Forgets it: the grid comes up as it was made.',
  query: shapes.GridQuery,
  reply: Done,
})
export const getViews = members.get('/api/bookings/views', {
  summary: "The caller's saved views of a grid and those shared by colleagues.",
  query: shapes.GridQuery,
  reply: shapes.ViewsReply,
})
export const createView = ofPerson.post('/api/bookings/views', {
  summary: 'Keeps a search and the look of its grid under a name, for oneself or for the people of an organisation.',
  errors: ['GE0002', 'GV0001', 'GV0002'],
  body: shapes.NewView,
  reply: shapes.SavedView,
})
export const changeView = ofPerson.put('/api/bookings/views', {
  summary: 'Changes a view of one’s own.',
  errors: ['GE0002', 'GE0007', 'GV0001'],
  body: shapes.ViewChange,
  reply: shapes.SavedView,
})
export const deleteView = ofPerson.remove('/api/bookings/views', {
  summary: 'Takes a view of one’s own away, from everyone it was shared with too.',
  errors: ['GE0002', 'GE0007'],
  query: shapes.ViewChoice,
  reply: Done,
})

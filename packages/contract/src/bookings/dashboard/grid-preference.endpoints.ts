import { z } from 'zod'
import { anyGroup } from '../../kit/access.ts'
import { endpoint } from '../../kit/endpoint.ts'
import * as shapes from '../../shared/grid.schema.ts'

const Done = z.object({ done: z.literal(true) })

/** Preferences belong to a person: while acting for a customer, one sees the customer's and changes nothing. */
const ofPerson = { allow: anyGroup, assuming: 'refused' } as const

export const getPreference = endpoint({
  method: 'GET',
  path: '/api/bookings/prefs',
  summary: 'How the caller wants one of the eight grids to come up.',
  allow: anyGroup,
  errors: [],
  query: shapes.GridQuery,
  reply: shapes.PreferenceReply,
})
export const savePreference = endpoint({
  method: 'PUT',
  path: '/api/bookings/prefs',
  summary: 'Keeps how a grid shall come up, on every device; the last word counts.',
  ...ofPerson,
  errors: [],
  body: shapes.PreferenceBody,
  reply: shapes.PreferenceReply,
})
export const resetPreference = endpoint({
  method: 'DELETE',
  path: '/api/bookings/prefs',
  summary: 'Forgets it: the grid comes up as it was made.',
  ...ofPerson,
  errors: [],
  query: shapes.GridQuery,
  reply: Done,
})
export const getViews = endpoint({
  method: 'GET',
  path: '/api/bookings/views',
  summary: "The caller's saved views of a grid and those shared by colleagues.",
  allow: anyGroup,
  errors: [],
  query: shapes.GridQuery,
  reply: shapes.ViewsReply,
})
export const createView = endpoint({
  method: 'POST',
  path: '/api/bookings/views',
  summary: 'Keeps a search and the look of its grid under a name, for oneself or for the people of an organisation.',
  ...ofPerson,
  errors: ['GE0002', 'GV0001', 'GV0002'],
  body: shapes.NewView,
  reply: shapes.SavedView,
})
export const changeView = endpoint({
  method: 'PUT',
  path: '/api/bookings/views',
  summary: 'Changes a view of one’s own.',
  ...ofPerson,
  errors: ['GE0002', 'GE0007', 'GV0001'],
  body: shapes.ViewChange,
  reply: shapes.SavedView,
})
export const deleteView = endpoint({
  method: 'DELETE',
  path: '/api/bookings/views',
  summary: 'Takes a view of one’s own away, from everyone it was shared with too.',
  ...ofPerson,
  errors: ['GE0002', 'GE0007'],
  query: shapes.ViewChoice,
  reply: Done,
})

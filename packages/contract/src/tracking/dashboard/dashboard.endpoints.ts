import { anyOf, signedIn } from '../../kit/access.ts'
import { callsFor } from '../../kit/endpoint.ts'
import * as shapes from './dashboard.schema.ts'

const dashboard = callsFor(anyOf('CS0007', 'TD'))
const badCriteria = ['BD0003', 'BD0004', 'BD0005', 'BD0008', 'BD0009'] as const

export const listContainers = dashboard.post('/api/cargo/containers', {
  summary: 'The boxes of the container dashboard as columns; more than 5000 are refused.',
  errors: [...badCriteria, 'CS0001', 'CS0002', 'CS0003', 'CS0004', 'CS0005', 'CS0008', 'CS0009'],
  body: shapes.DashboardCriteria,
  reply: shapes.DashboardReply,
  stateless: true,
  limited: true,
})
export const countContainers = dashboard.post('/api/cargo/dashboard', {
  summary: 'The cards of the container dashboard: how many boxes are in each stage.',
  errors: [...badCriteria, 'CS0008'],
  body: shapes.DashboardCriteria,
  reply: shapes.DashboardCards,
  stateless: true,
  limited: true,
})
export const listVvds = dashboard.get('/api/cargo/vvds', {
  summary: 'The voyages that carry the boxes of the reader.',
  errors: ['CS0008'],
  reply: shapes.VvdsReply,
  limited: true,
})
export const listLocations = dashboard.get('/api/cargo/location', {
  summary: 'The ports and destinations of the boxes of the reader.',
  errors: ['CS0008'],
  reply: shapes.LocationsReply,
  limited: true,
})
export const translateRefData = callsFor(signedIn).get('/api/cargo/translateRefData', {
  summary: 'Names of places and equipment in the languages of the portal.',
  reply: shapes.RefDataReply,
  limited: true,
})

import { anyOf, signedIn } from '../../kit/access.ts'
import { endpoint } from '../../kit/endpoint.ts'
import * as shapes from './dashboard.schema.ts'

const dashboard = anyOf('CS0007', 'TD')
const badCriteria = ['BD0003', 'BD0004', 'BD0005', 'BD0008', 'BD0009'] as const

export const listContainers = endpoint({
  method: 'POST',
  path: '/api/cargo/containers',
  summary: 'The boxes of the container dashboard as columns; more than 5000 are refused.',
  allow: dashboard,
  errors: [...badCriteria, 'CS0001', 'CS0002', 'CS0003', 'CS0004', 'CS0005', 'CS0008', 'CS0009'],
  body: shapes.DashboardCriteria,
  reply: shapes.DashboardReply,
  stateless: true,
  limited: true,
})
export const countContainers = endpoint({
  method: 'POST',
  path: '/api/cargo/dashboard',
  summary: 'The cards of the container dashboard: how many boxes are in each stage.',
  allow: dashboard,
  errors: [...badCriteria, 'CS0008'],
  body: shapes.DashboardCriteria,
  reply: shapes.DashboardCards,
  stateless: true,
  limited: true,
})
export const listVvds = endpoint({
  method: 'GET',
  path: '/api/cargo/vvds',
  summary: 'The voyages that carry the boxes of the reader.',
  allow: dashboard,
  errors: ['CS0008'],
  reply: shapes.VvdsReply,
  limited: true,
})
export const listLocations = endpoint({
  method: 'GET',
  path: '/api/cargo/location',
  summary: 'The ports and destinations of the boxes of the reader.',
  allow: dashboard,
  errors: ['CS0008'],
  reply: shapes.LocationsReply,
  limited: true,
})
export const translateRefData = endpoint({
  method: 'GET',
  path: '/api/cargo/translateRefData',
  summary: 'Names of places and equipment in the languages of the portal.',
  allow: signedIn,
  errors: [],
  reply: shapes.RefDataReply,
  limited: true,
})

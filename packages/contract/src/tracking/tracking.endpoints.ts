import { anyone, signedIn } from '../kit/access.ts'
import { callsFor } from '../kit/endpoint.ts'
import { PublicRouteReply } from './journey/route.schema.ts'
import { ownCargoAccess } from './own-cargo.access.ts'
import {
  CargoDetailReply,
  CargoSearchReply,
  CustomsHistoryReply,
  InterchangeHistoryReply,
  PublicDetail,
  PublicDetailReply,
  PublicSearch,
  PublicSearchReply,
} from './tracking.schema.ts'

const guests = callsFor(anyone)
const people = callsFor(signedIn)
const owners = callsFor(ownCargoAccess)

export const searchPublicCargo = guests.get('/api/cargopub/search', {
  summary: 'Find containers by container, booking or B/L number, up to five at once.',
  errors: ['CS0001', 'CS0002', 'CS0003', 'CS0006', 'CS0009'],
  query: PublicSearch,
  reply: PublicSearchReply,
  limited: true,
})

export const getPublicCargo = guests.get('/api/cargopub/detail', {
  summary: 'One container of one booking as a public tracking page shows it.',
  errors: ['CS0006'],
  query: PublicDetail,
  reply: PublicDetailReply,
  limited: true,
})

export const getPublicRoute = guests.get('/api/cargopub/route', {
  summary: 'The way of one container of one booking as a map shows it, with the calls of its ships.',
  errors: ['CS0006'],
  query: PublicDetail,
  reply: PublicRouteReply,
  limited: true,
})

export const searchCargo = people.get('/api/cargo/search', {
  summary: 'The same for a signed-in person, with more of the boxes that they may see.',
  errors: ['CS0001', 'CS0002', 'CS0003', 'CS0004', 'CS0008', 'CS0009'],
  query: PublicSearch,
  reply: CargoSearchReply,
  limited: true,
})

export const getCargo = people.get('/api/cargo/detail', {
  summary: 'One container of one booking; holds, parties and booking for those who may see them.',
  errors: ['CS0004', 'CS0008'],
  query: PublicDetail,
  reply: CargoDetailReply,
  limited: true,
})

export const getCustomsHistory = owners.get('/api/cargo/customsHistory', {
  summary: 'What customs said of one container of a booking that the caller may see.',
  errors: ['CS0004', 'CS0008'],
  query: PublicDetail,
  reply: CustomsHistoryReply,
  limited: true,
})

export const getInterchangeHistory = owners.get('/api/cargo/eirHistory', {
  summary: 'The interchange receipts of one container of a booking that the caller may see.',
  errors: ['CS0004', 'CS0008'],
  query: PublicDetail,
  reply: InterchangeHistoryReply,
  limited: true,
})

import { anyone, signedIn } from '../kit/access.ts'
import { endpoint } from '../kit/endpoint.ts'
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

export const searchPublicCargo = endpoint({
  method: 'GET',
  path: '/api/cargopub/search',
  summary: 'Find containers by container, booking or B/L number, up to five at once.',
  allow: anyone,
  errors: ['CS0001', 'CS0002', 'CS0003', 'CS0006', 'CS0009'],
  query: PublicSearch,
  reply: PublicSearchReply,
  limited: true,
})

export const getPublicCargo = endpoint({
  method: 'GET',
  path: '/api/cargopub/detail',
  summary: 'One container of one booking as a public tracking page shows it.',
  allow: anyone,
  errors: ['CS0006'],
  query: PublicDetail,
  reply: PublicDetailReply,
  limited: true,
})

export const getPublicRoute = endpoint({
  method: 'GET',
  path: '/api/cargopub/route',
  summary: 'The way of one container of one booking as a map shows it, with the calls of its ships.',
  allow: anyone,
  errors: ['CS0006'],
  query: PublicDetail,
  reply: PublicRouteReply,
  limited: true,
})

export const searchCargo = endpoint({
  method: 'GET',
  path: '/api/cargo/search',
  summary: 'The same for a signed-in person, with more of the boxes that they may see.',
  allow: signedIn,
  errors: ['CS0001', 'CS0002', 'CS0003', 'CS0004', 'CS0008', 'CS0009'],
  query: PublicSearch,
  reply: CargoSearchReply,
  limited: true,
})

export const getCargo = endpoint({
  method: 'GET',
  path: '/api/cargo/detail',
  summary: 'One container of one booking; holds, parties and booking for those who may see them.',
  allow: signedIn,
  errors: ['CS0004', 'CS0008'],
  query: PublicDetail,
  reply: CargoDetailReply,
  limited: true,
})

export const getCustomsHistory = endpoint({
  method: 'GET',
  path: '/api/cargo/customsHistory',
  summary: 'What customs said of one container of a booking that the caller may see.',
  allow: ownCargoAccess,
  errors: ['CS0004', 'CS0008'],
  query: PublicDetail,
  reply: CustomsHistoryReply,
  limited: true,
})

export const getInterchangeHistory = endpoint({
  method: 'GET',
  path: '/api/cargo/eirHistory',
  summary: 'The interchange receipts of one container of a booking that the caller may see.',
  allow: ownCargoAccess,
  errors: ['CS0004', 'CS0008'],
  query: PublicDetail,
  reply: InterchangeHistoryReply,
  limited: true,
})

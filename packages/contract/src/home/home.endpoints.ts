import { signedIn } from '../kit/access.ts'
import { endpoint } from '../kit/endpoint.ts'
import { HomeReply } from './home.schema.ts'

export const getHome = endpoint({
  method: 'GET',
  path: '/api/home',
  summary: 'What needs the reader today: last free days, holds, boxes to fetch, arrivals that moved.',
  allow: signedIn,
  errors: [],
  reply: HomeReply,
  limited: true,
})

import { signedIn } from '../kit/access.ts'
import { endpoint } from '../kit/endpoint.ts'
import { HomeReply } from './home.schema.ts'

export const getHome = endpoint({
  method: 'GET',
  path: '/api/home',
  summary:
    'What needs the reader today by task, and their containers in figures: to fetch, on hold, in detention, arriving.',
  allow: signedIn,
  errors: [],
  reply: HomeReply,
  limited: true,
})

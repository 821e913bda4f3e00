import { signedIn } from '../kit/access.ts'
import { callsFor } from '../kit/endpoint.ts'
import { HomeReply } from './home.schema.ts'

export const getHome = callsFor(signedIn).get('/api/home', {
  summary:
    'What needs the reader today by task, and their containers in figures: to fetch, on hold, in detention, arriving.',
  reply: HomeReply,
  limited: true,
})

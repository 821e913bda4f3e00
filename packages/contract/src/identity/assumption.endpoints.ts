import { z } from 'zod'
import { anyOf } from '../kit/access.ts'
import { endpoint } from '../kit/endpoint.ts'
import * as shapes from './assumption.schema.ts'

const customerService = anyOf('GE0005', 'CSR')

export const assume = endpoint({
  method: 'POST',
  path: '/auth/management/user/assume',
  summary: 'Customer service stands in for a customer: at most 60 minutes; a reason may be given and is kept.',
  allow: customerService,
  errors: ['AU0014', 'AU0015', 'AU0126', 'AU0130'],
  body: shapes.AssumeRequest,
  reply: shapes.Assumed,
  guarded: 'forms',
  assuming: 'refused',
})
export const release = endpoint({
  method: 'POST',
  path: '/auth/management/user/release',
  summary: 'Ends standing in for a customer; done also where it has ended by itself.',
  allow: customerService,
  errors: [],
  body: z.strictObject({}),
  reply: z.object({ done: z.literal(true) }),
  guarded: 'session',
  assuming: 'own',
})

import { z } from 'zod'
import { anyOf } from '../kit/access.ts'
import { callsFor } from '../kit/endpoint.ts'
import { Done } from '../kit/reply.schema.ts'
import * as shapes from './assumption.schema.ts'

const { post } = callsFor(anyOf('GE0005', 'CSR'))

export const assume = post('/auth/management/user/assume', {
  summary: 'Customer service stands in for a customer: at most 60 minutes; a reason may be given and is kept.',
  errors: ['AU0014', 'AU0015', 'AU0126', 'AU0130'],
  body: shapes.AssumeRequest,
  reply: shapes.Assumed,
  guarded: 'forms',
  assuming: 'refused',
})
export const release = post('/auth/management/user/release', {
  summary: 'Ends standing in for a customer; done also where it has ended by itself.',
  body: z.strictObject({}),
  reply: Done,
  guarded: 'session',
  assuming: 'own',
})

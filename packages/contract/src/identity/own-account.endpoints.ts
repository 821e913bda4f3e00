import { z } from 'zod'
import { signedIn } from '../kit/access.ts'
import { callsFor } from '../kit/endpoint.ts'
import * as shapes from './own-account.schema.ts'

const { get, post } = callsFor(signedIn)

export const getActivity = get('/auth/user/activity', {
  summary: "What happened to one's own account, newest first.",
  query: shapes.Before,
  reply: shapes.ActivityPage,
})
export const getDevices = get('/auth/user/devices', {
  summary: 'The browsers that this account was signed in with.',
  reply: shapes.Devices,
  assuming: 'refused',
})
export const forgetDevice = post('/auth/user/devices/forget', {
  summary: 'Signs a browser out and forgets it.',
  errors: ['AU0014'],
  body: shapes.DeviceChoice,
  reply: shapes.Devices,
  assuming: 'refused',
})
export const endOtherSessions = post('/auth/user/sessions/end', {
  summary: 'Signs the account out everywhere else.',
  errors: ['AU0014'],
  body: z.strictObject({}),
  reply: z.object({ ended: z.number().int() }),
  assuming: 'refused',
})

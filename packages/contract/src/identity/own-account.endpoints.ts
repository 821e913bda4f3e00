import { z } from 'zod'
import { signedIn } from '../kit/access.ts'
import { endpoint } from '../kit/endpoint.ts'
import * as shapes from './own-account.schema.ts'

export const getActivity = endpoint({
  method: 'GET',
  path: '/auth/user/activity',
  summary: "What happened to one's own account, newest first.",
  allow: signedIn,
  errors: [],
  query: shapes.Before,
  reply: shapes.ActivityPage,
})
export const getDevices = endpoint({
  method: 'GET',
  path: '/auth/user/devices',
  summary: 'The browsers that this account was signed in with.',
  allow: signedIn,
  errors: [],
  reply: shapes.Devices,
  assuming: 'refused',
})
export const forgetDevice = endpoint({
  method: 'POST',
  path: '/auth/user/devices/forget',
  summary: 'Signs a browser out and forgets it.',
  allow: signedIn,
  errors: ['AU0014'],
  body: shapes.DeviceChoice,
  reply: shapes.Devices,
  assuming: 'refused',
})
export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/auth/user/sessions/end',
  summary: 'Signs the account out everywhere else.',
  allow: signedIn,
  errors: ['AU0014'],
  body: z.strictObject({}),
  reply: z.object({ ended: z.number().int() }),
  assuming: 'refused',
})

import type { CarrierScope, Group } from '@fairway/contract/kit/access'
import type { Endpoint } from '@fairway/contract/kit/endpoint'
import type { Portal } from './platform/testing.ts'

/**
 * Who may make which call, written by hand from the specification's section 6; never derived from the code that it
 * judges. `everyone` needs no sign-in, `signed in` no group, `granted` any group at all; a list names the groups, and
 * behind it the code for whoever holds none of them. `session` calls judge the identity token themselves.
 */
export type Permission =
  | 'everyone'
  | 'signed in'
  | 'granted'
  | 'session'
  | 'operator'
  | { scope: CarrierScope }
  | { groups: Group[]; denied: string }

export const permissions: Record<string, Permission> = {
  'GET /api/cargopub/search': 'everyone',
  'GET /api/cargopub/detail': 'everyone',
  'GET /api/cargopub/route': 'everyone',
  'GET /api/cargo/search': 'signed in',
  'GET /api/cargo/detail': 'signed in',
  'GET /api/cargo/customsHistory': 'signed in',
  'GET /api/cargo/eirHistory': 'signed in',
  'POST /api/cargo/containers': { groups: ['TD'], denied: 'CS0007' },
  'POST /api/cargo/dashboard': { groups: ['TD'], denied: 'CS0007' },
  'GET /api/cargo/vvds': { groups: ['TD'], denied: 'CS0007' },
  'GET /api/cargo/location': { groups: ['TD'], denied: 'CS0007' },
  'GET /api/cargo/translateRefData': 'signed in',
  'GET /api/bookings/prefs': 'granted',
  'PUT /api/bookings/prefs': 'granted',
  'DELETE /api/bookings/prefs': 'granted',
  'GET /api/bookings/views': 'granted',
  'POST /api/bookings/views': 'granted',
  'PUT /api/bookings/views': 'granted',
  'DELETE /api/bookings/views': 'granted',
  'GET /api/live': 'everyone',
  'GET /api/schedulespub/map': 'everyone',
  'GET /auth/captcha': 'everyone',
  'GET /auth/regions': 'everyone',
  'POST /auth/user': 'everyone',
  'POST /auth/confirmation': 'everyone',
  'POST /auth/user/resend': 'everyone',
  'POST /auth/forgot': 'everyone',
  'POST /auth/confirmforgot': 'everyone',
  'POST /auth/login': 'everyone',
  'POST /auth/login/token': 'everyone',
  'POST /auth/login/refresh': 'session',
  'POST /auth/logout': 'session',
  'POST /auth/user/change': 'signed in',
  'GET /auth/management/cp/user': 'granted',
  'PUT /auth/management/cp/user': 'granted',
  'POST /auth/login/code': 'everyone',
  'POST /auth/login/factor': 'everyone',
  'POST /auth/login/factor/confirm': 'everyone',
  'GET /auth/user/factor': 'signed in',
  'POST /auth/user/factor': 'signed in',
  'POST /auth/user/factor/confirm': 'signed in',
  'POST /auth/user/factor/off': 'signed in',
  'POST /auth/user/factor/codes': 'signed in',
  'GET /auth/user/activity': 'signed in',
  'GET /auth/user/devices': 'signed in',
  'POST /auth/user/devices/forget': 'signed in',
  'POST /auth/user/sessions/end': 'signed in',
  'POST /auth/management/user/assume': { groups: ['CSR'], denied: 'GE0005' },
  'POST /auth/management/user/release': { groups: ['CSR'], denied: 'GE0005' },
  'GET /auth/management/user/search': { groups: ['ADMIN'], denied: 'GE0005' },
  'GET /auth/management/user/email': { groups: ['ADMIN'], denied: 'GE0005' },
  'GET /auth/management/user/authEvents': { groups: ['ADMIN'], denied: 'GE0005' },
  'POST /auth/management/user/resend': { groups: ['ADMIN'], denied: 'GE0005' },
  'POST /auth/management/user/reset': { groups: ['ADMIN'], denied: 'GE0005' },
  'POST /auth/management/user/sessions/end': { groups: ['ADMIN'], denied: 'GE0005' },
  'POST /auth/management/user/factor/remove': { groups: ['ADMIN'], denied: 'GE0005' },
  'GET /auth/management/cp/user/search': { groups: ['ADMIN'], denied: 'GE0005' },
  'GET /auth/management/cp/user/detail': { groups: ['ADMIN'], denied: 'GE0005' },
  'PUT /auth/management/cp/user/detail': { groups: ['ADMIN'], denied: 'GE0005' },
  'GET /auth/management/grants': { groups: ['ADMIN'], denied: 'GE0005' },
  'GET /auth/management/organisation': { groups: ['ADMIN'], denied: 'GE0005' },
  'GET /auth/management/organisation/detail': { groups: ['ADMIN'], denied: 'GE0005' },
  'POST /auth/management/organisation': { groups: ['ADMIN'], denied: 'GE0005' },
  'PUT /auth/management/organisation': { groups: ['ADMIN'], denied: 'GE0005' },
  'GET /api/geo': 'everyone',
  'POST /api/logger': 'everyone',
  'GET /health': 'everyone',
  'GET /ready': 'everyone',
  'GET /metrics': 'operator',
  'GET /openapi.json': 'everyone',
  'GET /docs': 'everyone',
  'GET /docs.css': 'everyone',
  'POST /carrier/v1/locations': { scope: 'reference' },
  'POST /carrier/v1/equipment-types': { scope: 'reference' },
  'POST /carrier/v1/organisations': { scope: 'reference' },
  'POST /carrier/v1/schedules': { scope: 'schedules' },
  'POST /carrier/v1/bookings': { scope: 'bookings' },
  'POST /carrier/v1/containers': { scope: 'bookings' },
  'POST /carrier/v1/holds': { scope: 'tracking' },
  'POST /carrier/v1/events': { scope: 'tracking' },
  'POST /carrier/v1/free-time': { scope: 'tracking' },
  'POST /carrier/v1/customs': { scope: 'tracking' },
  'POST /carrier/v1/interchanges': { scope: 'tracking' },
  'GET /carrier/v1/cursors/:name': { scope: 'cursors' },
  'PUT /carrier/v1/cursors/:name': { scope: 'cursors' },
  'GET /carrier/v1/clock': { scope: 'cursors' },
  'PUT /carrier/v1/profile': { scope: 'profile' },
  'POST /carrier/v1/sign-in-tokens': { scope: 'signIn' },
}

/**
 * What each call means for customer service that stands in for a customer, written by hand: `customer` is done as that
 * customer, by their groups; `restricted` belongs to a group that nobody lends (AU0012); `refused` cannot be done for
 * another (AU0014); `own` goes by the caller's own groups, and `session` by their own tokens, whatever the page shows;
 * `open` asks nobody for a name; `closed` is not for people.
 */
export type Assuming = 'customer' | 'restricted' | 'refused' | 'own' | 'session' | 'open' | 'closed'

export const whileAssuming: Record<string, Assuming> = {
  'GET /api/cargopub/search': 'open',
  'GET /api/cargopub/detail': 'open',
  'GET /api/cargopub/route': 'open',
  'GET /api/cargo/search': 'customer',
  'GET /api/cargo/detail': 'customer',
  'GET /api/cargo/customsHistory': 'customer',
  'GET /api/cargo/eirHistory': 'customer',
  'POST /api/cargo/containers': 'customer',
  'POST /api/cargo/dashboard': 'customer',
  'GET /api/cargo/vvds': 'customer',
  'GET /api/cargo/location': 'customer',
  'GET /api/cargo/translateRefData': 'customer',
  'GET /api/bookings/prefs': 'customer',
  'PUT /api/bookings/prefs': 'refused',
  'DELETE /api/bookings/prefs': 'refused',
  'GET /api/bookings/views': 'customer',
  'POST /api/bookings/views': 'refused',
  'PUT /api/bookings/views': 'refused',
  'DELETE /api/bookings/views': 'refused',
  'GET /api/live': 'open',
  'GET /api/schedulespub/map': 'open',
  'GET /auth/captcha': 'open',
  'GET /auth/regions': 'open',
  'POST /auth/user': 'open',
  'POST /auth/confirmation': 'open',
  'POST /auth/user/resend': 'open',
  'POST /auth/forgot': 'open',
  'POST /auth/confirmforgot': 'open',
  'POST /auth/login': 'open',
  'POST /auth/login/token': 'open',
  'POST /auth/login/refresh': 'session',
  'POST /auth/logout': 'session',
  'POST /auth/user/change': 'refused',
  'GET /auth/management/cp/user': 'customer',
  'PUT /auth/management/cp/user': 'customer',
  'POST /auth/login/code': 'open',
  'POST /auth/login/factor': 'open',
  'POST /auth/login/factor/confirm': 'open',
  'GET /auth/user/factor': 'refused',
  'POST /auth/user/factor': 'refused',
  'POST /auth/user/factor/confirm': 'refused',
  'POST /auth/user/factor/off': 'refused',
  'POST /auth/user/factor/codes': 'refused',
  'GET /auth/user/activity': 'customer',
  'GET /auth/user/devices': 'refused',
  'POST /auth/user/devices/forget': 'refused',
  'POST /auth/user/sessions/end': 'refused',
  'POST /auth/management/user/assume': 'refused',
  'POST /auth/management/user/release': 'own',
  'GET /auth/management/user/search': 'restricted',
  'GET /auth/management/user/email': 'restricted',
  'GET /auth/management/user/authEvents': 'restricted',
  'POST /auth/management/user/resend': 'restricted',
  'POST /auth/management/user/reset': 'restricted',
  'POST /auth/management/user/sessions/end': 'restricted',
  'POST /auth/management/user/factor/remove': 'restricted',
  'GET /auth/management/cp/user/search': 'restricted',
  'GET /auth/management/cp/user/detail': 'restricted',
  'PUT /auth/management/cp/user/detail': 'restricted',
  'GET /auth/management/grants': 'restricted',
  'GET /auth/management/organisation': 'restricted',
  'GET /auth/management/organisation/detail': 'restricted',
  'POST /auth/management/organisation': 'restricted',
  'PUT /auth/management/organisation': 'restricted',
  'GET /api/geo': 'open',
  'POST /api/logger': 'open',
  'GET /health': 'open',
  'GET /ready': 'open',
  'GET /metrics': 'closed',
  'GET /openapi.json': 'open',
  'GET /docs': 'open',
  'GET /docs.css': 'open',
  'POST /carrier/v1/locations': 'closed',
  'POST /carrier/v1/equipment-types': 'closed',
  'POST /carrier/v1/organisations': 'closed',
  'POST /carrier/v1/schedules': 'closed',
  'POST /carrier/v1/bookings': 'closed',
  'POST /carrier/v1/containers': 'closed',
  'POST /carrier/v1/holds': 'closed',
  'POST /carrier/v1/events': 'closed',
  'POST /carrier/v1/free-time': 'closed',
  'POST /carrier/v1/customs': 'closed',
  'POST /carrier/v1/interchanges': 'closed',
  'GET /carrier/v1/cursors/:name': 'closed',
  'PUT /carrier/v1/cursors/:name': 'closed',
  'GET /carrier/v1/clock': 'closed',
  'PUT /carrier/v1/profile': 'closed',
  'POST /carrier/v1/sign-in-tokens': 'closed',
}

type Headers = Record<string, string>

/** An empty call: whoever is let in is told what is missing, whoever is not is told that. */
export async function attemptAt(portal: Portal, { method, path, lines }: Endpoint, headers: Headers) {
  const body = method === 'GET' ? {} : { body: lines ? '' : '{}' }
  const type: Headers = method === 'GET' ? {} : { 'content-type': lines ? 'application/x-ndjson' : 'application/json' }
  const reply = await portal.call(method, path.replace(/:\w+/g, 'x'), { ...body, headers: { ...type, ...headers } })
  const isRefused = reply.status === 401 || reply.status === 403
  if (reply.status >= 500 && reply.json?.errorCode !== 'GE0001') throw new Error(`${method} ${path}: ${reply.text}`)
  return isRefused ? `${reply.status} ${reply.json.errorCode}` : 'let in'
}

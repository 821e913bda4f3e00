import type { CarrierScope, Group } from '@fairway/contract/kit/access'

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
  'GET /carrier/v1/cursors/:name': { scope: 'cursors' },
  'PUT /carrier/v1/cursors/:name': { scope: 'cursors' },
  'GET /carrier/v1/clock': { scope: 'cursors' },
  'PUT /carrier/v1/profile': { scope: 'profile' },
  'POST /carrier/v1/sign-in-tokens': { scope: 'signIn' },
}

import type { Assuming } from '../../acting-for.fixture.ts'
import type { Permission } from '../../permissions.fixture.ts'
import { sharing, sharingWhileAssuming } from '../sharing/sharing-permissions.fixture.ts'

/** Who may make the calls about companies: managers theirs, admins those about organisations, and of links what belongs to the company. */
export const companyAdministration: Record<string, Permission> = {
  'GET /auth/management/organisation': { groups: ['ADMIN'], denied: 'GE0005' },
  'GET /auth/management/organisation/detail': { groups: ['ADMIN'], denied: 'GE0005' },
  'POST /auth/management/organisation': { groups: ['ADMIN'], denied: 'GE0005' },
  'PUT /auth/management/organisation': { groups: ['ADMIN'], denied: 'GE0005' },
  'PUT /auth/management/organisation/groups': { groups: ['ADMIN'], denied: 'GE0005' },
  'GET /auth/company': 'manager',
  'POST /auth/company/member': 'manager',
  'POST /auth/company/member/resend': 'manager',
  'PUT /auth/company/member': 'manager',
  'GET /auth/company/activity': 'manager',
  ...sharing,
}

/** Nobody manages a company under another name. */
export const companyWhileAssuming: Record<string, Assuming> = {
  'PUT /auth/management/organisation/groups': 'restricted',
  'GET /auth/company': 'refused',
  'POST /auth/company/member': 'refused',
  'POST /auth/company/member/resend': 'refused',
  'PUT /auth/company/member': 'refused',
  'GET /auth/company/activity': 'refused',
  ...sharingWhileAssuming,
}

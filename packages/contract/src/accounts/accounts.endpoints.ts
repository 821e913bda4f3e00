import { z } from 'zod'
import { ActivityPage } from '../identity/own-account.schema.ts'
import { anyOf } from '../kit/access.ts'
import { endpoint } from '../kit/endpoint.ts'
import * as shapes from './accounts.schema.ts'

const admin = anyOf('GE0005', 'ADMIN')
const Done = z.object({ done: z.literal(true) })

export const searchAccounts = endpoint({
  method: 'GET',
  path: '/auth/management/user/search',
  summary: 'Finds accounts by any part of name, e-mail, company or web id.',
  allow: admin,
  errors: ['AC0001', 'AC0002'],
  query: shapes.AccountSearch,
  reply: shapes.FoundAccounts,
})
export const findCustomers = endpoint({
  method: 'GET',
  path: '/auth/management/user/customers',
  summary:
    'Finds customers whom customer service may act for: by name, e-mail, company, web id or the number of their company.',
  allow: anyOf('GE0005', 'CSR'),
  errors: ['AC0001', 'AC0002'],
  query: shapes.CustomerSearch,
  reply: shapes.FoundCustomers,
})
export const getAccount = endpoint({
  method: 'GET',
  path: '/auth/management/user/email',
  summary: 'One account, by its id or its e-mail address.',
  allow: admin,
  errors: ['GE0002'],
  query: shapes.AccountQuery,
  reply: shapes.Account,
})
export const getAuthEvents = endpoint({
  method: 'GET',
  path: '/auth/management/user/authEvents',
  summary: 'What happened to an account, newest first.',
  allow: admin,
  errors: ['GE0002'],
  query: shapes.ActivityQuery,
  reply: ActivityPage,
})
export const resendVerification = endpoint({
  method: 'POST',
  path: '/auth/management/user/resend',
  summary: 'Mails the code of confirmation again.',
  allow: admin,
  errors: ['GE0002', 'AC0004', 'GE0018'],
  body: shapes.AccountChoice,
  reply: Done,
})
export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/management/user/reset',
  summary: 'Makes the owner choose a new password: sessions end, a code is mailed; nobody sets one for them.',
  allow: admin,
  errors: ['GE0002', 'AC0005', 'GE0018'],
  body: shapes.AccountChoice,
  reply: Done,
})
export const endSessions = endpoint({
  method: 'POST',
  path: '/auth/management/user/sessions/end',
  summary: 'Ends every session of an account at once.',
  allow: admin,
  errors: ['GE0002'],
  body: shapes.AccountChoice,
  reply: z.object({ ended: z.number().int() }),
})
export const removeSecondFactor = endpoint({
  method: 'POST',
  path: '/auth/management/user/factor/remove',
  summary: 'Takes away a second factor that its owner has lost; sessions end, the owner is told.',
  allow: admin,
  errors: ['GE0002', 'AU0021', 'GE0018'],
  body: shapes.AccountChoice,
  reply: Done,
})
export const searchProfiles = endpoint({
  method: 'GET',
  path: '/auth/management/cp/user/search',
  summary: 'Finds customer profiles by account status, narrowed by words, group or organisation.',
  allow: admin,
  errors: ['AC0002', 'AC0003'],
  query: shapes.ProfileSearch,
  reply: shapes.FoundProfiles,
})
export const getProfileOf = endpoint({
  method: 'GET',
  path: '/auth/management/cp/user/detail',
  summary: 'One customer profile with everything that was granted.',
  allow: admin,
  errors: ['GE0002'],
  query: shapes.AccountQuery,
  reply: shapes.AdminProfile,
})
export const changeGrants = endpoint({
  method: 'PUT',
  path: '/auth/management/cp/user/detail',
  summary: 'Grants groups, organisations with roles, web ids and status; approving a newcomer is one such call.',
  allow: admin,
  errors: ['GE0002', 'AC0005', 'AC0006', 'AC0007', 'AC0008', 'AC0009', 'AC0010', 'AC0018', 'AC0019', 'GE0018'],
  body: shapes.GrantChange,
  reply: shapes.AdminProfile,
})
export const getGrants = endpoint({
  method: 'GET',
  path: '/auth/management/grants',
  summary: 'Who was granted what by whom, newest first.',
  allow: admin,
  errors: ['AC0016', 'AC0017'],
  query: shapes.GrantQuery,
  reply: shapes.GrantTrail,
})
export const searchOrganisations = endpoint({
  method: 'GET',
  path: '/auth/management/organisation',
  summary: 'Organisations by any part of their names or their reference; all of them, page by page, without words.',
  allow: admin,
  errors: ['AC0002'],
  query: shapes.OrganisationQuery,
  reply: shapes.FoundOrganisations,
})
export const getOrganisation = endpoint({
  method: 'GET',
  path: '/auth/management/organisation/detail',
  summary: 'One organisation with its members.',
  allow: admin,
  errors: ['GE0002'],
  query: shapes.OrganisationChoice,
  reply: shapes.Organisation,
})
export const createOrganisation = endpoint({
  method: 'POST',
  path: '/auth/management/organisation',
  summary: 'Adds an organisation.',
  allow: admin,
  errors: ['AC0011', 'AC0012', 'AC0013', 'AC0014', 'AC0015'],
  body: shapes.NewOrganisation,
  reply: shapes.Organisation,
})
export const changeOrganisation = endpoint({
  method: 'PUT',
  path: '/auth/management/organisation',
  summary: 'Changes an organisation; every booking that names it shows the change.',
  allow: admin,
  errors: ['GE0002', 'AC0010', 'AC0011', 'AC0012', 'AC0013'],
  body: shapes.OrganisationChange,
  reply: shapes.Organisation,
})
export const changeOrganisationGroups = endpoint({
  method: 'PUT',
  path: '/auth/management/organisation/groups',
  summary: 'Says which groups the managers of an organisation may give; colleagues lose at once what is taken from it.',
  allow: admin,
  errors: ['GE0002', 'AC0010'],
  body: shapes.OrganisationGroups,
  reply: shapes.Organisation,
})

/** The calls about accounts, profiles and organisations. */
export const accountCalls = [
  searchAccounts,
  findCustomers,
  getAccount,
  getAuthEvents,
  resendVerification,
  resetPassword,
  endSessions,
  removeSecondFactor,
  searchProfiles,
  getProfileOf,
  changeGrants,
  getGrants,
  searchOrganisations,
  getOrganisation,
  createOrganisation,
  changeOrganisation,
  changeOrganisationGroups,
] as const

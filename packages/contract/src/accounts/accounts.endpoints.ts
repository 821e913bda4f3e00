import { z } from 'zod'
import { ActivityPage } from '../identity/own-account.schema.ts'
import { anyOf } from '../kit/access.ts'
import { callsFor } from '../kit/endpoint.ts'
import { Done } from '../kit/reply.schema.ts'
import * as shapes from './accounts.schema.ts'

const admin = callsFor(anyOf('GE0005', 'ADMIN'))
export const searchAccounts = admin.get('/auth/management/user/search', {
  summary: 'Finds accounts by any part of name, e-mail, company or web id.',
  errors: ['AC0001', 'AC0002'],
  query: shapes.AccountSearch,
  reply: shapes.FoundAccounts,
})
export const findCustomers = callsFor(anyOf('GE0005', 'CSR')).get('/auth/management/user/customers', {
  summary:
    'Finds customers whom customer service may act for: by name, e-mail, company, web id or the number of their company.',
  errors: ['AC0001', 'AC0002'],
  query: shapes.CustomerSearch,
  reply: shapes.FoundCustomers,
})
export const getAccount = admin.get('/auth/management/user/email', {
  summary: 'One account, by its id or its e-mail address.',
  errors: ['GE0002'],
  query: shapes.AccountQuery,
  reply: shapes.Account,
})
export const getAuthEvents = admin.get('/auth/management/user/authEvents', {
  summary: 'What happened to an account, newest first.',
  errors: ['GE0002'],
  query: shapes.ActivityQuery,
  reply: ActivityPage,
})
export const resendVerification = admin.post('/auth/management/user/resend', {
  summary: 'Mails the code of confirmation again.',
  errors: ['GE0002', 'AC0004', 'GE0018'],
  body: shapes.AccountChoice,
  reply: Done,
})
export const resetPassword = admin.post('/auth/management/user/reset', {
  summary: 'Makes the owner choose a new password: sessions end, a code is mailed; nobody sets one for them.',
  errors: ['GE0002', 'AC0005', 'GE0018'],
  body: shapes.AccountChoice,
  reply: Done,
})
export const endSessions = admin.post('/auth/management/user/sessions/end', {
  summary: 'Ends every session of an account at once.',
  errors: ['GE0002'],
  body: shapes.AccountChoice,
  reply: z.object({ ended: z.number().int() }),
})
export const removeSecondFactor = admin.post('/auth/management/user/factor/remove', {
  summary: 'Takes away a second factor that its owner has lost; sessions end, the owner is told.',
  errors: ['GE0002', 'AU0021', 'GE0018'],
  body: shapes.AccountChoice,
  reply: Done,
})
export const searchProfiles = admin.get('/auth/management/cp/user/search', {
  summary: 'Finds customer profiles by account status, narrowed by words, group or organisation.',
  errors: ['AC0002', 'AC0003'],
  query: shapes.ProfileSearch,
  reply: shapes.FoundProfiles,
})
export const getProfileOf = admin.get('/auth/management/cp/user/detail', {
  summary: 'One customer profile with everything that was granted.',
  errors: ['GE0002'],
  query: shapes.AccountQuery,
  reply: shapes.AdminProfile,
})
export const changeGrants = admin.put('/auth/management/cp/user/detail', {
  summary: 'Grants groups, organisations with roles, web ids and status; approving a newcomer is one such call.',
  errors: ['GE0002', 'AC0005', 'AC0006', 'AC0007', 'AC0008', 'AC0009', 'AC0010', 'AC0018', 'AC0019', 'GE0018'],
  body: shapes.GrantChange,
  reply: shapes.AdminProfile,
})
export const getGrants = admin.get('/auth/management/grants', {
  summary: 'Who was granted what by whom, newest first.',
  errors: ['AC0016', 'AC0017'],
  query: shapes.GrantQuery,
  reply: shapes.GrantTrail,
})
export const searchOrganisations = admin.get('/auth/management/organisation', {
  summary: 'Organisations by any part of their names or their reference; all of them, page by page, without words.',
  errors: ['AC0002'],
  query: shapes.OrganisationQuery,
  reply: shapes.FoundOrganisations,
})
export const getOrganisation = admin.get('/auth/management/organisation/detail', {
  summary: 'One organisation with its members.',
  errors: ['GE0002'],
  query: shapes.OrganisationChoice,
  reply: shapes.Organisation,
})
export const createOrganisation = admin.post('/auth/management/organisation', {
  summary: 'Adds an organisation.',
  errors: ['AC0011', 'AC0012', 'AC0013', 'AC0014', 'AC0015'],
  body: shapes.NewOrganisation,
  reply: shapes.Organisation,
})
export const changeOrganisation = admin.put('/auth/management/organisation', {
  summary: 'Changes an organisation; every booking that names it shows the change.',
  errors: ['GE0002', 'AC0010', 'AC0011', 'AC0012', 'AC0013'],
  body: shapes.OrganisationChange,
  reply: shapes.Organisation,
})
export const changeOrganisationGroups = admin.put('/auth/management/organisation/groups', {
  summary: 'Says which groups the managers of an organisation may give; colleagues lose at once what is taken from it.',
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

import { manager } from '../kit/access.ts'
import { callsFor } from '../kit/endpoint.ts'
import { Done } from '../kit/reply.schema.ts'
import * as shapes from './company.schema.ts'

/** Nobody manages a company under another name: customer service has the calls of admins for that. */
const { get, post, put } = callsFor(manager, { assuming: 'refused' })

export const getCompany = get('/auth/company', {
  summary: 'A company that the caller manages, with its people.',
  errors: ['GE0002'],
  query: shapes.CompanyQuery,
  reply: shapes.Company,
  limited: true,
})
export const inviteColleague = post('/auth/company/member', {
  summary: 'Invites a colleague by mail, who chooses a password by the link in it.',
  errors: ['GE0002', 'CO0001', 'CO0002', 'CO0003', 'CO0004', 'CO0005', 'CO0006', 'GE0017', 'GE0018'],
  body: shapes.Invitation,
  reply: shapes.Company,
})
export const inviteAgain = post('/auth/company/member/resend', {
  summary: 'Mails a new link to a colleague who has not signed in yet; the former one ends.',
  errors: ['GE0002', 'CO0007', 'CO0008', 'GE0018'],
  body: shapes.ColleagueChoice,
  reply: Done,
})
export const changeColleague = put('/auth/company/member', {
  summary: 'Gives a colleague groups of the company, or switches the account off and on; sessions end at once.',
  errors: ['GE0002', 'GE0007', 'AC0010', 'CO0005', 'CO0006', 'CO0007', 'GE0018'],
  body: shapes.ColleagueChange,
  reply: shapes.Company,
})
export const getCompanyActivity = get('/auth/company/activity', {
  summary: 'What happened to the accounts of a company, newest first.',
  errors: ['GE0002'],
  query: shapes.CompanyActivityQuery,
  reply: shapes.CompanyActivityPage,
  limited: true,
})

export const companyCalls = [getCompany, inviteColleague, inviteAgain, changeColleague, getCompanyActivity] as const

import * as company from '@fairway/contract/company/company.endpoints'
import type { Serve } from '../../platform/http/serve.ts'
import { changeColleague, getCompany, getCompanyActivity } from './company.actions.ts'
import { type InvitationParts, inviteAgain, inviteColleague } from './company-invitation.actions.ts'

/** The calls of a company's own managers. */
export function companyRoutes(serve: Serve, parts: InvitationParts) {
  serve(company.getCompany, (context, { query }) => getCompany(context, query))
  serve(company.inviteColleague, (context, { body }) => inviteColleague(context, parts, body))
  serve(company.inviteAgain, (context, { body }) => inviteAgain(context, parts, body))
  serve(company.changeColleague, (context, { body }) => changeColleague(context, parts.keys, body))
  serve(company.getCompanyActivity, (context, { query }) => getCompanyActivity(context, query))
}

import * as accounts from '@fairway/contract/accounts/accounts.endpoints'
import type { Serve } from '../../platform/http/serve.ts'
import * as account from './account.actions.ts'
import * as help from './account-help.actions.ts'
import * as grant from './grant.actions.ts'
import * as organisation from './organisation.actions.ts'

/** The admin's calls. Letters are queued in the transaction of their cause. */
export function accountRoutes(serve: Serve, parts: help.HelpParts) {
  serve(accounts.searchAccounts, (context, { query }) => account.searchAccounts(context, query))
  serve(accounts.findCustomers, (context, { query }) => account.findCustomers(context, query))
  serve(accounts.getAccount, (context, { query }) => account.getAccount(context, query))
  serve(accounts.getAuthEvents, (context, { query }) => account.getAuthEvents(context, query))
  serve(accounts.resendVerification, (context, { body }) => help.resendVerification(context, parts, body))
  serve(accounts.resetPassword, (context, { body }) => help.resetPassword(context, parts, body))
  serve(accounts.endSessions, (context, { body }) => help.endSessionsOf(context, parts, body))
  serve(accounts.removeSecondFactor, (context, { body }) => help.removeSecondFactor(context, parts, body))
  serve(accounts.searchProfiles, (context, { query }) => grant.searchProfiles(context, query))
  serve(accounts.getProfileOf, (context, { query }) => grant.getProfileOf(context, query))
  serve(accounts.changeGrants, (context, { body }) => grant.changeGrants(context, parts.keys, body))
  serve(accounts.getGrants, (context, { query }) => grant.getGrants(context, query))
  serve(accounts.searchOrganisations, (context, { query }) => organisation.searchOrganisations(context, query))
  serve(accounts.getOrganisation, (context, { query }) => organisation.getOrganisation(context, query))
  serve(accounts.createOrganisation, (context, { body }) => organisation.createOrganisation(context, body))
  serve(accounts.changeOrganisation, (context, { body }) => organisation.changeOrganisation(context, body))
  serve(accounts.changeOrganisationGroups, (context, { body }) =>
    organisation.changeOrganisationGroups(context, parts.keys, body),
  )
}

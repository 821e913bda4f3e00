import { refuse as refuseAccount } from '@fairway/contract/accounts/accounts.errors'
import type { Grants } from '@fairway/contract/accounts/accounts.schema'
import { refuse as refuseCompany } from '@fairway/contract/company/company.errors'
import { checkGivenGroups } from '@fairway/contract/company/company.rules'
import type * as shapes from '@fairway/contract/company/company.schema'
import { refuse } from '@fairway/contract/kit/general.errors'
import type { z } from 'zod'
import { refuseViolations } from '../../platform/http/refusals.ts'
import type { Context } from '../../platform/http/serve.ts'
import type { Keys } from '../../platform/keys.ts'
import type { PersonViewer, Viewer } from '../../platform/viewer.ts'
import { applyGrants, findMemberships, isSame, plainGrants } from '../accounts/public.ts'
import { ACTIVITIES_PER_PAGE, cursorOf, placeOf } from '../identity/public.ts'
import * as companies from './company.repository.ts'

/** The calls of companies let in people alone; the type does not say so. */
export const personOf = (viewer: Viewer): PersonViewer => (viewer.kind === 'person' ? viewer : refuse('GE0005'))

/** A company that the caller manages, with its people. */
export async function getCompany(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  { company }: z.output<typeof shapes.CompanyQuery>,
): Promise<shapes.Company> {
  return (await companies.findCompany(db, personOf(viewer), company)) ?? refuse('GE0002')
}

/** Gives a colleague groups of the company, or switches the account off and on; sessions of one that is off end at once. */
export async function changeColleague(
  context: Context,
  keys: Keys,
  { company: companyId, user, version, isActive, groups }: shapes.ColleagueChange,
): Promise<shapes.Company> {
  const { db, viewer } = context
  const company = (await companies.lockCompany(db, personOf(viewer), companyId)) ?? refuse('GE0002')
  const account = (await companies.lockColleague(db, company, user)) ?? refuse('GE0002')
  if (account.version !== version) return refuse('GE0007')
  const { status } = account
  if (!account.mayChange || status === 'UNCONFIRMED') return refuseCompany('CO0007')
  refuseViolations(checkGivenGroups(groups, company.groups))
  const organisations = await findMemberships(db, account.id)
  const before = plainGrants({ status, groups: account.groups, organisations })
  const after: Grants = plainGrants({ status: isActive ? 'ACTIVE' : 'INACTIVE', groups, organisations })
  if (isSame(before, after)) return refuseAccount('AC0010')
  await applyGrants(context, keys, { account, before, after, managedBy: company.id })
  return getCompany(context, { company: company.id })
}

/** What happened to the accounts of a company, newest first. */
export async function getCompanyActivity(
  { db, viewer }: Context,
  { company, user, before }: z.output<typeof shapes.CompanyActivityQuery>,
): Promise<shapes.CompanyActivityPage> {
  const person = personOf(viewer)
  if (!person.managedIds.includes(company.toLowerCase())) return refuse('GE0002')
  const place = before === undefined ? undefined : (placeOf(before) ?? refuse('GE0012'))
  const found = await companies.findCompanyActivity(db, person, {
    companyId: company,
    accountId: user,
    before: place,
    limit: ACTIVITIES_PER_PAGE + 1,
  })
  const shown = found.slice(0, ACTIVITIES_PER_PAGE)
  const last = shown.at(-1)
  return {
    activities: shown.map((one) => ({ ...one, id: String(one.id) })),
    next: last && found.length > shown.length ? cursorOf(last) : null,
  }
}

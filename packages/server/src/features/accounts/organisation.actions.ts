import { checkOrganisationSearch, FOUND_LIMIT, splitWords } from '@fairway/contract/accounts/account-search.rules'
import { refuse as refuseAccount, violation } from '@fairway/contract/accounts/accounts.errors'
import type * as shapes from '@fairway/contract/accounts/accounts.schema'
import { checkOrganisation, checkReference } from '@fairway/contract/accounts/organisation.rules'
import { companyGroups, type Group } from '@fairway/contract/kit/access'
import type { Violation } from '@fairway/contract/kit/errors'
import { refuse } from '@fairway/contract/kit/general.errors'
import { phoneCountries } from '@fairway/contract/shared/phone-number'
import type { z } from 'zod'
import { refuseViolations } from '../../platform/http/refusals.ts'
import type { Context } from '../../platform/http/serve.ts'
import type { Keys } from '../../platform/keys.ts'
import { applyGrants } from './grant.actions.ts'
import { findMemberships } from './grant.repository.ts'
import { plainGrants } from './grant.rules.ts'
import * as organisations from './organisation.repository.ts'
import { isUuid, pageOf } from './page-cursor.rules.ts'
import { indexOrganisations } from './search-upkeep.actions.ts'

const PAGE = 50

/** Organisations by any part of their names or their reference; without words all of them, page by page. */
export async function searchOrganisations(
  { db }: Context,
  { q, after }: z.output<typeof shapes.OrganisationQuery>,
): Promise<shapes.FoundOrganisations> {
  refuseViolations(checkOrganisationSearch({ q }))
  const words = splitWords(q)
  if (words.length > 0) {
    const found = await organisations.findOrganisations(db, words, FOUND_LIMIT + 1)
    return { organisations: found.slice(0, FOUND_LIMIT), next: null, isCut: found.length > FOUND_LIMIT }
  }
  if (after !== undefined && !isUuid(after)) return refuse('GE0012')
  const { rows, next } = pageOf(await organisations.pageOfOrganisations(db, after, PAGE + 1), PAGE, ({ id }) => id)
  return { organisations: rows, next, isCut: false }
}

/** One organisation with its members. */
export async function getOrganisation(
  { db }: Context,
  { id }: z.output<typeof shapes.OrganisationChoice>,
): Promise<shapes.Organisation> {
  return (await organisations.findOrganisation(db, id)) ?? refuse('GE0002')
}

/** The errors of an organisation's details, its country among them. */
function checkDetails(details: organisations.OrganisationDetails): Violation[] {
  const found = checkOrganisation(details)
  const isFine = !found.some(({ path }) => path === 'country')
  if (isFine && !phoneCountries().includes(details.country)) found.push(violation('country', 'AC0013'))
  return found
}

/** Adds an organisation, which admins maintain from then on. */
export async function createOrganisation(
  context: Context,
  input: shapes.NewOrganisation,
): Promise<shapes.Organisation> {
  const { db, audit } = context
  refuseViolations([...checkReference(input), ...checkDetails(input)])
  const made = await organisations.insertOrganisation(db, input)
  if (!made) return refuseAccount('AC0014')
  await indexOrganisations(db, [input])
  await audit({ objectType: 'organisation', objectId: made.id, after: { ...input, keptBy: 'portal' } })
  return getOrganisation(context, made)
}

/** Changes an organisation; every booking that names it shows the change, and the carrier's lines do not undo it. */
export async function changeOrganisation(
  context: Context,
  { version, id: requested, ...details }: shapes.OrganisationChange,
): Promise<shapes.Organisation> {
  const { db, audit } = context
  refuseViolations(checkDetails(details))
  const locked = await organisations.lockOrganisation(db, requested)
  if (!locked) return refuse('GE0002')
  const { id, ref, version: present, ...before } = locked
  if (present !== version) return refuse('GE0007')
  const after = { ...before, ...details }
  if (JSON.stringify(before) === JSON.stringify(after)) return refuseAccount('AC0010')

  await organisations.updateOrganisation(db, locked, after)
  await indexOrganisations(db, [{ ...after, ref }])
  await audit({ objectType: 'organisation', objectId: id, before, after })
  return getOrganisation(context, { id })
}

/**
 * Says which groups the managers of an organisation may give. What is taken from it, colleagues lose at once whom managers
 * gave it; what the carrier itself gave a person stays. Who has nothing left waits for new groups.
 */
export async function changeOrganisationGroups(
  context: Context,
  keys: Keys,
  { version, id, groups: chosen }: shapes.OrganisationGroups,
): Promise<shapes.Organisation> {
  const { db, audit } = context
  const locked = await organisations.lockOrganisation(db, id)
  if (!locked) return refuse('GE0002')
  if (locked.version !== version) return refuse('GE0007')
  const groups = companyGroups.filter((group) => chosen.includes(group))
  const before = companyGroups.filter((group) => locked.groups.includes(group))
  if (before.join() === groups.join()) return refuseAccount('AC0010')

  await organisations.updateGroups(db, locked, groups)
  for (const account of await organisations.lockBeyondGroups(db, locked, groups)) {
    const had = plainGrants({ ...account, organisations: await findMemberships(db, account.id) })
    const left = had.groups.filter((group) => (groups as readonly Group[]).includes(group)) // wider, to ask for any group
    const status = left.length === 0 && had.status === 'ACTIVE' ? 'CONFIRMED' : had.status
    await applyGrants(context, keys, {
      account,
      before: had,
      after: { ...had, status, groups: left },
      managedBy: locked.id,
    })
  }
  await audit({ objectType: 'organisation', objectId: locked.id, before: { groups: before }, after: { groups } })
  return getOrganisation(context, { id: locked.id })
}

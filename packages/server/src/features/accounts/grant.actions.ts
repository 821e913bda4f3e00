import { checkProfileSearch, FOUND_LIMIT, splitWords } from '@fairway/contract/accounts/account-search.rules'
import { refuse as refuseAccount, violation } from '@fairway/contract/accounts/accounts.errors'
import type * as shapes from '@fairway/contract/accounts/accounts.schema'
import { checkApproval, checkGrants, checkPeriod } from '@fairway/contract/accounts/grant.rules'
import { refuse } from '@fairway/contract/kit/general.errors'
import type { Language } from '@fairway/contract/shared/language'
import type { z } from 'zod'
import { refuseViolations } from '../../platform/http/refusals.ts'
import type { Context } from '../../platform/http/serve.ts'
import type { Keys } from '../../platform/keys.ts'
import type { Locked } from '../../platform/locked.ts'
import { limitMailToOwner } from '../../platform/mail/mail-limit.ts'
import { queueMail } from '../../platform/mail/mail-queue.ts'
import { endDisallowedAssumptions, endSessions, noteActivity, type Origin } from '../identity/public.ts'
import * as granted from './grant.repository.ts'
import { detailOf, isActiveAdmin, isSame, letterOf, plainGrants } from './grant.rules.ts'
import { findGrants } from './grant-trail.repository.ts'
import { isNumber, isUuid, pageOf, readPlace, writePlace } from './page-cursor.rules.ts'
import { findProfiles, pageOfProfiles } from './profile-search.repository.ts'

const PAGE = 50

/** Finds customer profiles by account status: page by page, or those that have some words. */
export async function searchProfiles(
  { db }: Context,
  { status, q, group, organisation, after }: z.output<typeof shapes.ProfileSearch>,
): Promise<shapes.FoundProfiles> {
  refuseViolations(checkProfileSearch({ status, q }))
  if (status === '') return refuseAccount('AC0003')
  const words = splitWords(q)
  if (words.length > 0) {
    const found = await findProfiles(db, { status, group, organisation, limit: FOUND_LIMIT + 1 }, words)
    return { profiles: found.slice(0, FOUND_LIMIT), next: null, isCut: found.length > FOUND_LIMIT }
  }
  const place = readPlace(after, isUuid)
  const read = await pageOfProfiles(db, { status, group, organisation, limit: PAGE + 1 }, place)
  const { rows, next } = pageOf(read, PAGE, ({ createdAt, id }) => writePlace({ at: createdAt, id }))
  return { profiles: rows, next, isCut: false }
}

/** One customer profile with everything that was granted. */
export async function getProfileOf(
  { db }: Pick<Context, 'db'>,
  { user }: z.output<typeof shapes.AccountQuery>,
): Promise<shapes.AdminProfile> {
  return (await granted.findProfileOf(db, user)) ?? refuse('GE0002')
}

/** Who grants, from where: an admin by a call, or the operator by a command. */
export interface Granting extends Pick<Context, 'db' | 'audit'>, Origin {
  viewer: { actor: string }
}

/**
 * Grants groups, organisations, web ids and status. Approving a newcomer is one such change; the owner gets a mail when
 * they are let in, when something is taken away, and when the account is switched off or on again.
 */
export async function changeGrants(
  context: Granting,
  keys: Keys,
  { version, withoutOrganisation = false, ...change }: shapes.GrantChange,
): Promise<shapes.AdminProfile> {
  const { db } = context
  refuseViolations(checkGrants(change))
  const user = change.user.toLowerCase()
  const after = plainGrants(change)
  const lockedAccounts = await granted.lockForGrants(db, user)
  const account = lockedAccounts.find(({ id }) => id === user)
  if (!account) return refuse('GE0002')
  if (account.version !== version) return refuse('GE0007')
  const { status } = account
  if (status === 'UNCONFIRMED' || status === 'RESET_REQUIRED') return refuseAccount('AC0005')
  const before = plainGrants({ status, groups: account.groups, organisations: await granted.findMemberships(db, user) })
  if (isSame(before, after)) return refuseAccount('AC0010')
  if (isActiveAdmin(before) && !isActiveAdmin(after) && lockedAccounts.filter(isActiveAdmin).length === 1)
    refuseAccount('AC0006')
  refuseViolations(checkApproval(before, after, withoutOrganisation))
  await refuseUnknown(context, after)

  await applyGrants(context, keys, { account, before, after, managedBy: null })
  return getProfileOf(context, { user })
}

interface AppliedGrants {
  account: Locked<{ id: string; username: string; language: Language }>
  before: shapes.Grants
  after: shapes.Grants
  /** The organisation whose managers grant; null where the carrier does. */
  managedBy: string | null
}

/** Writes new grants with all that follows: sessions and assumptions that end, the owner's letter, activity and audit. */
export async function applyGrants(
  context: Granting,
  keys: Keys,
  { account, before, after, managedBy }: AppliedGrants,
): Promise<void> {
  const { db, audit, viewer } = context
  const { id: accountId, username: to, language } = account
  await granted.saveGrants(db, account, { ...after, managedBy })
  await endDisallowedAssumptions(db, { accountId, ...after })
  if (after.status === 'INACTIVE') await endSessions(db, accountId, 'disabled')
  const detail = detailOf(before, after)
  await noteActivity(db, context, { accountId, type: 'grant', status: 'success', detail, actor: viewer.actor })
  const template = letterOf(before, after)
  if (template) {
    await limitMailToOwner({ db, viewer })
    await queueMail(db, keys, { to, language, template, values: {} })
  }
  await audit({ objectType: 'grant', objectId: accountId, before, after })
}

async function refuseUnknown({ db }: Granting, { organisations }: shapes.Grants) {
  const ids = organisations.map(({ organisationId }) => organisationId)
  if ((await granted.countKnown(db, ids)) < ids.length) refuseViolations([violation('organisations', 'AC0009')])
}

/** Who was granted what by whom, newest first. */
export async function getGrants(
  { db, settings }: Context,
  { before, ...params }: z.output<typeof shapes.GrantQuery>,
): Promise<shapes.GrantTrail> {
  refuseViolations(checkPeriod(params))
  const place = readPlace(before, isNumber)
  const user = params.user.toLowerCase()
  const read = await findGrants(db, { ...params, user, zone: settings.zone, place, limit: PAGE + 1 })
  const { rows, next } = pageOf(read, PAGE, writePlace)
  return { entries: rows, next }
}

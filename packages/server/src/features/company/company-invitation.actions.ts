import { refuse } from '@fairway/contract/company/company.errors'
import { checkInvitation } from '@fairway/contract/company/company.rules'
import type * as shapes from '@fairway/contract/company/company.schema'
import { companyGroups } from '@fairway/contract/kit/access'
import { refuse as refuseGeneral } from '@fairway/contract/kit/general.errors'
import type { Language } from '@fairway/contract/shared/language'
import type { z } from 'zod'
import type { Pool } from '../../platform/database/database.ts'
import { refuseViolations } from '../../platform/http/refusals.ts'
import type { Context } from '../../platform/http/serve.ts'
import { type Keys, newSecret } from '../../platform/keys.ts'
import { limitInvitations, limitMailTo } from '../../platform/mail/mail-limit.ts'
import { queueMail } from '../../platform/mail/mail-queue.ts'
import { indexAccount, insertInvited } from '../accounts/public.ts'
import { invite, noteActivity } from '../identity/public.ts'
import { getCompany, personOf } from './company.actions.ts'
import * as companies from './company.repository.ts'
import { en } from './messages/en.ts'
import { vi } from './messages/vi.ts'
import { zh } from './messages/zh.ts'

const letters = { en, zh, vi }

export interface InvitationParts {
  keys: Keys
  /** For what stays counted although the call is refused. */
  pool: Pool
  passwords: { hash: (password: string) => Promise<string> }
}

interface Invited {
  accountId: string
  email: string
  language: Language
  company: string
}

/** Mails the link by which a colleague chooses a password; a former one ends. */
async function mailInvitation({ db, viewer }: Context, keys: Keys, { accountId, email, language, company }: Invited) {
  const { invitation: texts, facts } = letters[language]
  const link = await invite(db, keys, accountId)
  const letter = {
    ...texts,
    link,
    facts: [
      [facts.company, company],
      [facts.by, viewer.actor],
    ] as [string, string][],
  }
  await queueMail(db, keys, { to: email, language, letter, attachments: [] })
}

/**
 * Invites a colleague: makes the account with its groups, which nobody can use before its owner has chosen a password by the
 * mailed link. An address that has an account elsewhere gets one answer, whatever that account is.
 */
export async function inviteColleague(
  context: Context,
  { keys, pool, passwords }: InvitationParts,
  { company: companyId, ...invitation }: shapes.Invitation,
): Promise<shapes.Company> {
  const { db, viewer, browser, audit } = context
  const company = (await companies.lockCompany(db, personOf(viewer), companyId)) ?? refuseGeneral('GE0002')
  refuseViolations(checkInvitation(invitation, company.groups))
  await limitInvitations({ db: pool.reading(), viewer, browser })
  const email = invitation.email.trim()
  await limitMailTo(context, [email])

  const groups = companyGroups.filter((group) => invitation.groups.includes(group))
  const { firstName, lastName, language } = invitation
  const account = { email, groups, language, firstName, lastName, company: company.name, country: company.country }
  const passwordHash = await passwords.hash(newSecret())
  const made = await insertInvited(db, { ...account, managedBy: company.id }, passwordHash)
  if (!made) return refuseKnown(context, company, email)
  const { id: accountId, webId } = made
  await indexAccount(db, accountId, { ...account, webId })
  const detail = `ACTIVE ${groups.map((group) => `+${group}`).join(' ')}`
  await noteActivity(db, context, { accountId, type: 'grant', status: 'success', detail, actor: viewer.actor })
  await mailInvitation(context, keys, { accountId, email, language, company: company.name })
  const organisations = [{ organisationId: company.id, roles: ['member'], webIdGranted: true }]
  await audit({
    objectType: 'grant',
    objectId: accountId,
    before: null,
    after: { status: 'ACTIVE', groups, organisations },
  })
  return getCompany(context, { company: company.id })
}

async function refuseKnown({ db }: Context, company: companies.LockedCompany, email: string): Promise<never> {
  const known = await companies.findAddress(db, company, email)
  return refuse(known?.isColleague ? 'CO0002' : 'CO0001')
}

/** Mails a new link to a colleague who has not signed in yet. */
export async function inviteAgain(
  context: Context,
  { keys, pool }: InvitationParts,
  { company: companyId, user }: z.output<typeof shapes.ColleagueChoice>,
): Promise<{ done: true }> {
  const { db, viewer, browser, audit } = context
  const company = (await companies.lockCompany(db, personOf(viewer), companyId)) ?? refuseGeneral('GE0002')
  const account = (await companies.lockColleague(db, company, user)) ?? refuseGeneral('GE0002')
  if (!account.isInvited) return refuse('CO0008')
  if (!account.mayChange || account.status !== 'ACTIVE') return refuse('CO0007')
  await limitInvitations({ db: pool.reading(), viewer, browser })
  const { id: accountId, username: email, language } = account
  await noteActivity(db, context, { accountId, type: 'code', status: 'success', detail: 'reset', actor: viewer.actor })
  await mailInvitation(context, keys, { accountId, email, language, company: company.name })
  await audit({ objectType: 'account', objectId: accountId, after: { invitedAgain: true } })
  return { done: true }
}

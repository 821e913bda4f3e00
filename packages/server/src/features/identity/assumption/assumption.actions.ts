import { checkAssume, groupsAsAssumed, isAssumable } from '@fairway/contract/identity/assumption.rules'
import type { Assumed, AssumeRequest } from '@fairway/contract/identity/assumption.schema'
import { refuse } from '@fairway/contract/identity/identity.errors'
import { usernameKey } from '@fairway/contract/identity/sign-in.rules'
import type { Group } from '@fairway/contract/kit/access'
import { Refusal } from '@fairway/contract/kit/errors'
import type { Database } from '../../../platform/database/database.ts'
import { refuseViolations } from '../../../platform/http/refusals.ts'
import type { Context } from '../../../platform/http/serve.ts'
import { writeAudit } from '../../../platform/monitoring/audit.ts'
import type { PersonViewer } from '../../../platform/viewer.ts'
import type { IdentityParts } from '../identity.parts.ts'
import { noteActivity } from '../profile/activity.repository.ts'
import { usualAssumptions } from '../sign-in/guarded-subjects.ts'
import * as assumptions from './assumption.repository.ts'

const signedIn = ({ viewer }: Context) => (viewer.kind === 'person' ? viewer : refuseGuest())
const refuseGuest = (): never => {
  throw new Refusal('GE0016')
}

/**
 * Customer service acts for a customer, for an hour at most. Whoever does not exist, may not be assumed or has no
 * groups gets one and the same answer, and who asks for many in a row has to wait: nobody finds out who is a customer.
 */
export async function assume(context: Context, { pool }: IdentityParts, request: AssumeRequest): Promise<Assumed> {
  const viewer = signedIn(context)
  refuseViolations(checkAssume(request))
  await refuseGuessing(context, pool.reading(), viewer)
  return pool.transaction(async (db) => {
    const customer = await assumptions.findCustomer(db, namesOf(request.username))
    if (!customer || !isAssumable(customer) || customer.accountId === viewer.accountId) {
      await noteRefused(context, db, viewer, masked(request.username))
      return { assumedUser: { username: request.username, groups: [] }, expiresAt: null }
    }
    await closeExpired(db, viewer)
    const begun = await assumptions.insertAssumption(db, viewer, customer, request.reason)
    if (!begun) return refuse('AU0015')
    await recordAssumption(
      { context, db, viewer, type: 'assume' },
      { ...customer, id: begun.id, reason: request.reason },
    )
    const { username, groups } = customer
    return { assumedUser: { username, groups: groupsAsAssumed(groups) }, expiresAt: begun.expiresAt }
  })
}

/** Ends acting for a customer; also done where that has ended by itself or never began. */
export async function release(context: Context, { pool }: IdentityParts): Promise<{ done: true }> {
  const viewer = signedIn(context)
  await pool.transaction(async (db) => {
    const open = await assumptions.lockOpenAssumption(db, viewer)
    if (!open) return
    await assumptions.closeAssumption(db, open)
    if (!open.isExpired) await recordAssumption({ context, db, viewer, type: 'release' }, open)
  })
  return { done: true }
}

/** Ends for good what an admin's change of an account no longer allows: it does not come back with the next change. */
export const endDisallowedAssumptions = (
  db: Database,
  { accountId, status, groups }: { accountId: string; status: string; groups: readonly Group[] },
) =>
  assumptions.closeAssumptionsOf(db, {
    accountId,
    asActor: status !== 'ACTIVE' || !groups.includes('CSR'),
    asCustomer: !isAssumable({ status, groups }),
  })

/** A user is named by user name in any spelling, by web id or by the id of the account. */
function namesOf(typed: string): assumptions.Named {
  const accountId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(typed) ? typed : null
  return { usernameKey: usernameKey(typed), webId: typed.normalize('NFKC').toUpperCase(), accountId }
}

/** What was typed may be anything, a password too. */
const masked = (typed: string) => `${[...typed].slice(0, 2).join('')}***`

const noteRefused = (context: Context, db: Database, { accountId }: PersonViewer, detail: string) =>
  noteActivity(db, context, { accountId, type: 'assume', status: 'refused', detail })

async function refuseGuessing(context: Context, db: Database, viewer: PersonViewer) {
  const most = usualAssumptions(context.settings.formsPerMinute)
  const { count, secondsLeft } = await assumptions.countAttempt(db, viewer)
  if (count <= most) return
  if (count === most + 1) await noteRefused(context, db, viewer, 'locked')
  context.browser.setHeader('retry-after', String(secondsLeft))
  throw new Refusal('GE0015')
}

/** What the clock or an admin has ended is no reason to refuse the next one. */
async function closeExpired(db: Database, viewer: PersonViewer) {
  const open = await assumptions.lockOpenAssumption(db, viewer)
  if (open && (open.isExpired || !isAssumable(open))) await assumptions.closeAssumption(db, open)
}

interface AssumptionAction {
  context: Context
  db: Database
  viewer: PersonViewer
  type: 'assume' | 'release'
}

/** Both people read it in their activity lists, and the audit trail names both. */
async function recordAssumption(
  { context, db, viewer, type }: AssumptionAction,
  { id, reason, accountId, username, webId }: assumptions.Customer & { id: string; reason: string },
) {
  const actor = viewer.username
  await noteActivity(db, context, { accountId, type, status: 'success', detail: reason, actor })
  await noteActivity(db, context, { accountId: viewer.accountId, type, status: 'success', detail: webId })
  const entry = { requestId: context.requestId, actor, subject: username, objectType: 'assumption', objectId: id }
  await writeAudit(db, { ...entry, action: `POST /auth/management/user/${type}`, after: { reason } })
}

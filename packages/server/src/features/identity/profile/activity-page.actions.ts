import type { ActivityPage } from '@fairway/contract/identity/own-account.schema'
import { refuse } from '@fairway/contract/kit/general.errors'
import type { Database } from '../../../platform/database/database.ts'
import { findActivities } from './activity-page.repository.ts'
import { ACTIVITIES_PER_PAGE, cursorOf, placeOf, townOf } from './activity-page.rules.ts'

interface ActivityParams {
  accountId: string
  type?: string
  status?: string
  before?: string | undefined
}

/** A page of what happened to an account, for its owner and for admins. */
export async function readActivities(
  db: Database,
  { accountId, type = '', status = '', before }: ActivityParams,
): Promise<ActivityPage> {
  const place = before === undefined ? undefined : (placeOf(before) ?? refuse('GE0012'))
  const found = await findActivities(db, { accountId, type, status, before: place })
  const shown = found.slice(0, ACTIVITIES_PER_PAGE)
  const last = shown.at(-1)
  return {
    activities: shown.map(({ id, claimed, ...rest }) => ({ ...rest, id: String(id), place: townOf(claimed) })),
    next: last && found.length > shown.length ? cursorOf(last) : null,
  }
}

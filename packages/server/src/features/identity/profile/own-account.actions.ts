import type { ActivityPage, Before, DeviceChoice, Devices } from '@fairway/contract/identity/own-account.schema'
import { refuse } from '@fairway/contract/kit/general.errors'
import type { z } from 'zod'
import type { Context } from '../../../platform/http/serve.ts'
import { hashOf } from '../../../platform/keys.ts'
import { endSessions } from '../sign-in/session.repository.ts'
import { lockOwner } from '../sign-in/sign-in-step.repository.ts'
import { noteActivity } from './activity.repository.ts'
import { readActivities } from './activity-page.actions.ts'
import { deleteDevice, endSessionsOfDevice, findDevices } from './own-account.repository.ts'

const signedIn = ({ viewer }: Context) => (viewer.kind === 'person' ? viewer : refuse('GE0016'))

/** What happened to one's own account, newest first, and who did it where it was somebody else. */
export const getActivity = (context: Context, { before }: z.output<typeof Before>): Promise<ActivityPage> =>
  readActivities(context.db, { accountId: signedIn(context).accountId, before })

/** The browsers that this account was signed in with, and which of them are signed in now. */
export async function getDevices(context: Context): Promise<z.output<typeof Devices>> {
  const { db, browser, settings } = context
  const cookie = browser.cookie('device')
  const here = { idleSeconds: settings.idleSeconds, deviceHash: cookie ? hashOf(cookie) : null }
  return { devices: await findDevices(db, signedIn(context), here) }
}

/** Signs a browser out and forgets it: at its next sign-in it is a new one. */
export async function forgetDevice(
  context: Context,
  { id }: z.output<typeof DeviceChoice>,
): Promise<z.output<typeof Devices>> {
  const { db } = context
  const viewer = signedIn(context)
  await lockOwner(db, viewer.accountId) // locked first, as signing in does, so that no two calls wait for each other
  const { hash } = (await deleteDevice(db, viewer, id)) ?? refuse('GE0002')
  await endSessionsOfDevice(db, viewer, hash)
  await noteActivity(db, context, { accountId: viewer.accountId, type: 'deviceForgotten', status: 'success' })
  return getDevices(context)
}

/** Signs the account out everywhere else, and returns how many sessions that ended. */
export async function endOtherSessions(context: Context): Promise<{ ended: number }> {
  const { db } = context
  const { accountId, sessionId } = signedIn(context)
  await lockOwner(db, accountId)
  const ended = await endSessions(db, accountId, 'signOut', sessionId)
  await noteActivity(db, context, { accountId, type: 'sessionsEnded', status: 'success' })
  return { ended }
}

import type { ActivityPage, Before, DeviceChoice, Devices } from '@fairway/contract/identity/own-account.schema'
import type { z } from 'zod'
import type { Context } from '../../platform/serve.ts'

/** What happened to one's own account. */
export async function getActivity(_context: Context, _given: z.output<typeof Before>): Promise<ActivityPage> {
  throw new Error('not built')
}

/** The browsers that this account was signed in with. */
export async function getDevices(_context: Context): Promise<z.output<typeof Devices>> {
  throw new Error('not built')
}

/** Signs a browser out and forgets it. */
export async function forgetDevice(
  _context: Context,
  _given: z.output<typeof DeviceChoice>,
): Promise<z.output<typeof Devices>> {
  throw new Error('not built')
}

/** Signs the account out everywhere else. */
export async function endOtherSessions(_context: Context): Promise<{ ended: number }> {
  throw new Error('not built')
}

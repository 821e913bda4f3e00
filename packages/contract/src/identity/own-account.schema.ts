import { z } from 'zod'
import { Verbatim } from '../shared/scalar.schema.ts'
import { activityTypes } from './account.values.ts'

/** One row of an activity list. `actor` is set where somebody else did it: customer service, or an admin. */
export const Activity = z.object({
  id: z.string(),
  type: z.enum(activityTypes),
  status: z.enum(['success', 'refused']),
  detail: z.string(),
  at: z.string(),
  ip: z.string(),
  /** The location that the browser reports; information only, never proof. */
  place: z.string(),
  actor: z.string().nullable(),
})
export type Activity = z.output<typeof Activity>
export const ActivityPage = z.object({ activities: z.array(Activity), next: z.string().nullable() })
export type ActivityPage = z.output<typeof ActivityPage>

/** A browser with which this account was signed in, and whether it still is. */
export const Device = z.object({
  id: z.string(),
  userAgent: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  ip: z.string().nullable(),
  isSignedIn: z.boolean(),
  isThisOne: z.boolean(),
})
export type Device = z.output<typeof Device>
export const Devices = z.object({ devices: z.array(Device) })

export const Before = z.strictObject({ before: Verbatim(40).optional() })
export const DeviceChoice = z.strictObject({ id: z.uuid() })

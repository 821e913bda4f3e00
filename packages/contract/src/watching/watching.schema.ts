import { z } from 'zod'
import {
  BlNumber,
  BookingNumber,
  Code,
  ContainerNumber,
  IdText,
  InstantOut,
  Revision,
  Zone,
} from '../shared/scalar.schema.ts'
import * as values from './watching.values.ts'

/** What is watched, by the numbers that people know it by. */
export const WatchSubject = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('container'), bookingNo: BookingNumber, containerNo: ContainerNumber }),
  z.strictObject({ kind: z.literal('booking'), bookingNo: BookingNumber }),
  z.strictObject({ kind: z.literal('bill'), blNo: BlNumber }),
  z.strictObject({ kind: z.literal('vessel'), vesselCode: Code(10) }),
  z.strictObject({ kind: z.literal('view'), viewId: z.uuid() }),
])
export type WatchSubject = z.output<typeof WatchSubject>

export const WatchSubjects = z.strictObject({ subjects: z.array(WatchSubject).min(1).max(values.WATCH_BATCH) })

/** How many are watched from now on, how many were already, and which ones of the list the reader does not have. */
export const WatchAdded = z.object({
  added: z.number().int(),
  already: z.number().int(),
  missing: z.array(z.number().int()),
})
export const WatchRemoved = z.object({ removed: z.number().int() })

/** For each subject in the order asked whether it is watched. */
export const WatchState = z.object({ watched: z.array(z.boolean()) })

export const WatchQuery = z.strictObject({ before: IdText.optional() })
export const Watch = z.object({
  id: IdText,
  subject: WatchSubject,
  /** The name of the vessel or of the saved view. */
  name: z.string().nullable(),
  /** The grid of a saved view. */
  grid: z.enum(values.watchedGrids).nullable(),
  since: InstantOut,
})
export type Watch = z.output<typeof Watch>
export const WatchList = z.object({ watches: z.array(Watch), next: IdText.nullable(), total: z.number().int() })
export type WatchList = z.output<typeof WatchList>

const MinuteOfDay = z
  .number()
  .int()
  .min(0)
  .max(values.MINUTES_OF_DAY - 1)

/** The rules of a person, and when mails may come. */
export const WatchPreferences = z.strictObject({
  rules: z
    .array(
      z.strictObject({
        kind: z.enum(values.ruleKinds),
        channel: z.enum(values.channels),
        threshold: z.number().int().min(1).max(100).nullable(),
      }),
    )
    .max(values.ruleKinds.length),
  zone: Zone,
  /** From and until, in minutes of the reader's day; null where mails may come at any time. */
  quiet: z.strictObject({ from: MinuteOfDay, until: MinuteOfDay }).nullable(),
  digestMinute: MinuteOfDay,
})
export type WatchPreferences = z.output<typeof WatchPreferences>

export const SavedPreferences = WatchPreferences.extend({ version: Revision })
export type SavedPreferences = z.output<typeof SavedPreferences>
/** What is stored, and when the next digest comes. */
export const PreferencesReply = z.object({ preferences: SavedPreferences, nextDigestAt: InstantOut })

export const UnsubscribeQuery = z.strictObject({
  token: z
    .string()
    .max(200)
    .regex(/^[\w.~-]+$/),
})
/** The rule that no longer mails; null where none does. */
export const Unsubscribed = z.object({ rule: z.enum(values.ruleKinds).nullable() })

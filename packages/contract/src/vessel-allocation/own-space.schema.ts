import { z } from 'zod'
import { InstantOut, Text } from '../shared/scalar.schema.ts'
import { ChangeId } from '../tracking/live/live.schema.ts'
import { Places } from '../tracking/tracking.schema.ts'
import { Unit } from './allocation.schema.ts'

/** Which of the reader's space is asked for; an empty text is all of it. */
export const OwnSpaceQuery = z.strictObject({
  contract: Text(20).default(''),
  portOfLoading: Text(20).default(''),
})

/** Space on a coming vessel that is open to the reader's organisations, and what of it is booked. */
export const OwnSpace = z.object({
  vvd: z.string(),
  vessel: z.string(),
  portOfLoading: z.string(),
  contract: z.string().nullable(),
  etd: InstantOut,
  release: Unit,
  booked: Unit,
})
export type OwnSpace = z.output<typeof OwnSpace>

/** The space of the coming weeks, the next departure first. */
export const OwnSpaces = z.object({
  spaces: z.array(OwnSpace),
  places: Places,
  watch: z.string(),
  liveFrom: ChangeId,
  asOf: InstantOut,
})
export type OwnSpaces = z.output<typeof OwnSpaces>

import { z } from 'zod'

/** For a call whose success says everything. */
export const Done = z.object({ done: z.literal(true) })

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** For a call that answers with a file to download. */
export const fileReply = <const Media extends string>(produces: Media) =>
  ({ reply: z.string(), produces, file: true }) as const

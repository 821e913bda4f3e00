import { z } from 'zod'

/** What a piece of work took: the most that its process has held, and time of the processor, however long it waited for it. */
export const Cost = z.object({ megabytes: z.number(), milliseconds: z.number() })
export type Cost = z.output<typeof Cost>

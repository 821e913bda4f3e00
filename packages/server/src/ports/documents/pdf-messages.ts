import { z } from 'zod'
import { Cost } from '../processes/work-cost.ts'

/** The messages of a process that makes PDFs. */
export const PdfMessage = z.discriminatedUnion('tells', [
  z.object({ tells: z.literal('ready') }),
  z.object({
    tells: z.literal('made'),
    bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
    pages: z.number().int(),
    unprintable: z.array(z.string()),
    cost: Cost,
  }),
  z.object({ tells: z.literal('failure'), reason: z.string() }),
])
export type PdfMessage = z.output<typeof PdfMessage>

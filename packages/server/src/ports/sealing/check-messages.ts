import { SealReport } from '@fairway/contract/signing/seal.schema'
import { z } from 'zod'
import { Cost } from '../processes/work-cost.ts'

export interface CheckWork {
  pdf: Uint8Array
  ours: readonly string[]
}

/** The messages of a process that looks at seals. */
export const CheckMessage = z.discriminatedUnion('tells', [
  z.object({ tells: z.literal('ready') }),
  z.object({
    tells: z.literal('report'),
    report: SealReport,
    cost: Cost,
  }),
  z.object({ tells: z.literal('failure'), reason: z.string() }),
])
export type CheckMessage = z.output<typeof CheckMessage>

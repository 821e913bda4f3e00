import { ReadSheet, SheetRow } from '@fairway/contract/form-uploads/sheet.schema'
import { z } from 'zod'

/** What a file took: the most that its process has held, and time of the processor, however long it waited for it. */
const Cost = z.object({ megabytes: z.number(), milliseconds: z.number() })
export type Cost = z.output<typeof Cost>

/**
 * What a process that reads files tells. Rows come in portions, so that whoever listens never works on one message for
 * long, and are looked at like anything from outside: the process has seen a file that nobody trusts.
 */
export const ReaderMessage = z.discriminatedUnion('tells', [
  z.object({ tells: z.literal('ready') }),
  z.object({ tells: z.literal('sheet'), sheet: ReadSheet.pick({ name: true, merged: true }) }),
  z.object({ tells: z.literal('rows'), rows: z.array(SheetRow) }),
  z.object({ tells: z.literal('end'), cost: Cost }),
  z.object({ tells: z.literal('failure'), reason: z.string() }),
  z.object({ tells: z.literal('refusal'), code: z.string(), args: z.array(z.string()), cost: Cost }),
])
export type ReaderMessage = z.output<typeof ReaderMessage>

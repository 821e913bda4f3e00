import { ReadSheet, SheetRow } from '@fairway/contract/form-uploads/sheet.schema'
import { z } from 'zod'
import { Cost } from '../processes/work-cost.ts'

/**
 * The messages of a process that reads files. Rows come in chunks, so that the reader of the messages never works on
 * one of them for long, and are checked like anything from outside: the process has read a file that is not trusted.
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

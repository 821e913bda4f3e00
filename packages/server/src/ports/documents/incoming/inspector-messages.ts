import { z } from 'zod'
import { pdfFaults } from './pdf-inspection.ts'

/** The messages of a process that looks into PDFs. */
export const InspectorMessage = z.discriminatedUnion('tells', [
  z.object({ tells: z.literal('ready') }),
  z.object({ tells: z.literal('inspected'), fault: z.enum(pdfFaults).nullable(), pages: z.number().int() }),
  z.object({ tells: z.literal('failure'), reason: z.string() }),
])
export type InspectorMessage = z.output<typeof InspectorMessage>

import { z } from 'zod'
import { Verbatim } from '../shared/scalar.schema.ts'

/** The caller's estimated location; the specified defaults when the lookup finds nothing. */
export const ClientPlace = z.object({
  ip: z.string(),
  city: z.string(),
  region_code: z.string(),
  continent_code: z.string(),
  country: z.string(),
})
export type ClientPlace = z.output<typeof ClientPlace>

/** One entry of the browser's log. */
export const ClientLogEntry = z.object({
  message: Verbatim(2000),
  level: z.enum(['debug', 'info', 'warn', 'error']).default('debug'),
  stacktrace: z.array(Verbatim(400)).max(5),
  timestamp: z.iso.datetime().max(40),
  user: Verbatim(200),
})
/** The program and the tab that the entries come from. */
export const AppInstance = z.object({ version: Verbatim(20), instanceId: Verbatim(64) })
export const ClientLog = z.object({ app: AppInstance.optional(), entries: z.array(ClientLogEntry).min(1).max(20) })

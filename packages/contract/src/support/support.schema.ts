import { z } from 'zod'

/** Where the caller seems to be; the specified defaults when the lookup knows nothing. */
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
  message: z.string().max(2000),
  level: z.enum(['debug', 'info', 'warn', 'error']).default('debug'),
  stacktrace: z.array(z.string().max(400)).max(5),
  timestamp: z.iso.datetime(),
  user: z.string().max(200),
})
/** Which program and which tab the entries come from. */
export const AppInstance = z.object({ version: z.string().max(20), instanceId: z.string().max(64) })
export const ClientLog = z.object({ app: AppInstance.optional(), entries: z.array(ClientLogEntry).min(1).max(20) })

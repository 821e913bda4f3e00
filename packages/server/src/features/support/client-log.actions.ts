import type { ClientLog } from '@fairway/contract/support/support.schema'
import type { z } from 'zod'
import type { Context } from '../../platform/http/serve.ts'
import { maskUrl } from '../../platform/monitoring/log.ts'

/** Things that look like a token: three parts of a JWT, or a long run without a blank. */
const SECRET = /eyJ[\w-]+\.[\w-]+\.[\w-]+|(?<![\w/.-])[A-Za-z0-9_-]{40,}(?![\w/.-])/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const CONTROL = /[\u0000-\u001f\u007f\u2028\u2029]+/g

/** One line of plain text without secrets, so that a log cannot be forged through it. */
const scrub = (text: string) => maskUrl(text.replace(CONTROL, ' ')).replace(SECRET, '***')

/** Writes what went wrong in a browser to a stream of its own; what it says is a claim, not a fact. */
export function recordClientLog({ log, ip }: Context, { app, entries }: z.output<typeof ClientLog>) {
  for (const entry of entries)
    log.info(
      {
        stream: 'client',
        version_claimed: scrub(app?.version ?? ''),
        instance_claimed: scrub(app?.instanceId ?? ''),
        ip,
        level_claimed: entry.level,
        user_claimed: scrub(entry.user),
        at_claimed: entry.timestamp,
        stacktrace: entry.stacktrace.map(scrub),
      },
      scrub(entry.message),
    )
  return { taken: entries.length }
}

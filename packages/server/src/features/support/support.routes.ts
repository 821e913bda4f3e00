import { calls } from '@fairway/contract/calls'
import * as support from '@fairway/contract/support/support.endpoints'
import type { Registry } from 'prom-client'
import type { Serve } from '../../platform/http/serve.ts'
import type { Draining } from '../../platform/shutdown.ts'
import type { Geolocation } from '../../ports/geolocation/geolocation.port.ts'
import { recordClientLog } from './client-log.actions.ts'
import { describeCalls } from './docs/description.rules.ts'
import { renderDocs } from './docs/docs-page.rules.ts'
import { docsScript } from './docs/docs-script.rules.ts'
import { docsStyle } from './docs/docs-style.rules.ts'
import { getReadiness } from './readiness.actions.ts'
import { pingDatabase } from './readiness.repository.ts'

/** Computes something when it is first needed, and only once. */
function once<T extends object | string>(workOut: () => T): () => T {
  let known: T | undefined
  return () => {
    known ??= workOut()
    return known
  }
}

interface Parts {
  registry: Registry
  geolocation: Geolocation
  draining: Draining
}

export function supportRoutes(serve: Serve, { registry, geolocation, draining }: Parts) {
  serve(support.getPlace, async ({ ip }) => geolocation.placeOf(ip))
  serve(support.sendLog, async (context, { body }) => recordClientLog(context, body))
  serve(support.getHealth, async () => ({ status: 'up' as const }))
  serve(support.getReadiness, async ({ db }) => getReadiness(draining, pingDatabase(db)))
  serve(support.getMetrics, () => registry.metrics())

  // most servers never need it: the first call waits for it, and not every start
  const description = once(() => describeCalls(calls))
  const page = once(() => renderDocs(description()))
  serve(support.getDescription, async () => description())
  serve(support.getDocs, async () => page())
  serve(support.getDocsStyle, async () => docsStyle)
  serve(support.getDocsScript, async () => docsScript)
}

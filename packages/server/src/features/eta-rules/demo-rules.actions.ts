import { setTimeout as pause } from 'node:timers/promises'
import type { ExceptionFields } from '@fairway/contract/eta-rules/eta-rule.schema'
import type { Pool } from '../../platform/database/database.ts'
import { writeAudit } from '../../platform/monitoring/audit.ts'
import type { Logger } from '../../platform/monitoring/log.ts'
import { estimatePorts } from '../tracking/public.ts'
import { countMissingPorts, findMoment, insertDemoRules, lockPortWithoutRules } from './demo-rule.repository.ts'
import { DEMO_ADMIN, demoExceptions, demoPorts, demoRules } from './demo-rules.values.ts'
import { fieldsOf, rowOf } from './rule-row.rules.ts'

const FIRST_RETRY_MS = 500
const MAX_RETRY_MS = 30_000
/** The port whose next vessel gets an exception. */
const BUSIEST = 'USLGB'

const viewer = { kind: 'carrier', actor: DEMO_ADMIN, subject: DEMO_ADMIN, scopes: [] } as const
const asAdmin = { requestId: 'demo', action: 'demo', actor: DEMO_ADMIN, subject: DEMO_ADMIN, objectType: 'etaRule' }

/** Gives a port its rules, or exceptions, as its admin would have, if it is there and has none; it is estimated anew. */
const seedPort = (pool: Pool, port: string, rules: readonly ExceptionFields[], isException: boolean) =>
  pool.transaction(async (db) => {
    if (!(await lockPortWithoutRules(db, port, isException))) return
    const own = rules.filter((rule) => rule.port === port).map((fields) => rowOf(fields, isException))
    const saved = await insertDemoRules(db, own, DEMO_ADMIN)
    for (const row of saved) await writeAudit(db, { ...asAdmin, objectId: String(row.id), after: fieldsOf(row) })
    if (saved.length > 0) await estimatePorts({ db, viewer }, [port], 'rule')
  })

const rules = demoRules.map((rule) => ({ ...rule, vvd: null, firstOn: null, lastOn: null }))

/** Makes the rules of the demo at those ports that have none yet; false until the last port and a vessel are there. */
export async function seedDemoRules(pool: Pool): Promise<boolean> {
  for (const port of demoPorts) await seedPort(pool, port, rules, false)
  const moment = await findMoment(pool.reading(), BUSIEST)
  if (moment) for (const port of demoPorts) await seedPort(pool, port, demoExceptions(moment), true)
  return moment !== undefined && (await countMissingPorts(pool.reading(), demoPorts)) === 0
}

/** Makes the demo's rules in the background, as its carrier sends ports and schedules: nobody waits for them. */
export function startDemoRuleSeeder(pool: Pool, log: Logger) {
  const ending = new AbortController()
  const work = async () => {
    const later = (error: unknown) => log.warn({ err: error }, 'the rules of the demo are made later')
    for (
      let wait = FIRST_RETRY_MS;
      !(await seedDemoRules(pool).catch(later));
      wait = Math.min(wait * 1.5, MAX_RETRY_MS)
    )
      await pause(wait, undefined, { ref: false, signal: ending.signal })
  }
  const working = work().catch((error: unknown) => {
    if (!ending.signal.aborted) log.error({ err: error }, 'the rules of the demo could not be made')
  })
  return {
    stop: () => {
      ending.abort()
      return working
    },
  }
}

import type { ExceptionFields } from '@fairway/contract/eta-rules/eta-rule.schema'
import type { Pool } from '../../platform/database/database.ts'
import { seedInBackground } from '../../platform/demo/seed-in-background.ts'
import { writeAudit } from '../../platform/monitoring/audit.ts'
import type { Logger } from '../../platform/monitoring/log.ts'
import { estimatePorts } from '../tracking/public.ts'
import { countMissingPorts, findMoment, insertDemoRules, lockPortWithoutRules } from './demo-rule.repository.ts'
import { DEMO_ADMIN, demoExceptions, demoPorts, demoRules } from './demo-rules.values.ts'
import { fieldsOf, rowOf } from './rule-row.rules.ts'

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
export const startDemoRuleSeeder = (pool: Pool, log: Logger) =>
  seedInBackground(log, {
    seed: () =>
      seedDemoRules(pool).catch((error) => {
        log.warn({ err: error }, 'the rules of the demo are made later')
        return false
      }),
    firstRetryMs: 500,
    failure: 'the rules of the demo could not be made',
  })

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import * as lines from '../carrier/carrier-lines.fixture.ts'
import { seedDemoRules, startDemoRuleSeeder } from './demo-rules.actions.ts'
import { DEMO_ADMIN, demoPorts, demoRules } from './demo-rules.values.ts'
import { exception, ruleDeskOf } from './eta-rule.fixture.ts'

let portal: Portal
let ada: ReturnType<typeof ruleDeskOf>
beforeAll(async () => {
  portal = await startPortal({ now: '2026-11-15T00:00:00Z' })
  ada = ruleDeskOf(portal, await portal.person({ username: DEMO_ADMIN, firstName: 'Ada', groups: ['ADMIN'] }))
})
afterAll(() => portal.stop())

const ports = demoPorts.map((code) => ({ ...lines.locations.find((place) => place.code === 'USOAK'), code }))
const rows = async (text: string) => (await portal.pool.raw.query(text)).rows
const counts = () => rows(`select count(*) filter (where not is_exception)::int as rules,
  count(*) filter (where is_exception)::int as exceptions from eta_rule`) // biome-ignore format: one statement

describe('the rules of the demo', () => {
  it('come as its carrier sends ports and vessels, once for all, with an admin who made them', async () => {
    expect(await seedDemoRules(portal.pool)).toBe(false)
    expect(await counts()).toEqual([{ rules: 0, exceptions: 0 }])
    const running = startDemoRuleSeeder(portal.pool, portal.app.log as never)
    await portal.carrier('locations', [...lines.locations, ...ports])
    await expect.poll(counts).toEqual([{ rules: demoRules.length, exceptions: 0 }])
    await portal.carrier('schedules', lines.schedules)
    await expect.poll(counts).toEqual([{ rules: demoRules.length, exceptions: 2 }])
    await running.stop()

    const { rules } = (await ada.get('exception/search', { port: 'USLGB' })).json
    expect(rules).toMatchObject([{ vvd: 'FHM042E', changedBy: 'Ada Chen' }])
    const { history, rule } = await ada.detail(rules[0].ruleId)
    expect(history).toMatchObject([{ by: 'Ada Chen', before: null, after: { vvd: 'FHM042E' } }])
    expect((await ada.get('exception/search', { port: 'USOAK' })).json.rules).toMatchObject([
      { firstOn: '2026-11-20', lastOn: '2026-11-23' },
    ])
    expect(
      await rows(
        'select count(distinct port_code)::int as ports, count(*)::int as runs from estimate_run where port_code is not null',
      ),
    ).toEqual([{ ports: demoPorts.length, runs: demoPorts.length }])

    const changed = await ada.saveException({ ...exception, ruleId: rule.ruleId, version: 1, isActive: false })
    expect(changed.status).toBe(200)
    expect(await seedDemoRules(portal.pool)).toBe(true)
    expect(await counts()).toEqual([{ rules: demoRules.length, exceptions: 2 }])
    expect((await ada.detail(rule.ruleId)).rule.isActive).toBe(false)
  })

  it('are made once by two servers that start together', async () => {
    await portal.pool.raw.query('delete from estimate_run')
    await portal.pool.raw.query('delete from eta_rule')
    expect(await Promise.all([seedDemoRules(portal.pool), seedDemoRules(portal.pool)])).toEqual([true, true])
    expect(await counts()).toEqual([{ rules: demoRules.length, exceptions: 2 }])
  })
})

import { writeMinute } from '@fairway/contract/eta-rules/eta-rule.rules'
import type { ExceptionInput } from '@fairway/contract/eta-rules/eta-rule.schema'
import { gapsAndOverlaps, stretchesOf } from '@fairway/contract/eta-rules/rule-week.rules'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Portal } from '../../platform/testing.ts'
import { forDays, rule, ruleDeskOf, startRulesPortal, violationsIn } from './eta-rule.fixture.ts'

let portal: Portal
let desks: ReturnType<typeof ruleDeskOf>[]
beforeAll(async () => {
  portal = await startRulesPortal()
  const admins = await Promise.all([1, 2, 3, 4].map(() => portal.person({ groups: ['ADMIN'] })))
  desks = admins.map((admin) => ruleDeskOf(portal, admin))
})
afterAll(() => portal.stop())

const ada = () => desks[0] as (typeof desks)[0] // four sit there
const switchOff = (port: string) =>
  portal.pool.raw.query('update eta_rule set is_active = false where port_code = $1', [port])

describe('rules that are as specific as each other', () => {
  it('never overlap, even when all admins save at the same moment: exactly one wins, the others learn of it', async () => {
    for (const day of [1, 2, 3, 4, 5]) {
      const replies = await Promise.all(
        desks.map((desk, at) =>
          desk.save({ ...rule, arrivalDay: day, arrivalFrom: '22:00', arrivalTo: writeMinute(60 + at) }),
        ),
      )
      const [winner, ...others] = replies.filter(({ status }) => status === 200)
      expect(others).toEqual([])
      const rival = `arrivalFrom ETA0006 ${winner?.json.rule.ruleId}`
      const losers = replies.filter((reply) => reply !== winner)
      expect(losers.map((reply) => [reply.json.errorCode, ...violationsIn(reply)])).toEqual(
        losers.map(() => ['ETA0001', rival]),
      )
    }
    await switchOff('USLGB')
  })

  it('are told apart by the database itself when one is written behind the back of the other', async () => {
    const other = await portal.pool.raw.connect()
    try {
      await other.query('begin')
      const { rows } = await other.query(
        `insert into eta_rule (is_exception, port_code, shipment, arrival_day, opens, closes, port_days, port_minute, local_days,
                               local_minute, changed_by) values (false, 'USLGB', 'LOCAL', 6, 0, 60, 1, 0, 1, 0, 'import') returning id`,
      )
      const saving = ada().save({ ...rule, arrivalDay: 6 })
      const waiting = () => portal.pool.raw.query("select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()")
      await expect.poll(async () => (await waiting()).rowCount, { interval: 20 }).toBe(1)
      await other.query('commit')
      const reply = await saving
      expect([reply.json.errorCode, violationsIn(reply)]).toEqual(['ETA0001', [`arrivalFrom ETA0006 ${rows[0].id}`]])
    } finally {
      other.release()
      await switchOff('USLGB')
    }
  }) // biome-ignore format: one statement a line

  const clock = fc.integer({ min: 0, max: 47 }).map((half) => half * 30)
  const windows = fc.record({ day: fc.integer({ min: 1, max: 7 }), opens: clock, closes: clock })
  const windowOf = ({ day, opens, closes }: { day: number | null; opens: number; closes: number }) => ({
    arrivalDay: day,
    arrivalFrom: writeMinute(opens),
    arrivalTo: closes === 0 ? '24:00' : writeMinute(closes),
  })

  it('are open in the database when they are open on the page', async () => {
    const minutes = fc.integer({ min: 0, max: 1439 })
    const drawn = fc.sample(fc.record({ day: fc.option(fc.integer({ min: 1, max: 7 })), opens: minutes, closes: minutes }), 500)
    const { rows } = await portal.pool.raw.query(
      `select (select array_agg(array[lower(part), upper(part)] order by part) from unnest(week_of_window(day, opens, closes)) part) as week
         from jsonb_to_recordset($1) as g(day smallint, opens smallint, closes smallint)`,
      [JSON.stringify(drawn)],
    )
    for (const [at, one] of drawn.entries()) {
      const { gaps } = gapsAndOverlaps(stretchesOf(windowOf(one)))
      const week: number[][] = rows[at]?.week ?? []
      expect([one, gaps]).toEqual([one, gapsAndOverlaps(week.map(([from = 0, to = 0]) => ({ from, to }))).gaps])
    }
  }) // biome-ignore format: one statement a line

  it('are refused where the week of the page shows an overlap, and only there', async () => {
    const kinds = [{}, { equipmentGroup: 'dry' as const }, { equipment: '45G1' }]
    const drafts = fc.array(fc.tuple(windows, fc.integer({ min: 0, max: kinds.length - 1 })), { minLength: 2, maxLength: 7 })
    await fc.assert(
      fc.asyncProperty(drafts, async (week) => {
        const saved = kinds.map(() => [] as ReturnType<typeof stretchesOf>)
        for (const [drawn, kind] of week) {
          const own = saved[kind] ?? []
          const window = windowOf(drawn)
          const overlaps = gapsAndOverlaps([...own, ...stretchesOf(window)]).overlaps.length > 0
          const { status } = await ada().save({ ...rule, port: 'USOAK', ...window, ...kinds[kind] })
          expect([drawn, status]).toEqual([drawn, overlaps ? 422 : 200])
          if (!overlaps) own.push(...stretchesOf(window))
        }
        await switchOff('USOAK')
      }),
      { numRuns: 12, seed: 2026 },
    )
  }) // biome-ignore format: one step a line
})

describe('exceptions of days', () => {
  const night = { arrivalFrom: '22:00', arrivalTo: '06:00' }
  const at = (more: Partial<ExceptionInput>) => ({ port: 'USHNL', ...more })
  it.each([
    ['a morning after the last night', forDays('2026-12-26', '2026-12-30', at({ arrivalFrom: '05:00', arrivalTo: '07:00' })), 422],
    ['mornings that share a day with them', forDays('2026-12-20', '2026-12-24', at({ arrivalFrom: '05:00', arrivalTo: '07:00' })), 422],
    ['a morning after the night is over', forDays('2026-12-26', '2026-12-30', at({ arrivalFrom: '06:00', arrivalTo: '07:00' })), 200],
    ['the nights after', forDays('2026-12-26', '2026-12-30', at(night)), 200],
    ['the nights before', forDays('2026-12-20', '2026-12-23', at(night)), 200],
    ['another weekday’s mornings', forDays('2026-12-26', '2026-12-30', at({ arrivalDay: 3, arrivalFrom: '05:00', arrivalTo: '07:00' })), 200],
    ['the mornings of that weekday', forDays('2026-12-26', '2026-12-30', at({ arrivalDay: 6, arrivalFrom: '05:00', arrivalTo: '07:00' })), 422],
    ['nights that reach into the first evening', forDays('2026-12-20', '2026-12-23', at({ arrivalFrom: '23:00', arrivalTo: '22:30' })), 422],
  ])('beside the nights of 24 and 25 December: %s', async (_case, input, expected) => {
    const nights = await ada().saveException(forDays('2026-12-24', '2026-12-25', at(night)))
    expect(nights.status).toBe(200)
    const reply = await ada().saveException(input)
    expect([reply.status, violationsIn(reply)]).toEqual([
      expected,
      expected === 200 ? [] : [`arrivalFrom ETA0006 ${nights.json.rule.ruleId}`],
    ])
    await switchOff('USHNL')
  }) // biome-ignore format: one case a line

  it('never overlap in the night between them, even when two admins save at the same moment', async () => {
    const morning = { arrivalFrom: '05:00', arrivalTo: '07:00' }
    for (const month of ['04', '05', '06', '07', '08']) {
      const replies = await Promise.all([
        desks[0]?.saveException(forDays(`2027-${month}-01`, `2027-${month}-02`, at(night))),
        desks[1]?.saveException(forDays(`2027-${month}-03`, `2027-${month}-04`, at(morning))),
      ])
      expect(replies.map((reply) => reply?.status).sort()).toEqual([200, 422])
    }
    await switchOff('USHNL')
  })
})

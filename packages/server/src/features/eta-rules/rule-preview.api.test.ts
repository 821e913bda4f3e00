import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Portal } from '../../platform/testing.ts'
import * as lines from '../carrier/carrier-lines.fixture.ts'
import { workOff } from '../tracking/estimates/estimate.fixture.ts'
import { listenTo } from '../tracking/live/live.fixture.ts'
import { exception, rule, ruleDeskOf, startRulesPortal } from './eta-rule.fixture.ts'

/** The vessel comes to Long Beach on Saturday 21 November at 06:00 there, 14:00 UTC. */
const saturday = { ...rule, arrivalDay: 6, localAvailability: { days: 2, time: '08:00' } }
const container = lines.containerNumber(700_001)

let portal: Portal
let ada: ReturnType<typeof ruleDeskOf>
let [admin, colleague]: Awaited<ReturnType<Portal['person']>>[] = []
beforeAll(async () => {
  portal = await startRulesPortal()
  admin = await portal.person({ username: 'Ada@carrier.example', groups: ['ADMIN'] })
  colleague = await portal.person({ groups: ['ADMIN'] })
  ada = ruleDeskOf(portal, admin)
  await portal.carrier('bookings', [lines.booking('3104482')])
  await portal.carrier('containers', [lines.container('3104482', container)])
})
afterAll(() => portal.stop())

const countRules = async () => (await portal.pool.raw.query('select from eta_rule')).rowCount
const expectedAt = async () => {
  const { json } = await portal.get(`/api/cargopub/detail?bookingNo=3104482&containerNo=${container}`)
  return new Date(json.container.estimatedAvailability.at).toISOString()
}
const moveOf = ({
  json,
}: {
  json: { boxes: { containerNo: string; minutes: number; after: { availableAt: string } }[] }
}) =>
  json.boxes.map(({ containerNo, minutes, after }) => [containerNo, minutes, new Date(after.availableAt).toISOString()])

describe('the preview of a rule', () => {
  it('names the containers that would move, and by how much, and saves nothing', async () => {
    const reply = await ada.preview(saturday)
    expect(reply.json).toMatchObject({ checked: 1, matched: 1, earlier: 0, later: 1 })
    expect(moveOf(reply)).toEqual([[container, 26 * 60, '2026-11-23T16:00:00.000Z']])
    expect(await countRules()).toBe(0)
    expect((await ada.preview(rule)).json).toMatchObject({ checked: 1, matched: 0, later: 0, boxes: [] })
  })

  it('comes true when the rule is saved, at once on the page of a container', async () => {
    const { ruleId, version } = (await ada.save(saturday)).json.rule
    expect(await expectedAt()).toBe('2026-11-23T16:00:00.000Z')
    const earlier = { ...saturday, ruleId, version, localAvailability: { days: 1, time: '08:00' } }
    expect(moveOf(await ada.preview(earlier))).toEqual([[container, -24 * 60, '2026-11-22T16:00:00.000Z']])
    expect(moveOf(await ada.preview({ ...earlier, isActive: false }))).toEqual([[container, -26 * 60, '2026-11-22T14:00:00.000Z']])
    expect(moveOf(await ada.preview({ ...earlier, port: 'USOAK' }))).toEqual([[container, -26 * 60, '2026-11-22T14:00:00.000Z']])
    expect(await expectedAt()).toBe('2026-11-23T16:00:00.000Z')
    const slow = { ...exception, localAvailability: { days: 5, time: '08:00' } }
    expect(moveOf(await ada.previewException(slow))).toEqual([[container, 3 * 24 * 60, '2026-11-26T16:00:00.000Z']])
  }) // biome-ignore format: one preview a line
})

describe('an admin who changed a rule', () => {
  const notificationsFor = async (person = admin) => (await portal.get('/api/notices', person?.headers)).json
  it('is notified once, unread and on every browser, how many containers have moved', async () => {
    await workOff(portal)
    const { liveFrom, watch, notices: before } = await notificationsFor()
    const { ruleId } = (await ada.saveException({ ...exception, localAvailability: { days: 6, time: '08:00' } })).json
      .rule
    expect((await notificationsFor()).notices).toEqual(before)
    await workOff(portal)
    await workOff(portal)
    const { notices, unread } = await notificationsFor()
    expect(notices.slice(0, notices.length - before.length)).toMatchObject([
      {
        kind: 'estimatesMoved',
        args: { rule: String(ruleId), count: '1', total: '1', place: 'USLGB' },
        link: `/adminEtaRuleExceptionDetails/${ruleId}`,
        isRead: false,
      },
    ])
    expect(unread).toBe(before.length + 1)
    expect((await notificationsFor(colleague)).notices).toEqual([])
    const page = await listenTo(portal.url, watch, liveFrom)
    expect(page.hello.changed).toEqual([watch])
    page.stop()
  })
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import * as lines from '../../carrier/carrier-lines.fixture.ts'
import * as estimates from './estimate.fixture.ts'
import { previewEstimates, type RuleRow } from './estimate-preview.repository.ts'

let portal: Portal
const [dry, reefer, inland, elsewhere] = [1, 2, 3, 4].map((nth) => lines.containerNumber(910_000 + nth))
beforeAll(async () => {
  portal = await startPortal({ now: estimates.NOW })
  await estimates.fillPlaces(portal)
  const at = '2026-11-16T10:30:00-08:00'
  await portal.carrier('schedules', [
    estimates.voyageTo('FHA001E', 'USLGB', at),
    estimates.voyageTo('FHB002E', 'USOAK', at),
  ])
  await portal.carrier('bookings', [
    estimates.bookingOn('3104482', { vvd: 'FHA001E' }),
    estimates.bookingOn('3104483', { vvd: 'FHA001E', isInland: true }),
    estimates.bookingOn('3104484', { vvd: 'FHB002E', port: 'USOAK' }),
  ])
  await portal.carrier('containers', [
    lines.container('3104482', dry ?? ''),
    lines.container('3104482', reefer ?? '', { equipment: '45R1' }),
    lines.container('3104483', inland ?? ''),
    lines.container('3104484', elsewhere ?? ''),
  ])
})
afterAll(() => portal.stop())

const draft: RuleRow = {
  ...{ isException: false, isActive: true, port: 'USLGB', shipment: 'LOCAL', equipment: null, equipmentGroup: null },
  ...{ vvd: null, firstOn: null, lastOn: null, arrivalDay: 1, opens: 360, closes: 1080 },
  ...{ portDays: 2, portMinute: 540, localDays: 1, localMinute: 480 },
}
const preview = (change: Partial<RuleRow> = {}, ruleId?: number) =>
  previewEstimates(portal.pool.reading(), {
    port: change.port ?? 'USLGB',
    ruleId,
    draft: { ...draft, ...change },
  })
const movesOf = ({ boxes }: Awaited<ReturnType<typeof preview>>) =>
  boxes.map(({ containerNo, minutes }) => [containerNo, minutes])

it('says of a new rule which containers it would move, and how far', async () => {
  const found = await preview()
  expect(found).toMatchObject({ checked: 3, matched: 2, earlier: 2, later: 0 })
  expect(found.boxes[0]).toEqual({
    ...{
      containerNo: dry,
      bookingNo: '3104482',
      vvd: 'FHA001E',
      arrivalAt: '2026-11-16T18:30:00+00:00',
      minutes: -150,
    },
    before: { availableAt: '2026-11-17T18:30:00+00:00', ruleId: null },
    after: { availableAt: '2026-11-17T16:00:00+00:00', ruleId: 0 },
  })
  expect(movesOf(await preview({ equipmentGroup: 'reefer', localDays: 3 }))).toEqual([[reefer, 2730]])
  expect(movesOf(await preview({ shipment: 'IPI' }))).toEqual([[inland, 1350]])
  expect(await preview({ arrivalDay: 2 })).toMatchObject({ checked: 3, matched: 0, earlier: 0, later: 0, boxes: [] })
})

it('says it of an exception for a ship or for days', async () => {
  const exception = { isException: true, arrivalDay: null, opens: 0, closes: 0, localDays: 4 }
  expect((await preview({ ...exception, vvd: 'FHA001E' })).later).toBe(2)
  expect((await preview({ ...exception, vvd: 'FHB002E' })).matched).toBe(0)
  expect((await preview({ ...exception, firstOn: '2026-11-16', lastOn: '2026-11-16' })).later).toBe(2)
  expect((await preview({ ...exception, firstOn: '2026-11-17', lastOn: '2026-11-30' })).matched).toBe(0)
})

it('puts the draft in the place of the rule that it would replace, and keeps nothing of it', async () => {
  const [ruleId] = await estimates.replaceRules(portal, [{ day: 1, window: ['06:00', '18:00'] }])
  const same = await preview({}, ruleId ?? 0)
  expect(same).toMatchObject({ matched: 2, earlier: 0, later: 0, boxes: [] })
  expect(movesOf(await preview({ localMinute: 540 }, ruleId ?? 0))).toEqual([
    [dry, 60],
    [reefer, 60],
  ])
  expect(movesOf(await preview({ isActive: false }, ruleId ?? 0))).toEqual([
    [dry, 150],
    [reefer, 150],
  ])
  expect((await estimates.storedOf(portal, dry ?? '')).available).toBe('2026-11-17T16:00:00.000Z')
})

it('counts the containers of both ports when a rule goes to another one', async () => {
  const [ruleId] = await estimates.replaceRules(portal, [{ day: 1, window: ['06:00', '18:00'] }])
  const moved = await preview({ port: 'USOAK' }, ruleId ?? 0)
  expect(moved).toMatchObject({ checked: 4, matched: 1, earlier: 1, later: 2 })
})

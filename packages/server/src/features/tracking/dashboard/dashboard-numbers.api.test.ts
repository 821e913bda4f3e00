import { DashboardReply } from '@fairway/contract/tracking/dashboard/dashboard.schema'
import type { DashboardCriteria, DashboardNumberType } from '@fairway/contract/tracking/dashboard/dashboard.values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import * as world from './dashboard.fixture.ts'

let portal: Portal
let shipper: ReturnType<typeof world.dashboardOf>
const own = (nth: number) => world.containerNoOf(world.ownTrade, nth)
const unknown = world.containerNumber(999_999)

beforeAll(async () => {
  portal = await startPortal({ now: world.NOW })
  await world.fillDashboard(portal)
  const organisationIds = [await world.organisationId(portal, 'NBL')]
  shipper = world.dashboardOf(portal, await portal.person({ groups: ['TD'], organisationIds }))
})
afterAll(() => portal.stop())

const find = async (numberType: DashboardNumberType, numbers: string[], more: DashboardCriteria = {}) => {
  const { columns, missing } = DashboardReply.parse((await shipper.list({ numberType, numbers, ...more })).json)
  return { found: columns.bookingNo, missing }
}
const refusal = async (numberType: DashboardNumberType, numbers: string[]) => {
  const { status, json } = await shipper.list({ numberType, numbers })
  return [status, json.errorCode, ...json.messageArgs]
}

describe('numbers that are pasted into the dashboard', () => {
  it.each<[DashboardNumberType, string[], string[]]>([
    ['container', [own(4), own(1)], ['3000001', '3000004']],
    ['container', [own(4).slice(0, 10), own(4)], ['3000004']],
    ['container', [`${own(2).slice(0, 4)} ${own(2).slice(4, 10)}-${own(2).slice(10)}`.toLowerCase()], ['3000002']],
    ['booking', ['3000003', '3000000'], ['3000000', '3000003']],
    ['bl', ['FWYL300000501'], ['3000005']],
    ['ediRef', ['FW30000006', 'fw30000007'], ['3000006', '3000007']],
    [
      'mixed',
      [own(4).slice(0, 10), '3000003', 'FWYL300000501', 'FW30000006', '3000004'],
      ['3000003', '3000004', '3000005', '3000006'],
    ],
  ])('find boxes by %s %j', async (type, numbers, found) => {
    expect(await find(type, numbers)).toEqual({ found, missing: [] })
  })

  it('that have no container to show are listed in the order in which they came', async () => {
    const strangers = world.containerNoOf(world.rivalTrade, 1)
    const numbers = ['RUBBISH', own(3), unknown.slice(0, 10), strangers, world.containerNumber(1), own(0)]
    expect(await find('container', numbers)).toEqual({
      found: ['3000000', '3000003'],
      missing: ['RUBBISH', unknown, strangers, world.containerNumber(1)],
    })
  })

  it('of several kinds at once are found and missed each by its own', async () => {
    const strangers = [world.containerNoOf(world.rivalTrade, 1), '4000001', 'FWYL400000101', 'FW40000001']
    const numbers = [unknown, '3000002', ...strangers, 'FWYL300000501', 'FW99999999', own(2)]
    expect(await find('mixed', numbers)).toEqual({
      found: ['3000002', '3000005'],
      missing: [unknown, ...strangers, 'FW99999999'],
    })
  })

  it('are missing only where no container is theirs, not where other criteria leave it out', async () => {
    expect(await find('container', [own(0), own(2), unknown], { stages: ['Hold'] })).toEqual({
      found: ['3000002'],
      missing: [unknown],
    })
    expect(await find('booking', ['3000000'], { stages: ['Hold'] })).toEqual({ found: [], missing: [] })
    expect(
      await find('booking', ['3000000', '3000004'], { sailedDays: 0, from: '2026-11-01', to: '2026-12-31' }),
    ).toEqual({
      found: ['3000000'],
      missing: [],
    })
  })

  it('may be 5000, of which most are rubbish', async () => {
    const rubbish = Array.from({ length: 4998 }, (_, line) => `LINE${line}`)
    const { found, missing } = await find('container', [own(8), ...rubbish, own(9)])
    expect(found).toEqual(['3000008', '3000009'])
    expect(missing).toEqual(rubbish)
  })

  it.each<[string, DashboardNumberType, string[], unknown[]]>([
    ['a box that nobody knows', 'container', [unknown], [404, 'CS0001', unknown]],
    ['bookings that nobody knows', 'booking', ['9999998', '9999999'], [404, 'CS0002', '9999998, 9999999']],
    ['a bill that nobody knows', 'bl', ['FWYL999999901'], [404, 'CS0003', 'FWYL999999901']],
    ['an EDI reference that nobody knows', 'ediRef', ['FW99999999'], [404, 'CS0005', 'FW99999999']],
    ['a mixture that nobody knows', 'mixed', [unknown, '9999998'], [404, 'CS0004', `${unknown}, 9999998`]],
    ['more than can be named', 'container', [...'ABCDEFG'], [404, 'CS0001', 'A, B, C, D, E …']],
    [
      'a box that moved too long ago',
      'container',
      [world.containerNumber(1)],
      [404, 'CS0004', world.containerNumber(1)],
    ],
    ['the same by booking', 'booking', ['2000001'], [404, 'CS0004', '2000001']],
    ['the same by bill', 'bl', ['FWYL200000101'], [404, 'CS0004', 'FWYL200000101']],
    ['the same by EDI reference', 'ediRef', ['FW20000001'], [404, 'CS0004', 'FW20000001']],
    ['a cancelled booking', 'booking', ['2000002'], [404, 'CS0004', '2000002']],
    ['a box that was taken off', 'container', [world.containerNumber(3)], [404, 'CS0004', world.containerNumber(3)]],
    ['marks that no number has', 'booking', ['"{}\\', 'null', "' or true"], [404, 'CS0002', expect.any(String)]],
  ])('are refused when none is found: %s', async (_case, type, numbers, expected) => {
    expect(await refusal(type, numbers)).toEqual(expected)
  })
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLog } from '../../../platform/monitoring/log.ts'
import { type Portal, sharedPrograms, startPortal } from '../../../platform/testing.ts'
import { fillBookingTrade, NOW } from '../../bookings/choices/booking-choices.fixture.ts'
import { lightingContract } from '../../carrier/contract-lines.fixture.ts'
import { verify } from '../../signing/signing.fixture.ts'
import { letterCalls } from '../blanket-letter.fixture.ts'
import { blanketLetterSeeder, openDemoSigning } from './demo-letters.actions.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ now: NOW })
})
afterAll(() => portal.stop())

it('writes a letter in every status as the demo’s shipper, once, as soon as its contract is there', async () => {
  const parts = { pool: portal.pool, settings: portal.settings, log: createLog('silent') }
  const profile = {
    name: 'Fairway Lines',
    scac: 'FWYL',
    accent: null,
    icp: [],
    papers: null,
    paymentPage: null,
    support: [],
  }
  const signing = openDemoSigning(parts, async () => profile, sharedPrograms())
  const seed = () => blanketLetterSeeder(signing.parts)(parts)
  expect(await seed()).toBe(false)
  const trade = await fillBookingTrade(portal)
  const organisationIds = [await trade.idOf('NBL')]
  const username = 'shipper@fairway.test'
  const { headers } = await portal.person({ username, groups: ['BL'], organisationIds, roles: ['member', 'shipper'] })
  expect(await seed()).toBe(false)
  const names = { en: 'Lamps', zh: '灯具', vi: 'Đèn' }
  const items = ['1042-A', '1042-B'].map((code) => ({ code, names }))
  await portal.carrier('contracts', [lightingContract({ items, validTo: '2027-12-31', revision: 3 })])
  await portal.pool.raw.query('update carrier_intake set heard_at = now(), paused_at = null')
  expect([await seed(), await seed()]).toEqual([true, true])
  await signing.close()
  const calls = letterCalls(portal, headers)
  const { json } = await calls.search()
  expect(json.columns.status.toSorted()).toEqual(['Active', 'Cancelled', 'Draft', 'Expired', 'Pending Signature'])
  const id = json.columns.id[json.columns.status.indexOf('Active')]
  const pdf = Buffer.from(await (await calls.document(id, 1)).arrayBuffer())
  expect((await verify(portal, pdf)).finding).toBe('unchanged')
})

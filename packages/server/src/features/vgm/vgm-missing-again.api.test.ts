import type { HomeLine } from '@fairway/contract/home/home.schema'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import * as lines from '../carrier/carrier-lines.fixture.ts'
import * as fixture from './vgm.fixture.ts'

const { row, weighing } = fixture
let portal: Portal
let person: Awaited<ReturnType<Portal['person']>>
let mei: fixture.VgmCalls
beforeAll(async () => {
  portal = await startPortal({ now: '2026-11-22T00:00:00Z' }) // two days before the cut-off
  const orgs = await fixture.loadWeighingWorld(portal)
  person = await portal.person({ groups: ['VG', 'BD'], organisationIds: [orgs.NBL] })
  mei = fixture.vgmCalls(portal, person.headers)
})
afterAll(() => portal.stop())

/** The bookings whose mass is due, as card, list and Home Page say. */
async function dueEverywhere() {
  const { concerns } = (await portal.post('/api/bookings/dashboard', {}, person.headers)).json
  const list = await portal.post('/api/bookings/list', { concerns: ['vgmDue'] }, person.headers)
  const home = (await portal.get('/api/home', person.headers)).json.lines.filter(
    ({ kind }: HomeLine) => kind === 'vgmDue',
  )
  const ofKind = concerns.filter(({ concern }: { concern: string }) => concern === 'vgmDue')
  return {
    card: ofKind[0].count,
    list: list.json.columns.bookingNo,
    home: home.map(({ args }: HomeLine) => args.names),
  }
}
const nowhere = { card: 0, list: [], home: [] }
const everywhere = (bookingNo: string) => ({ card: 1, list: [bookingNo], home: [bookingNo] })

it('a mass that the carrier had once is due again when what was sent here is rejected, or lacks a box', async () => {
  const { bookingNo, first, second } = await fixture.weighedBooking(portal, {
    siStatus: 'Accepted',
    vgmStatus: 'Accepted',
  })
  expect(await dueEverywhere()).toEqual(nowhere)

  const rows = [row(first, '24000'), row(second, '22000')]
  const sent = await mei.save(bookingNo, 0, weighing(bookingNo, rows))
  expect([sent.status, await dueEverywhere()]).toEqual([200, nowhere])

  await portal.carrier('vgm-decisions', [
    fixture.vgmDecision(bookingNo, 1, 'reject', { decidedAt: '2026-11-22T00:00:00Z' }),
  ])
  expect(await dueEverywhere()).toEqual(everywhere(bookingNo))

  const { state } = await mei.open(bookingNo)
  const again = await mei.save(
    bookingNo,
    state?.revision ?? 0,
    weighing(bookingNo, [row(first, '24100'), row(second, '22000')]),
  )
  expect([again.status, await dueEverywhere()]).toEqual([200, nowhere])

  const third = lines.containerNumber(600_001)
  await portal.carrier('containers', [lines.container(bookingNo, third)])
  expect(await dueEverywhere()).toEqual(everywhere(bookingNo))
})

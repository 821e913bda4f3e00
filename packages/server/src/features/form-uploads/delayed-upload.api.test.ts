import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { loadRequestWorld, TODAY } from '../bookings/requests/booking-request.fixture.ts'
import * as lines from '../carrier/carrier-lines.fixture.ts'
import { csv, row, type UploadCalls, uploadCalls } from './form-upload.fixture.ts'

let portal: Portal
let mei: UploadCalls
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  const orgs = await loadRequestWorld(portal)
  mei = uploadCalls(portal, (await portal.person({ groups: ['BR'], organisationIds: [orgs.NBL] })).headers)
})
beforeEach(() => portal.setNow(TODAY))
afterAll(() => portal.stop())

it('a file cannot book a ship that has sailed this morning', async () => {
  await portal.setNow('2026-11-25T12:01:00Z') // FHM043E left a minute ago
  const { problems } = (await mei.read(csv(row()))).json
  expect(problems).toMatchObject([{ row: 2, field: 'vvd', value: 'FHM043E', code: 'BR0009', args: ['FHM043E'] }])
})

it('a file whose ship is past a cut-off says so, and is sent once that is confirmed', async () => {
  await portal.setNow('2026-11-24T10:00:00Z')
  const { id, problems, warnings } = (await mei.read(csv(row(), row()))).json
  expect(problems).toEqual([])
  expect(warnings).toMatchObject([
    { row: 2, field: 'vvd', code: 'BR0076', args: ['FHM043E', '2026-11-24 18:00'] },
    { row: 3, field: 'vvd', code: 'BR0076' },
  ])
  const refused = await mei.send(id)
  expect([refused.status, refused.json.errorCode, refused.json.messageArgs]).toEqual([409, 'UP0039', ['2']])
  expect((await mei.send(id, { confirmed: true })).json.results).toHaveLength(2)
})

it('a cut-off that passes after the look is a reason to look again', async () => {
  await portal.setNow('2026-11-24T09:59:00Z')
  const { id, warnings } = (await mei.read(csv(row()))).json
  expect(warnings).toEqual([])
  await portal.setNow('2026-11-24T10:00:00Z')
  expect((await mei.send(id, { confirmed: true })).json.errorCode).toBe('UP0010')
})

it.each([
  ['40HQ', '45G1'],
  ["40'HC", '45G1'],
])('%s in a file is the type that the trade means', async (equipment, code) => {
  const { forms, problems } = (await mei.read(csv(row({ equipment })))).json
  expect([problems, forms[0].containers]).toEqual([[], `2 × ${code}`])
})

it.each([
  ['a number that is none', { grossWeight: 'abc' }, 'grossWeight', 'BR0068'],
  ['a number with two readings', { grossWeight: '24,500' }, 'grossWeight', 'BR0069'],
  [
    'a missing port of loading, not the vessel',
    { portOfLoading: '', placeOfReceipt: 'CNNGB' },
    'portOfLoading',
    'BR0013',
  ],
  ['an inland place as port of discharge', { portOfDischarge: 'USCHI' }, 'portOfDischarge', 'BR0075'],
  ['a place of receipt across the ocean', { placeOfReceipt: 'USLGB' }, 'placeOfReceipt', 'BR0072'],
])('a file names its own cause: %s', async (_what, change, field, code) =>
  expect((await mei.read(csv(row(change)))).json.problems).toMatchObject([{ field, code }]),
)

it('a weight with thousands is read as it is meant', async () =>
  expect((await mei.read(csv(row({ grossWeight: '24,500.5' })))).json.problems).toEqual([]))

it('a port from which nothing comes as a file is not blamed on the ETD as well', async () => {
  const shanghai = lines.locations.find(({ code }) => code === 'CNSHA')
  await portal.carrier('locations', [{ ...shanghai, allowsUploads: false }])
  const ship = { vessel: { code: 'FQL', name: 'Fairway Quail' }, voyage: '008', direction: 'E', service: 'TP1' }
  const loading = (location: string, day: string) => ({
    location,
    departure: { planned: `${day}T04:00:00Z` },
    cutOffs: { cy: `${day}T00:00:00Z` },
  })
  const calls = [loading('CNNGB', '2026-11-30'), loading('CNSHA', '2026-12-02')]
  const landing = { location: 'USLGB', arrival: { planned: '2026-12-16T04:00:00Z' } }
  await portal.carrier('schedules', [{ vvd: 'FQL008E', ...ship, revision: 1, calls: [...calls, landing] }])
  const overrides = { vvd: 'FQL008E', etd: '2026-11-30' }
  expect((await mei.read(csv(row(overrides)))).json.problems).toEqual([])
  const { problems } = (await mei.read(csv(row({ ...overrides, portOfLoading: 'CNSHA' })))).json
  expect(problems).toMatchObject([{ field: 'portOfLoading', code: 'UP0008' }])
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { carrierListens } from '../../../platform/submissions/carrier-intake.repository.ts'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { type BookingSystem, connectCarrier } from './outbox.fixture.ts'

let portal: Portal
let gates: BookingSystem
beforeAll(async () => {
  portal = await startPortal({ settings: { carrierSilentMinutes: 15 } })
  gates = await connectCarrier(portal)
})
afterAll(() => portal.stop())

const listens = () => carrierListens(portal.pool.reading(), portal.settings)
const setLastContact = (ago: string) =>
  portal.pool.raw.query(`update carrier_intake set heard_at = now() - interval '${ago}'`)

it('a carrier that was never heard takes nothing', async () => expect(await listens()).toBe(false))

it('calls of other kinds are no sign that it takes anything', async () => {
  await portal.get('/carrier/v1/intake', gates.headers)
  await portal.carrier('decisions', ['{}'], gates.headers)
  await portal.carrier('locations', ['{}'])
  expect(await listens()).toBe(false)
})

it('a poll is a heartbeat, good for fifteen minutes', async () => {
  await gates.poll()
  expect(await listens()).toBe(true)
  await setLastContact('14 minutes 50 seconds')
  expect(await listens()).toBe(true)
  await setLastContact('15 minutes 1 second')
  expect(await listens()).toBe(false)
})

it('a pause refuses what is handed in until it ends, and is on record', async () => {
  await setLastContact('1 second')
  const { json } = await gates.put('intake', { paused: true })
  expect(json).toMatchObject({ paused: true, listens: false, heardAt: expect.any(String) })
  expect(await listens()).toBe(false)
  await gates.put('intake', { paused: true })
  expect((await gates.put('intake', { paused: false })).json).toMatchObject({ paused: false, listens: true })
  const { rows } = await portal.pool.raw.query(
    "select after from audit_entry where object_type = 'carrier intake' order by id",
  )
  expect(rows).toEqual([{ after: { paused: true } }, { after: { paused: false } }])
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPaperSeeder } from '../../../platform/demo/demo-papers.ts'
import { createLog } from '../../../platform/monitoring/log.ts'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { type InstructionWorld, instructionCalls, instructionWorld, TODAY } from '../instruction.fixture.ts'
import { seedDemoInstructions } from './demo-instructions.actions.ts'

let portal: Portal
let world: InstructionWorld
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  world = await instructionWorld(portal)
})
afterAll(() => portal.stop())

const parts = () => ({ pool: portal.pool, settings: portal.settings, log: createLog('silent') })

it('the demo has an instruction for each thing that can become of one, made once by its shipper', async () => {
  expect(await seedDemoInstructions(parts()), 'nobody is there to write them').toBe(false)
  const writer = await portal.person({
    ...{ username: 'shipper@fairway.test', groups: ['SI'], organisationIds: [world.idOf('NBL')] },
  })
  expect(await seedDemoInstructions(parts()), 'there are no bookings').toBe(false)
  const booked = await Promise.all(Array.from({ length: 6 }, () => world.book()))
  expect(await seedDemoInstructions(parts())).toBe(true)
  expect(await seedDemoInstructions(parts())).toBe(true)
  const { columns } = (await instructionCalls(portal, writer.headers).search({})).json
  expect(columns.status.toSorted()).toEqual(['Draft', 'Submitted', 'Submitted', 'Submitted', 'Submitted', null])
  expect(columns.bookingNo.toSorted()).toEqual(booked.map(({ bookingNo }) => bookingNo).toSorted())
  await startPaperSeeder(parts(), seedDemoInstructions).stop()
})

import { afterAll, beforeAll } from 'vitest'
import { uploadCalls } from '../../packages/server/src/features/form-uploads/form-upload.fixture.ts'
import { siCsv, siRows } from '../../packages/server/src/features/form-uploads/si-forms/si-upload.fixture.ts'
import * as instructions from '../../packages/server/src/features/shipping-instructions/instruction.fixture.ts'
import { type Portal, startPortal } from '../../packages/server/src/platform/testing.ts'
import { walkCodes } from './answers.ts'
import { instructionCodes } from './codes.ts'

const { commodityOf, instructionFor } = instructions
let portal: Portal
let world: instructions.InstructionWorld
beforeAll(async () => {
  portal = await startPortal({ now: instructions.TODAY })
  world = await instructions.instructionWorld(portal)
})
afterAll(() => portal.stop())

const nobody = { name: '', address: '', contact: '' }
const calls = () => world.shipper.calls

/** Sends an instruction in which this differs. */
const changed = (more: object) => async () => calls().submit({ document: instructionFor(await world.book(), more) })
/** Sends one whose commodity differs in this. */
const commodity = (more: object) => async () => {
  const booked = await world.book()
  return calls().submit({
    document: instructionFor(booked, { commodities: [{ ...commodityOf(booked.containers), ...more }] }),
  })
}
/** Sends one whose first container differs in this. */
const container = (more: object) => async () => {
  const booked = await world.book()
  const { containers, ...rest } = commodityOf(booked.containers)
  const [first, ...others] = containers
  const commodities = [{ ...rest, containers: [{ ...first, ...more }, ...others] }]
  return calls().submit({ document: { ...instructionFor(booked), commodities } })
}

walkCodes(instructionCodes, () => ({
  SI0001: () => calls().get(999_999),
  SI0002: async () => {
    const file = siCsv(...siRows({ ...(await world.book()), bookingNo: '6999998' }))
    return uploadCalls(portal, world.shipper.headers, '/api/si').read(file)
  },
  SI0003: changed({ shipper: nobody }),
  SI0004: changed({ consignee: nobody }),
  SI0005: changed({ notifyParty: nobody }),
  SI0006: changed({ blType: '' }),
  SI0007: changed({ originals: '' }),
  SI0008: changed({ nonNegotiables: '' }),
  SI0009: changed({ freightDisplay: '' }),
  SI0010: changed({ blNo: '' }),
  SI0011: () => calls().save({ document: {} }),
  SI0012: changed({ paymentTerm: '' }),
  SI0013: commodity({ description: '' }),
  SI0014: commodity({ marks: '' }),
  SI0015: commodity({ hts: '94054' }),
  SI0016: commodity({ containers: [] }),
  SI0017: container({ containerNo: '' }),
  SI0018: container({ equipment: '' }),
  SI0019: container({ seal: '' }),
  SI0020: container({ packages: '' }),
  SI0021: container({ packageType: '' }),
  SI0022: container({ weight: '' }),
  SI0023: container({ volume: '' }),
  SI0024: async () => {
    const booked = await world.book()
    await calls().submit({ document: instructionFor(booked) })
    return calls().submit({ document: instructionFor(booked) })
  },
  SI0025: async () => {
    const document = instructionFor(await world.book())
    await portal.setNow(instructions.AFTER_AMS_CUT_OFF)
    const reply = await calls().submit({ document, confirmed: ['SI0042'] })
    await portal.setNow(instructions.TODAY)
    return reply
  },
  SI0026: async () => {
    const { containers: [twice = ''], ...booked } = await world.book() // biome-ignore format: one line
    return calls().submit({ document: instructionFor({ ...booked, containers: [twice, twice] }) })
  },
  SI0027: commodity({ description: 'LAMP\n'.repeat(1000) }),
}))

import { goodRequest, hazard, reeferRow } from '@fairway/contract/bookings/requests/booking-request.fixture'
import type { RequestDocument } from '@fairway/contract/bookings/requests/booking-request.schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as requests from '../../packages/server/src/features/bookings/requests/booking-request.fixture.ts'
import * as corrections from '../../packages/server/src/features/corrections/correction.fixture.ts'
import * as instructions from '../../packages/server/src/features/shipping-instructions/instruction.fixture.ts'
import { type Portal, startPortal } from '../../packages/server/src/platform/testing.ts'
import { codesIn } from './answers.ts'

let portal: Portal
let mei: requests.RequestCalls & { correct: corrections.CorrectionCalls; instruct: instructions.InstructionCalls }
let world: instructions.InstructionWorld
beforeAll(async () => {
  portal = await startPortal({ now: requests.TODAY })
  world = await instructions.instructionWorld(portal)
  const { headers } = await portal.person({ groups: ['BR', 'BC', 'SI'], organisationIds: [world.idOf('NBL')] })
  mei = {
    ...requests.requestCalls(portal, headers),
    correct: corrections.correctionCalls(portal, headers),
    instruct: instructions.instructionCalls(portal, headers),
  }
})
afterAll(() => portal.stop())

type Change = Partial<RequestDocument>
const x = (length: number) => 'X'.repeat(length)
const haz = (more: Partial<typeof hazard>): Change => ({ flags: ['HAZ'], hazard: { ...hazard, ...more } })
const oog = (length: string): Change => ({ flags: ['OOG'], gauge: { length, width: '260', height: '310' } })
const reefer = (temperature: string, temperatureUnit = 'C'): Change => ({
  flags: ['REEFER'],
  temperature,
  temperatureUnit,
  containers: [reeferRow],
})

/** Section 9, booking: the constant, what meets it, what is one beyond, and the code of the refusal. */
const bookingLimits: [string, Change[], Change[], string][] = [
  ['customer reference 35', [{ customerReference: x(35) }], [{ customerReference: x(36) }], 'BR0012'],
  ['PO under 20', [{ poNumber: x(19) }], [{ poNumber: x(20) }], 'BR0030'],
  ['service contract 2 to 6', [{ serviceContract: 'SC' }, { serviceContract: 'SC1042' }], [{ serviceContract: 'S' }, { serviceContract: 'SC10422' }], 'BR0018'],
  ['item 8', [{ item: x(8) }], [{ item: x(9) }], 'BR0031'],
  ['booking number 35', [{ bookingNo: x(35) }], [{ bookingNo: x(36) }], 'BR0032'],
  ['UN type 2', [haz({ unType: 'NA' })], [haz({ unType: 'UNA' })], 'BR0036'],
  ['UN number 4', [haz({ unNumber: '1263' })], [haz({ unNumber: '12634' })], 'BR0037'],
  ['IMO class 10', [haz({ imoClass: '3' })], [haz({ imoClass: x(11) })], 'BR0038'],
  ['package group 3', [haz({ packageGroup: 'III' })], [haz({ packageGroup: 'IIII' })], 'BR0039'],
  ['flash point 5', [haz({ flashPoint: '-12.5' })], [haz({ flashPoint: '-12.75' })], 'BR0040'],
  ['reefer temperature 5 characters', [reefer('-18.5')], [reefer('-18.25')], 'BR0043'],
  ['temperature units F and C', [reefer('-18', 'C'), reefer('4', 'F')], [reefer('4', 'K')], 'BR0044'],
  ['dimensions 1 to 99999', [oog('1'), oog('99999')], [oog('0.999'), oog('99999.001')], 'BR0035'],
  ['at most 3 decimals', [oog('1.125')], [oog('1.1255')], 'BR0035'],
  ['weight 7.3 digits', [{ grossWeight: '9999999.999' }], [{ grossWeight: '10000000' }, { grossWeight: '1.0001' }], 'BR0022'],
  ['cube 6.4 digits', [{ cube: '999999.9999' }], [{ cube: '1000000' }, { cube: '1.00001' }], 'BR0023'],
] // biome-ignore format: one constant on each line

const codesOf = async (change: Change) => codesIn((await mei.validate({ document: requests.document(change) })).json)

describe('booking', () => {
  it('a request at no limit is refused for nothing', async () =>
    expect(codesIn((await mei.validate({ document: goodRequest({ customerReference: x(9) }) })).json)).toEqual([]))

  it.each(bookingLimits)('%s', async (_constant, met, beyond, code) => {
    for (const change of met) expect(await codesOf(change), JSON.stringify(change)).not.toContain(code)
    for (const change of beyond) expect(await codesOf(change), JSON.stringify(change)).toContain(code)
  })
})

describe('shipping instruction', () => {
  const codesOfCommodity = async (more: object) => {
    const booked = await world.book()
    const commodities = [{ ...instructions.commodityOf(booked.containers), ...more }]
    return codesIn(
      (await mei.instruct.validate({ document: instructions.instructionFor(booked, { commodities }) })).json,
    )
  }
  const lines = (count: number) => Array(count).fill('LAMPS').join('\n')

  it('HTS at least 6', async () => {
    expect(await codesOfCommodity({ hts: '940542' })).not.toContain('SI0015')
    expect(await codesOfCommodity({ hts: '94054' })).toContain('SI0015')
  })
  it('description at most 999 lines per commodity', async () => {
    expect(await codesOfCommodity({ description: lines(999) })).not.toContain('SI0027')
    expect(await codesOfCommodity({ description: lines(1000) })).toContain('SI0027')
  })
  it('container number at least 10, completed by its check digit, or 11', async () => {
    const codesOfNumber = async (length: number) => {
      const booked = await world.book()
      const containers = booked.containers.map((no) => no.slice(0, length))
      const commodities = [instructions.commodityOf(containers)]
      return codesIn(
        (await mei.instruct.validate({ document: instructions.instructionFor(booked, { commodities }) })).json,
      )
    }
    for (const length of [10, 11]) expect(await codesOfNumber(length), String(length)).not.toContain('SI0029')
    expect(await codesOfNumber(9)).toContain('SI0029')
  })
})

it('shipment number for a correction: 7 digits', async () => {
  const codeOf = async (shipmentNo: string) => codesIn((await mei.correct.start(shipmentNo)).json)
  expect(await codeOf('9999999')).toEqual(['BC0002']) // a number of the right form that nobody has
  expect(await codeOf('999999')).toEqual(['BC0001'])
  expect(await codeOf('99999999')).toEqual(['BC0001'])
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { tariffLine } from '../../carrier/contract-lines.fixture.ts'
import { commodityOf, type InstructionWorld, instructionFor, instructionWorld, TODAY } from '../instruction.fixture.ts'

let portal: Portal
let world: InstructionWorld
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  world = await instructionWorld(portal)
})
afterAll(() => portal.stop())

it('an instruction with a code that the carrier does not know, or no longer, is warned of and can be sent', async () => {
  const booked = await world.book()
  const [first = '', second = ''] = booked.containers
  const pages = (...codes: string[]) =>
    codes.map((hts, at) => ({ ...commodityOf(at === 0 ? [first] : at === 1 ? [second] : []), hts }))
  const validate = async (...codes: string[]) => {
    const document = { ...instructionFor(booked), commodities: pages(...codes) }
    const { warnings } = (await world.shipper.calls.validate({ document })).json
    return warnings.filter(({ code }: { code: string }) => code === 'SI0043')
  }
  // no list, no judgement
  expect(await validate('9405.42', '1111.11')).toEqual([])

  await portal.carrier('tariff-codes', [
    tariffLine('9405420010'),
    tariffLine('853952'),
    tariffLine('854143', { withdrawn: true }),
  ])
  expect(await validate('9405.42', '8539.52')).toEqual([])
  expect(await validate('1111.11', '8541.43', '８５３９．５２')).toEqual([
    { path: 'commodities.0.hts', code: 'SI0043', args: ['111111'] },
    { path: 'commodities.1.hts', code: 'SI0043', args: ['854143'] },
  ])
  const sent = await world.shipper.calls.submit({
    document: { ...instructionFor(booked), commodities: pages('1111.11', '8541.43') },
  })
  expect([sent.status, sent.json.state?.status]).toEqual([200, 'Submitted'])
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import {
  commodityOf,
  type InstructionWorld,
  instructionFor,
  instructionWorld,
  TODAY,
} from '../shipping-instructions/instruction.fixture.ts'
import { row, vgmCalls, weighing } from './vgm.fixture.ts'

let portal: Portal
let world: InstructionWorld
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  world = await instructionWorld(portal)
  const profile = { body: JSON.stringify({ name: 'Fairway Lines', scac: 'FWYL' }) }
  const headers = { authorization: `Bearer ${await portal.mintKey()}`, 'content-type': 'application/json' }
  await portal.call('PUT', '/carrier/v1/profile', { ...profile, headers })
})
afterAll(() => portal.stop())

it('a mass that is far from the weight in the shipping instructions is told at both, with both figures', async () => {
  const { rows } = await portal.pool.raw.query(`select id from organisation where ref = 'NBL'`)
  const weigher = await portal.person({ groups: ['VG'], organisationIds: [rows[0].id] })
  const calls = vgmCalls(portal, weigher.headers)
  const booked = await world.book()
  const [first = ''] = booked.containers
  const weight = '12000'
  const page = commodityOf(booked.containers)
  const commodities = [{ ...page, containers: page.containers.map((one) => ({ ...one, weight })) }]
  const document = instructionFor(booked, { commodities })
  const before = (await calls.open(booked.bookingNo)).containers.find((one) => one.containerNo === first)
  const { json } = await world.shipper.calls.submit({ document })
  const container = (await calls.open(booked.bookingNo)).containers.find((one) => one.containerNo === first)
  expect([before?.cargoKg, container?.cargoKg]).toEqual(['9000.500', weight])

  const expected = `${Number(weight) + Number(container?.tareKg)} KG`
  const weighed = weighing(booked.bookingNo, [row(first, '29000')])
  const refused = await calls.save(booked.bookingNo, 0, weighed)
  expect(refused.json).toMatchObject({
    errorCode: 'VGM0032',
    violations: [{ path: 'rows.0.mass', args: [first, '29000 KG', expected] }],
  })
  await calls.save(booked.bookingNo, 0, weighed, { confirmed: ['VGM0032'] })

  const { booking } = (await world.shipper.calls.get(json.state.id)).json
  expect(booking.containers.find((one: { containerNo: string }) => one.containerNo === first).vgm).toEqual({
    mass: '29000',
    unit: 'KG',
    tareKg: container?.tareKg,
  })
  const { warnings } = (await world.shipper.calls.validate({ id: json.state.id, document })).json
  expect(warnings).toContainEqual({
    path: 'commodities.0.containers.0.weight',
    code: 'SI0057',
    args: [first, '29000 KG', expected],
  })
  const again = await world.shipper.calls.submit({
    id: json.state.id,
    revision: json.state.revision,
    document: { ...document, remarks: 'As weighed' },
  })
  expect(again.json.errorCode).toBeUndefined()
})

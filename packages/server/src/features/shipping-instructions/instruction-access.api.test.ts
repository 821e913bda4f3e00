import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import {
  decideAs,
  type InstructionCalls,
  type InstructionWorld,
  instructionCalls,
  instructionFor,
  instructionWorld,
  siDecision,
  TODAY,
} from './instruction.fixture.ts'

let portal: Portal
let world: InstructionWorld
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  world = await instructionWorld(portal)
})
afterAll(() => portal.stop())

const others = ['consignee', 'notifyParty', 'broker', 'rival', 'salesRep'] as const

it.each(others)('%s is told of an instruction what is told of one that does not exist', async (role) => {
  const rep = await portal.person({ groups: ['SI', 'BS', 'BD', 'TD'] })
  const booked = await world.book({ salesRep: rep.webId })
  const document = instructionFor(booked)
  const { state } = (await world.shipper.calls.submit({ document })).json
  await decideAs(portal, siDecision(state, 'accept', { draft: document }))
  const calls = (by: InstructionCalls, id: number, reference: string) => [
    by.get(id),
    by.history(id),
    by.compare(id, 0, 1),
    by.draft(id),
    by.mail({ id, to: ['somebody@lakeshore.example'] }),
    by.delete(id, 2),
    by.containers(reference),
    by.form(reference),
    by.earlier(reference),
    by.save({ id, revision: 2, document }),
    by.submit({ id, revision: 2, document }),
    by.validate({ id, document }),
    by.save({ document: { ...document, bookingNo: reference } }),
    by.submit({ document: { ...document, bookingNo: reference } }),
    by.validate({ document: { ...document, bookingNo: reference } }),
    by.decide({ id, revision: 2, action: 'approve' }),
    by.decide({ id, revision: 2, action: 'return', remarks: [{ path: '', text: 'No' }] }),
    by.form(own.bookingNo, { copyOf: id }),
  ]
  const by = role === 'salesRep' ? instructionCalls(portal, rep.headers) : world[role].calls
  const own = role === 'rival' ? await world.book({ parties: [{ role: 'shipper', organisation: 'RIV' }] }) : booked
  const foreign = await Promise.all(calls(by, state.id, booked.bookingNo))
  const missing = await Promise.all(calls(by, 999_999, '7999999'))
  expect(foreign.map(({ status, text }) => [status, text])).toEqual(missing.map(({ status, text }) => [status, text]))
  expect(new Set(foreign.map(({ json }) => json.errorCode))).toEqual(new Set(['SI0001']))
  expect((await by.search({ text: booked.bookingNo })).json.rows).toBe(0)
  expect((await world.forwarder.calls.get(state.id)).json.state).toMatchObject({ status: 'Accepted', version: 1 })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import {
  commodityOf,
  decideAs,
  type InstructionWorld,
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

const codesOf = ({ json }: { json: { errorCode?: string; violations?: { code: string }[] } }) =>
  json.violations?.map(({ code }) => code) ?? [json.errorCode]

describe('two people at once', () => {
  it('who send the same bill get it once, and the other one is told that it exists', async () => {
    const booked = await world.book()
    const [first = '', second = ''] = booked.containers
    const replies = await Promise.all([
      world.shipper.calls.submit({ document: instructionFor({ ...booked, containers: [first] }) }),
      world.forwarder.calls.submit({ document: instructionFor({ ...booked, containers: [second] }) }),
    ])
    expect(replies.filter(({ json }) => json.result === 'Success')).toHaveLength(1)
    const [lost] = replies.filter(({ json }) => json.result !== 'Success')
    expect(lost && codesOf(lost)).toContain('SI0024')
  })

  it('who put one container into two bills get it into one of them', async () => {
    const booked = await world.book()
    const [shared = ''] = booked.containers
    const bill = (suffix: string) =>
      instructionFor({ ...booked, containers: [shared] }, { blNo: `FWYL${booked.bookingNo}${suffix}` })
    const replies = await Promise.all([
      world.shipper.calls.submit({ document: bill('01') }),
      world.forwarder.calls.submit({ document: bill('02') }),
    ])
    expect(replies.filter(({ json }) => json.result === 'Success')).toHaveLength(1)
    const [lost] = replies.filter(({ json }) => json.result !== 'Success')
    expect(lost && codesOf(lost)).toContain('SI0026')
  })

  it('who save the same draft are told that somebody else saved it', async () => {
    const booked = await world.book()
    const { state } = (await world.shipper.calls.save({ document: instructionFor(booked) })).json
    const change = (originals: string) => ({
      ...{ id: state.id, revision: state.revision, document: instructionFor(booked, { originals }) },
    })
    const replies = await Promise.all([world.shipper.calls.save(change('1')), world.forwarder.calls.save(change('2'))])
    expect(replies.map(({ json }) => json.result ?? json.errorCode).sort()).toEqual(['GE0007', 'Success'])
  })
})

describe('an instruction', () => {
  it('of twenty commodities with 999 lines each is saved as a whole', async () => {
    const { bookingNo, blNo } = await world.book()
    const containers = Array.from({ length: 20 }, () => commodityOf([]))
    const lines = Array.from({ length: 999 }, (_, at) => `LINE ${at} `.padEnd(75, 'X')).join('\n')
    const commodities = containers.map((commodity) => ({ ...commodity, description: lines }))
    const document = instructionFor({ bookingNo, containers: [] }, { commodities })
    const { json } = await world.shipper.calls.save({ document })
    expect(json).toMatchObject({ result: 'Success', state: { blNo } })
    const opened = (await world.forwarder.calls.get(json.state.id)).json
    expect(opened.document.commodities.map(({ description }: { description: string }) => description)).toEqual(
      commodities.map(({ description }) => description),
    )
  })

  it('with hostile text in every field is stored as it is, or refused, and breaks nothing', async () => {
    const booked = await world.book()
    const hostile = [
      '\u202Etxet desrever',
      '<img src=x onerror=alert(1)>',
      "'; drop table bill; --",
      '🚢'.repeat(40),
      'A'.repeat(199),
    ]
    for (const text of hostile) {
      const [commodity] = instructionFor(booked).commodities
      const document = instructionFor(booked, {
        ...{ blType: text, originals: text, customerReference: text, secondNotifyParty: text, freightDisplay: text },
        shipper: { name: text, address: text, contact: text },
        commodities: commodity ? [{ ...commodity, description: text, marks: text, hts: text }] : [],
      })
      const saved = await world.shipper.calls.save({ document })
      expect(saved.json).toMatchObject({ result: 'Success' })
      const { id, revision } = saved.json.state
      const sent = await world.shipper.calls.submit({ id, revision, document })
      expect(sent.status).toBeGreaterThanOrEqual(400)
      expect(sent.status).toBeLessThan(500)
      expect((await world.shipper.calls.get(id)).json.document.shipper.name).toBe(text)
    }
    expect((await world.shipper.calls.search()).status).toBe(200)
  })

  it('whose draft B/L is approved keeps what was written and not sent', async () => {
    const booked = await world.book()
    const document = instructionFor(booked)
    const { state } = (await world.shipper.calls.submit({ document })).json
    await decideAs(portal, siDecision(state, 'accept', { draft: document }))
    const { id, revision } = (await world.shipper.calls.get(state.id)).json.state
    const changed = instructionFor(booked, { originals: '2' })
    const saved = (await world.shipper.calls.save({ id, revision, document: changed })).json.state
    const approved = await world.forwarder.calls.decide({ id, revision: saved.revision, action: 'approve' })
    expect(approved.json).toMatchObject({ result: 'Success', state: { status: 'Accepted', hasUnsent: true } })
    expect((await world.shipper.calls.get(id)).json.document.originals).toBe('2')
  })
})

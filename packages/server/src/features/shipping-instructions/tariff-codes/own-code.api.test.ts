import type { TariffCodes } from '@fairway/contract/shipping-instructions/tariff-code.schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { tariffLine } from '../../carrier/contract-lines.fixture.ts'
import { type InstructionWorld, instructionFor, instructionWorld, TODAY } from '../instruction.fixture.ts'

let portal: Portal
let world: InstructionWorld
beforeAll(async () => {
  portal = await startPortal({ settings: { publicCallsPerMinute: 1_000_000 }, now: TODAY })
  world = await instructionWorld(portal)
  await portal.carrier(
    'tariff-codes',
    ['853952', '940542', '640411'].map((code) => tariffLine(code)),
  )
})
afterAll(() => portal.stop())

/** The shipper sends an instruction with these commodities, each an HTS code and a description. */
async function send(...goods: (readonly [hts: string, description: string])[]) {
  const booked = await world.book()
  const document = instructionFor(booked)
  const [page] = document.commodities
  const [left = '', right = ''] = booked.containers
  const commodities = goods.map(([hts, description], at) => ({
    ...page,
    hts,
    description,
    containers: (page?.containers ?? []).filter(({ containerNo }) => containerNo === (at === 0 ? left : right)),
  }))
  const confirmed = ['SI0043', 'SI0040', 'SI0041', 'SI0042', 'SI0044', 'SI0045', 'SI0046', 'SI0047', 'SI0048', 'SI0049']
  const { json } = await world.shipper.calls.submit({ document: { ...document, commodities }, confirmed })
  expect([goods, json.result]).toEqual([goods, 'Success'])
}
const entriesFor = async (q: string, { headers }: { headers: Record<string, string> } = world.shipper) => {
  const { json }: { json: TariffCodes } = await portal.get(`/api/si/tariffCodes?q=${encodeURIComponent(q)}`, headers)
  return json.entries.map(({ code, name, usedBefore }) => [code, name?.en ?? null, usedBefore?.description ?? null])
}

describe('codes of the organisation’s own instructions', () => {
  it('are offered first, the latest first, with the description that was used', async () => {
    expect(await entriesFor('')).toEqual([])
    await send(['9405.42', 'CANARY LED FIXTURES\nsecond line'], ['9999.99', 'CANARY SPECIAL GOODS'])
    await send(['9405.42.0099', 'CANARY PANELS'])
    expect(await entriesFor('')).toEqual([
      ['9405420099', null, 'CANARY PANELS'],
      ['940542', 'LED lamps', 'CANARY LED FIXTURES'],
      ['999999', null, 'CANARY SPECIAL GOODS'],
    ])
    expect(await entriesFor('lamps')).toEqual([
      ['940542', 'LED lamps', 'CANARY LED FIXTURES'],
      ['640411', 'LED lamps', null],
      ['853952', 'LED lamps', null],
    ])
    expect(await entriesFor('special')).toEqual([['999999', null, 'CANARY SPECIAL GOODS']])
    expect(await entriesFor('9405')).toEqual([
      ['9405420099', null, 'CANARY PANELS'],
      ['940542', 'LED lamps', 'CANARY LED FIXTURES'],
    ])
  })

  it('are described as they were last', async () => {
    await send(['940542', 'CANARY NEWER'])
    expect((await entriesFor('940542'))[0]).toEqual(['940542', 'LED lamps', 'CANARY NEWER'])
  })

  it('are shown to nobody else, whatever they type', async () => {
    const { rival, consignee, notifyParty, broker, forwarder } = world
    for (const who of [rival, consignee, notifyParty, broker, forwarder])
      for (const q of ['', 'canary', 'special', '9999', '9405', '%', 'lamps'])
        expect([q, JSON.stringify(await entriesFor(q, who))]).toEqual([q, expect.not.stringContaining('CANARY')])
  })

  it('do not come from drafts', async () => {
    const booked = await world.book()
    const document = instructionFor(booked)
    await world.shipper.calls.save({
      document: { ...document, commodities: document.commodities.map((page) => ({ ...page, hts: '777777' })) },
    })
    expect(await entriesFor('7777')).toEqual([])
  })

  it('that the carrier withdrew say so', async () => {
    await portal.carrier('tariff-codes', [tariffLine('940542', { revision: 2, withdrawn: true })])
    const { json }: { json: TariffCodes } = await portal.get('/api/si/tariffCodes?q=940542', world.shipper.headers)
    expect(json.entries.map(({ code, isWithdrawn }) => [code, isWithdrawn])).toContainEqual(['940542', true])
  })
})

import type { BookingChoices } from '@fairway/contract/bookings/choices/booking-choices.schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { lightingContract, textileContract } from '../../carrier/contract-lines.fixture.ts'
import { as, createDesk } from '../../identity/assumption/assumption.fixture.ts'
import { type BookingTrade, fillBookingTrade, NOW } from './booking-choices.fixture.ts'

let portal: Portal
let trade: BookingTrade
beforeAll(async () => {
  portal = await startPortal({ now: NOW, settings: { publicCallsPerMinute: 1_000_000 } })
  trade = await fillBookingTrade(portal)
})
afterAll(() => portal.stop())

interface Headers {
  headers: Record<string, string>
}
const choicesOf = async ({ headers }: Headers): Promise<BookingChoices> =>
  (await portal.get('/api/bookings/refdata', headers)).json
const termsOf = ({ headers }: Headers, contract: string) =>
  portal.get(`/api/contracts/refdata?contract=${encodeURIComponent(contract)}`, headers)
const numbersOf = async (who: Headers) => (await choicesOf(who)).serviceContracts.map(({ number }) => number)

describe('what a request is made from', () => {
  it('is the dropdown data of the specification, each name in three languages and in letters', async () => {
    const choices = await choicesOf(trade.shipper)
    expect(choices.vvds).toEqual([
      { vvd: 'FHM043E', vessel: 'Fairway FHM', service: 'TP1', departureAt: '2026-11-24T14:00:00+00:00' },
      { vvd: 'FAB051E', vessel: 'Fairway FAB', service: 'TP1', departureAt: '2026-12-01T14:00:00+00:00' },
    ])
    expect(choices.packageTypes[0]).toEqual({
      code: 'CT',
      name: { en: 'Carton', zh: '纸箱', vi: 'Thùng carton' },
      spoken: 'zhixiang zx',
    })
    expect(choices.containerTypes).toMatchObject([{ code: '45G1', group: 'dry', lengthFeet: 40 }])
    expect(choices.serviceTypes).toEqual(['CY-CY', 'CY-DOOR', 'CY-RAMP', 'DOOR-CY', 'DOOR-DOOR', 'DOOR-RAMP'])
    expect(choices.places.find(({ code }) => code === 'CNNGB')).toEqual({
      code: 'CNNGB',
      name: { en: 'Ningbo', zh: '宁波', vi: 'Ningbo' },
      spoken: 'ningbo nb',
      kind: 'port',
      country: 'CN',
      zone: 'Asia/Shanghai',
      latitude: 30,
      longitude: 120,
      hasRamp: false,
    })
    expect(choices.places.map(({ code }) => code)).not.toContain('CNNGB-BLCT')
    expect(choices.clock).toEqual({ now: expect.stringMatching(/^2026-11-15T00:/), rate: 1 })
  })

  it('loads where a coming ship takes cargo on, and lands where one calls after that', async () => {
    const { portofLoad, portsOfDischarge } = await choicesOf(trade.shipper)
    expect(portofLoad).toEqual(['CNNGB', 'CNSHA', 'VNHPH'])
    expect(portsOfDischarge).toEqual(['USLGB', 'USOAK', 'CNSHA'])
  })

  it('offers each customer their own contracts and the ports that those name', async () => {
    const [own, theirs] = [await choicesOf(trade.shipper), await choicesOf(trade.rival)]
    expect(own.serviceContracts).toEqual([
      {
        number: 'SC1042',
        title: 'Ningbo Lighting trans-Pacific 2026',
        validFrom: '2026-01-01',
        validTo: '2026-12-31',
        paymentTerms: ['Prepaid', 'Collect'],
        organisations: ['NBL'],
      },
    ])
    expect(own.portofLoading).toEqual(['CNNGB'])
    expect(own.organisations).toEqual([
      {
        ref: 'NBL',
        name: 'Ningbo Lighting Co., Ltd.',
        localName: '宁波照明有限公司',
        address: '88 Beilun Rd, Ningbo',
        country: 'CN',
      },
    ])
    expect(theirs.portofLoading).toEqual(['VNHPH'])
    expect(JSON.stringify(own)).not.toMatch(/SC1024|Hai Phong Textiles|HPT/)
    expect(JSON.stringify(theirs)).not.toMatch(/SC1042|Lighting|NBL/)
    expect(await numbersOf(trade.both)).toEqual(['SC1024', 'SC1042'])
  })

  it('offers a forwarder what it may book with, and those who are only named nothing', async () => {
    expect(await choicesOf(trade.forwarder)).toMatchObject({
      serviceContracts: [{ number: 'SC1042', organisations: ['EWF'] }],
    })
    expect(await numbersOf(trade.consignee)).toEqual([])
    expect(await choicesOf(trade.nobody)).toMatchObject({ serviceContracts: [], portofLoading: [], organisations: [] })
  })

  it('leaves out contracts that have ended, from the day after', async () => {
    const until = (number: string, validTo: string) => lightingContract({ number, validTo })
    await portal.carrier('contracts', [until('OLD1', '2026-11-14'), until('LAST1', '2026-11-15')])
    expect(await numbersOf(trade.shipper)).toEqual(['LAST1', 'SC1042'])
  })

  it('is there for guests without anything of a customer', async () => {
    const { json } = await portal.get('/api/bookingspub/refdata')
    expect(Object.keys(json).sort()).toEqual(
      [
        'clock',
        'containerTypes',
        'packageTypes',
        'places',
        'portofLoad',
        'portsOfDischarge',
        'serviceTypes',
        'vvds',
      ].sort(),
    )
    expect(JSON.stringify(json)).not.toMatch(/SC10|NBL|HPT|Lighting|Textiles/)
  })

  it('shows customer service who stands in the contracts of the customer', async () => {
    const desk = createDesk(portal)
    const csr = await desk.csr()
    await desk.assume(csr, trade.shipper.username)
    const { json } = await portal.get('/api/bookings/refdata', as(csr, trade.shipper.username))
    expect(json.serviceContracts.map(({ number }: { number: string }) => number)).toContain('SC1042')
  })
})

describe('a contract’s own data', () => {
  it('is offered to those who may book with it: ports, parties with addresses, items', async () => {
    expect((await termsOf(trade.forwarder, 'sc1042')).json).toEqual({
      number: 'SC1042',
      itemRequired: false,
      title: 'Ningbo Lighting trans-Pacific 2026',
      validFrom: '2026-01-01',
      validTo: '2026-12-31',
      paymentTerms: ['Prepaid', 'Collect'],
      places: { loading: ['CNNGB'], discharge: ['USLGB'], receipt: ['CNNGB'], delivery: ['USCHI', 'USLGB'] },
      parties: [
        expect.objectContaining({ role: 'consignee', name: 'Lakeshore Home, Inc.', address: '12 Shore Dr, Chicago' }),
        expect.objectContaining({ role: 'contractHolder', ref: 'NBL' }),
        expect.objectContaining({ role: 'forwarder', ref: 'EWF' }),
        expect.objectContaining({ role: 'shipper', localName: '宁波照明有限公司' }),
      ],
      items: [
        {
          code: '1042-A',
          name: { en: 'LED lighting', zh: '照明灯具', vi: 'Đèn LED chiếu sáng' },
          spoken: 'zhaomingdengju zmdj',
        },
      ],
    })
  })

  it('is as unknown to others as a contract that is not there', async () => {
    const unknown = await termsOf(trade.rival, 'SC9999')
    expect(unknown).toMatchObject({ status: 422, json: { errorCode: 'BR0017' } })
    for (const who of [trade.rival, trade.consignee, trade.nobody]) {
      const foreign = await termsOf(who, 'SC1042')
      expect([foreign.status, foreign.text]).toEqual([unknown.status, unknown.text])
    }
  })

  it('needs a number of 2 to 6 characters', async () => {
    expect((await termsOf(trade.shipper, '')).json.errorCode).toBe('BR0017')
    expect((await termsOf(trade.shipper, 'S')).json.errorCode).toBe('BR0018')
    expect((await termsOf(trade.shipper, 'SC10421')).json.errorCode).toBe('BR0018')
    expect((await termsOf(trade.shipper, "' or")).json.errorCode).toBe('BR0017')
  })

  it('is gone for an organisation as soon as the carrier takes it out', async () => {
    await portal.carrier('contracts', [
      textileContract({
        revision: 2,
        parties: [
          { role: 'contractHolder', organisation: 'LSD' },
          { role: 'shipper', organisation: 'HPT' },
        ],
      }),
    ])
    expect((await termsOf(trade.rival, 'SC1024')).json.errorCode).toBe('BR0017')
    expect(await numbersOf(trade.rival)).toEqual([])
  })
})

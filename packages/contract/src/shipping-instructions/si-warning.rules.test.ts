import { describe, expect, it } from 'vitest'
import type { SiBooking, SiDocument } from './shipping-instruction.schema.ts'
import {
  containerNo,
  goodInstruction,
  siBooking,
  siContainer,
  siFacts,
  withCommodity,
  withContainer,
} from './si-document.fixture.ts'
import type { SiFacts } from './si-facts.rules.ts'
import { unconfirmedOf, warnInstruction } from './si-warning.rules.ts'

/** Two of three containers are on the bill, so the third one is always named. */
const left = { path: 'commodities', code: 'SI0049', args: [containerNo(3)] }
const warningsFor = (changes: Partial<SiDocument>, booking: Partial<SiBooking> = {}, known: Partial<SiFacts> = {}) =>
  warnInstruction(goodInstruction(changes), siFacts(booking, known)).filter(({ code }) => code !== 'SI0049')
const letter = { kind: 'blanket', reference: 'BL-1' } as const
const oneLine = { address: 'x', contact: '' }

const cases: readonly (readonly [string, Partial<SiDocument>, Partial<SiBooking>, string, string, string[]])[] = [
  ['an SI cut-off that has passed', {}, { siCutOffAt: '2026-11-20T01:00:00Z' }, 'SI0042', 'bookingNo', ['2026-11-20 09:00']],
  ['a party of seven lines', { shipper: { name: 'N', address: '1\n2\n3\n4\n5', contact: '6' } }, {}, 'SI0051', 'shipper.address', ['7', '6']],
  ['a sea waybill to order', { blType: 'SW', consignee: { name: 'To order', ...oneLine } }, { coveringLetter: letter }, 'SI0054', 'consignee.name', []],
  ['a sea waybill without a letter', { blType: 'SW' }, {}, 'SI0050', 'blType', ['SW']],
  ['a telex release without a letter', { blType: 'TLX' }, {}, 'SI0050', 'blType', ['TLX']],
  ['a reference of another booking', { customerReference: 'NL-7' }, {}, 'SI0055', 'customerReference', ['NL-7']],
  ['another payment term', { paymentTerm: 'Collect' }, {}, 'SI0056', 'paymentTerm', []],
  ['another type than the booking', withContainer({ equipment: '22G1' }), {}, 'SI0052', 'commodities.0.containers.1.equipment', [containerNo(2), '45G1']],
  ['a weight in tonnes', withContainer({ weight: '18.42' }), { booked: null }, 'SI0047', 'commodities.0.containers.1.weight', [containerNo(2), '18.42']],
  ['a weight in grams', withContainer({ weight: '1842050' }), { booked: null }, 'SI0047', 'commodities.0.containers.1.weight', [containerNo(2), '1842050']],
  ['a volume in litres', withContainer({ volume: '61200' }), { booked: null }, 'SI0048', 'commodities.0.containers.1.volume', [containerNo(2), '61200']],
  ['fewer packages than booked', withContainer({ packages: '639' }), {}, 'SI0044', 'totals.packages', ['1279', '1280']],
  ['more weight than booked', withContainer({ weight: '18420.6' }), {}, 'SI0045', 'totals.weight', ['36841.1', '36841']],
  ['another volume than booked', withContainer({ volume: '61.1' }), {}, 'SI0046', 'totals.volume', ['122.3', '122.4']],
] // biome-ignore format: one case on each line

describe('the warnings of an instruction', () => {
  it('are none where it fits its booking', () => expect(warningsFor({})).toEqual([]))

  it.each(cases)('name %s', (_what, changes, booking, code, path, args) =>
    expect(warningsFor(changes, booking)).toEqual([{ code, path, args }]),
  )

  it('name a seal that the booking has otherwise', () => {
    const containers = siBooking().containers.map((one) => ({ ...one, seal: 'cn880002' }))
    expect(warningsFor({}, { containers })).toEqual([
      { code: 'SI0053', path: 'commodities.0.containers.0.seal', args: [containerNo(1), 'cn880002'] },
    ])
  })

  it('name a weight that is far from the verified gross mass, with both figures, and nothing where it is near', () => {
    const withMass = (mass: string, unit: 'KG' | 'LB' = 'KG') => ({
      containers: siBooking().containers.map((one) => ({ ...one, vgm: { mass, unit, tareKg: '3900' } })),
    })
    expect(warningsFor({}, withMass('22320.5'))).toEqual([])
    expect(warningsFor({}, withMass('49208.27', 'LB'))).toEqual([])
    const [first, ...others] = warningsFor({}, withMass('27000'))
    expect(first).toEqual({
      code: 'SI0057',
      path: 'commodities.0.containers.0.weight',
      args: [containerNo(1), '27000 KG', '22320.5 KG'],
    })
    expect(others).toMatchObject([{ code: 'SI0057' }])
    expect(
      warningsFor(withContainer({ weight: '' }), withMass('22320.5')).filter(({ code }) => code === 'SI0057'),
    ).toEqual([])
  })

  it('name an HTS code of right form that nobody knows, once somebody was asked', () => {
    const known = { isKnownHts: (digits: string) => digits === '940542' }
    expect(warningsFor({}, {}, known)).toEqual([])
    expect(warningsFor(withCommodity({ hts: '9405.49' }), {}, known)).toEqual([
      { code: 'SI0043', path: 'commodities.0.hts', args: ['940549'] },
    ])
    expect(warningsFor(withCommodity({ hts: '9405.49' }))).toEqual([])
  })

  it('name the containers that are on no bill', () => {
    expect(warnInstruction(goodInstruction(), siFacts())).toEqual([left])
    const elsewhere = { otherContainers: new Map([[containerNo(3), 'FWYL310448202']]) }
    expect(warnInstruction(goodInstruction(), siFacts({}, elsewhere))).toEqual([])
  })

  it('let a bill that shares its booking hold less than was booked, but not more', () => {
    const shared = { takenBlNos: new Set(['FWYL310448202']) }
    expect(warningsFor(withCommodity({ containers: [siContainer(1)] }), {}, shared)).toEqual([])
    expect(warningsFor(withContainer({ packages: '641' }), {}, shared).map(({ code }) => code)).toEqual(['SI0044'])
  })

  it('are quiet about a release that a letter covers, and about a booking that nobody knows', () => {
    expect(warningsFor({ blType: 'SW' }, { coveringLetter: letter })).toEqual([])
    expect(warnInstruction(goodInstruction(), siFacts({}, { booking: undefined }))).toEqual([])
  })

  it('are confirmed where they are about time or unusual figures', () => {
    const found = warningsFor(withContainer({ weight: '18.42' }), { siCutOffAt: '2026-11-20T01:00:00Z' })
    expect(found.map(({ code }) => code)).toEqual(['SI0042', 'SI0047', 'SI0045'])
    expect(unconfirmedOf(found, []).map(({ code }) => code)).toEqual(['SI0042', 'SI0047'])
    expect(unconfirmedOf(found, ['SI0042', 'SI0047'])).toEqual([])
  })
})

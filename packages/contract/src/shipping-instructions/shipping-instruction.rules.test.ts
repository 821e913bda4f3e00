import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isErrorCode } from '../catalogue.ts'
import { broken } from './broken-instruction.fixture.ts'
import { en } from './messages/en.ts'
import { checkInstruction } from './shipping-instruction.rules.ts'
import { SiDocument } from './shipping-instruction.schema.ts'
import {
  containerNo,
  goodInstruction,
  siBooking,
  siContainer,
  siFacts,
  withCommodity,
  withContainer,
} from './si-document.fixture.ts'
import { factsOf } from './si-facts.rules.ts'

const facts = siFacts()
const codesOf = (changes: Partial<SiDocument>, known = facts) =>
  checkInstruction(goodInstruction(changes), known).map(({ code }) => code)

describe('a shipping instruction', () => {
  it('can be sent when nothing is wrong with it', () => expect(checkInstruction(goodInstruction(), facts)).toEqual([]))

  it.each(broken.map(([what, ...rest]) => [what, rest] as const))(
    'is refused with %s, and with nothing else',
    (_, rest) => {
      const [change, code, path, args] = rest
      const found = checkInstruction(goodInstruction(change), facts)
      expect(found.map((one) => [one.code, one.path])).toEqual([[code, path]])
      if (args) expect(found[0]?.args).toEqual(args)
    },
  )

  it('names its faults in the order of the specification', () => {
    const empty = SiDocument.parse({ commodities: [{ hts: '1', containers: [{ seal: 'x' }, {}] }] })
    const inOrder = Array.from({ length: 22 }, (_, at) => `SI${String(at + 2).padStart(4, '0')}`)
    const codes = checkInstruction(empty, { ...facts, booking: undefined }).map(({ code }) => code)
    expect(codes).toEqual(inOrder.filter((code) => code !== 'SI0019'))
    const late = { now: Date.parse('2026-11-24T00:00:00Z'), takenBlNos: new Set(['FWYL310448201']) }
    const long = withCommodity({
      description: 'x\n'.repeat(1000).concat('x'),
      containers: [siContainer(1), siContainer(1)],
    })
    expect(codesOf(long, { ...facts, ...late })).toEqual(['SI0024', 'SI0025', 'SI0026', 'SI0027'])
  })

  it('is checked again, row by row, when the booking or the carrier knows something else, and when a row moves', () => {
    const document = goodInstruction()
    const check = (known: typeof facts, checked = document) =>
      checkInstruction(checked, known).map(({ code, path }) => `${code} ${path}`)
    expect(check(facts)).toEqual([])
    const { containers } = siBooking()
    const row = 'commodities.0.containers'
    expect(check(siFacts({ containers: containers.slice(1) }))).toEqual([`SI0028 ${row}.0.containerNo`])
    expect(check({ ...facts, equipment: new Set(['22G1']) })).toEqual([
      `BR0052 ${row}.0.equipment`,
      `BR0052 ${row}.1.equipment`,
    ])
    const one = { ...facts, packageTypes: new Set<string>() }
    expect(check(one)).toEqual([`BR0053 ${row}.0.packageType`, `BR0053 ${row}.1.packageType`])
    const moved = document.commodities.map((page) => ({ ...page, containers: page.containers.slice(1) }))
    expect(check(one, { ...document, commodities: moved })).toEqual([`BR0053 ${row}.0.packageType`])
    expect(check(facts)).toEqual([])
  })

  it('takes the right number of originals for each type of bill', () => {
    for (const [blType, originals] of [
      ['OBL', '1'],
      ['OBL', '3'],
      ['TLX', '0'],
      ['TLX', '3'],
      ['SW', '0'],
      ['sw', '０'],
    ] as const)
      expect([blType, codesOf({ blType, originals })]).toEqual([blType, []])
  })

  it('takes numbers, codes and container numbers as people type them', () => {
    const typed = { weight: '２４ ５００.５', volume: '61,2', packages: '1 280', equipment: ' 45g1', packageType: 'ct' }
    expect(codesOf(withContainer(typed))).toEqual([])
    expect(
      codesOf(withContainer({ weight: '24,500.5', containerNo: ` fwyu-${containerNo(2).slice(4, 10)} ` })),
    ).toEqual([])
    expect(codesOf({ bookingNo: '３１０４４８２', blNo: 'fwyl 3104482 01', originals: '３' })).toEqual([])
    for (const hts of ['940542', '9405.42.8440', '９４０５．４２']) expect(codesOf(withCommodity({ hts }))).toEqual([])
  })

  it('needs no HTS code where the cargo ends at the port, but a right one if there is one', () => {
    const local = siFacts({ shipment: 'LOCAL' })
    expect(codesOf(withCommodity({ hts: '' }), local)).toEqual([])
    expect(codesOf(withCommodity({ hts: '94054' }), local)).toEqual(['SI0015'])
  })

  it('may be made out to order, with somebody to notify', () => {
    const notifyParty = { name: 'Great Lakes Brokers', address: 'Chicago', contact: '' }
    for (const name of ['TO ORDER', 'To the order of Harbor Bank', '凭指示'])
      expect(codesOf({ consignee: { name, address: '', contact: '' }, notifyParty })).toEqual([])
  })

  it('is for a booking that its writer can see, by number or by reference', () => {
    const unknown = { ...facts, booking: undefined }
    expect(codesOf({}, unknown)).toEqual(['SI0002'])
    expect(codesOf({ bookingNo: '' }, unknown)).toEqual(['SI0011'])
    expect(codesOf({ bookingNo: '', customerReference: '' }, unknown)).toEqual(['SI0002', 'SI0011'])
    expect(codesOf({}, siFacts({ status: 'Canceled' }))).toEqual(['SI0031'])
    expect(codesOf({ customerReference: '' })).toEqual([])
  })

  it('takes any container while the booking has none yet', () =>
    expect(codesOf(withContainer({ containerNo: containerNo(9) }), siFacts({ containers: [] }))).toEqual([]))

  it('names a container once over all commodities and all bills', () => {
    const [page] = goodInstruction().commodities
    const two = page ? [page, { ...page, containers: [siContainer(2), siContainer(3)] }] : []
    expect(checkInstruction(goodInstruction({ commodities: two }), facts)).toEqual([
      { path: 'commodities.1.containers.0.containerNo', code: 'SI0026', args: [containerNo(2)] },
    ])
    const containers = siBooking().containers.map((one, at) => ({ ...one, blNo: at === 0 ? 'FWYL310448202' : null }))
    expect(checkInstruction(goodInstruction(), siFacts({ containers }))).toEqual([
      { path: 'commodities.0.containers.0.containerNo', code: 'SI0026', args: [containerNo(1)] },
    ])
  })

  it('has a B/L number that no other bill has; its own one is not another', () => {
    const bills = [{ blNo: 'FWYL310448201', id: 7, status: 'Submitted' as const }]
    const booking = siBooking({
      bills,
      containers: siBooking().containers.map((one) => ({ ...one, blNo: 'FWYL310448201' })),
    })
    const codesFor = (id: number | null) =>
      codesOf({}, { ...facts, ...factsOf(booking, { id, blNo: 'FWYL310448201' }, facts) })
    expect(codesFor(null)).toEqual(['SI0024', 'SI0026', 'SI0026'])
    expect(codesFor(8)).toEqual(['SI0024', 'SI0026', 'SI0026'])
    expect(codesFor(7)).toEqual([])
  })

  it('can be sent until the AMS cut-off', () => {
    const codesAt = (time: string) => codesOf({}, siFacts({}, { now: Date.parse(time) }))
    expect(codesAt('2026-11-23T11:59:59Z')).toEqual([])
    expect(codesAt('2026-11-23T12:00:00Z')).toEqual(['SI0025'])
    expect(codesOf({}, siFacts({ amsCutOffAt: null }, { now: Date.parse('2027-01-01T00:00:00Z') }))).toEqual([])
  })

  it('may have 999 lines, however they come about', () => {
    const lines = (text: string) => codesOf(withCommodity({ description: text }))
    expect(lines('x\n'.repeat(998).concat('x'))).toEqual([])
    expect(lines('x'.repeat(999 * 75))).toEqual([])
    expect(lines(`${'word '.repeat(15).trim()}\n`.repeat(998).concat('x'))).toEqual([])
  })

  it('can be checked whatever it contains', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 40, unit: 'grapheme' }),
      fc.constantFrom('', '45G1', '-1', '1,000', 'FWYU4000017', '３', '\u202e'),
    )
    const row = fc.record({
      containerNo: text,
      equipment: text,
      seal: text,
      packages: text,
      packageType: text,
      weight: text,
      volume: text,
    })
    const page = fc.record({ description: text, marks: text, hts: text, containers: fc.array(row, { maxLength: 3 }) })
    const party = fc.record({ name: text, address: text, contact: text })
    const document = fc.record({
      bookingNo: text, customerReference: text, blNo: text, blType: text, originals: text, nonNegotiables: text, freightDisplay: text,
      paymentTerm: text, secondNotifyParty: text, remarks: text, shipper: party, consignee: party, notifyParty: party,
      commodities: fc.array(page, { maxLength: 3 }),
    }) // biome-ignore format: fields side by side
    fc.assert(
      fc.property(document, (any) => {
        for (const { code, path } of checkInstruction(any, facts))
          expect([isErrorCode(code), path !== '']).toEqual([true, true])
      }),
    )
  })
})

it.each([
  ['SI0001', 'does not exist', 'access'], ['SI0002', 'booking id'], ['SI0003', 'shipper'], ['SI0004', 'consignee'], ['SI0005', 'notify party'],
  ['SI0006', 'bill type'], ['SI0007', 'originals'], ['SI0008', 'non-negotiables'], ['SI0009', 'freight display'], ['SI0010', 'B/L number'],
  ['SI0011', 'booking reference', 'customer booking reference or the carrier booking number'], ['SI0012', 'payment term'],
  ['SI0013', 'commodity description'], ['SI0014', 'marks'], ['SI0015', 'HTS', 'at least 6 characters'], ['SI0016', 'container details'],
  ['SI0017', 'container number'], ['SI0018', 'container type'], ['SI0019', 'seal'], ['SI0020', 'package count'], ['SI0021', 'package unit'],
  ['SI0022', 'weight'], ['SI0023', 'volume'], ['SI0024', 'B/L number', 'bill', 'already exists'], ['SI0025', 'AMS cutoff', 'passed'],
  ['SI0026', 'Duplicate container'], ['SI0027', 'description', '999 lines'],
] as const)('%s says it in the words of the specification', (code, ...words) => {
  for (const part of words) expect(en.errors[code]).toContain(part)
}) // biome-ignore format: a table of words

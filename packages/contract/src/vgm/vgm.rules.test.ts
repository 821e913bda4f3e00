import { describe, expect, it } from 'vitest'
import { weighingFacts as facts, lampContainer, weighedDocument, weighedRow } from './vgm.fixture.ts'
import { checkVgm, vgmWarningsOf } from './vgm.rules.ts'
import type { VgmDocument, VgmRow } from './vgm.schema.ts'
import { nextVersion } from './vgm-rows.rules.ts'

const codesOf = (changes: Partial<VgmDocument>, known = facts) =>
  checkVgm({ ...weighedDocument, ...changes }, known).map(({ path, code }) => `${path} ${code}`)
const rowCodes = (changes: Partial<VgmRow>) => codesOf({ rows: [{ ...weighedRow, ...changes }] })
const sum: Partial<VgmRow> = { method: 'SM2', mass: '', cargo: '20000', dunnage: '60.5', tare: '3940' }

describe('the verified gross mass of a booking', () => {
  it('can be sent when everything is right', () => expect(codesOf({})).toEqual([]))

  it('names every missing field in the order of the specification', () => {
    const nothing = { carrier: '', bookingType: '', bookingNo: '', reference: '', signatory: '', authorisedParty: '' }
    expect(codesOf({ ...nothing, weighedAt: '', weighedPlace: '', rows: [] })).toEqual([
      'carrier VGM0005',
      'bookingType VGM0006',
      'bookingNo VGM0007',
      'reference VGM0008',
      'rows VGM0010',
      'signatory VGM0026',
      'authorisedParty VGM0027',
      'weighedAt VGM0028',
      'weighedPlace VGM0029',
    ])
  })

  it.each<[string, Partial<VgmDocument>, string[]]>([
    ['another carrier', { carrier: 'MAEU' }, ['carrier VGM0005']],
    ['the number of another booking', { bookingNo: '7000002' }, ['bookingNo VGM0007']],
    ['one of its bills', { bookingType: 'B/L', bookingNo: 'fwyl700000101' }, []],
    ['a bill of another booking', { bookingType: 'B/L', bookingNo: 'FWYL700000201' }, ['bookingNo VGM0007']],
    ['a booking number as a B/L', { bookingType: 'B/L' }, ['bookingNo VGM0007']],
    ['a reference over 35', { reference: 'x'.repeat(36) }, ['reference VGM0009']],
    ['a weighing in the next minute', { weighedAt: '2026-11-16 10:01' }, ['weighedAt VGM0028']],
    ['a weighing just now, in port time', { weighedAt: '2026-11-16T10:00' }, []],
    ['a day that does not exist', { weighedAt: '2026-02-30 10:00' }, ['weighedAt VGM0028']],
    ['a time without a day', { weighedAt: '10:00' }, ['weighedAt VGM0028']],
  ])('with %s', (_name, changes, expected) => expect(codesOf(changes)).toEqual(expected))

  it.each<[string, Partial<VgmRow>, string[]]>([
    ['no container number', { containerNo: '' }, ['rows.0.containerNo VGM0011']],
    ['ten characters', { containerNo: 'FWYU482913' }, ['rows.0.containerNo VGM0012']],
    ['a wrong check digit', { containerNo: 'FWYU4829131' }, ['rows.0.containerNo VGM0013']],
    ['a container of another booking', { containerNo: 'TEXU3070079' }, ['rows.0.containerNo VGM0003']],
    ['blanks in the number', { containerNo: 'fwyu 482913-0' }, []],
    ['no method', { method: '' }, ['rows.0.method VGM0015']],
    ['tons', { unit: 'T' }, ['rows.0.unit VGM0016']],
    ['no weight that can be read', { mass: 'heavy' }, ['rows.0.mass VGM0019']],
    ['1e9', { mass: '1e9' }, ['rows.0.mass VGM0019']],
    ['a billion', { mass: '1000000000' }, ['rows.0.mass VGM0021']],
    ['two readings', { mass: '24,500' }, ['rows.0.mass VGM0020']],
    ['0', { mass: '0' }, ['rows.0.mass VGM0022']],
    ['a negative weight', { mass: '-24000' }, ['rows.0.mass VGM0022']],
    ['its tare', { mass: '3940' }, ['rows.0.mass VGM0024']],
    ['a thousandth more than its tare', { mass: '3940.001' }, []],
    ['its maximum gross', { mass: '32500' }, []],
    ['a thousandth more than its maximum gross', { mass: '32500.001' }, ['rows.0.mass VGM0025']],
    ['its maximum gross in pounds', { unit: 'LB', mass: '71650.235' }, []],
    ['a pound more than its maximum gross', { unit: 'LB', mass: '71651.236' }, ['rows.0.mass VGM0025']],
    ['the parts of SM2', sum, []],
    ['SM2 with its own sum', { ...sum, mass: '24000.5' }, []],
    ['SM2 with another sum', { ...sum, mass: '24000' }, ['rows.0.mass VGM0023']],
    ['SM2 without dunnage', { ...sum, dunnage: '' }, []],
    ['SM2 without cargo and tare', { ...sum, cargo: '', tare: '' }, ['rows.0.cargo VGM0018', 'rows.0.tare VGM0018']],
    ['SM2 with negative dunnage', { ...sum, dunnage: '-1' }, ['rows.0.dunnage VGM0022']],
    ['SM2 with no tare at all', { ...sum, tare: '0' }, ['rows.0.tare VGM0022']],
  ])('with %s', (_name, changes, expected) => expect(rowCodes(changes)).toEqual(expected))

  it('says what was understood of 12,5 and 12.500', () => {
    for (const mass of ['12,5', '12.500'])
      expect(checkVgm({ ...weighedDocument, rows: [{ ...weighedRow, mass }] }, facts)).toEqual([
        { path: 'rows.0.mass', code: 'VGM0024', args: ['12.5 KG', '3940 KG'] },
      ])
  })

  it('refuses a container that is named twice, however it is written', () =>
    expect(codesOf({ rows: [weighedRow, { ...weighedRow, containerNo: 'FWYU 482913 0' }] })).toEqual([
      'rows.1.containerNo VGM0014',
    ]))

  it('leaves containers that were not weighed yet alone, except in a file', () => {
    const rows = [weighedRow, { ...weighedRow, containerNo: 'CSQU3054383', mass: '' }]
    expect(codesOf({ rows })).toEqual([])
    expect(codesOf({ rows }, { ...facts, needsWeights: true })).toEqual(['rows.1.mass VGM0017'])
  })

  it('takes the signature of a row instead of that of the document', () => {
    const signed = { signatory: 'Wang Wei', authorisedParty: 'Beilun Depot', weighedAt: '2026-11-15 08:00' }
    const rows = [{ ...weighedRow, ...signed, weighedPlace: 'Gate 3' }]
    expect(codesOf({ signatory: '', authorisedParty: '', weighedAt: '', weighedPlace: '', rows })).toEqual([])
    expect(codesOf({ rows: [{ ...weighedRow, weighedAt: 'noon' }] })).toEqual(['rows.0.weighedAt VGM0028'])
  })

  it('refuses a change of a loaded container, and none that repeats what the carrier has of it', () => {
    const loaded = { ...facts, containers: new Map([['FWYU4829130', { ...lampContainer, isLoaded: true }]]) }
    expect(codesOf({}, loaded)).toEqual(['rows.0.containerNo VGM0030'])
    const sent = nextVersion(null, weighedDocument, () => true)
    expect(codesOf({}, { ...loaded, sent })).toEqual([])
    expect(codesOf({ rows: [{ ...weighedRow, mass: '24001' }] }, { ...loaded, sent })).toEqual([
      'rows.0.containerNo VGM0030',
    ])
  })
})

describe('what a sender confirms', () => {
  const warnings = (changes: Partial<VgmDocument>, known = facts) =>
    vgmWarningsOf({ ...weighedDocument, ...changes }, known)

  it('is nothing before the cut-off and near the known weights', () => expect(warnings({})).toEqual([]))

  it('is the cut-off that passed, in port time', () =>
    expect(warnings({}, { ...facts, cutOffAt: '2026-11-16T02:00:00Z' })).toEqual([
      { path: '', code: 'VGM0031', args: ['7000001', '2026-11-16 10:00 UTC+8'] },
    ]))

  it('is a mass that is far from cargo weight plus tare, with both figures', () => {
    expect(warnings({ rows: [{ ...weighedRow, mass: '30000' }] })).toEqual([
      { path: 'rows.0.mass', code: 'VGM0032', args: ['FWYU4829130', '30000 KG', '23940 KG'] },
    ])
    expect(warnings({ rows: [{ ...weighedRow, unit: 'LB', mass: '60000' }] })[0]?.args).toEqual([
      'FWYU4829130',
      '60000 LB',
      '52778.666 LB',
    ])
  })

  it('is nothing where no cargo weight is known', () =>
    expect(warnings({ rows: [{ ...weighedRow, containerNo: 'CSQU3054383', mass: '5000' }] })).toEqual([]))
})

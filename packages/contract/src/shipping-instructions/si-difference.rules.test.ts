import { describe, expect, it } from 'vitest'
import { SiDocument } from './shipping-instruction.schema.ts'
import { compareInstructions, countDifferences, fieldsIn } from './si-difference.rules.ts'

const container = (containerNo: string, more: object = {}) => ({
  containerNo,
  equipment: '45G1',
  seal: `S${containerNo.slice(-3)}`,
  packages: '100',
  packageType: 'CT',
  weight: '9000',
  volume: '60',
  ...more,
})
const lamps = { description: 'LED LAMPS', marks: 'N/M', hts: '9405.11', containers: [container('FWYU4829130')] }
const shades = { description: 'LAMP SHADES', marks: 'NBL', hts: '9405.99', containers: [container('FWYU3182650')] }
const instruction = (more: object = {}) =>
  SiDocument.parse({
    bookingNo: '3104482',
    blNo: 'FWYL310448201',
    shipper: { name: 'Ningbo Lighting', address: '88 Beilun Rd', contact: '' },
    commodities: [lamps, shades],
    ...more,
  })
const changed = (left: object, right: object) =>
  fieldsIn(compareInstructions(instruction(left), instruction(right)))
    .filter(({ isDifferent }) => isDifferent)
    .map(({ path, left: was, right: is }) => [path, was, is])

describe('two states of an instruction', () => {
  it('have no difference when nothing changed', () => expect(changed({}, {})).toEqual([]))

  it('name each field that changed, by its path in the later one', () =>
    expect(
      changed(
        {},
        {
          shipper: { name: 'Ningbo Lighting', address: '90 Beilun Rd', contact: '' },
          commodities: [{ ...lamps, containers: [container('FWYU4829130', { weight: '9100' })] }, shades],
          remarks: 'Please hurry',
        },
      ),
    ).toEqual([
      ['shipper.address', '88 Beilun Rd', '90 Beilun Rd'],
      ['commodities.0.containers.0.weight', '9000', '9100'],
      ['remarks', '', 'Please hurry'],
    ]))

  it('are the same when commodities and containers merely stand in another order', () => {
    const two = { ...lamps, containers: [container('FWYU4829130'), container('FWYU5279402')] }
    const reversed = { ...two, containers: [...two.containers].reverse() }
    expect(changed({ commodities: [two, shades] }, { commodities: [shades, reversed] })).toEqual([])
  })

  it('are the same when a tariff code has dots, or a container number spaces', () => {
    const spaced = { ...lamps, hts: '940511', containers: [container('FWYU 482913 0', { seal: 'S130' })] }
    expect(changed({ commodities: [lamps, shades] }, { commodities: [spaced, shades] })).toEqual([])
  })

  it('say that a container was moved to another commodity, and no more', () => {
    const difference = compareInstructions(
      instruction(),
      instruction({
        commodities: [
          { ...lamps, containers: [] },
          { ...shades, containers: [...shades.containers, ...lamps.containers] },
        ],
      }),
    )
    expect(
      difference.commodities.map(({ containers }) => containers.map((one) => [one.containerNo, one.movedFrom])),
    ).toEqual([
      [],
      [
        ['FWYU3182650', undefined],
        ['FWYU4829130', 0],
      ],
    ])
    expect(countDifferences(difference)).toBe(1)
  })

  it('know a container whose number was put right by its seal, or by its figures', () => {
    const misread = { ...lamps, containers: [container('FWYU4829131', { seal: 'S130' })] }
    expect(changed({ commodities: [misread] }, { commodities: [lamps] })).toEqual([
      ['commodities.0.containers.0.containerNo', 'FWYU4829131', 'FWYU4829130'],
    ])
    const unsealed = { ...lamps, containers: [container('FWYU4829131', { seal: '' })] }
    expect(changed({ commodities: [unsealed] }, { commodities: [lamps] })).toEqual([
      ['commodities.0.containers.0.containerNo', 'FWYU4829131', 'FWYU4829130'],
      ['commodities.0.containers.0.seal', '', 'S130'],
    ])
  })

  it('list a commodity and a container that only one of them has', () => {
    const difference = compareInstructions(instruction(), instruction({ commodities: [shades] }))
    expect(difference.commodities.map(({ left, right }) => [left, right])).toEqual([
      [1, 0],
      [0, undefined],
    ])
    const added = compareInstructions(instruction({ commodities: [] }), instruction({ commodities: [lamps] }))
    expect(added.commodities[0]).toMatchObject({ left: undefined, right: 0 })
    expect(added.commodities[0]?.containers[0]).toMatchObject({ left: undefined, right: 0, movedFrom: undefined })
  })

  it('take a commodity of which everything was rewritten for the one in its place', () => {
    const empty = { description: 'CARGO', marks: '', hts: '', containers: [] }
    expect(changed({ commodities: [empty] }, { commodities: [{ ...empty, description: 'LED LAMPS' }] })).toEqual([
      ['commodities.0.description', 'CARGO', 'LED LAMPS'],
    ])
  })

  it('keep the same container in two commodities apart', () => {
    const both = [lamps, { ...shades, containers: [container('FWYU4829130', { weight: '1000' })] }]
    const later = [lamps, { ...shades, containers: [container('FWYU4829130', { weight: '1200' })] }]
    expect(changed({ commodities: both }, { commodities: later })).toEqual([
      ['commodities.1.containers.0.weight', '1000', '1200'],
    ])
  })
})

import { describe, expect, it } from 'vitest'
import {
  containerNo,
  goodInstruction,
  largeInstruction,
  siBooking,
  siContainer,
  withContainer,
} from './si-document.fixture.ts'
import { normalizeField, normalizeInstruction } from './si-normal.rules.ts'
import { differencesToBooking, totalsOf } from './si-totals.rules.ts'

describe('the totals of a bill', () => {
  it('are exact, per commodity and together', () => {
    const page = { description: '', marks: '', hts: '' }
    const commodities = [
      {
        ...page,
        containers: [
          siContainer(1, { weight: '0.1', volume: '1.0001' }),
          siContainer(2, { weight: '0.2', volume: '2' }),
        ],
      },
      { ...page, containers: [siContainer(3, { packageType: 'PK', weight: '24,500.5', volume: '1' })] },
    ]
    const totals = totalsOf(goodInstruction({ commodities }))
    expect(totals).toMatchObject({
      containers: 3,
      packages: '1920',
      packageType: null,
      weight: '24500.8',
      volume: '4.0001',
    })
    expect(totals.commodities).toEqual([
      { containers: 2, packages: '1280', packageType: 'CT', weight: '0.3', volume: '3.0001' },
      { containers: 1, packages: '640', packageType: 'PK', weight: '24500.5', volume: '1' },
    ])
  })

  it('leave out what is no number', () =>
    expect(totalsOf(goodInstruction(withContainer({ weight: 'heavy', volume: '24,500', packages: '' })))).toMatchObject(
      {
        ...{ packages: '640', weight: '18420.5', volume: '61.2' },
      },
    ))

  it('count a thousand containers', () => {
    const { document } = largeInstruction(20, 50)
    expect(totalsOf(document)).toMatchObject({
      containers: 1000,
      packages: '640000',
      weight: '18420500',
      volume: '61200',
    })
  })

  it('are compared with what was booked, where that is known', () => {
    const totals = totalsOf(goodInstruction())
    expect(differencesToBooking(totals, siBooking())).toEqual([])
    expect(
      differencesToBooking(totals, siBooking({ booked: { grossWeight: '36,841.000', cube: '122.40', packages: '' } })),
    ).toEqual([])
    const booked = { grossWeight: '40000', cube: '100', packages: '1280' }
    expect(differencesToBooking(totals, siBooking({ booked }))).toEqual([
      { field: 'weight', instructed: '36841', booked: '40000' },
      { field: 'volume', instructed: '122.4', booked: '100' },
    ])
    expect(differencesToBooking(totals, siBooking({ booked }), false)).toEqual([
      { field: 'volume', instructed: '122.4', booked: '100' },
    ])
    expect(differencesToBooking(totals, siBooking({ booked: null }))).toEqual([])
    expect(differencesToBooking(totals, undefined)).toEqual([])
  })
})

describe('what is typed', () => {
  it.each([
    ['containerNo', ' fwyu 400001 ', containerNo(1)],
    ['containerNo', 'FWYU4000019', 'FWYU4000019'],
    ['containerNo', 'the blue one', 'THEBLUEONE'],
    ['weight', '２４，５００．５', '24500.5'],
    ['weight', '24,500', '24,500'],
    ['weight', 'heavy', 'heavy'],
    ['packages', '1 280', '1280'],
    ['equipment', '４５g1', '45G1'],
    ['hts', '9405.42.84.40', '9405428440'],
    ['hts', '94054 ', '94054'],
    ['blNo', 'fwyl 3104482 01', 'FWYL310448201'],
    ['description', ' as it is ', ' as it is '],
    ['constructor', 'any', 'any'],
  ])('as %s: %j means %j', (field, typed, meant) => expect(normalizeField(field, typed)).toBe(meant))

  it('is understood once and for all', () => {
    const once = normalizeInstruction(goodInstruction(withContainer({ weight: '2 000', containerNo: 'fwyu400002' })))
    expect(once.commodities[0]?.containers[1]).toMatchObject({ weight: '2000', containerNo: containerNo(2) })
    expect(normalizeInstruction(once)).toEqual(once)
  })
})

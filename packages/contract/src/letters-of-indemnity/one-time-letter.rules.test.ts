import { describe, expect, it } from 'vitest'
import { checkGroup, type LetterCandidate } from './one-time-letter.rules.ts'

const shipment = (at: number, more: Partial<LetterCandidate> = {}): LetterCandidate => ({
  ...{ shipmentId: `60000010${at}`, blNo: `FWYL60000010${at}`, release: 'SWB LOI Pending' },
  ...{ shipper: { id: 'NBL', name: 'Ningbo Lighting' }, isWriter: true, group: null },
  ...more,
})
const group = (id: number, more: object = {}) => ({ id, size: 2, isSigned: false, heldSeconds: 0, ...more })
const check = (...found: LetterCandidate[]) =>
  checkGroup(
    found.map(({ shipmentId }) => shipmentId),
    found,
  )

describe('shipments that somebody signs for together', () => {
  it('form a new group', () =>
    expect(check(shipment(1), shipment(2))).toEqual({ refusal: null, waitSeconds: 0, groupId: null, replaces: [] }))

  it('stand for the whole group that they were put into', () => {
    const held = group(7, { size: 3, heldSeconds: 120 })
    expect(check(shipment(1, { group: held }))).toMatchObject({ refusal: null, groupId: 7 })
    expect(check(shipment(1, { group: held }), shipment(2, { group: held }))).toMatchObject({ groupId: 7 })
  })

  it('wait for as long as the group that holds them longest, when they are not in the same one', () => {
    const [one, other] = [group(7, { heldSeconds: 40 }), group(8, { heldSeconds: 200 })]
    const waits = (seconds: number) => ({ refusal: { code: 'GE0011' }, waitSeconds: seconds, groupId: null })
    expect(check(shipment(1, { group: one }), shipment(2))).toMatchObject(waits(40))
    expect(check(shipment(1, { group: one }), shipment(2, { group: other }))).toMatchObject(waits(200))
    expect(check(shipment(1, { group: one }), shipment(2, { group: group(9) }))).toMatchObject(waits(40))
  })

  it('leave groups that nobody signed for in time', () => {
    const left = group(7)
    expect(check(shipment(1, { group: left }), shipment(3))).toMatchObject({ refusal: null, replaces: [7] })
    expect(check(shipment(1, { group: left }))).toMatchObject({ groupId: null, replaces: [7] })
    expect(check(shipment(1, { group: left }), shipment(2, { group: left }))).toMatchObject({
      groupId: 7,
      replaces: [],
    })
  })
})

describe('shipments that nobody can sign for', () => {
  it.each<[string, string, GroupCheck]>([
    ['none', 'BLOI0026', () => checkGroup([], [])],
    ['an unknown one', 'BLOI0025', () => checkGroup(['600000101', '999999999'], [shipment(1)])],
    ['one of which they are consignee', 'BLOI0005', () => check(shipment(1), shipment(2, { isWriter: false }))],
    ['one that is released', 'OL0001', () => check(shipment(1), shipment(2, { release: 'SW' }))],
    ['one that is not released at all', 'OL0001', () => check(shipment(1, { release: null }))],
    ['one that was signed for', 'OL0001', () => check(shipment(1, { group: group(7, { isSigned: true }) }))],
    [
      'those of two shippers',
      'OL0002',
      () => check(shipment(1), shipment(2, { shipper: { id: 'HPT', name: 'Hai Phong Textiles' } })),
    ],
  ])('are refused: %s (%s)', (_which, code, verdict) => expect(verdict().refusal?.code).toBe(code))

  it('are named, three at most', () => {
    const many = [1, 2, 3, 4].map((at) => shipment(at, { release: 'TLX' }))
    expect(check(...many).refusal?.args).toEqual(['FWYL600000101, FWYL600000102, FWYL600000103, …'])
  })
})

type GroupCheck = () => ReturnType<typeof checkGroup>

import { dashboardNumberKinds } from '@fairway/contract/tracking/dashboard/dashboard.values'
import { describe, expect, it } from 'vitest'
import { kindsIn, readPastedNumbers, typeOf } from './pasted-numbers.rules.ts'

const read = (text: string) => readPastedNumbers(text, dashboardNumberKinds)

describe('a pasted text', () => {
  it('is read as numbers of four kinds, however they are written, each once', () => {
    const found = read('Boxes: fwyu 482913 0;\tFWYU4829130\nFWYU482913\n3104482, FWYL 3104482 01 FW00000017')
    expect(found).toEqual({
      numbers: ['FWYU4829130', '3104482', 'FWYL310448201', 'FW00000017'],
      counts: { container: 1, booking: 1, bl: 1, ediRef: 1 },
      unknown: [],
      wrongCheckDigit: [],
      doubled: 2,
    })
  })

  it('hints at a check digit that does not fit, and still looks for the number as it is written', () => {
    const found = read('FWYU4829131')
    expect([found.wrongCheckDigit, found.numbers]).toEqual([['FWYU4829131'], ['FWYU4829131']])
  })

  it('is looked for by its kind, or as a mixture of which nothing is left out', () => {
    expect(typeOf(read('3104482 3104483'))).toBe('booking')
    const mixed = read('3104482 3104483 FWYU4829130')
    expect([typeOf(mixed), kindsIn(mixed)]).toEqual(['mixed', ['container', 'booking']])
    expect(typeOf(read('hello world'))).toBeUndefined()
  })

  it('holds nothing of kinds that the list does not know', () => {
    const found = readPastedNumbers('FWYU4829130 FWYU4829131 3104482', ['booking', 'bl'])
    expect(found).toMatchObject({ numbers: ['3104482'], unknown: ['FWYU4829130', 'FWYU4829131'], wrongCheckDigit: [] })
    expect([typeOf(found), kindsIn(found)]).toEqual(['booking', ['booking']])
  })

  it('of 5000 lines of rubbish holds nothing', () => {
    const rubbish = Array.from(
      { length: 5000 },
      (_, at) => `<b>${at}</b> = cmd|' /C calc'!A0 \u0000 ${'ü'.repeat(at % 40)}`,
    )
    const found = read(rubbish.join('\n'))
    expect(typeOf(found)).toBeUndefined()
    expect(found.unknown.length).toBeGreaterThan(4000)
  })
})

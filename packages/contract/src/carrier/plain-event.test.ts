import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkDigit } from '../shared/container-number.ts'
import { classifiers, eventKinds, loads, modes } from '../tracking/tracking.values.ts'
import { EventLine } from './carrier.schema.ts'
import { readPlainEvent } from './plain-event.ts'

const first10 = fc.stringMatching(/^[A-Z]{4}\d{6}$/)
const day = fc.tuple(
  fc.integer({ min: 1969, max: 2200 }),
  fc.integer({ min: 0, max: 13 }),
  fc.integer({ min: 0, max: 32 }),
)
const two = (value: number) => String(value).padStart(2, '0')
const moment = fc
  .tuple(
    day,
    fc.constantFrom('T00:00:00', 'T23:59:59', 'T24:00:00', 'T12:30', 'T12:30:60'),
    fc.constantFrom('', '.5', '.123', '.123456'),
    fc.constantFrom('Z', '+08:00', '-11:30', '', 'z'),
  )
  .map(([[year, month, date], time, fraction, zone]) => `${year}-${two(month)}-${two(date)}${time}${fraction}${zone}`)

const wellFormed = {
  ref: fc.stringMatching(/^[\x21-\x7e]{1,64}$/),
  revision: fc.integer({ min: 0, max: 1_000_000 }),
  withdrawn: fc.boolean(),
  bookingNo: fc.stringMatching(/^\d{7}$/),
  containerNo: first10.map((text) => text + checkDigit(text)),
  kind: fc.constantFrom(...eventKinds),
  classifier: fc.constantFrom(...classifiers),
  occurredAt: fc
    .date({ min: new Date('1970-01-01T00:00:00Z'), max: new Date('2199-12-31T23:59:59Z'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  location: fc.stringMatching(/^[A-Z0-9][A-Z0-9._-]{0,19}$/),
  load: fc.constantFrom(...loads, null),
  mode: fc.constantFrom(...modes, null),
  vvd: fc.oneof(fc.constant(null), fc.stringMatching(/^[A-Z0-9]{4,20}$/)),
}
const required = ['ref', 'bookingNo', 'containerNo', 'kind', 'occurredAt', 'location'] as const
const plain = fc.record(wellFormed, { requiredKeys: [...required] })
const wrong = fc.oneof(
  ...[
    moment,
    first10,
    fc.string({ unit: 'binary', maxLength: 70 }),
    fc.double(),
    fc.integer(),
    fc.jsonValue(),
    fc.constantFrom('', 'Å', '\n', 'FWYU0935806\n', -0, null, [], {}),
  ],
)

const first = {
  ref: 'E1',
  bookingNo: '3104482',
  containerNo: `FWYU482913${checkDigit('FWYU482913')}`,
  kind: 'gateOut',
  occurredAt: '2026-11-08T00:00:00Z',
  location: 'CNNGB',
}
const read = (line: unknown) => EventLine.safeParse(line).data

describe('an event that is read without the schema', () => {
  it('is any that is well-formed, and read as the schema reads it', () =>
    fc.assert(
      fc.property(plain, (line) => {
        const document: unknown = JSON.parse(JSON.stringify(line))
        const quickly = readPlainEvent(document)
        expect(read(document)).toBeDefined()
        if (!line.occurredAt.includes('-02-29')) expect(quickly).toBeDefined()
        if (quickly) expect(quickly).toStrictEqual(read(document))
      }),
      { numRuns: 2000 },
    ))

  it('is none that the schema refuses or reads in another way, whatever is wrong in it', () =>
    fc.assert(
      fc.property(
        plain,
        fc.constantFrom(...Object.keys(wellFormed), 'extra', '__proto__', 'constructor'),
        wrong,
        (line, name, value) => {
          const text = JSON.stringify({ ...line, [name]: undefined })
          const document: unknown = JSON.parse(
            `${text.slice(0, -1)},${JSON.stringify(name)}:${JSON.stringify(value) ?? 'null'}}`,
          )
          const quickly = readPlainEvent(document)
          if (quickly) expect(quickly).toStrictEqual(read(document))
        },
      ),
      { numRuns: 5000 },
    ))

  it('happened on a day that exists', () => {
    for (const year of [1969, 1970, 2024, 2027, 2100, 2199, 2200])
      for (let month = 0; month <= 13; month++)
        for (let date = 0; date <= 32; date++) {
          const document = { ...first, occurredAt: `${year}-${two(month)}-${two(date)}T23:59:59Z` }
          const quickly = readPlainEvent(document)
          if (quickly) expect(quickly).toStrictEqual(read(document))
          else if (month !== 2 || date !== 29) expect(read(document), document.occurredAt).toBeUndefined()
        }
  })

  it('is none in which something is missing, and no other kind of document', () => {
    expect(readPlainEvent(first)).toStrictEqual(read(first))
    for (const name of required) expect(readPlainEvent({ ...first, [name]: undefined })).toBeUndefined()
    for (const other of [null, 1, 'text', true, [], [first]]) expect(readPlainEvent(other)).toBeUndefined()
  })
})

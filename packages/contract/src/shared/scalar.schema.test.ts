import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lengthOf } from './cut-text.ts'
import * as scalar from './scalar.schema.ts'

const accepts = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success

describe('text', () => {
  it('is trimmed and normalized', () => {
    expect(scalar.Text(40).parse('  Hải Phòng '.normalize('NFD').slice(0, 30))).toBe('Hải Phòng')
  })

  it.each(['a\u0000b', 'line\nbreak', 'tab\tbed', '\ud800'])('refuses %j, which cannot be stored or read', (text) => {
    expect(accepts(scalar.Text(40), text)).toBe(false)
  })

  it('is required where it is required, and white space is no text', () => {
    expect(accepts(scalar.RequiredText(40), '   ')).toBe(false)
    expect(accepts(scalar.Text(40), '')).toBe(true)
  })

  it('is stored whole: it is well-formed, within its length and without control characters', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const read = scalar.Text(20).safeParse(text)
        if (read.success) expect(read.data).toMatch(/^[^\p{Cc}\p{Cs}]*$/u)
        else
          expect(lengthOf(text) > 20 || lengthOf(text.normalize('NFC')) > 20 || /[\p{Cc}\p{Cs}]/u.test(text)).toBe(true)
      }),
    ))
})

describe('moments and days', () => {
  it('stores a moment in UTC', () => {
    expect(scalar.Instant.parse('2026-11-21T06:00:00-08:00')).toBe('2026-11-21T14:00:00.000Z')
  })

  it.each(['2026-11-21T06:00:00', '2026-11-21', '1969-12-31T23:59:59Z', '2200-01-01T00:00:00Z', 'yesterday'])(
    'refuses %s as a moment',
    (text) => expect(accepts(scalar.Instant, text)).toBe(false),
  )

  it('accepts days that exist', () => {
    expect(accepts(scalar.Day, '2024-02-29')).toBe(true)
    expect(accepts(scalar.Day, '2025-02-29')).toBe(false)
  })

  it('accepts time zones that exist', () => {
    expect(
      ['Asia/Shanghai', 'America/Los_Angeles', 'Pacific/Honolulu'].every((zone) => accepts(scalar.Zone, zone)),
    ).toBe(true)
    expect(['', 'Ningbo', 'Asia/Ningbo'].some((zone) => accepts(scalar.Zone, zone))).toBe(false)
  })
})

describe('numbers and codes', () => {
  it.each([
    ['container', scalar.ContainerNumber, 'FWYU4829130', 'FWYU4829131'],
    ['booking', scalar.BookingNumber, '3104482', '310448'],
    ['B/L', scalar.BlNumber, 'FWYL310448201', 'FWYL3104482'],
    ['VVD', scalar.Vvd, 'FHM042E', 'FHM-042E'],
    ['code', scalar.Code(5), 'USLGB', 'uslgb'],
    ['weight', scalar.Decimal(7, 3), '18420.500', '18420.5001'],
  ])('accepts a valid %s and refuses an invalid one', (_case, schema, right, wrong) => {
    expect(accepts(schema, right)).toBe(true)
    expect(accepts(schema, wrong)).toBe(false)
  })

  it('accepts a name in every language of the portal, or none', () => {
    expect(accepts(scalar.Names, { en: 'Ningbo', zh: '宁波', vi: 'Ningbo' })).toBe(true)
    expect(accepts(scalar.Names, { en: 'Ningbo', zh: '宁波' })).toBe(false)
  })
})

import { Buffer } from 'node:buffer'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CalendarEvent, escapeText, foldLine, writeCalendar } from './ics.rules.ts'

const event: CalendarEvent = {
  uid: 'FHM043E-CNNGB-departure@fairway.test',
  statedAt: '2026-11-01T08:00:00Z',
  sequence: 3,
  at: '2026-11-24T22:00:00+08:00',
  summary: 'FHM043E; Ningbo, departure',
  description: 'first\nsecond \\ third',
  location: 'Ningbo',
}
const unfold = (text: string) => text.replaceAll('\r\n ', '')

describe('a calendar file', () => {
  it('escapes the marks of the format and leaves control characters out', () => {
    expect(escapeText('a\\b;c,d\ne\r\nf\rg')).toBe('a\\\\b\\;c\\,d\\ne\\nf\\ng')
    expect(escapeText('BEGIN:VEVENT\u0000\u0007\u0085')).toBe('BEGIN:VEVENT')
  })

  it.each([
    ['of exactly 75 bytes stays whole', 'x'.repeat(75), 1],
    ['of 76 bytes goes on in a second one', 'x'.repeat(76), 2],
    ['of 75 Chinese letters is broken by bytes, not by letters', '港'.repeat(75), 4],
    ['of emoji is never broken inside one', '🚢'.repeat(40), 3],
  ])('a line %s', (_name, line, count) => {
    const lines = foldLine(line).split('\r\n')
    expect(lines).toHaveLength(count)
    expect(lines.every((one) => Buffer.byteLength(one) <= 75)).toBe(true)
    expect(unfold(foldLine(line))).toBe(line)
  })

  it('folds any text into short lines that are read back unchanged, and lets no text begin a line of its own', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const file = writeCalendar(text, [{ ...event, summary: text }])
        const lines = file.split('\r\n')
        expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
        const names = unfold(file)
          .trimEnd()
          .split('\r\n')
          .map((line) => line.split(/[:;]/)[0])
        expect(names.filter((name) => name === 'BEGIN')).toHaveLength(2)
        expect(names).toContain('SUMMARY')
      }),
    )
  })

  it('tells moments in UTC, and has the same text for the same events', () => {
    const text = writeCalendar('Ningbo', [event])
    expect(text).toBe(writeCalendar('Ningbo', [event]))
    expect(text.split('\r\n')).toEqual(
      expect.arrayContaining([
        'DTSTART:20261124T140000Z',
        'DTSTAMP:20261101T080000Z',
        'SUMMARY:FHM043E\\; Ningbo\\, departure',
        'DESCRIPTION:first\\nsecond \\\\ third',
      ]),
    )
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  })
})

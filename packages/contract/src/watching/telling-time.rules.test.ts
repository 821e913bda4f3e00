import { describe, expect, it } from 'vitest'
import { isQuiet, type MailTimes, momentOf, nextDigestAt, nextMailAt } from './telling-time.rules.ts'

const at = (text: string) => Date.parse(text)
const iso = (moment: number) => new Date(moment).toISOString()
const times = (more: Partial<MailTimes> = {}): MailTimes => ({
  ...{ zone: 'America/Los_Angeles', quiet: null, digestMinute: 8 * 60, ...more },
})
const NIGHT = { from: 22 * 60, until: 7 * 60 }

/** Every digest from one moment on, each asked for at the moment of the one before. */
function digests(from: string, count: number, more: Partial<MailTimes> = {}) {
  const found: number[] = []
  for (let now = at(from); found.length < count; now = found.at(-1) ?? now) found.push(nextDigestAt(now, times(more)))
  return found.map(iso)
}

describe('the digest', () => {
  it('comes at the same time of the reader’s day when clocks go back and the day has 25 hours', () => {
    expect(digests('2026-10-31T12:00:00Z', 3)).toEqual([
      '2026-10-31T15:00:00.000Z',
      '2026-11-01T16:00:00.000Z',
      '2026-11-02T16:00:00.000Z',
    ])
  })

  it('comes at the same time when clocks go forward and the day has 23 hours', () => {
    expect(digests('2026-03-07T12:00:00Z', 3)).toEqual([
      '2026-03-07T16:00:00.000Z',
      '2026-03-08T15:00:00.000Z',
      '2026-03-09T15:00:00.000Z',
    ])
  })

  it('comes once in the hour that comes twice, the first time', () => {
    const half = { digestMinute: 90 }
    expect(digests('2026-10-31T12:00:00Z', 2, half)).toEqual(['2026-11-01T08:30:00.000Z', '2026-11-02T09:30:00.000Z'])
    expect(iso(nextDigestAt(at('2026-11-01T09:00:00Z'), times(half)))).toBe('2026-11-02T09:30:00.000Z')
  })

  it('comes in an hour that is left out as late as it would have been', () => {
    const half = { digestMinute: 150 }
    expect(digests('2026-03-07T12:00:00Z', 2, half)).toEqual(['2026-03-08T10:30:00.000Z', '2026-03-09T09:30:00.000Z'])
  })

  it.each(['America/Los_Angeles', 'Australia/Lord_Howe'])(
    'comes once in each of 370 days in %s, whatever minute is chosen',
    (zone) => {
      const day = new Intl.DateTimeFormat('en-CA', { timeZone: zone })
      for (const digestMinute of [0, 90, 150]) {
        const days = digests('2026-01-01T00:00:00Z', 370, { zone, digestMinute }).map((moment) =>
          day.format(new Date(moment)),
        )
        expect(new Set(days).size).toBe(370)
        expect(Date.parse(days.at(-1) ?? '') - Date.parse(days[0] ?? '')).toBe(369 * 86_400_000)
      }
    },
  )
})

describe('quiet hours', () => {
  it('go past midnight, and begin and end by the minute', () => {
    const night = times({ zone: 'Asia/Shanghai', quiet: NIGHT })
    const quiet = (time: string) => isQuiet(at(`2026-11-15T${time}:00+08:00`), night)
    expect(['21:59', '22:00', '23:59', '00:00', '06:59', '07:00'].map(quiet)).toEqual([
      ...[false, true, true, true, true, false],
    ])
  })

  it('let a mail go when they end, by the clock of that day', () => {
    const night = times({ quiet: NIGHT })
    expect(iso(nextMailAt(at('2026-10-31T20:00:00Z'), night))).toBe('2026-10-31T20:00:00.000Z')
    expect(iso(nextMailAt(at('2026-11-01T06:00:00Z'), night))).toBe('2026-11-01T15:00:00.000Z')
    expect(iso(nextMailAt(at('2026-03-08T07:00:00Z'), night))).toBe('2026-03-08T14:00:00.000Z')
  })

  it('that begin or end in an hour which is left out still end', () => {
    const early = times({ quiet: { from: 60, until: 150 } })
    expect(iso(nextMailAt(at('2026-03-08T09:30:00Z'), early))).toBe('2026-03-08T10:30:00.000Z')
  })
})

it('knows when a clock shows a minute of a day', () => {
  expect(iso(momentOf('2026-07-01', 0, 'UTC'))).toBe('2026-07-01T00:00:00.000Z')
  expect(iso(momentOf('2026-07-01', 8 * 60, 'Asia/Kolkata'))).toBe('2026-07-01T02:30:00.000Z')
})

/** Something at one moment, as a calendar shows it. */
export interface CalendarEvent {
  /** The same for the same thing, however often it moves. */
  uid: string
  /** When the carrier said so, and how often it had changed its word by then. */
  statedAt: string
  sequence: number
  at: string
  summary: string
  description: string
  location: string
}

/** Text of RFC 5545: the marks of the format are escaped, lines are written as `\n`, other control characters are left out. */
export const escapeText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll('\n', '\\n')
    .replace(/\p{Cc}/gu, '')

/** The longest line of the format, in bytes without its end. */
const LINE_BYTES = 75

/** The bytes of a letter in UTF-8. */
function bytesOf(letter: string) {
  const code = letter.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}

/** A line as the format has it: one that is too long goes on in the next, after a space; no letter is cut in two. */
export function foldLine(line: string): string {
  let folded = ''
  let room = LINE_BYTES
  for (const letter of line) {
    const size = bytesOf(letter)
    if (size > room) {
      folded += '\r\n '
      room = LINE_BYTES - 1
    }
    folded += letter
    room -= size
  }
  return folded
}

/** A moment in UTC, which every program shows in the time of its reader. */
const utc = (instant: string) => `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const eventLines = ({ uid, statedAt, sequence, at, summary, description, location }: CalendarEvent) => [
  'BEGIN:VEVENT',
  `UID:${escapeText(uid)}`,
  `DTSTAMP:${utc(statedAt)}`,
  `SEQUENCE:${sequence}`,
  `DTSTART:${utc(at)}`,
  `SUMMARY:${escapeText(summary)}`,
  `DESCRIPTION:${escapeText(description)}`,
  `LOCATION:${escapeText(location)}`,
  // it takes nobody's time
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
]

/**
 * A calendar as a file. It has no time of its own: the same events make the same text, so that programs that ask again hear
 * that nothing changed.
 */
export const writeCalendar = (name: string, events: readonly CalendarEvent[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fairway//Schedules//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('')

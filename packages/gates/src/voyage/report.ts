import type { Container } from '../world/bookings/booking.ts'
import { HOUR, iso, MINUTE, toMinute } from '../world/calendar.ts'
import type { Draw } from '../world/random.ts'
import type { Fact } from './fact.ts'

/** How something is reported. A duplicate is a second report under another reference, withdrawn later. */
type Manner = 'plain' | 'late' | 'twice' | 'corrected' | 'twin'

const usual: readonly (readonly [Manner, number])[] = [
  ['plain', 964],
  ['late', 13],
  ['twice', 9],
  ['corrected', 10],
  ['twin', 4],
]
const disorderly: readonly Manner[] = ['twice', 'corrected', 'late', 'twin']

/** The manner of the report at one place of a container's scenario. */
export function mannerOf(luck: Draw, { reports }: Pick<Container, 'reports'>, at: number): Manner {
  if (reports === 'usual') return luck.weigh(usual)
  return (reports === 'disorderly' && disorderly[at]) || 'plain'
}

/** A line with a reference of the carrier's own. */
interface Report {
  ref: string
  revision: number
  withdrawn: boolean
  occurredAt: string
}

/** The reports of one event, in the order in which they are sent. */
export function reportFacts<L extends Report>(luck: Draw, manner: Manner, at: number, line: L): Fact<L>[] {
  const after = (hours: number) => toMinute(at + hours * HOUR)
  const plain = { at: after(luck.between(0.1, 0.8)), line }
  switch (manner) {
    case 'plain':
      return [plain]
    case 'late':
      return [{ at: after(luck.between(18, 70)), line }]
    case 'twice':
      return [plain, { at: after(luck.between(2, 20)), line }]
    case 'corrected': {
      const incorrect = { ...line, occurredAt: iso(at + luck.whole(10, 50) * MINUTE) }
      return [
        { at: after(1), line: incorrect },
        { at: after(luck.between(6, 30)), line: { ...line, revision: 1 } },
      ]
    }
    case 'twin': {
      const duplicate = { ...line, ref: `${line.ref}.B`, occurredAt: iso(at + 7 * MINUTE) }
      return [
        plain,
        { at: after(1), line: duplicate },
        { at: after(luck.between(4, 30)), line: { ...duplicate, revision: 1, withdrawn: true } },
      ]
    }
  }
}

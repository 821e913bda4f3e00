import { fillText } from '../shared/fill-text.ts'
import { eventName } from '../tracking/journey/event-name.rules.ts'
import { placeTime } from '../tracking/journey/place-time.rules.ts'
import type { en as trackingTexts } from '../tracking/messages/en.ts'
import type { EventKind, HoldType, Load, Mode } from '../tracking/tracking.values.ts'
import type { en } from './messages/en.ts'
import type { NewsKind } from './watching.values.ts'

type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> }
/** The texts of one language. */
export interface NewsTexts {
  watching: Omit<Texts<typeof en>, 'errors'>
  tracking: Pick<Texts<typeof trackingTexts>, 'events' | 'holds'>
}

export interface News {
  kind: NewsKind
  args: Readonly<Record<string, string>>
  /** The containers that it is about, as they are shown. */
  boxes: string
  /** The place that `args.place` names. */
  place: { name: string; zone: string }
}

/** A word of ours by the code that the server stored; a code that this build does not know is shown as it is. */
const wordOf = (words: Readonly<Record<string, string>>, code = '') => words[code] ?? code

const isEarlier = ({ minutes = '0' }: News['args']) => Number(minutes) < 0

/** The sentence of a news, the same in a mail and in the notification centre. */
export function newsText({ watching, tracking }: NewsTexts, { kind, args, boxes, place }: News): string {
  const { news } = watching
  const when = (at = '') => {
    const { date, time, offset } = placeTime(at, place.zone)
    return `${date} ${time} ${offset}`
  }
  const about = { ...args, boxes, place: place.name }
  switch (kind) {
    case 'watchedMilestone': {
      // the server stores what the carrier's event said
      const event = eventName({
        kind: args.event as EventKind,
        load: (args.load || null) as Load | null,
        mode: (args.mode || null) as Mode | null,
      })
      return fillText(news.milestone, { ...about, event: wordOf(tracking.events, event) })
    }
    case 'watchedHoldSet':
    case 'watchedHoldCleared': {
      const text = kind === 'watchedHoldSet' ? news.holdSet : news.holdCleared
      return fillText(text, { ...about, hold: wordOf(tracking.holds, args.hold as HoldType) }) // as above
    }
    case 'watchedAvailable':
      return fillText(args.basis === 'terminal' ? news.available : news.expected, about)
    case 'watchedUnavailable':
      return fillText(news.unavailable, about)
    case 'watchedArrival': {
      const hours = String(Math.round(Math.abs(Number(args.minutes ?? 0)) / 60))
      return fillText(isEarlier(args) ? news.earlier : news.later, { ...about, hours, when: when(args.at) })
    }
    case 'watchedVesselDeparted':
      return fillText(news.departed, { ...about, when: when(args.at) })
    case 'watchedVesselArrived':
      return fillText(news.arrived, { ...about, when: when(args.at) })
    case 'watchedLastFree':
      return fillText(args.basis === 'return' ? news.returnBy : news.lastFree, about)
    case 'watchedCutOff':
      return fillText(news.cutOff, { ...about, document: wordOf(watching.cutOffs, args.document), when: when(args.at) })
    case 'watchedDecision':
      return fillText(news.decision, {
        ...about,
        paper: wordOf(watching.papers, args.paper),
        outcome: wordOf(watching.outcomes, args.outcome),
      })
    case 'watchedDocument':
      return fillText(news.document, { ...about, document: wordOf(watching.documents, args.document) })
    case 'watchedLetter':
      return fillText(news.letter, about)
  }
}

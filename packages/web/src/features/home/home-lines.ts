import type { HomeLine } from '@fairway/contract/home/home.schema'
import type { HomeKind } from '@fairway/contract/home/home.words'
import type { DashboardCriteria } from '@fairway/contract/tracking/dashboard.words'
import {
  type EstimateReason,
  estimateReasons,
  type HoldType,
  holdTypes,
  stages,
} from '@fairway/contract/tracking/tracking.words'
import type { IconName } from '../../ui/icon.tsx'
import { boxLink, type Counted, type LineLink } from './line-link.rules.ts'
import type { LineWords } from './line-words.ts'
import { paperLines } from './paper-lines.ts'
import { requestLines } from './request-lines.ts'

/** How one kind of line reads and where it leads. A kind of another slice adds its own here. */
export interface LineKind {
  icon: IconName
  sentence: (line: HomeLine, words: LineWords, isOver: boolean) => string
  /** What stands below it, beside the time and the boxes. */
  details?: (line: HomeLine, words: LineWords) => string[]
  link: (line: HomeLine, mayOpenDashboard: boolean) => LineLink
}

/** Languages without a plural name a single box all the same. */
const sizeOf = ({ count }: HomeLine) => (count === 1 ? 'one' : 'many')
const placeOf = ({ place }: HomeLine): DashboardCriteria => (place ? { destinations: [place] } : {})
const dayOf = ({ dueOn }: HomeLine): DashboardCriteria => (dueOn ? { dateOf: 'lastFree', from: dueOn, to: dueOn } : {})
/** The stages in which a box's day is the terminal's, or the one to return it by. */
const stagesOf = ({ args }: HomeLine): DashboardCriteria => ({
  stages: args.basis === 'return' ? ['Out-gated'] : stages.slice(0, stages.indexOf('Out-gated')),
})
/** Boxes to fetch: whose word it is and a day that nobody named are filters, for no criterion asks for them. */
const readyBoxes = (line: HomeLine): Counted => ({
  criteria: { stages: ['At Destination'], ...dayOf(line), ...placeOf(line) },
  filters: {
    availability: { kind: 'oneOf', values: [`Available For Pickup ${line.args.basis}`] },
    ...(line.dueOn === null && { lastFreeOn: { kind: 'oneOf', values: [''] } }),
  },
})
const aboard = ({ vvd, place }: HomeLine): DashboardCriteria => ({
  vvds: vvd ? [vvd] : [],
  portsOfDischarge: place ? [place] : [],
  stages: stages.slice(0, stages.indexOf('Out-gated')),
})
const holdOf = ({ args }: HomeLine): HoldType[] => holdTypes.filter((type) => type === args.hold)
const reasonOf = ({ args }: HomeLine): EstimateReason | undefined =>
  estimateReasons.find((reason) => reason === args.reason)

export const homeLines: Record<HomeKind, LineKind> = {
  lastFreeDay: {
    icon: 'calendar',
    sentence: (line, { t, boxes }, isOver) => {
      const basis = line.args.basis === 'return' ? 'return' : 'terminal'
      return t(`lastFreeDay.${basis}${isOver ? 'Over' : ''}.${sizeOf(line)}`, boxes(line))
    },
    link: (line, may) => boxLink(line, { criteria: { ...dayOf(line), ...placeOf(line), ...stagesOf(line) } }, may),
  },
  holdToClear: {
    icon: 'lock',
    sentence: (line, { t, boxes, place }) => {
      const hold = holdOf(line).map((type) => t(`words.holds.${type}`))
      return t(`holdToClear.held.${sizeOf(line)}`, { ...boxes(line), place: place(line), hold: hold.join(', ') })
    },
    link: (line, may) =>
      boxLink(line, { criteria: { redHolds: holdOf(line), stages: ['Hold'], ...placeOf(line) } }, may),
  },
  boxReady: {
    icon: 'container',
    sentence: (line, { t, boxes, place }) =>
      t(`boxReady.${line.args.basis === 'terminal' ? 'terminal' : 'estimate'}.${sizeOf(line)}`, {
        ...boxes(line),
        place: place(line),
      }),
    link: (line, may) => boxLink(line, readyBoxes(line), may),
  },
  arrivalMoved: {
    icon: 'ship',
    sentence: (line, { t, place, span }) => {
      const minutes = Number(line.args.minutes)
      const said = { vessel: line.args.vessel ?? '', place: place(line), span: span(minutes) }
      return t(`arrivalMoved.${minutes > 0 ? 'later' : 'earlier'}`, said)
    },
    details: (line, { t, at, place, own, boxes }) => {
      const [reason, expected] = [reasonOf(line), line.args.at ?? '']
      return [
        t('expected', { ...at(expected, line), place: place(line) }),
        t('ownTime', { ...own(expected) }),
        ...(reason ? [t('arrivalMoved.reason', { reason: t(`words.estimateReasons.${reason}`) })] : []),
        t(`arrivalMoved.aboard.${sizeOf(line)}`, boxes(line)),
      ]
    },
    link: (line, may) => boxLink(line, { criteria: aboard(line) }, may),
  },
  accountWaiting: {
    icon: 'note',
    sentence: ({ count }, { t }) => t('accountWaiting.waiting', { count }),
    details: ({ args }, { t, own }) => [args.names ?? '', t('accountWaiting.since', { ...own(args.since ?? '') })],
    link: () => ({ to: '/adminProfileSearch', search: { status: 'CONFIRMED' } }),
  },
  ...requestLines,
  ...paperLines,
}

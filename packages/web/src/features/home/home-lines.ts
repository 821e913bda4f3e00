import type { HomeLine } from '@fairway/contract/home/home.schema'
import type { HomeKind } from '@fairway/contract/home/home.values'
import type { DashboardCriteria } from '@fairway/contract/tracking/dashboard/dashboard.values'
import {
  type EstimateReason,
  estimateReasons,
  type HoldType,
  holdTypes,
  stages,
} from '@fairway/contract/tracking/tracking.values'
import type { IconName } from '../../ui/icon.tsx'
import { documentLines, sizeOf } from './document-lines.ts'
import type { LineLabels } from './line-labels.ts'
import { type CountedContainers, containerLink, exceptionLink, type LineLink, sailingLink } from './line-link.rules.ts'

/** The text and the link of one kind of line. Other slices add their kinds here. */
export interface LineKind {
  icon: IconName
  sentence: (line: HomeLine, labels: LineLabels, isOver: boolean) => string
  /** Further details, beside the time and the containers. */
  details?: (line: HomeLine, labels: LineLabels) => string[]
  link: (line: HomeLine, mayOpenDashboard: boolean) => LineLink
}

const placeOf = ({ place }: HomeLine): DashboardCriteria => (place ? { destinations: [place] } : {})
const dayOf = ({ dueOn }: HomeLine): DashboardCriteria => (dueOn ? { dateOf: 'lastFree', from: dueOn, to: dueOn } : {})
/** No criterion finds a missing day: a column filter does. */
const undated = ({ dueOn }: HomeLine): CountedContainers['filters'] =>
  dueOn === null ? { lastFreeOn: { kind: 'oneOf', values: [''] } } : {}
/** Containers to pick up, by who said so. */
const readyContainers = (line: HomeLine): CountedContainers => ({
  criteria: { stages: ['At Destination'], ...dayOf(line), ...placeOf(line) },
  filters: {
    availability: { kind: 'oneOf', values: [`Available For Pickup ${line.args.basis}`] },
    ...undated(line),
  },
})
const heldContainers = (line: HomeLine): CountedContainers => ({
  criteria: { stages: ['Hold'], ...dayOf(line), ...placeOf(line) },
  ...(line.dueOn === null && { filters: undated(line) }),
})
/** Containers that nobody can fetch yet, though their free time ends. */
const unreadyContainers = (line: HomeLine): CountedContainers => ({
  criteria: {
    stages: stages.slice(0, stages.indexOf('Out-gated')).filter((stage) => stage !== 'Hold'),
    ...dayOf(line),
    ...placeOf(line),
  },
  filters: { availability: { kind: 'oneOf', values: ['Not Yet Available ', 'Not Yet Available terminal'] } },
})
const aboard = ({ vvd, place }: HomeLine): DashboardCriteria => ({
  vvds: vvd ? [vvd] : [],
  portsOfDischarge: place ? [place] : [],
  stages: stages.slice(0, stages.indexOf('Out-gated')),
})
const holdsOf = ({ args }: HomeLine): HoldType[] => {
  const held = (args.holds ?? '').split(',')
  return holdTypes.filter((type) => held.includes(type))
}
const reasonOf = ({ args }: HomeLine): EstimateReason | undefined =>
  estimateReasons.find((reason) => reason === args.reason)

/** A voyage on which space can still be given. */
const sailingLine = (page: '/salesView' | '/repSalesView'): LineKind => ({
  icon: 'ship',
  sentence: ({ vvd, args }, { t }) => t('sailing.next', { vessel: args.vessel ?? '', vvd: vvd ?? '' }),
  details: (line, { t, at, place }) => [t('sailing.etd', { ...at(line.args.etd ?? '', line), place: place(line) })],
  link: (line) => sailingLink(line, page),
})

export const homeLines: Record<HomeKind, LineKind> = {
  returnDue: {
    icon: 'container',
    sentence: (line, { t, containerArgs }, isOver) =>
      t(`returnDue.${isOver ? 'over' : 'near'}.${sizeOf(line)}`, containerArgs(line)),
    link: (line, may) =>
      containerLink(line, { criteria: { stages: ['Out-gated'], ...dayOf(line), ...placeOf(line) } }, may),
  },
  pickupDue: {
    icon: 'calendar',
    sentence: (line, { t, containerArgs }, isOver) =>
      t(`pickupDue.${isOver ? 'over' : 'near'}.${sizeOf(line)}`, containerArgs(line)),
    link: (line, may) => containerLink(line, unreadyContainers(line), may),
  },
  holdToClear: {
    icon: 'lock',
    sentence: (line, { t, containerArgs, place }) =>
      t(`holdToClear.${sizeOf(line)}`, { ...containerArgs(line), place: place(line) }),
    details: (line, { t }) => [
      holdsOf(line)
        .map((type) => t(`words.holds.${type}`))
        .join(', '),
    ],
    link: (line, may) => containerLink(line, heldContainers(line), may),
  },
  boxReady: {
    icon: 'container',
    sentence: (line, { t, containerArgs, place }) =>
      t(`boxReady.${line.args.basis === 'terminal' ? 'terminal' : 'estimate'}.${sizeOf(line)}`, {
        ...containerArgs(line),
        place: place(line),
      }),
    link: (line, may) => containerLink(line, readyContainers(line), may),
  },
  arrivalMoved: {
    icon: 'ship',
    sentence: (line, { t, place, span }) => {
      const minutes = Number(line.args.minutes)
      const values = { vessel: line.args.vessel ?? '', place: place(line), span: span(minutes) }
      return t(`arrivalMoved.${minutes > 0 ? 'later' : 'earlier'}`, values)
    },
    details: (line, { t, at, place, own, containerArgs }) => {
      const [reason, expected] = [reasonOf(line), line.args.at ?? '']
      return [
        t('expected', { ...at(expected, line), place: place(line) }),
        t('ownTime', { ...own(expected) }),
        ...(reason ? [t('arrivalMoved.reason', { reason: t(`words.estimateReasons.${reason}`) })] : []),
        t(`arrivalMoved.aboard.${sizeOf(line)}`, containerArgs(line)),
      ]
    },
    link: (line, may) => containerLink(line, { criteria: aboard(line) }, may),
  },
  accountWaiting: {
    icon: 'note',
    sentence: ({ count }, { t }) => t('accountWaiting.waiting', { count }),
    details: ({ args }, { t, own }) => [args.names ?? '', t('accountWaiting.since', { ...own(args.since ?? '') })],
    link: () => ({ to: '/adminProfileSearch', search: { status: 'CONFIRMED' } }),
  },
  deliverySetAside: {
    icon: 'note',
    sentence: ({ count }, { t }) => t('deliverySetAside.waiting', { count }),
    details: ({ args }, { t, own }) => [args.names ?? '', t('deliverySetAside.since', { ...own(args.since ?? '') })],
    link: () => ({ to: '/adminDeliveries' }),
  },
  ruleWithoutEffect: {
    icon: 'calendar',
    sentence: (line, { t, place }) => t('ruleWithoutEffect.over', { count: line.count, place: place(line) }),
    details: (_line, { t }) => [t('ruleWithoutEffect.why')],
    link: exceptionLink,
  },
  sailingNext: sailingLine('/salesView'),
  ownSailingNext: sailingLine('/repSalesView'),
  ...documentLines,
}

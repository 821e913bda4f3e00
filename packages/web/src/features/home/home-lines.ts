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
import { billingLines } from './billing-lines.ts'
import { correctionLines } from './correction-lines.ts'
import { instructionLines } from './instruction-lines.ts'
import type { LineLabels } from './line-labels.ts'
import { type CountedContainers, containerLink, type LineLink } from './line-link.rules.ts'
import { requestLines } from './request-lines.ts'
import { requiredDocumentLines } from './required-document-lines.ts'
import { vgmLines } from './vgm-lines.ts'

/** The text and the link of one kind of line. Other slices add their kinds here. */
export interface LineKind {
  icon: IconName
  sentence: (line: HomeLine, labels: LineLabels, isOver: boolean) => string
  /** Further details, beside the time and the containers. */
  details?: (line: HomeLine, labels: LineLabels) => string[]
  link: (line: HomeLine, mayOpenDashboard: boolean) => LineLink
}

/** Languages without a plural still name a single container. */
const sizeOf = ({ count }: HomeLine) => (count === 1 ? 'one' : 'many')
const placeOf = ({ place }: HomeLine): DashboardCriteria => (place ? { destinations: [place] } : {})
const dayOf = ({ dueOn }: HomeLine): DashboardCriteria => (dueOn ? { dateOf: 'lastFree', from: dueOn, to: dueOn } : {})
/** The stages for the terminal's last free day, or for the return day. */
const stagesOf = ({ args }: HomeLine): DashboardCriteria => ({
  stages: args.basis === 'return' ? ['Out-gated'] : stages.slice(0, stages.indexOf('Out-gated')),
})
/** Containers to pick up. Who said so, and a missing day, are column filters, because no criterion has them. */
const readyContainers = (line: HomeLine): CountedContainers => ({
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
    sentence: (line, { t, containerArgs }, isOver) => {
      const basis = line.args.basis === 'return' ? 'return' : 'terminal'
      return t(`lastFreeDay.${basis}${isOver ? 'Over' : ''}.${sizeOf(line)}`, containerArgs(line))
    },
    link: (line, may) =>
      containerLink(line, { criteria: { ...dayOf(line), ...placeOf(line), ...stagesOf(line) } }, may),
  },
  holdToClear: {
    icon: 'lock',
    sentence: (line, { t, containerArgs, place }) => {
      const hold = holdOf(line).map((type) => t(`words.holds.${type}`))
      return t(`holdToClear.held.${sizeOf(line)}`, {
        ...containerArgs(line),
        place: place(line),
        hold: hold.join(', '),
      })
    },
    link: (line, may) =>
      containerLink(line, { criteria: { redHolds: holdOf(line), stages: ['Hold'], ...placeOf(line) } }, may),
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
  ...requestLines,
  ...requiredDocumentLines,
  ...correctionLines,
  ...instructionLines,
  ...vgmLines,
  ...billingLines,
}

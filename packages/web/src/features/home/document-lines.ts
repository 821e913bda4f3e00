import type { CarrierAction } from '@fairway/contract/bookings/requests/booking-request.values'
import type { HomeLine } from '@fairway/contract/home/home.schema'
import { HOME_NAMED } from '@fairway/contract/home/home.values'
import { effectiveGroups } from '../../platform/session/session.store.ts'
import type { LineKind } from './home-lines.ts'
import {
  billingLink,
  correctionLink,
  instructionLink,
  letterLink,
  requestLink,
  requiredDocumentLink,
  vgmLink,
} from './line-link.rules.ts'

/** Languages without a plural still name a single document. */
export const sizeOf = ({ count }: HomeLine) => (count === 1 ? 'one' : 'many')
/** Several of them by name. A single one is in the sentence. */
const namesOf = ({ count, args }: HomeLine) => (count > 1 && args.names ? [args.names] : [])

const namedIn = ({ count, args }: HomeLine) => ({ number: count, reference: args.names ?? '' })
const cutOffs = ['si', 'vgm', 'cy'] as const

/** The Home Page's lines about booking requests, and their links. */
const requestLines = {
  requestDecided: {
    icon: 'note',
    sentence: (line, { t }) => {
      const action = (line.args.action ?? 'Approved') as Exclude<CarrierAction, 'Received'> // as the server groups them
      return t(`requestDecided.${action}.${sizeOf(line)}`, namedIn(line))
    },
    details: (line, { t }) => [
      ...namesOf(line),
      ...(line.args.note ? [t('requestDecided.note', { note: line.args.note })] : []),
    ],
    link: (line) => requestLink(line, 'view'),
  },
  draftWaiting: {
    icon: 'note',
    sentence: (line, { t }) => {
      const { number, reference } = namedIn(line)
      return t(`draftWaiting.${sizeOf(line)}`, { number, reference: reference || t('draftWaiting.unnamed') })
    },
    details: (line, { t, own }) => [...namesOf(line), t('draftWaiting.since', { ...own(line.args.since ?? '') })],
    link: (line) => requestLink(line, 'edit'),
  },
  cutOffNear: {
    icon: 'ship',
    sentence: (line, { t }) => {
      const cutOff = cutOffs.find((one) => one === line.args.cutOff) ?? 'si'
      return t(`cutOffNear.${cutOff}.${sizeOf(line)}`, { ...namedIn(line), vvd: line.vvd ?? '' })
    },
    details: namesOf,
    link: (line) => requestLink(line, 'view'),
  },
} satisfies Record<'requestDecided' | 'draftWaiting' | 'cutOffNear', LineKind>

const mayWeigh = () => (effectiveGroups() ?? []).includes('VG')

const requiredDocumentLine = (kind: 'siDue' | 'vgmDue'): LineKind => ({
  icon: 'note',
  sentence: ({ count, vvd, args }, { t }, isOver) =>
    t(`${kind}.${isOver ? 'over' : 'near'}.${count === 1 ? 'one' : 'many'}`, {
      number: count,
      booking: args.names ?? '',
      vvd: vvd ?? '',
    }),
  details: namesOf,
  link: (line) => requiredDocumentLink(line, kind),
})

/** The Home Page's lines about required documents that are due, and their links. */
const requiredDocumentLines = {
  siDue: requiredDocumentLine('siDue'),
  vgmDue: {
    ...requiredDocumentLine('vgmDue'),
    // those that the line names are opened to be weighed; more of them are chosen on the dashboard
    link: (line) => (line.count <= HOME_NAMED && mayWeigh() ? vgmLink(line) : requiredDocumentLink(line, 'vgmDue')),
  },
} satisfies Record<string, LineKind>

const statusOf = ({ args }: HomeLine) => (args.status === 'Rejected' ? 'rejected' : 'left')

/** The Home Page's lines about corrections, and their links. */
const correctionLines = {
  correctionWaiting: {
    icon: 'note',
    sentence: (line, { t }) =>
      t(`correctionWaiting.${statusOf(line)}.${sizeOf(line)}`, { number: line.count, shipment: line.args.names ?? '' }),
    details: (line, { t, own }) => [
      ...namesOf(line),
      ...(line.args.note ? [t('correctionWaiting.note', { note: line.args.note })] : []),
      ...(statusOf(line) === 'left' ? [t('correctionWaiting.since', { ...own(line.args.since ?? '') })] : []),
    ],
    link: correctionLink,
  },
} satisfies Record<'correctionWaiting', LineKind>

const reasons = ['rejected', 'correction', 'draft'] as const
const reasonOf = ({ args }: HomeLine) => reasons.find((reason) => reason === args.reason) ?? 'draft'

/** The Home Page's lines about shipping instructions that wait for their people. */
const instructionLines = {
  instructionWaiting: {
    icon: 'note',
    sentence: (line, { t }) =>
      t(`instructionWaiting.${reasonOf(line)}.${sizeOf(line)}`, { number: line.count, bill: line.args.names ?? '' }),
    details: (line, { t }) => [
      ...namesOf(line),
      ...(line.args.note ? [t('instructionWaiting.note', { note: line.args.note })] : []),
    ],
    link: instructionLink,
  },
} satisfies Record<'instructionWaiting', LineKind>

/** The Home Page's lines about verified gross mass, and their links. */
const vgmLines = {
  vgmRejected: {
    icon: 'note',
    sentence: (line, { t }) => t(`vgmRejected.${sizeOf(line)}`, { number: line.count, booking: line.args.names ?? '' }),
    details: (line, { t }) => [
      ...namesOf(line),
      ...(line.args.note ? [t('vgmRejected.note', { note: line.args.note })] : []),
    ],
    link: vgmLink,
  },
} satisfies Record<'vgmRejected', LineKind>

/** The Home Page's lines about invoices, disputes and letters of indemnity, and their links. */
const billingLines = {
  invoiceDue: {
    icon: 'note',
    sentence: (line, { t }) =>
      t(`invoiceDue.${Number(line.args.overdue) > 0 ? 'overdue' : 'due'}.${sizeOf(line)}`, {
        number: line.count,
        invoice: line.args.names ?? '',
      }),
    details: namesOf,
    link: () => billingLink('toPay'),
  },
  disputeAnswered: {
    icon: 'note',
    sentence: (line, { t }) =>
      t(`disputeAnswered.${sizeOf(line)}`, { number: line.count, invoice: line.args.names ?? '' }),
    details: namesOf,
    link: () => billingLink('disputed'),
  },
  letterNeeded: {
    icon: 'lock',
    sentence: (line, { t }) => t(`letterNeeded.${sizeOf(line)}`, { number: line.count, bill: line.args.names ?? '' }),
    details: namesOf,
    link: () => billingLink('loiPending', 'OL'),
  },
  letterExpiring: {
    icon: 'calendar',
    sentence: (line, { t }) =>
      t(`letterExpiring.${sizeOf(line)}`, { number: line.count, letter: line.args.names ?? '', day: line.dueOn ?? '' }),
    details: namesOf,
    link: letterLink,
  },
} satisfies Record<'invoiceDue' | 'disputeAnswered' | 'letterNeeded' | 'letterExpiring', LineKind>

/** The Home Page's lines about documents of all kinds. */
export const documentLines = {
  ...requestLines,
  ...requiredDocumentLines,
  ...correctionLines,
  ...instructionLines,
  ...vgmLines,
  ...billingLines,
}

import type { CarrierAction } from '@fairway/contract/bookings/requests/booking-request.values'
import type { HomeLine } from '@fairway/contract/home/home.schema'
import type { LineKind } from './home-lines.ts'
import { requestLink } from './line-link.rules.ts'

/** Languages without a plural still name a single request. */
const sizeOf = ({ count }: HomeLine) => (count === 1 ? 'one' : 'many')
const namedIn = ({ count, args }: HomeLine) => ({ number: count, reference: args.names ?? '' })
/** Several of them by name. A single one is in the sentence. */
const namesOf = ({ count, args }: HomeLine) => (count > 1 && args.names ? [args.names] : [])
const cutOffs = ['si', 'vgm', 'cy'] as const

/** The Home Page's lines about booking requests, and their links. */
export const requestLines = {
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

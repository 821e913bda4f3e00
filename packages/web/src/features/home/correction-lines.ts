import type { HomeLine } from '@fairway/contract/home/home.schema'
import type { LineKind } from './home-lines.ts'
import { correctionLink } from './line-link.rules.ts'

const statusOf = ({ args }: HomeLine) => (args.status === 'Rejected' ? 'rejected' : 'left')
/** Languages without a plural still name a single correction. */
const sizeOf = ({ count }: HomeLine) => (count === 1 ? 'one' : 'many')

/** The Home Page's lines about corrections, and their links. */
export const correctionLines = {
  correctionWaiting: {
    icon: 'note',
    sentence: (line, { t }) =>
      t(`correctionWaiting.${statusOf(line)}.${sizeOf(line)}`, { number: line.count, shipment: line.args.names ?? '' }),
    details: (line, { t, own }) => [
      ...(line.count > 1 && line.args.names ? [line.args.names] : []),
      ...(line.args.note ? [t('correctionWaiting.note', { note: line.args.note })] : []),
      ...(statusOf(line) === 'left' ? [t('correctionWaiting.since', { ...own(line.args.since ?? '') })] : []),
    ],
    link: correctionLink,
  },
} satisfies Record<'correctionWaiting', LineKind>

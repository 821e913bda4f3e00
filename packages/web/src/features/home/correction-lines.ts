import type { HomeLine } from '@fairway/contract/home/home.schema'
import type { LineKind } from './home-lines.ts'
import { correctionLink } from './line-link.rules.ts'

const statusOf = ({ args }: HomeLine) => (args.status === 'Rejected' ? 'rejected' : 'left')
/** Languages without a plural name a single correction all the same. */
const sizeOf = ({ count }: HomeLine) => (count === 1 ? 'one' : 'many')

/** What the Home Page says of corrections, and where it leads. */
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

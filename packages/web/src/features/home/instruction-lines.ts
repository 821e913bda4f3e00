import type { HomeLine } from '@fairway/contract/home/home.schema'
import type { LineKind } from './home-lines.ts'
import { instructionLink } from './line-link.rules.ts'

const reasons = ['rejected', 'correction', 'draft'] as const
const reasonOf = ({ args }: HomeLine) => reasons.find((reason) => reason === args.reason) ?? 'draft'
/** Languages without a plural still name a single bill. */
const sizeOf = ({ count }: HomeLine) => (count === 1 ? 'one' : 'many')

/** The Home Page's lines about shipping instructions that wait for their people. */
export const instructionLines = {
  instructionWaiting: {
    icon: 'note',
    sentence: (line, { t }) =>
      t(`instructionWaiting.${reasonOf(line)}.${sizeOf(line)}`, { number: line.count, bill: line.args.names ?? '' }),
    details: (line, { t }) => [
      ...(line.count > 1 && line.args.names ? [line.args.names] : []),
      ...(line.args.note ? [t('instructionWaiting.note', { note: line.args.note })] : []),
    ],
    link: instructionLink,
  },
} satisfies Record<'instructionWaiting', LineKind>

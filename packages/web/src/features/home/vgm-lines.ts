import type { HomeLine } from '@fairway/contract/home/home.schema'
import type { LineKind } from './home-lines.ts'
import { vgmLink } from './line-link.rules.ts'

/** Languages without a plural still name a single booking. */
const sizeOf = ({ count }: HomeLine) => (count === 1 ? 'one' : 'many')

/** The Home Page's lines about verified gross mass, and their links. */
export const vgmLines = {
  vgmRejected: {
    icon: 'note',
    sentence: (line, { t }) => t(`vgmRejected.${sizeOf(line)}`, { number: line.count, booking: line.args.names ?? '' }),
    details: (line, { t }) => [
      ...(line.count > 1 && line.args.names ? [line.args.names] : []),
      ...(line.args.note ? [t('vgmRejected.note', { note: line.args.note })] : []),
    ],
    link: vgmLink,
  },
} satisfies Record<'vgmRejected', LineKind>

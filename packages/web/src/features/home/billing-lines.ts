import type { HomeLine } from '@fairway/contract/home/home.schema'
import type { LineKind } from './home-lines.ts'
import { billingLink, letterLink } from './line-link.rules.ts'

/** Languages without a plural still name a single invoice. */
const sizeOf = ({ count }: HomeLine) => (count === 1 ? 'one' : 'many')
const namesOf = ({ count, args }: HomeLine) => (count > 1 && args.names ? [args.names] : [])

/** The Home Page's lines about invoices, disputes and letters of indemnity, and their links. */
export const billingLines = {
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

import type { HomeLine } from '@fairway/contract/home/home.schema'
import { HOME_NAMED } from '@fairway/contract/home/home.values'
import { effectiveGroups } from '../../platform/session/session.store.ts'
import type { LineKind } from './home-lines.ts'
import { requiredDocumentLink, vgmLink } from './line-link.rules.ts'

const mayWeigh = () => (effectiveGroups() ?? []).includes('VG')

const namesOf = ({ count, args }: HomeLine) => (count > 1 && args.names ? [args.names] : [])

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
export const requiredDocumentLines = {
  siDue: requiredDocumentLine('siDue'),
  vgmDue: {
    ...requiredDocumentLine('vgmDue'),
    // those that the line names are opened to be weighed; more of them are chosen on the dashboard
    link: (line) => (line.count <= HOME_NAMED && mayWeigh() ? vgmLink(line) : requiredDocumentLink(line, 'vgmDue')),
  },
} satisfies Record<string, LineKind>

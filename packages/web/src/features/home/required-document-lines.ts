import type { HomeLine } from '@fairway/contract/home/home.schema'
import type { LineKind } from './home-lines.ts'
import { requiredDocumentLink } from './line-link.rules.ts'

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
  vgmDue: requiredDocumentLine('vgmDue'),
} satisfies Record<string, LineKind>

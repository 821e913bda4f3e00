import type { BillPapers, PaperRef } from '@fairway/contract/billing-documents/paper.schema'
import { type RepeatablePaper, repeatablePapers } from '@fairway/contract/billing-documents/paper.values'
import { ATTACHMENT_LIMIT, ZIP_LIMIT } from '@fairway/contract/support/file.values'

/** The kinds of papers that these bills have, with how many there are of each. */
export const kindsIn = ({ bills }: BillPapers): { kind: RepeatablePaper; count: number }[] =>
  repeatablePapers.flatMap((kind) => {
    const count = bills.flatMap(({ papers }) => papers).filter(({ document }) => document === kind).length
    return count > 0 ? [{ kind, count }] : []
  })

/** The papers of these kinds, bill by bill. */
export const papersOfKinds = ({ bills }: BillPapers, kinds: ReadonlySet<RepeatablePaper>): PaperRef[] =>
  bills.flatMap(({ papers }) => papers.filter(({ document }) => kinds.has(document)))

/** What can be done with so many papers: nothing, all of it, or a zip that is too long, or a letter that is. */
export const waysFor = (count: number) => ({
  canZip: count > 0 && count <= ZIP_LIMIT,
  canMail: count > 0 && count <= ATTACHMENT_LIMIT,
})

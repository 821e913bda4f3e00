import type { Violation } from '@fairway/contract/kit/errors'
import { oncePer } from '@fairway/contract/shared/once-per'

/** The sections of an instruction as they stand below each other. */
export const instructionSections = ['bill', 'parties', 'goods', 'review'] as const
export type InstructionSection = (typeof instructionSections)[number]

/** The element id of a section. */
export const sectionId = (section: InstructionSection) => `si-${section}`

const sectionByField: Partial<Record<string, InstructionSection>> = {
  shipper: 'parties',
  consignee: 'parties',
  notifyParty: 'parties',
  secondNotifyParty: 'parties',
  commodities: 'goods',
  remarks: 'review',
}

/** The section of a field; all others are about the booking and its bill. */
export const sectionOf = (path: string): InstructionSection => sectionByField[path.split('.')[0] ?? ''] ?? 'bill'

/** The position of a field among all fields, for errors that the rules report in the specification's order. */
export function placeOf(path: string): number {
  const [, page = 0, , row = 0] = path.split('.').map((step) => Number(step) || 0)
  return instructionSections.indexOf(sectionOf(path)) * 1e9 + page * 1e6 + row
}

export interface SectionState {
  section: InstructionSection
  state: 'complete' | 'missing' | 'wrong'
  /** The number of its fields that are shown to be wrong. */
  errorCount: number
}

/** What the outline says of each section. The review is complete when everything is. */
export function sectionStates(found: readonly Violation[], shown: readonly { path: string }[]): SectionState[] {
  const wrong = shown.map(({ path }) => sectionOf(path))
  const open = new Set(found.map(({ path }) => sectionOf(path)))
  return instructionSections.map((section) => {
    const errorCount = wrong.filter((one) => one === section).length
    const isOpen = section === 'review' ? found.length > 0 : open.has(section)
    return { section, state: errorCount > 0 ? 'wrong' : isOpen ? 'missing' : 'complete', errorCount }
  })
}

/** The commodities that errors are about, by their places; every tab asks. */
const commoditiesIn = oncePer(
  (errors: readonly { path: string }[]) =>
    new Set(errors.flatMap(({ path }) => /^commodities\.(\d+)\./.exec(path)?.[1] ?? []).map(Number)),
)

/** What the tab of a commodity says of it. */
export function pageState(
  at: number,
  found: readonly { path: string }[],
  shown: readonly { path: string }[],
): SectionState['state'] {
  if (commoditiesIn(shown).has(at)) return 'wrong'
  return commoditiesIn(found).has(at) ? 'missing' : 'complete'
}

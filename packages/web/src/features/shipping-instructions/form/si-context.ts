import type { PublicChoices } from '@fairway/contract/bookings/choices/booking-choices.schema'
import type { Violation } from '@fairway/contract/kit/errors'
import type { SiBooking, SiDocument } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import type { en as words } from '@fairway/contract/shipping-instructions/si-messages/en'
import type { SiTotals } from '@fairway/contract/shipping-instructions/si-totals.rules'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { type Store, useStore } from '../../../platform/storage/store.ts'
import { useClock } from '../../../ui/countdown/use-clock.ts'
import { documentFields } from '../../../ui/document-form/line-fields.tsx'
import { createPartsContext } from '../../../ui/parts-context.ts'
import type { InstructionEditor } from './si.definition.ts'

/** The fields of an instruction, by their paths in the document. */
export const { TextLine, TextLines, ChoiceLine, useDocument, useFieldError, useLocked } = documentFields<SiDocument>()

/** What follows from the document a moment after it was changed. */
export interface Findings {
  warnings: readonly Violation[]
  totals: SiTotals
  /** What the commodities are called on their tabs; empty without a description. */
  names: readonly string[]
}

/** What every part of the form gets. */
export interface InstructionParts {
  /** The prefix of the ids of its fields. */
  id: string
  editor: InstructionEditor
  /** The booking as it was loaded last. */
  booking: Store<SiBooking>
  choices: PublicChoices
  /** When the choices were loaded, by this browser's clock. The business clock runs from there. */
  receivedAt: number
  findings: Store<Findings>
  /** The key of the commodity page that is shown. */
  shownPage: Store<number | undefined>
}

export const { Provider: InstructionPartsProvider, useParts: useInstructionParts } =
  createPartsContext<InstructionParts>('a part of the form of an instruction stands outside of it')

export const useBooking = () => useStore(useInstructionParts().booking)

/** The business clock, for countdowns. */
export function useNow(): number {
  const { choices, receivedAt } = useInstructionParts()
  return useClock(choices.clock, receivedAt)
}

type FieldName = keyof typeof words.fields

/** The name of a field: 'Consignee · Address', 'Commodity 2 · Container 3 · Seal'. */
export function usePathName() {
  const { t } = useTranslation('siForm')
  return (path: string) => {
    const steps = path.split('.')
    const nameOf = (step: string, at: number) => {
      if (/^\d+$/.test(step)) return t(at === 1 ? 'goods.page' : 'containers.row', { at: Number(step) + 1 })
      if (/^\d+$/.test(steps[at + 1] ?? '')) return '' // the number names its list too
      return step === 'totals' ? t('totals.bill') : t(`words.fields.${step as FieldName}`) // the document's own fields
    }
    return steps.map(nameOf).filter(Boolean).join(' · ')
  }
}

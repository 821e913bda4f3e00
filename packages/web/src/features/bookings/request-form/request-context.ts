import type { BookingChoices, Sailing } from '@fairway/contract/bookings/choices/booking-choices.schema'
import type { en as words } from '@fairway/contract/bookings/request-messages/en'
import type { RequestDocument } from '@fairway/contract/bookings/requests/booking-request.schema'
import type { Consequence, Question } from '@fairway/contract/bookings/requests/request-change.rules'
import { useMemo } from 'react'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { type Store, useStore } from '../../../platform/storage/store.ts'
import { useClock } from '../../../ui/countdown/use-clock.ts'
import { documentFields } from '../../../ui/document-form/line-fields.tsx'
import { createPartsContext } from '../../../ui/parts-context.ts'
import type { RequestEditor } from './request.definition.ts'
import { choicesOf } from './request-facts.rules.ts'

/** The fields of a request, by their paths in the document. */
export const { TextLine, TextLines, ChoiceLine, PickerLine, DayLine, useDocument, useFieldError, useLocked } =
  documentFields<RequestDocument>()

/** A change that the user has to confirm. */
export interface PendingQuestion {
  question: Question
  apply: () => void
}

/** What every part of the request form gets. */
export interface RequestParts {
  /** The prefix of the ids of its fields. */
  id: string
  editor: RequestEditor
  choices: BookingChoices
  /** When the choices were loaded, by this browser's clock. The business clock runs from there. */
  receivedAt: number
  pendingQuestion: Store<PendingQuestion | undefined>
  /** The chosen sailing, once it is loaded from the schedule. */
  sailing: Store<Sailing | undefined>
}

export const { Provider: RequestPartsProvider, useParts: useRequestParts } = createPartsContext<RequestParts>(
  'a part of the request form stands outside of it',
)

/** The business clock, for countdowns. */
export function useNow(): number {
  const { choices, receivedAt } = useRequestParts()
  return useClock(choices.clock, receivedAt)
}

/** The ref of the organisation that books; nothing if the user has only one. */
export function useBookedFor(): string | undefined {
  const { editor } = useRequestParts()
  const chosen = useStore(editor.bookedFor)
  return useStore(editor.state)?.organisation.ref ?? chosen
}

/** The choices for the organisation that books: its own contracts. */
export function useOwnChoices(): BookingChoices {
  const { choices } = useRequestParts()
  const ref = useBookedFor()
  return useMemo(() => choicesOf(choices, ref), [choices, ref])
}

/** Applies a change, or first asks the user to confirm its consequence. */
export function useConsequence() {
  const { editor, pendingQuestion } = useRequestParts()
  return ({ after, ask }: Consequence) => {
    const apply = () => editor.form.put(after)
    if (ask) pendingQuestion.set({ question: ask, apply })
    else apply()
  }
}

type FieldName = keyof typeof words.fields

/** The name of a field: 'Consignee · Address', 'Containers · 3 · Quantity'. */
export function usePathName() {
  const { t } = useTranslation('bookingForm')
  return (path: string) =>
    path
      .split('.')
      .map((step) => (/^\d+$/.test(step) ? String(Number(step) + 1) : t(`words.fields.${step as FieldName}`))) // the document's own fields
      .join(' · ')
}

import type { BookingChoices, Sailing } from '@fairway/contract/bookings/booking-choices.schema'
import type { RequestDocument } from '@fairway/contract/bookings/booking-request.schema'
import type { Consequence, Question } from '@fairway/contract/bookings/request-change.rules'
import type { en as words } from '@fairway/contract/bookings/request-messages/en'
import { createContext, useContext, useMemo } from 'react'
import { type Store, useStore } from '../../../platform/store.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { documentFields } from '../../../ui/document-form/line-fields.tsx'
import { useClock } from '../use-clock.ts'
import type { RequestWork } from './request.definition.ts'
import { choicesOf } from './request-facts.rules.ts'

/** The fields of a request, by their paths in the document. */
export const { TextLine, TextLines, ChoiceLine, PickerLine, DayLine, useDocument, useFieldError, useLocked } =
  documentFields<RequestDocument>()

/** Something that has to be agreed to before it is applied. */
export interface PendingQuestion {
  question: Question
  apply: () => void
}

/** What every part of the form knows. */
export interface RequestParts {
  /** Begins the ids of its fields. */
  id: string
  work: RequestWork
  choices: BookingChoices
  /** When the choices came, by this browser's clock: their business clock goes on from there. */
  receivedAt: number
  pendingQuestion: Store<PendingQuestion | undefined>
  /** The sailing that is chosen, once the carrier's schedule has been asked. */
  sailing: Store<Sailing | undefined>
}

const Parts = createContext<RequestParts | undefined>(undefined)
export const RequestPartsProvider = Parts.Provider

export function useRequestParts(): RequestParts {
  const parts = useContext(Parts)
  if (!parts) throw new Error('a part of the request form stands outside of it')
  return parts
}

/** The business clock for what a form counts down. */
export function useNow(): number {
  const { choices, receivedAt } = useRequestParts()
  return useClock(choices.clock, receivedAt)
}

/** The organisation that is booked for, by its ref; nothing where somebody has only one. */
export function useBookedFor(): string | undefined {
  const { work } = useRequestParts()
  const chosen = useStore(work.bookedFor)
  return useStore(work.state)?.organisation.ref ?? chosen
}

/** What there is to choose from for the organisation that is booked for: its own contracts. */
export function useOwnChoices(): BookingChoices {
  const { choices } = useRequestParts()
  const ref = useBookedFor()
  return useMemo(() => choicesOf(choices, ref), [choices, ref])
}

/** Applies a change, or first asks whether its consequence is wanted. */
export function useConsequence() {
  const { work, pendingQuestion } = useRequestParts()
  return ({ after, ask }: Consequence) => {
    const apply = () => work.form.put(after)
    if (ask) pendingQuestion.set({ question: ask, apply })
    else apply()
  }
}

type FieldName = keyof typeof words.fields

/** What a field is called: 'Consignee · Address', 'Containers · 3 · Quantity'. */
export function usePathName() {
  const { t } = useTranslation('bookingForm')
  return (path: string) =>
    path
      .split('.')
      .map((step) => (/^\d+$/.test(step) ? String(Number(step) + 1) : t(`words.fields.${step as FieldName}`))) // the document's own fields
      .join(' · ')
}

import type { BookingChoices, Sailing } from '@fairway/contract/bookings/booking-choices.schema'
import type { Consequence, Question } from '@fairway/contract/bookings/request-change.rules'
import { lockOf } from '@fairway/contract/bookings/request-lock.rules'
import { createContext, useContext, useMemo } from 'react'
import type { Store } from '../../../platform/store.ts'
import { useStoreSelector } from '../../../ui/document-form/document-context.ts'
import { choicesOf } from './request-facts.rules.ts'
import type { RequestWork } from './request-work.ts'

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

/** Whether the carrier's approval has settled a field. */
export const useLocked = (path: string) =>
  useStoreSelector(useRequestParts().work.state, (state) => state?.status === 'Approved' && lockOf(path) !== undefined)

/** What there is to choose from for the organisation that is booked for: its own contracts. */
export function useOwnChoices(): BookingChoices {
  const { choices, work } = useRequestParts()
  const ref = useStoreSelector(work.bookedFor, (organisation) => organisation)
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

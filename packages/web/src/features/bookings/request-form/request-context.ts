import type { BookingChoices, Sailing } from '@fairway/contract/bookings/booking-choices.schema'
import type { RequestDocument } from '@fairway/contract/bookings/booking-request.schema'
import { lockedAfterApproval } from '@fairway/contract/bookings/booking-request.words'
import type { Consequence, Question } from '@fairway/contract/bookings/request-change.rules'
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react'
import type { Store } from '../../../platform/store.ts'
import { textAt } from './request-document.ts'
import { choicesOf } from './request-facts.rules.ts'
import type { RequestWork } from './request-work.ts'

/** Something that has to be agreed to before it is applied. */
export interface Asked {
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
  heardAt: number
  /** What is shown to be wrong, by path, in the present language. */
  texts: Store<ReadonlyMap<string, string>>
  asked: Store<Asked | undefined>
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

/** A part of what a store holds; whoever watches it is drawn again when that part changes, and only then. */
const usePart = <T, P>(store: Store<T>, pick: (value: T) => P): P =>
  useSyncExternalStore(store.watch, () => pick(store.get()))

/** One value out of the document; it must be the same object as long as it does not change. */
export const useDocument = <P>(pick: (document: RequestDocument) => P): P =>
  usePart(useRequestParts().work.form.document, pick)

/** What stands in a field. */
export const useText = (path: string) => useDocument((document) => textAt(document, path))

/** What is wrong with a field, in words. */
export const useWrong = (path: string) => usePart(useRequestParts().texts, (texts) => texts.get(path))

/** Whether the carrier's approval has settled a field. */
export const useLocked = (path: string) =>
  usePart(
    useRequestParts().work.state,
    (state) => state?.status === 'Approved' && lockedAfterApproval.some((field) => field === path.split('.')[0]),
  )

/** What there is to choose from for the organisation that is booked for: its own contracts. */
export function useOwnChoices(): BookingChoices {
  const { choices, work } = useRequestParts()
  const ref = usePart(work.bookedFor, (organisation) => organisation)
  return useMemo(() => choicesOf(choices, ref), [choices, ref])
}

/** Applies a change, or first asks whether its consequence is wanted. */
export function useConsequence() {
  const { work, asked } = useRequestParts()
  return ({ after, ask }: Consequence) => {
    const apply = () => work.form.put(after)
    if (ask) asked.set({ question: ask, apply })
    else apply()
  }
}

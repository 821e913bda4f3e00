import type { PublicChoices } from '@fairway/contract/bookings/booking-choices.schema'
import type { RequestDocument } from '@fairway/contract/bookings/booking-request.schema'
import { createContext, useContext } from 'react'
import { useStoreSelector } from '../../../ui/document-form/document-context.ts'
import { textAt } from '../../../ui/document-form/document-values.ts'
import type { CorrectionFieldLabels } from '../field-labels.ts'
import type { CorrectionWork } from './correction-work.ts'

/** What every part of the form of a correction knows. */
export interface CorrectionParts {
  work: CorrectionWork
  choices: PublicChoices
  labels: CorrectionFieldLabels
}

const Parts = createContext<CorrectionParts | undefined>(undefined)
export const CorrectionPartsProvider = Parts.Provider

export function useCorrectionParts(): CorrectionParts {
  const parts = useContext(Parts)
  if (!parts) throw new Error('a part of the form of a correction stands outside of it')
  return parts
}

/** What stood in a field of the booking that is corrected. */
export const useBefore = (path: string) =>
  useStoreSelector<RequestDocument, string>(useCorrectionParts().work.base, (base) => textAt(base, path))

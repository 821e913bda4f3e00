import type { PublicChoices } from '@fairway/contract/bookings/choices/booking-choices.schema'
import type { RequestDocument } from '@fairway/contract/bookings/requests/booking-request.schema'
import { useStoreSelector } from '../../../ui/document-form/document-context.ts'
import { createPartsContext } from '../../../ui/parts-context.ts'
import type { CorrectionFieldLabels } from '../field-labels.ts'
import { baseOf, type CorrectionEditor } from './correction.definition.ts'

/** What every part of the correction form gets. */
export interface CorrectionParts {
  editor: CorrectionEditor
  choices: PublicChoices
  labels: CorrectionFieldLabels
}

export const { Provider: CorrectionPartsProvider, useParts: useCorrectionParts } = createPartsContext<CorrectionParts>(
  'a part of the form of a correction stands outside of it',
)

/** A value of the booking that is corrected. */
export function useBase<P>(pick: (base: RequestDocument) => P): P {
  const { editor } = useCorrectionParts()
  return useStoreSelector(editor.detail, () => pick(baseOf(editor)))
}

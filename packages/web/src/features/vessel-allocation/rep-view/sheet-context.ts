import type { Places } from '@fairway/contract/tracking/tracking.schema'
import type { RefObject } from 'react'
import { createPartsContext } from '../../../ui/parts-context.ts'
import type { AllocationSheet } from './allocation-sheet.ts'

interface SheetParts {
  sheet: AllocationSheet
  places: Places
  /** Moves the cursor to a cell by its path in the sheet; the table says how. */
  goTo: RefObject<(path: string) => void>
}

/** The sheet that a part of the table belongs to. */
export const { Provider: SheetProvider, useParts: useSheetParts } = createPartsContext<SheetParts>(
  'a part of the table stands outside of its sheet',
)

import type { Places } from '@fairway/contract/tracking/tracking.schema'
import { createContext, type RefObject, useContext } from 'react'
import type { AllocationSheet } from './allocation-sheet.ts'

interface SheetParts {
  sheet: AllocationSheet
  places: Places
  /** Moves the cursor to a cell by its path in the sheet; the table says how. */
  goTo: RefObject<(path: string) => void>
}

const Sheet = createContext<SheetParts | undefined>(undefined)
export const SheetProvider = Sheet.Provider

/** The sheet that a part of the table belongs to. */
export function useSheetParts(): SheetParts {
  const parts = useContext(Sheet)
  if (!parts) throw new Error('a part of the table stands outside of its sheet')
  return parts
}

import { createContext, useContext } from 'react'
import type { SiFieldLabels } from '../field-labels.ts'
import type { DraftView } from './draft-view.ts'

/** What every field of the printed bill needs to know. */
export interface DraftPaper {
  view: DraftView
  labels: SiFieldLabels
  /** The remark on a field, if there is one. */
  remarkOn: (path: string) => string | undefined
  /** Opens the remark on a field; not given where nothing can be decided any more. */
  onRemark: ((path: string) => void) | undefined
}

export const DraftPaperContext = createContext<DraftPaper | undefined>(undefined)

export function useDraftPaper(): DraftPaper {
  const paper = useContext(DraftPaperContext)
  if (!paper) throw new Error('a field of a draft B/L is drawn outside of its page')
  return paper
}

/** The id of a field in the document, so that a difference can lead to it. */
export const fieldElementId = (path: string) => `bl-${path.replaceAll('.', '-')}`

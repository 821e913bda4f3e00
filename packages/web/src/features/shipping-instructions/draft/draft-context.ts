import { createPartsContext } from '../../../ui/parts-context.ts'
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

export const { Provider: DraftPaperProvider, useParts: useDraftPaper } = createPartsContext<DraftPaper>(
  'a field of a draft B/L is drawn outside of its page',
)

/** The id of a field in the document, so that a difference can lead to it. */
export const fieldElementId = (path: string) => `bl-${path.replaceAll('.', '-')}`

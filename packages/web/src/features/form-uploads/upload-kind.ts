import type { UploadForm } from '@fairway/contract/form-uploads/form-upload.schema'
import type { FormKind } from '@fairway/contract/form-uploads/form-upload.values'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { createPartsContext } from '../../ui/parts-context.ts'
import type { Uploads } from './uploads.ts'

/** One kind of form that is uploaded: its files, its texts, and where what was sent is found. */
export interface UploadKind {
  form: FormKind
  /** The namespace of its texts. */
  texts: 'formUploads' | 'siUploads' | 'vgmUploads'
  uploads: Uploads
  /** The page of what a form became. */
  pathOf: (request: NonNullable<UploadForm['request']>) => string
  /** The list of them. */
  listPath: string
  /** The columns that tell what a row is about. */
  summaryFields: readonly string[]
  /** Its files can be saved as drafts instead of being sent. */
  hasDrafts: boolean
  /** What its sender declares before the first file is sent, once until they log out. */
  consent?: { isGiven: () => boolean; give: () => void }
}

/** The kind of form whose tab is open. */
export const { Provider: UploadKindProvider, useParts: useUploadKind } =
  createPartsContext<UploadKind>('no kind of form is open')

/** The texts of the page, in the words of the kind of form. */
export const useUploadTexts = () => useTranslation(useUploadKind().texts as 'formUploads') // all have the same shape

/** The status of a request or instruction in the reader's language. */
export function useStatusText(): (status: string) => string {
  const { t } = useUploadTexts()
  const names: Readonly<Record<string, string>> = t('words.statuses', { returnObjects: true })
  return (status) => names[status] ?? status
}

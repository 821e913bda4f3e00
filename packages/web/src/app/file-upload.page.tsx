import { useSearch } from '@tanstack/react-router'
import { FileUploadScreen } from '../features/form-uploads/file-upload.screen.tsx'
import { needFormUploadMessages } from '../features/form-uploads/form-uploads.messages.ts'
import type { FileUploadSearch } from './file-upload-search.ts'

export const loadTexts = needFormUploadMessages

/** The tab stands in the address. */
export function FileUploadPage() {
  const { form }: FileUploadSearch = useSearch({ strict: false })
  return <FileUploadScreen form={form} />
}

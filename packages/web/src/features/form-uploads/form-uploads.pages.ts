import { type FormKind, formKinds } from '@fairway/contract/form-uploads/form-upload.values'
import { definePages } from '../../platform/pages.ts'

/** The kind of form whose tab is open; any other text opens the first one that its reader may send. */
function readFileUploadSearch(input: Record<string, unknown>): { form?: FormKind } {
  const form = formKinds.find((kind) => kind === input.form)
  return form ? { form } : {}
}

export const formUploadPages = definePages({
  '/fileUpload': {
    title: 'fileUpload',
    guide: 'upload',
    search: readFileUploadSearch,
    texts: ['formUploads', 'siUploads', 'vgmUploads'],
    screen: async () => (await import('./file-upload.screen.tsx')).FileUploadScreen,
  },
})

/** What the address of the uploads names: the kind of form whose tab is open. */
export interface FileUploadSearch {
  form?: 'booking' | 'si'
}

/** Any text may come by a link; what names no form opens the first one that its reader may send. */
export const readFileUploadSearch = ({ form }: Record<string, unknown>): FileUploadSearch =>
  form === 'booking' || form === 'si' ? { form } : {}

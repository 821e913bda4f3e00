import { loadTexts } from '../../platform/language/i18n.ts'
import { lazyDialog } from '../lazy/lazy-part.tsx'
import type { PaperLogProps } from './paper-log.dialog.tsx'
import type { SendDialogProps } from './send-dialog.tsx'

/** The dialog that mails a document, with its texts; both load when it is first opened. */
export const SendDocument = lazyDialog<SendDialogProps>(async () => {
  const [dialog] = await Promise.all([import('./send-dialog.tsx'), loadTexts('documents')])
  return dialog.SendDialog
})

/** The dialog that says who got a document. */
export const PaperLog = lazyDialog<PaperLogProps>(async () => {
  const [dialog] = await Promise.all([import('./paper-log.dialog.tsx'), loadTexts('documents')])
  return dialog.PaperLogDialog
})

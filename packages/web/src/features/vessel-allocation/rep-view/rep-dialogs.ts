import { lazyDialog } from '../../../ui/lazy/lazy-part.tsx'
import type { AdditionDialogProps } from './addition.dialog.tsx'
import type { NotifyDialogProps } from './notify.dialog.tsx'
import type { UploadDialogProps } from './upload.dialog.tsx'

/** Dialogs that load when they are first opened. */
export const AddAllocation = lazyDialog<AdditionDialogProps>(
  async () => (await import('./addition.dialog.tsx')).AdditionDialog,
)
export const NotifyReps = lazyDialog<NotifyDialogProps>(async () => (await import('./notify.dialog.tsx')).NotifyDialog)
export const UploadAllocations = lazyDialog<UploadDialogProps>(
  async () => (await import('./upload.dialog.tsx')).UploadDialog,
)

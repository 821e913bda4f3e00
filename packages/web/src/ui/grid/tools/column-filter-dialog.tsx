import { lazyDialog } from '../../lazy/lazy-part.tsx'
import type { FilterDialogProps } from './filter-dialog.tsx'

/** Filters one column. Its content loads when it is first opened. */
export const ColumnFilterDialog = lazyDialog<FilterDialogProps>(
  async () => (await import('./filter-dialog.tsx')).FilterDialog,
)

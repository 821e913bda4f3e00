import { lazyDialog } from '../../lazy-part.tsx'
import type { FilterDialogProps } from './filter-dialog.tsx'

/** Narrows one column; what it is made of comes when it is first opened. */
export const ColumnFilterDialog = lazyDialog<FilterDialogProps>(
  async () => (await import('./filter-dialog.tsx')).FilterDialog,
)

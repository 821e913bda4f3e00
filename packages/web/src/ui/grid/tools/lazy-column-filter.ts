import type { ComponentProps } from 'react'
import { lazyDialog } from '../../lazy-part.tsx'
import type { ColumnFilterDialog } from './column-filter-dialog.tsx'

/** Comes when somebody filters a column, so that the rows need not wait for it. */
export const LazyColumnFilter = lazyDialog<ComponentProps<typeof ColumnFilterDialog>>(
  async () => (await import('./column-filter-dialog.tsx')).ColumnFilterDialog,
)

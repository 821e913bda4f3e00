import type { ReactNode } from 'react'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { Button } from '../button.tsx'
import { showToast } from '../feedback/toast.store.ts'
import { ExportButton } from '../grid/tools/grid-tools.tsx'
import { selectedNumbers, selectedRows } from './selected.rules.ts'
import type { ListGrid } from './use-list-grid.ts'

export interface SelectedActionsProps {
  grid: ListGrid
  keys: ReadonlySet<string>
  fileName: string
  onClear: () => void
  /** What else can be done with them in this list. */
  children: ReactNode
}

/** What can be done with selected rows in every list: their numbers are copied, they are exported, or no longer selected. */
export function SelectedActions({ grid, keys, fileName, onClear, children }: SelectedActionsProps) {
  const { t } = useTranslation('listing')
  const rows = selectedRows(grid, keys)
  const numbers = selectedNumbers(grid.columns, rows)
  const copy = () =>
    navigator.clipboard.writeText(numbers.join('\n')).then(
      () => showToast({ kind: 'success', text: t('selected.copied', { count: numbers.length }) }),
      () => showToast({ kind: 'error', text: t('selected.copyFailed') }),
    )
  return (
    <>
      {children}
      <Button small onClick={() => void copy()}>
        {t('selected.copy', { count: numbers.length })}
      </Button>
      <ExportButton
        opener={t('selected.export', { count: rows.length })}
        label={t('selected.exportLabel', { count: rows.length })}
        columns={grid.columns}
        rows={grid.rows}
        shown={rows}
        state={grid.state}
        fileName={fileName}
      />
      <Button small variant="quiet" onClick={onClear}>
        {t('selected.clear')}
      </Button>
    </>
  )
}

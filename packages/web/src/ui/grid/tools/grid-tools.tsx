import type { GridName, GridState } from '@fairway/contract/shared/grid.words'
import { useState } from 'react'
import { useTranslation } from '../../../platform/use-translation.ts'
import { Button } from '../../button.tsx'
import { lateDialog } from '../../late-dialog.tsx'
import type { GridColumn, GridRows } from '../grid-parts.ts'
import type { ColumnPanelProps } from './column-panel.tsx'
import { ExportButton } from './export-button.tsx'
import css from './grid-tools.module.css'

const ColumnPanel = lateDialog<ColumnPanelProps>(async () => (await import('./column-panel.tsx')).ColumnPanel)

interface Props {
  /** The grid whose preferences it follows, where there are any. */
  name?: GridName
  columns: readonly GridColumn[]
  rows: GridRows
  /** The positions of the rows that are shown, in order. */
  shown: readonly number[]
  state: GridState
  onState: (next: GridState) => void
  /** What `useGridState` gives. */
  onReset: () => void
  /** What an exported file is called, before the day: 'Containers'. */
  fileName: string
}

/** What can be done with a grid as a whole: its columns, order and row height, and a file of what is shown. */
export function GridTools({ name, columns, rows, shown, state, onState, onReset, fileName }: Props) {
  const { t } = useTranslation('grid')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={css.tools} data-grid={name}>
      <ExportButton columns={columns} rows={rows} shown={shown} state={state} fileName={fileName} />
      <Button small aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('tools.columns')}
      </Button>
      {isOpen && (
        <ColumnPanel
          columns={columns}
          state={state}
          onState={onState}
          onReset={onReset}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  )
}

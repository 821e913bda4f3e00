import type { GridName, GridState } from '@fairway/contract/shared/grid.values'
import { useState } from 'react'
import { useTranslation } from '../../../platform/use-translation.ts'
import { Button } from '../../button.tsx'
import { lazyDialog } from '../../lazy-part.tsx'
import { exportFormats } from '../export/export-sheet.ts'
import { useExport } from '../export/use-export.ts'
import { shownColumns } from '../grid-layout.rules.ts'
import type { GridColumn, GridRows } from '../grid-parts.ts'
import type { ColumnPanelProps } from './column-panel.tsx'
import css from './grid-tools.module.css'
import { PopupItem, PopupList } from './popup-list.tsx'

const ColumnPanel = lazyDialog<ColumnPanelProps>(async () => (await import('./column-panel.tsx')).ColumnPanel)

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

interface ExportButtonProps {
  columns: readonly GridColumn[]
  rows: GridRows
  shown: readonly number[]
  state: GridState
  fileName: string
}

/** Saves exactly what is shown as a file: its rows in their order, its columns in theirs, in the reader's language. */
function ExportButton({ columns, rows, shown, state, fileName }: ExportButtonProps) {
  const { t } = useTranslation('grid')
  const { start, cancel, part, isRunning } = useExport()
  const percent = Math.round((part ?? 0) * 100)
  return (
    <>
      {part !== undefined && (
        <span className={css.progress}>
          <progress className={css.bar} value={percent} max={100} aria-label={t('tools.export')} />
          <span className={css.percent}>{t('tools.exporting', { percent })}</span>
          <Button variant="quiet" small onClick={cancel}>
            {t('tools.cancel')}
          </Button>
        </span>
      )}
      <PopupList opener={t('tools.export')} label={t('tools.exportAs')} side="end">
        {exportFormats.map((format) => (
          <PopupItem
            key={format}
            off={isRunning}
            onChoose={() =>
              void start({ format, name: fileName, columns: shownColumns(columns, rows.count, state), shown })
            }
          >
            {t(`tools.${format}`)}
          </PopupItem>
        ))}
      </PopupList>
    </>
  )
}

import type { GridName, GridState } from '@fairway/contract/shared/grid.values'
import { useState } from 'react'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Button } from '../../button.tsx'
import { lazyDialog } from '../../lazy/lazy-part.tsx'
import { type ExportFormat, exportFormats, fileColumns } from '../export/export-sheet.ts'
import { useExport } from '../export/use-export.ts'
import { type ListPlace, useWantedExport } from '../export/wanted-export.ts'
import { shownColumns } from '../grid-layout.rules.ts'
import type { GridColumn, GridRows } from '../grid-parts.ts'
import type { ColumnPanelProps } from './column-panel.tsx'
import css from './grid-tools.module.css'
import { PopupItem, PopupList } from './popup-list.tsx'

const ColumnPanel = lazyDialog<ColumnPanelProps>(async () => (await import('./column-panel.tsx')).ColumnPanel)

interface Props {
  /** The grid whose preferences apply, if any. */
  name?: GridName
  columns: readonly GridColumn[]
  rows: GridRows
  /** The positions of the shown rows, in order. */
  shown: readonly number[]
  state: GridState
  onState: (next: GridState) => void
  /** From `useGridState`. */
  onReset: () => void
  /** The name of an exported file, before the day: 'Containers'. */
  fileName: string
  /** Where the rows stand, once they are complete. */
  place?: ListPlace | undefined
}

/** The tools of a grid: its columns, order and row height, and an export of what is shown. */
export function GridTools({ name, columns, rows, shown, state, onState, onReset, fileName, place }: Props) {
  const { t } = useTranslation('grid')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={css.tools} data-grid={name}>
      <ExportButton columns={columns} rows={rows} shown={shown} state={state} fileName={fileName} place={place} />
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
  /** What the button says, and what it exports. */
  opener?: string
  label?: string
  columns: readonly GridColumn[]
  rows: GridRows
  shown: readonly number[]
  state: GridState
  fileName: string
  /** As above; the palette exports what has one. */
  place?: ListPlace | undefined
}

/** Exports rows and columns in their order, in the reader's language, with what a file needs beside them. */
export function ExportButton({ opener, label, columns, rows, shown, state, fileName, place }: ExportButtonProps) {
  const { t } = useTranslation('grid')
  const { start, cancel, part, isRunning } = useExport()
  const percent = Math.round((part ?? 0) * 100)
  const exportAs = (format: ExportFormat) =>
    void start({
      format,
      name: fileName,
      columns: fileColumns(columns, shownColumns(columns, rows.count, state)),
      shown,
    })
  useWantedExport(place, () => exportAs('xlsx'))
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
      <PopupList opener={opener ?? t('tools.export')} label={label ?? t('tools.exportAs')} side="end">
        {exportFormats.map((format) => (
          <PopupItem key={format} off={isRunning} onChoose={() => exportAs(format)}>
            {t(`tools.${format}`)}
          </PopupItem>
        ))}
      </PopupList>
    </>
  )
}

import type { GridState } from '@fairway/contract/shared/grid.words'
import { useTranslation } from '../../../platform/use-translation.ts'
import { Button } from '../../button.tsx'
import { exportFormats } from '../export/export-sheet.ts'
import { useExport } from '../export/use-export.ts'
import { shownColumns } from '../grid-layout.rules.ts'
import type { GridColumn, GridRows } from '../grid-parts.ts'
import css from './grid-tools.module.css'
import { PopupItem, PopupList } from './popup-list.tsx'

interface Props {
  columns: readonly GridColumn[]
  rows: GridRows
  shown: readonly number[]
  state: GridState
  fileName: string
}

/** Saves exactly what is shown as a file: its rows in their order, its columns in theirs, in the reader's language. */
export function ExportButton({ columns, rows, shown, state, fileName }: Props) {
  const { t } = useTranslation('grid')
  const { start, cancel, part, isRunning } = useExport()
  const percent = Math.round((part ?? 0) * 100)
  return (
    <>
      {part !== undefined && (
        <span className={css.progress}>
          <progress className={css.bar} value={percent} max={100} aria-label={t('tools.export')} />
          <span className={css.percent}>{t('tools.exporting', { percent })}</span>
          <Button look="quiet" small onClick={cancel}>
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

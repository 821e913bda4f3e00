import { useId } from 'react'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import css from './filter-bar.module.css'
import { type FilterBarProps, FilterChips, FilterEntries } from './filter-parts.tsx'

export interface FilterSheetProps extends FilterBarProps {
  onClose: () => void
}

/** All filters on a phone: those that are in use first, then what else there is. */
export function FilterSheet({ label, chips, groups, onClear, onClose }: FilterSheetProps) {
  const { t } = useTranslation('listing')
  const done = useId()
  const remain = (act: () => void) => {
    document.getElementById(done)?.focus() // what was pressed goes away
    act()
  }
  return (
    <Dialog title={label} onClose={onClose}>
      <div className={css.sheet}>
        <div className={css.scroll}>
          {chips.length > 0 && (
            <FilterChips
              chips={chips}
              onRemove={({ onRemove }) => remain(onRemove)}
              onOpen={({ onOpen }) => {
                onClose()
                onOpen()
              }}
            />
          )}
          <FilterEntries groups={groups} onChosen={onClose} />
        </div>
        <div className={css.actions}>
          {chips.length > 0 && (
            <Button variant="quiet" onClick={() => remain(onClear)}>
              {t('bar.clear')}
            </Button>
          )}
          <Button variant="primary" id={done} onClick={onClose}>
            {t('bar.done')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

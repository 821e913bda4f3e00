import { useId, useState } from 'react'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { Button } from '../button.tsx'
import { PopupList } from '../grid/tools/popup-list.tsx'
import { Icon } from '../icon.tsx'
import { lazyDialog } from '../lazy/lazy-part.tsx'
import { useMedia } from '../use-media.ts'
import css from './filter-bar.module.css'
import { type FilterBarProps, FilterChips, FilterEntries } from './filter-parts.tsx'
import type { FilterSheetProps } from './filter-sheet.tsx'

const FilterSheet = lazyDialog<FilterSheetProps>(async () => (await import('./filter-sheet.tsx')).FilterSheet)

/** Below this width the filters have a sheet of their own. */
const PHONE = '(max-width: 700px)'

/** The one place for filters: what the list is narrowed by, each to be changed or taken away, and what else it can be narrowed by. */
export function FilterBar(props: FilterBarProps) {
  const { label, chips, groups, onClear } = props
  const { t } = useTranslation('listing')
  const adder = useId()
  const isPhone = useMedia(PHONE)
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const remain = (act: () => void) => {
    document.getElementById(adder)?.focus() // what was pressed goes away
    act()
  }
  if (isPhone)
    return (
      <search className={css.bar} aria-label={label}>
        <Button small id={adder} aria-haspopup="dialog" onClick={() => setIsSheetOpen(true)}>
          <Icon name="search" size={15} />
          {chips.length > 0 ? t('bar.some', { count: chips.length }) : t('bar.none')}
        </Button>
        <span className={css.summary}>{chips.map(({ text }) => text).join(' · ')}</span>
        {isSheetOpen && <FilterSheet {...props} onClose={() => setIsSheetOpen(false)} />}
      </search>
    )
  return (
    <search className={css.bar} aria-label={label}>
      {chips.length > 0 && <FilterChips chips={chips} onRemove={({ onRemove }) => remain(onRemove)} />}
      <PopupList opener={`+ ${t('bar.add')}`} variant="quiet" buttonId={adder}>
        <FilterEntries groups={groups} />
      </PopupList>
      {chips.length > 1 && (
        <Button variant="quiet" small onClick={() => remain(onClear)}>
          {t('bar.clear')}
        </Button>
      )}
    </search>
  )
}

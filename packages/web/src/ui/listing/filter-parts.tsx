import { useTranslation } from '../../platform/language/use-translation.ts'
import { Chip } from '../chip.tsx'
import { PopupItem, PopupTitle } from '../grid/tools/popup-list.tsx'
import css from './filter-bar.module.css'

/** Something that the list is narrowed by. */
export interface BarChip {
  id: string
  text: string
  isInvalid: boolean
  onRemove: () => void
  /** Opens what changes it. */
  onOpen: () => void
}

/** Something that the list can be narrowed by. */
export interface BarEntry {
  id: string
  text: string
  /** The list is narrowed by it now. */
  isActive: boolean
  onChoose: () => void
}

/** The entries under one heading. */
export interface BarGroup {
  title: string
  entries: readonly BarEntry[]
}

export interface FilterBarProps {
  label: string
  chips: readonly BarChip[]
  groups: readonly BarGroup[]
  onClear: () => void
}

interface ChipsProps {
  chips: readonly BarChip[]
  onRemove: (chip: BarChip) => void
  onOpen?: (chip: BarChip) => void
}

/** The chips in a few lines; more of them scroll. */
export function FilterChips({ chips, onRemove, onOpen = (chip) => chip.onOpen() }: ChipsProps) {
  const { t } = useTranslation('listing')
  return (
    <ul className={css.chips} aria-label={t('bar.now')}>
      {chips.map((chip) => (
        <li key={chip.id} className={css.chip}>
          <Chip
            text={chip.text}
            invalid={chip.isInvalid}
            removeLabel={t('criteria.remove', { text: chip.text })}
            onRemove={() => onRemove(chip)}
            onOpen={() => onOpen(chip)}
          />
        </li>
      ))}
    </ul>
  )
}

interface EntriesProps {
  groups: readonly BarGroup[]
  onChosen?: () => void
}

/** What the list can be narrowed by, under headings. */
export const FilterEntries = ({ groups, onChosen }: EntriesProps) =>
  groups.map(({ title, entries }) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would look like a form
    <div key={title} role="group" aria-label={title}>
      <PopupTitle>{title}</PopupTitle>
      {entries.map(({ id, text, isActive, onChoose }) => (
        <PopupItem
          key={id}
          current={isActive}
          onChoose={() => {
            onChosen?.()
            onChoose()
          }}
        >
          {text}
        </PopupItem>
      ))}
    </div>
  ))

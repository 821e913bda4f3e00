import css from './chip.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

interface Props {
  text: string
  /** Marks an error by icon and colour. */
  invalid?: boolean
  removeLabel: string
  onRemove: () => void
  /** Edits the value; without it the text is read-only. */
  onOpen?: () => void
}

/** One value of a field that takes several. */
export function Chip({ text, invalid = false, removeLabel, onRemove, onOpen }: Props) {
  return (
    <span className={classNames(css.chip, invalid && css.wrong)}>
      {invalid && <Icon name="alert" size={16} />}
      {onOpen ? (
        <button type="button" className={css.text} aria-haspopup="dialog" title={text} onClick={onOpen}>
          {text}
        </button>
      ) : (
        <span className={css.text} translate="no">
          {text}
        </span>
      )}
      <button type="button" className={css.remove} aria-label={removeLabel} title={removeLabel} onClick={onRemove}>
        <Icon name="close" size={14} />
      </button>
    </span>
  )
}

import css from './chip.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

interface Props {
  text: string
  /** Something is wrong with it: shown by sign and colour. */
  wrong?: boolean
  removeLabel: string
  onRemove: () => void
}

/** One value of a field that takes several. */
export function Chip({ text, wrong = false, removeLabel, onRemove }: Props) {
  return (
    <span className={classNames(css.chip, wrong && css.wrong)}>
      {wrong && <Icon name="alert" size={16} />}
      <span className={css.text} translate="no">
        {text}
      </span>
      <button type="button" className={css.remove} aria-label={removeLabel} title={removeLabel} onClick={onRemove}>
        <Icon name="close" size={14} />
      </button>
    </span>
  )
}

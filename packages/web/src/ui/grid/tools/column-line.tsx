import type { ColumnLayout, GridState } from '@fairway/contract/shared/grid.values'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { IconButton } from '../../button.tsx'
import { classNames } from '../../class-names.ts'
import { Icon, IconFrame } from '../../icon.tsx'
import type { GridColumn } from '../grid-parts.ts'
import { hideColumn, pinColumn } from '../grid-state.rules.ts'
import css from './column-panel.module.css'

interface Props {
  column: GridColumn
  layout: ColumnLayout
  state: GridState
  /** The neighbours of this column; undefined at either end. */
  before: string | undefined
  after: string | undefined
  isDragged: boolean
  onState: (next: GridState) => void
  onMove: (to: string | undefined) => void
  onDrag: (id: string | undefined) => void
  onDrop: () => void
}

/** One column in the list: visible, pinned, and its position, by buttons or by dragging. */
export function ColumnLine(props: Props) {
  const { column, layout, state, before, after, isDragged, onState, onMove, onDrag, onDrop } = props
  const { t } = useTranslation('grid')
  const { id, title, isRowHeader = false } = column
  const isPinned = layout.pinned ?? false
  return (
    <li
      className={classNames(css.line, isDragged && css.dragged)}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', title)
        onDrag(id)
      }}
      onDragEnd={() => onDrag(undefined)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onDrop()
      }}
    >
      <label className={css.shown}>
        <input
          type="checkbox"
          className={css.box}
          checked={!layout.hidden}
          disabled={isRowHeader}
          onChange={() => onState(hideColumn(state, id, !layout.hidden))}
        />
        <span className={css.title}>
          {title} {isRowHeader && <span className={css.note}>{t('tools.always')}</span>}
        </span>
      </label>
      <IconButton
        label={t(isPinned ? 'tools.unpin' : 'tools.pin', { title })}
        aria-pressed={isPinned}
        className={classNames(isPinned && css.pinned)}
        onClick={() => onState(pinColumn(state, id, !isPinned))}
      >
        <PinIcon />
      </IconButton>
      <IconButton
        label={t('tools.up', { title })}
        aria-disabled={before === undefined}
        className={css.up}
        onClick={() => onMove(before)}
      >
        <Icon name="chevron" size={16} />
      </IconButton>
      <IconButton label={t('tools.down', { title })} aria-disabled={after === undefined} onClick={() => onMove(after)}>
        <Icon name="chevron" size={16} />
      </IconButton>
    </li>
  )
}

const PinIcon = () => (
  <IconFrame size={16}>
    <path d="M7 2.5h6l-.8 5.5 2.3 3h-9l2.3-3zM10 11v6.5" />
  </IconFrame>
)

import { memo, useRef } from 'react'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { classNames } from '../class-names.ts'
import { useStoreSelector } from '../document-form/document-context.ts'
import lookUpCss from '../form/lookup-field.module.css'
import css from './entry-grid.module.css'
import type { EntryColumn, Offer } from './entry-grid.store.ts'
import { useGrid } from './use-entry-grid.ts'

interface Props {
  column: EntryColumn
  id: string
  row: number
  /** The position of its column. */
  nth: number
  value: string
  /** The value follows from other cells, and cannot be typed. */
  isComputed: boolean
  isWrong: boolean
  /** There is a warning or a remark about it. */
  isNoted: boolean
  isLocked: boolean
  /** It says what the row is about. */
  isFixed: boolean
}

/** One cell. On focus its text is selected, so that typing replaces it; a second click or F2 edits it. */
export const EntryCell = memo(function EntryCell({ column, id, row, nth, value, ...state }: Props) {
  const { isComputed, isWrong, isNoted, isLocked, isFixed } = state
  const { t } = useTranslation('entryGrid')
  const grid = useGrid()
  const isHere = useStoreSelector(grid.selection, (now) => now?.to.row === row && now.to.column === nth)
  const offer = useStoreSelector(grid.offer, (now) => (isHere ? now : undefined))
  const wasHere = useRef(false)
  const place = { row, column: nth }
  const label = t('cell', { column: column.label, row: row + 1 })
  return (
    <>
      <input
        id={id}
        className={css.input}
        data-kind={column.kind}
        type="text"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        {...(column.kind === 'figures' && { inputMode: 'decimal' })}
        aria-label={label}
        aria-invalid={isWrong}
        data-noted={isNoted}
        {...((isWrong || isNoted) && {
          'aria-describedby': [isWrong && `${id}wrong`, isNoted && `${id}note`].filter(Boolean).join(' '),
        })}
        {...(column.offer && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': offer !== undefined,
          ...(offer && { 'aria-controls': `${id}list`, 'aria-activedescendant': `${id}${offer.active}` }),
        })}
        readOnly={isLocked || isComputed}
        data-computed={isComputed}
        data-fixed={isFixed}
        {...(isFixed && { title: value })}
        value={value}
        onFocus={({ target }) => {
          const now = grid.selection.get()?.to
          if (now?.row !== row || now.column !== nth) grid.select({ from: place, to: place })
          target.select()
        }}
        onPointerDown={(event) => {
          wasHere.current = isHere && document.activeElement === event.currentTarget
          const from = grid.selection.get()?.from
          if (!event.shiftKey || !from) return
          event.preventDefault()
          grid.selectAnd({ from, to: place })
        }}
        onPointerEnter={(event) => {
          const from = grid.selection.get()?.from
          if (event.pointerType === 'mouse' && event.buttons === 1 && from && !isHere)
            grid.selectAnd({ from, to: place })
        }}
        onClick={({ currentTarget }) => {
          if (wasHere.current) grid.isEditing.set(true)
          else currentTarget.select()
        }}
        onChange={({ target }) => grid.type(place, target.value)}
        onBlur={() => grid.leave(place)}
      />
      {offer && <OfferList id={id} label={t('offered', { column: column.label })} offer={offer} />}
    </>
  )
})

interface OfferProps {
  id: string
  label: string
  offer: Offer
}

/** What the cell offers, below it. */
function OfferList({ id, label, offer: { options, active } }: OfferProps) {
  const { t } = useTranslation('entryGrid')
  const grid = useGrid()
  return (
    <>
      <div className={classNames(lookUpCss.panel, css.offer)} id={`${id}list`} role="listbox" aria-label={label}>
        {options.map((option, nth) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the cell itself takes the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the cell
          <div
            key={option.value}
            id={`${id}${nth}`}
            role="option"
            aria-selected={nth === active}
            className={classNames(lookUpCss.option, nth === active && lookUpCss.active)}
            ref={nth === active ? bringIntoSight : undefined}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => grid.choose(option)}
          >
            <span>{option.text}</span>
            <span className={lookUpCss.detail}>{option.detail}</span>
          </div>
        ))}
      </div>
      <span className="visually-hidden" role="status">
        {t('found', { count: options.length })}
      </span>
    </>
  )
}

const bringIntoSight = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })

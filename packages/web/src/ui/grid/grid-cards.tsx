import { memo, type ReactNode, useCallback, useRef } from 'react'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { useCardWindow } from './card-window.ts'
import css from './grid-cards.module.css'
import type { GridProps } from './grid-parts.ts'
import { useRowChoice } from './use-row-choice.ts'

/** The rows as cards, for phones. The page scrolls, and only the visible cards are rendered. */
export function GridCards(props: GridProps & { announce: (text: string) => void }) {
  const { label, rows, columns, shown, selection, card, announce } = props
  const { t } = useTranslation('grid')
  const list = useRef<HTMLUListElement>(null)
  const { toggleRow } = useRowChoice({ selection, rows, shown, t, announce })
  const keyOf = useCallback((at: number) => rows.keyOf(shown[at] ?? 0), [rows, shown])
  const { drawn, topOf, heightPx, measure } = useCardWindow(list, shown.length, keyOf)
  const named = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0]
  const isFull = selection?.limit !== undefined && selection.keys.size >= selection.limit
  return (
    <ul ref={list} className={css.list} aria-label={label} style={{ height: heightPx }}>
      {drawn.map((index) => {
        const row = shown[index] ?? 0
        const key = keyOf(index)
        const isChosen = selection?.keys.has(key) ?? false
        return (
          <li
            key={key}
            ref={measure}
            data-index={index}
            className={css.card}
            data-chosen={isChosen}
            aria-setsize={shown.length}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${topOf(index)}px)` }}
          >
            {selection && (
              <label className={css.choose}>
                <input
                  type="checkbox"
                  className={css.box}
                  checked={isChosen}
                  onChange={() => toggleRow(row)}
                  {...(isFull && !isChosen && { 'aria-disabled': true })}
                  aria-label={t('grid.selectRow', { name: named?.text(row) ?? '' })}
                />
              </label>
            )}
            <CardContent row={row} card={card} />
          </li>
        )
      })}
    </ul>
  )
}

const CardContent = memo(function CardContent({ row, card }: { row: number; card: (row: number) => ReactNode }) {
  return <div className={css.content}>{card(row)}</div>
})

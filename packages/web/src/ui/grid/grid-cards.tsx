import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import css from './grid-cards.module.css'
import type { GridProps } from './grid-parts.ts'
import { useRowChoice } from './use-row-choice.ts'

/** About the height of a card before it was seen. */
const CARD_PX = 132

/** The rows as cards, for phones: the page scrolls, and only the cards in sight are drawn. */
export function GridCards(props: GridProps & { announce: (text: string) => void }) {
  const { label, rows, columns, shown, selection, card, announce } = props
  const { t } = useTranslation('grid')
  const list = useRef<HTMLUListElement>(null)
  const [topPx, setTopPx] = useState(0)
  const { toggleRow } = useRowChoice({ selection, rows, shown, t, announce })
  // what stands above may have grown since; the same number changes nothing
  useLayoutEffect(() => setTopPx(Math.round((list.current?.getBoundingClientRect().top ?? 0) + scrollY)))
  const virtual = useWindowVirtualizer({
    count: shown.length,
    estimateSize: () => CARD_PX,
    getItemKey: useCallback((at: number) => rows.keyOf(shown[at] ?? 0), [rows, shown]),
    overscan: 4,
    scrollMargin: topPx,
  })
  const named = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0]
  const isFull = selection?.limit !== undefined && selection.keys.size >= selection.limit
  return (
    <ul ref={list} className={css.list} aria-label={label} style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ key, index, start }) => {
        const row = shown[index] ?? 0
        const isChosen = selection?.keys.has(String(key)) ?? false
        return (
          <li
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            className={css.card}
            data-chosen={isChosen}
            aria-setsize={shown.length}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start - topPx}px)` }}
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

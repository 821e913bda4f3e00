import { useCallback, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { useSize } from '../map/use-size.ts'
import css from './grid.module.css'
import { GridCards } from './grid-cards.tsx'
import type { GridProps } from './grid-parts.ts'
import { GridTable } from './grid-table.tsx'
import { PrintedRows } from './print/printed-rows.tsx'
import { usePrinting } from './print/use-printing.ts'

/** Below this width there are cards instead of columns. */
const CARDS_BELOW_PX = 640

/** Rows that can be sorted, filtered, selected and copied: a table that fills its container, cards on a phone. */
export function Grid(props: GridProps) {
  const frame = useRef<HTMLDivElement>(null)
  const voice = useRef<HTMLParagraphElement>(null)
  const size = useSize(
    frame,
    () => (frame.current ? { hasCards: frame.current.clientWidth < CARDS_BELOW_PX } : undefined),
    { atOnce: true },
  )
  const isPrinting = usePrinting()
  const announce = useCallback((text: string) => {
    // screen readers repeat a text only when it differs
    if (voice.current) voice.current.textContent = voice.current.textContent === text ? `${text}\u00a0` : text
  }, [])
  return (
    <div ref={frame} className={classNames(css.frame, size?.hasCards && css.withCards)}>
      {size && !size.hasCards && <GridTable {...props} announce={announce} />}
      {size?.hasCards && props.shown.length > 0 && <GridCards {...props} announce={announce} />}
      {isPrinting && props.shown.length > 0 && <PrintedRows {...props} />}
      {props.shown.length === 0 && <div className={css.empty}>{props.empty}</div>}
      <p ref={voice} role="status" className="visually-hidden" />
    </div>
  )
}

import type { GridName } from '@fairway/contract/shared/grid.values'
import { type FocusEvent, type ReactNode, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { Grid } from '../grid/grid.tsx'
import type { GridProps } from '../grid/grid-parts.ts'
import css from './list-frame.module.css'
import type { ListGrid } from './use-list-grid.ts'

interface Props extends Pick<GridProps, 'selection' | 'marks' | 'card'> {
  name?: GridName
  /** What is in the grid, for screen readers. */
  label: string
  grid: ListGrid
  /** It answers to what was asked before. */
  isFormer: boolean
  empty: ReactNode
  /** Hears which row the focus has left. */
  onSeen?: (key: string) => void
}

/** The rows of a list as a grid, or as cards on a phone. */
export function ListRows({ grid, isFormer, onSeen = nobody, ...rest }: Props) {
  const { rows, shown } = grid
  const keyAt = (at: number) => {
    const row = shown[at]
    return row === undefined ? undefined : rows.keyOf(row)
  }
  const standing = useSeenRows(keyAt, onSeen)
  return (
    <div className={classNames(css.grid, isFormer && css.former)} aria-busy={isFormer} {...standing}>
      <Grid
        {...rest}
        rows={rows}
        columns={grid.columns}
        state={grid.state}
        onState={grid.setState}
        shown={shown}
        order={grid.order}
      />
    </div>
  )
}

const nobody = () => {}

/** Tells which row the focus has left: whoever stood on a row has seen what changed in it. */
function useSeenRows(keyAt: (at: number) => string | undefined, onSeen: (key: string) => void) {
  const stood = useRef<string>(undefined)
  const leaveFor = (next: string | undefined) => {
    if (stood.current !== undefined && stood.current !== next) onSeen(stood.current)
    stood.current = next
  }
  const keyOf = (target: EventTarget) => {
    const index = target instanceof Element ? target.closest('[aria-rowindex]')?.getAttribute('aria-rowindex') : null
    return index ? keyAt(Number(index) - 2) : undefined
  }
  return {
    onFocus: (event: FocusEvent) => leaveFor(keyOf(event.target)),
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) leaveFor(undefined)
    },
  }
}

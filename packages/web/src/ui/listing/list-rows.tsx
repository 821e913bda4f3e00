import type { GridName } from '@fairway/contract/shared/grid.words'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Grid } from '../grid/grid.tsx'
import type { GridProps } from '../grid/grid-parts.ts'
import css from './list-frame.module.css'
import type { ListGrid } from './use-list-grid.ts'
import { useSeenRows } from './use-seen-rows.ts'

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

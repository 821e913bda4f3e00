import { type GridState, SORT_LIMIT } from '@fairway/contract/shared/grid.values'
import type { Translate } from '../../../platform/language/translate.ts'
import { fittingWidth, type ShownColumn } from '../grid-layout.rules.ts'
import type { GridProps } from '../grid-parts.ts'
import * as change from '../grid-state.rules.ts'

interface Options extends Pick<GridProps, 'columns' | 'rows' | 'state' | 'onState'> {
  shownColumns: readonly ShownColumn[]
  t: Translate<'grid'>
  announce: (text: string) => void
}

export type ColumnChanges = ReturnType<typeof columnChanges>

/** Everything that can be done to a column, by mouse, keys or menu. Each change is announced to screen readers. */
export function columnChanges({ columns, rows, state, onState, shownColumns, t, announce }: Options) {
  const titleOf = (id: string) => columns.find((column) => column.id === id)?.title ?? ''
  const widthOf = (id: string) => shownColumns.find(({ column }) => column.id === id)?.widthPx ?? 0
  const apply = (next: GridState, announcement: string) => {
    if (next !== state) onState(next)
    announce(announcement)
  }
  const sorted = (wanted: GridState) => {
    const next = change.setSort(wanted, wanted.sort.slice(0, SORT_LIMIT))
    const order = next.sort.map(({ id, descending }) =>
      t(descending ? 'grid.said.down' : 'grid.said.up', { title: titleOf(id) }),
    )
    apply(next, order.length > 0 ? t('grid.said.sorted', { order: order.join(', ') }) : t('grid.said.unsorted'))
  }
  const resize = (id: string, widthPx: number) => {
    const next = change.resizeColumn(state, id, widthPx)
    const px = next.layout.columns.find((column) => column.id === id)?.widthPx ?? widthPx
    apply(next, t('grid.said.width', { title: titleOf(id), px }))
  }
  /** A column moves only among the pinned or only among the other columns. */
  const neighbour = (id: string, step: -1 | 1) => {
    const at = shownColumns.findIndex(({ column }) => column.id === id)
    const next = shownColumns[at + step]
    return next?.isPinned === shownColumns[at]?.isPinned ? next?.column.id : undefined
  }
  const moveTo = (id: string, toId: string) => {
    const at = shownColumns.findIndex(({ column }) => column.id === toId) + 1
    apply(
      change.moveColumn(state, id, toId),
      t('grid.said.moved', { title: titleOf(id), at, count: shownColumns.length }),
    )
  }
  return {
    sort: (id: string, add: boolean) => sorted(change.sortBy(state, id, add)),
    sortAs: (id: string, descending: boolean, add: boolean) => {
      const others = add ? state.sort.filter((field) => field.id !== id) : []
      sorted(change.setSort(state, [...others, { id, descending }]))
    },
    unsort: (id: string) =>
      sorted(
        change.setSort(
          state,
          state.sort.filter((field) => field.id !== id),
        ),
      ),
    resize,
    widen: (id: string, byPx: number) => resize(id, widthOf(id) + byPx),
    fit: (id: string) => {
      const column = columns.find((one) => one.id === id)
      if (column) resize(id, fittingWidth(column, rows.count))
    },
    neighbour,
    move: (id: string, step: -1 | 1) => {
      const toId = neighbour(id, step)
      if (toId !== undefined) moveTo(id, toId)
    },
    moveTo,
    pin: (id: string, pinned: boolean) =>
      apply(
        change.pinColumn(state, id, pinned),
        t(pinned ? 'grid.said.pinned' : 'grid.said.unpinned', { title: titleOf(id) }),
      ),
    hide: (id: string) => apply(change.hideColumn(state, id, true), t('grid.said.hidden', { title: titleOf(id) })),
    filter: (id: string, filter: Parameters<typeof change.filterColumn>[2]) =>
      onState(change.filterColumn(state, id, filter)),
  }
}

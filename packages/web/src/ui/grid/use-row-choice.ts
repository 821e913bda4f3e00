import { useCallback, useRef } from 'react'
import type { Translate } from '../../platform/language/translate.ts'
import { showToast } from '../feedback/toast.store.ts'
import type { GridProps } from './grid-parts.ts'

type Options = Pick<GridProps, 'selection' | 'rows' | 'shown'> & {
  t: Translate<'grid'>
  announce: (text: string) => void
}

/** Selects rows one by one or all at once. Over the limit nothing is selected, and the reader is told why. */
export function useRowChoice(options: Options) {
  const latest = useRef(options)
  latest.current = options

  const choose = useCallback((keys: ReadonlySet<string>) => {
    const { selection, t, announce } = latest.current
    if (!selection) return
    const { limit } = selection
    if (limit !== undefined && keys.size > limit && keys.size > selection.keys.size)
      return showToast({ kind: 'note', text: t('grid.limit', { count: limit }) })
    selection.onChange(keys)
    announce(t('grid.said.selected', { count: keys.size }))
  }, [])

  const toggleRow = useCallback(
    (row: number) => {
      const keys = new Set(latest.current.selection?.keys)
      const key = latest.current.rows.keyOf(row)
      if (!keys.delete(key)) keys.add(key)
      choose(keys)
    },
    [choose],
  )

  /** Selects every shown row, or none when some are selected already. */
  const toggleAll = useCallback(() => {
    const { selection, rows, shown } = latest.current
    if (selection && selection.keys.size > 0) return choose(new Set())
    choose(new Set(shown.map(rows.keyOf)))
  }, [choose])

  return { toggleRow, toggleAll }
}

/** How many of the shown rows are selected: none, some or all. */
export function choiceOf({ selection, rows, shown }: Pick<Options, 'selection' | 'rows' | 'shown'>) {
  if (!selection || selection.keys.size === 0) return 'none'
  const areAll = selection.keys.size >= shown.length && shown.every((row) => selection.keys.has(rows.keyOf(row)))
  return areAll ? 'all' : 'some'
}

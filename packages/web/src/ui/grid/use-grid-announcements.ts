import type { GridState } from '@fairway/contract/shared/grid.values'
import { useEffect, useRef } from 'react'
import type { Translate } from '../../platform/language/translate.ts'
import type { CellRange } from './grid-keys.rules.ts'

interface GridAnnouncementsOptions {
  filters: GridState['filters']
  count: number
  range: CellRange | undefined
  announce: (text: string) => void
  t: Translate<'grid'>
}

/** Tells screen readers how many rows a filter left, and how many cells are marked. */
export function useGridAnnouncements({ filters, count, range, announce, t }: GridAnnouncementsOptions) {
  const text = JSON.stringify(filters)
  const announced = useRef(text)
  useEffect(() => {
    if (announced.current === text) return
    announced.current = text
    announce(t('grid.said.rows', { count }))
  }, [text, count, announce, t])
  useEffect(() => {
    if (!range) return
    const { from, to } = range
    announce(t('grid.said.range', { rows: to.at - from.at + 1, columns: to.col - from.col + 1 }))
  }, [range, announce, t])
}

import type { ColumnFilter } from '@fairway/contract/shared/grid.words'
import { useTranslation } from '../../../platform/use-translation.ts'
import type { GridColumn } from '../grid-parts.ts'
import { textOfValue } from './filter.rules.ts'

/** A filter in a few words, as its chip says it. */
export function useFilterText() {
  const { t } = useTranslation('grid')
  return (column: GridColumn, rowCount: number, filter: ColumnFilter): string => {
    const { title } = column
    if (filter.kind === 'has') return t('filters.said.has', { title, text: filter.text })
    if (filter.kind === 'between') return between(title, filter)
    const names = filter.values.map((value) => textOfValue(column, rowCount, value) || t('filters.empty'))
    const [first = '', ...others] = names
    return others.length > 1
      ? t('filters.said.many', { title, first, count: others.length })
      : t('filters.said.has', { title, text: names.join(', ') })
  }
  function between(title: string, { from, to }: { from: string; to: string }) {
    if (from !== '' && to !== '') return t('filters.said.between', { title, from, to })
    return from !== '' ? t('filters.said.from', { title, from }) : t('filters.said.to', { title, to })
  }
}

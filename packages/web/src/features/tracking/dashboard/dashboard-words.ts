import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from '../../../platform/use-translation.ts'
import { type ListWords, useListWords } from '../../../ui/listing/list-words.ts'
import { once } from '../../../ui/listing/once.ts'
import type { RefData } from './dashboard-calls.ts'
import type { en } from './messages/en.ts'

/** How the dashboard speaks of codes, in the reader's language. */
export interface DashboardWords extends ListWords {
  t: TFunction<'containerDashboard'>
  /** The vocabulary of tracking. */
  word: TFunction<'tracking'>
  /** What a column is called. */
  title: (id: keyof typeof en.columns) => string
}

export function useDashboardWords(names: RefData | undefined): DashboardWords {
  const { t } = useTranslation('containerDashboard')
  const { t: word } = useTranslation('tracking')
  const words = useListWords(names)
  return useMemo(() => ({ ...words, t, word, title: once((id) => t(`columns.${id}`)) }), [words, t, word])
}

import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from '../../../platform/use-translation.ts'
import { useNames } from '../../../ui/listing/list-calls.ts'
import { type ListWords, useListWords } from '../../../ui/listing/list-words.ts'
import type { en } from '../messages/en.ts'

export interface CorrectionListWords extends ListWords {
  t: TFunction<'corrections'>
  title: (column: keyof typeof en.columns) => string
}

/** How the list of corrections speaks of codes, moments and columns. */
export function useCorrectionListWords(): CorrectionListWords {
  const { t } = useTranslation('corrections')
  const words = useListWords(useNames().data)
  return useMemo(() => ({ ...words, t, title: (column) => t(`columns.${column}`) }), [words, t])
}

import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from '../../../platform/use-translation.ts'
import { useNames } from '../../../ui/listing/list-calls.ts'
import { type ListLabels, useListLabels } from '../../../ui/listing/list-labels.ts'
import type { en } from '../messages/en.ts'

export interface CorrectionListLabels extends ListLabels {
  t: TFunction<'corrections'>
  title: (column: keyof typeof en.columns) => string
}

/** How the list of corrections speaks of codes, moments and columns. */
export function useCorrectionListLabels(): CorrectionListLabels {
  const { t } = useTranslation('corrections')
  const labels = useListLabels(useNames().data)
  return useMemo(() => ({ ...labels, t, title: (column) => t(`columns.${column}`) }), [labels, t])
}

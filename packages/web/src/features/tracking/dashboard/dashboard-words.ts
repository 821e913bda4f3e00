import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from '../../../platform/use-translation.ts'
import { type ListLabels, useListLabels } from '../../../ui/listing/list-labels.ts'
import { once } from '../../../ui/listing/once.ts'
import type { RefData } from './dashboard-calls.ts'
import type { en } from './messages/en.ts'

/** How the dashboard speaks of codes, in the reader's language. */
export interface DashboardLabels extends ListLabels {
  t: TFunction<'containerDashboard'>
  /** The vocabulary of tracking. */
  tracking: TFunction<'tracking'>
  /** What a column is called. */
  title: (id: keyof typeof en.columns) => string
}

export function useDashboardLabels(names: RefData | undefined): DashboardLabels {
  const { t } = useTranslation('containerDashboard')
  const { t: tracking } = useTranslation('tracking')
  const listLabels = useListLabels(names)
  return useMemo(
    () => ({ ...listLabels, t, tracking, title: once((id) => t(`columns.${id}`)) }),
    [listLabels, t, tracking],
  )
}

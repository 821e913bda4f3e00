import { useTranslation } from '../../../platform/language/use-translation.ts'
import { PageTabs } from '../../../ui/page-tabs.tsx'
import { ALLOCATIONS_PATH, FORECAST_PATH, REPORT_PATH } from './sales-links.ts'

const paths = { forecast: FORECAST_PATH, allocations: ALLOCATIONS_PATH, report: REPORT_PATH } as const

/** Between the forecast of space, the allocations and the report. */
export function SalesTabs({ here }: { here: keyof typeof paths }) {
  const { t } = useTranslation('salesView')
  return (
    <PageTabs
      label={t('title')}
      tabs={(['forecast', 'allocations', 'report'] as const).map((part) => ({
        to: paths[part],
        text: t(`parts.${part}`),
        isHere: part === here,
      }))}
    />
  )
}

import { seesMoney } from '@fairway/contract/billing-documents/bill-rights.rules'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { effectiveGroups } from '../../platform/session/session.store.ts'
import { PageTabs } from '../../ui/page-tabs.tsx'
import { ACCOUNT_PATH, BILLS_PATH, DISPUTES_PATH } from './billing-links.ts'

const paths = { bills: BILLS_PATH, account: ACCOUNT_PATH, disputes: DISPUTES_PATH } as const

/** Between the bills, the account and the disputes; who sees no amounts has the bills alone. */
export function BillingTabs({ here }: { here: keyof typeof paths }) {
  const { t } = useTranslation('billing')
  if (!seesMoney(effectiveGroups() ?? [])) return null
  return (
    <PageTabs
      label={t('tabs.label')}
      tabs={(['bills', 'account', 'disputes'] as const).map((tab) => ({
        to: paths[tab],
        text: t(`tabs.${tab}`),
        isHere: tab === here,
      }))}
    />
  )
}

import { useTranslation } from '../../platform/language/use-translation.ts'
import { PageTabs } from '../page-tabs.tsx'

const pages = [
  { name: 'accounts', to: '/adminAccountSearch' },
  { name: 'profiles', to: '/adminProfileSearch' },
  { name: 'organisations', to: '/adminOrganisationSearch' },
  { name: 'grants', to: '/adminGrantSearch' },
] as const

/** The way between the pages of those who administer accounts. Needs the texts `account`. */
export function AdminTabs({ here }: { here: (typeof pages)[number]['name'] }) {
  const { t } = useTranslation('account')
  const tabs = pages.map(({ name, to }) => ({ to, text: t(`tabs.${name}`), isHere: name === here }))
  return <PageTabs label={t('tabs.label')} tabs={tabs} />
}

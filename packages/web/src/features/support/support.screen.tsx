import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../platform/calls/api.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import type { PageProps } from '../../platform/pages.ts'
import type { TextSearch } from '../../platform/search-readers.ts'
import { effectiveGroups } from '../../platform/session/session.store.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LoadingState } from '../../ui/feedback/loading.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Screen } from '../../ui/screen.tsx'
import { TitledPanel } from '../../ui/titled-panel.tsx'
import { Contacts } from './contacts.tsx'
import { RequestScreen } from './request.screen.tsx'
import { RequestForm } from './request-form.tsx'
import { RequestTable, SupportDesk } from './request-lists.tsx'
import css from './support.module.css'

type Props = Pick<PageProps<string, TextSearch>, 'address' | 'onAddress'>

/** Contacts of the carrier, a form to write to them, and what became of it; the address may name one request. */
export function SupportScreen({ address, onAddress }: Props) {
  return address.request === undefined ? (
    <Overview address={address} onAddress={onAddress} />
  ) : (
    <RequestScreen key={address.request} id={address.request} />
  )
}

function Overview({ address, onAddress }: Props) {
  const { t } = useTranslation('support')
  const contacts = useQuery(apiQuery('GET /api/support/contacts', {}))
  const own = useQuery(apiQuery('GET /api/support/requests', {}))
  const isStaff = (effectiveGroups() ?? []).some((group) => group === 'ADMIN' || group === 'CSR')
  const { data } = contacts
  return (
    <Screen title={t('title')}>
      <Stack gap={20}>
        {isStaff && <SupportDesk address={address} onAddress={onAddress} />}
        {data ? (
          <>
            {data.offices.length > 0 ? <Contacts contacts={data} /> : <EmptyState icon="note" title={t('noOffices')} />}
            <PageLink href="/informationCenter?category=guide">{t('guides')}</PageLink>
            {data.offices.length > 0 && <RequestForm offices={data.offices} />}
          </>
        ) : (
          <LoadingState
            loading={t('loading')}
            failed={t('failed')}
            error={contacts.error}
            onRetry={() => void contacts.refetch()}
          />
        )}
        {own.data && own.data.requests.length > 0 && (
          <TitledPanel title={t('own.title')} beside={t('own.count', { count: own.data.total })} className={css.list}>
            <RequestTable label={t('own.title')} requests={own.data.requests} isDesk={false} />
          </TitledPanel>
        )}
      </Stack>
    </Screen>
  )
}

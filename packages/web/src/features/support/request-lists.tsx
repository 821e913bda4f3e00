import type { SupportHead } from '@fairway/contract/support/support-request.schema'
import { type SupportStatus, supportOffices, supportStatuses } from '@fairway/contract/support/support-request.values'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../platform/calls/api.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import type { PageProps } from '../../platform/pages.ts'
import type { TextSearch } from '../../platform/search-readers.ts'
import { LoadingState } from '../../ui/feedback/loading.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { ReaderTime } from '../../ui/reader-time.tsx'
import { type Column, RowTable } from '../../ui/row-table.tsx'
import { StatusBadge, type StatusBadges } from '../../ui/status/status-badge.tsx'
import { Muted } from '../../ui/text.tsx'
import { TitledPanel } from '../../ui/titled-panel.tsx'
import { ViewChoice } from '../../ui/view-choice.tsx'
import css from './support.module.css'

export const supportBadges: StatusBadges<SupportStatus> = {
  Open: { tone: 'attention', icon: 'clock' },
  Answered: { tone: 'clear', icon: 'done' },
  Closed: { tone: 'plain', icon: 'check' },
}

interface TableProps {
  label: string
  requests: readonly SupportHead[]
  /** For those who answer: who asked is shown. */
  isDesk: boolean
}

export function RequestTable({ label, requests, isDesk }: TableProps) {
  const { t } = useTranslation('support')
  const columns: Column<SupportHead>[] = [
    {
      name: 'subject',
      title: t('request.subject'),
      placement: 'main',
      cell: ({ id, number, subject }) => (
        <PageLink href={`/support?request=${id}`}>
          {number} · {subject}
        </PageLink>
      ),
    },
    {
      name: 'status',
      title: t('request.status'),
      placement: 'corner',
      cell: ({ status }) => <StatusBadge status={status} badges={supportBadges} text={t(`statuses.${status}`)} />,
    },
    ...(isDesk
      ? [
          {
            name: 'from',
            title: t('request.from'),
            cell: ({ askedBy, organisation }: SupportHead) => [organisation, askedBy].filter(Boolean).join(' · '),
          },
        ]
      : []),
    { name: 'office', title: t('form.office'), cell: ({ office }) => t(`offices.${office}`) },
    {
      name: 'changed',
      title: t('request.changed'),
      placement: 'quiet',
      cell: ({ changedAt }) => <ReaderTime at={changedAt} />,
    },
  ]
  return <RowTable label={label} columns={columns} rows={requests} keyOf={({ id }) => String(id)} />
}

const statusViews = [...supportStatuses, 'all'] as const
const officeViews = ['all', ...supportOffices] as const

/** Requests of all customers, for the people who answer them: what waits longest comes first. */
export function SupportDesk({ address, onAddress }: Pick<PageProps<string, TextSearch>, 'address' | 'onAddress'>) {
  const { t } = useTranslation('support')
  const status = statusViews.find((one) => one === address.status) ?? 'Open'
  const office = officeViews.find((one) => one === address.office) ?? 'all'
  const query = { ...(status !== 'all' && { status }), ...(office !== 'all' && { office }) }
  const found = useQuery({ ...apiQuery('GET /api/support/desk', { query }), placeholderData: keepPreviousData })
  const { data } = found
  return (
    <TitledPanel title={t('desk.title')} beside={data && t('own.count', { count: data.total })} className={css.list}>
      <Stack gap={8} className={css.choices}>
        <ViewChoice
          label={t('request.status')}
          views={statusViews}
          chosen={status}
          textOf={(one) => (one === 'all' ? t('desk.all') : t(`statuses.${one}`))}
          onChoose={(one) => onAddress({ status: one })}
        />
        <ViewChoice
          label={t('form.office')}
          views={officeViews}
          chosen={office}
          textOf={(one) => (one === 'all' ? t('desk.all') : t(`offices.${one}`))}
          onChoose={(one) => onAddress({ office: one })}
        />
        {data && data.requests.length === 0 && <Muted>{t('desk.none')}</Muted>}
        {data && data.total > data.requests.length && <Muted>{t('desk.first', { count: data.requests.length })}</Muted>}
      </Stack>
      {data && data.requests.length > 0 && <RequestTable label={t('desk.title')} requests={data.requests} isDesk />}
      {!data && (
        <LoadingState
          loading={t('loading')}
          failed={t('desk.failed')}
          error={found.error}
          onRetry={() => void found.refetch()}
        />
      )}
    </TitledPanel>
  )
}

import type { AdminHead } from '@fairway/contract/information/information.schema'
import { INFORMATION_PAGE, informationStatuses } from '@fairway/contract/information/information.values'
import { cutUnits } from '@fairway/contract/shared/cut-units'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { apiQuery } from '../../../platform/calls/api.ts'
import { useLanguage, useTranslation } from '../../../platform/language/use-translation.ts'
import type { PageProps } from '../../../platform/pages.ts'
import type { TextSearch } from '../../../platform/search-readers.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadingState } from '../../../ui/feedback/loading.tsx'
import fieldCss from '../../../ui/form/field.module.css'
import { FieldFrame } from '../../../ui/form/field.tsx'
import { useDebouncedAddress } from '../../../ui/form/use-debounced-address.ts'
import { Stack } from '../../../ui/layout.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { ReaderTime } from '../../../ui/reader-time.tsx'
import { type Column, RowTable } from '../../../ui/row-table.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { StatusBadge } from '../../../ui/status/status-badge.tsx'
import { Muted } from '../../../ui/text.tsx'
import { ViewChoice } from '../../../ui/view-choice.tsx'
import { Pages } from '../center/pages.tsx'
import css from '../information.module.css'
import { informationBadges } from '../information-style.ts'
import { EditEntry, NewEntry } from './entry-editor.screen.tsx'

type Props = Pick<PageProps<string, TextSearch>, 'address' | 'onAddress'>

const SEARCH_LENGTH = 100
const views = ['all', ...informationStatuses] as const

/** What admins write for the Information Center: the list, or the entry that the address names. */
export function AdminInformationScreen({ address, onAddress }: Props) {
  const { entry } = address
  if (entry === 'new') return <NewEntry />
  if (entry !== undefined) return <EditEntry key={entry} id={entry} />
  return <EntryList address={address} onAddress={onAddress} />
}

function EntryList({ address, onAddress }: Props) {
  const { t } = useTranslation('information')
  const id = useId()
  const view = views.find((one) => one === address.status) ?? 'all'
  const page = /^[1-9]\d{0,1}$/.test(address.page ?? '') ? Number(address.page) : 1
  const [typed, setTyped] = useState(() => cutUnits(address.q ?? '', SEARCH_LENGTH))
  const q = useDebouncedAddress(typed.trim(), (text) =>
    onAddress({ q: text || undefined, page: undefined }, { replace: true }),
  )
  const query = { page, ...(view !== 'all' && { status: view }), ...(q !== '' && { q }) }
  const found = useQuery({ ...apiQuery('GET /api/information/search', { query }), placeholderData: keepPreviousData })
  const columns = useColumns()
  const { data } = found
  return (
    <Screen
      title={t('admin.title')}
      actions={
        <PageLink href="/adminInformation?entry=new" className={buttonClass({ variant: 'primary' })}>
          {t('admin.add')}
        </PageLink>
      }
    >
      <Stack gap={16}>
        <Muted>{t('admin.intro')}</Muted>
        <search aria-label={t('center.search')}>
          <FieldFrame id={id} label={t('center.search')} error={undefined} className={css.search}>
            <input
              id={id}
              className={fieldCss.input}
              type="search"
              value={typed}
              maxLength={SEARCH_LENGTH}
              onChange={(event) => setTyped(event.target.value)}
            />
          </FieldFrame>
        </search>
        <ViewChoice
          label={t('admin.status')}
          views={views}
          chosen={view}
          textOf={(one) => (one === 'all' ? t('categories.all') : t(`statuses.${one}`))}
          onChoose={(one) => onAddress({ status: one === 'all' ? undefined : one, page: undefined })}
        />
        {data && data.entries.length === 0 && <EmptyState icon="note" title={t('admin.none')} />}
        {data && data.entries.length > 0 && (
          <RowTable
            label={t('admin.title')}
            columns={columns}
            rows={data.entries}
            keyOf={(row) => String(row.id)}
            isStale={found.isPlaceholderData}
          />
        )}
        {data && (
          <Pages
            page={page}
            total={data.total}
            size={INFORMATION_PAGE}
            onPage={(next) => onAddress({ page: String(next) })}
          />
        )}
        {!data && (
          <LoadingState
            loading={t('center.loading')}
            failed={t('center.failed')}
            error={found.error}
            onRetry={() => void found.refetch()}
          />
        )}
      </Stack>
    </Screen>
  )
}

function useColumns(): Column<AdminHead>[] {
  const { t } = useTranslation('information')
  const language = useLanguage()
  const nameOf = ({ title }: AdminHead) => title[language] || title.en || title.zh || title.vi || t('admin.untitled')
  return [
    {
      name: 'title',
      title: t('admin.entry'),
      placement: 'main',
      cell: (row) => <PageLink href={`/adminInformation?entry=${row.id}`}>{nameOf(row)}</PageLink>,
    },
    {
      name: 'status',
      title: t('admin.status'),
      placement: 'corner',
      cell: ({ status }) => <StatusBadge status={status} badges={informationBadges} text={t(`statuses.${status}`)} />,
    },
    { name: 'category', title: t('fields.category'), cell: ({ category }) => t(`kinds.${category}`) },
    {
      name: 'public',
      title: t('admin.publicSince'),
      cell: ({ publishedAt, scheduledFor }) => (
        <>
          {publishedAt && <ReaderTime at={publishedAt} />}
          {scheduledFor && (
            <Muted as="span" size="sm" block>
              {t('admin.scheduledFor')} <ReaderTime at={scheduledFor} />
            </Muted>
          )}
        </>
      ),
    },
    {
      name: 'saved',
      title: t('admin.saved'),
      placement: 'quiet',
      cell: ({ savedAt, savedBy, hasChanges, version }) => (
        <span>
          <ReaderTime at={savedAt} /> · {savedBy}
          {hasChanges && version !== null && (
            <Muted as="span" size="sm" block>
              {t('admin.changed')}
            </Muted>
          )}
        </span>
      ),
    },
  ]
}

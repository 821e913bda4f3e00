import type { InformationList, PublicHead } from '@fairway/contract/information/information.schema'
import { INFORMATION_PAGE, informationCategories } from '@fairway/contract/information/information.values'
import { cutUnits } from '@fairway/contract/shared/cut-units'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { apiQuery } from '../../../platform/calls/api.ts'
import { useLanguage, useTranslation } from '../../../platform/language/use-translation.ts'
import type { PageProps } from '../../../platform/pages.ts'
import type { TextSearch } from '../../../platform/search-readers.ts'
import { useMayOpen } from '../../../platform/session/use-may-open.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadingState } from '../../../ui/feedback/loading.tsx'
import fieldCss from '../../../ui/form/field.module.css'
import { FieldFrame } from '../../../ui/form/field.tsx'
import { useDebouncedAddress } from '../../../ui/form/use-debounced-address.ts'
import { Panel, Row, Stack } from '../../../ui/layout.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { ReaderTime } from '../../../ui/reader-time.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { Tag } from '../../../ui/status/tag.tsx'
import { Muted } from '../../../ui/text.tsx'
import { ViewChoice } from '../../../ui/view-choice.tsx'
import css from '../information.module.css'
import { categoryIcons } from '../information-style.ts'
import { EntryScreen } from './entry.screen.tsx'
import { Pages } from './pages.tsx'
import { Validity } from './validity.tsx'

type Props = Pick<PageProps<string, TextSearch>, 'address' | 'onAddress'>

const SEARCH_LENGTH = 100
const views = ['all', ...informationCategories] as const
type View = (typeof views)[number]
const viewOf = (text: string | undefined): View => views.find((view) => view === text) ?? 'all'
const pageOf = (text: string | undefined) => (/^[1-9]\d{0,2}$/.test(text ?? '') ? Math.min(Number(text), 500) : 1)

const countIn = ({ counts }: InformationList, view: View) =>
  view === 'all' ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[view]

/** Notices, tariffs, forms and guides of the carrier; the address says which, or names one of them. */
export function InformationCenterScreen({ address, onAddress }: Props) {
  const { entry } = address
  return entry === undefined ? (
    <Overview address={address} onAddress={onAddress} />
  ) : (
    <EntryScreen key={entry} id={entry} />
  )
}

function Overview({ address, onAddress }: Props) {
  const { t } = useTranslation('information')
  const language = useLanguage()
  const id = useId()
  const view = viewOf(address.category)
  const page = pageOf(address.page)
  const [typed, setTyped] = useState(() => cutUnits(address.q ?? '', SEARCH_LENGTH))
  const q = useDebouncedAddress(typed.trim(), (text) =>
    onAddress({ q: text || undefined, page: undefined }, { replace: true }),
  )
  const query = { language, page, ...(view !== 'all' && { category: view }), ...(q !== '' && { q }) }
  const found = useQuery({
    ...apiQuery('GET /api/informationpub/search', { query }),
    placeholderData: keepPreviousData,
  })
  const isAdmin = useMayOpen('/adminInformation')
  const feed = `/api/informationpub/feed?language=${language}${view === 'all' ? '' : `&category=${view}`}`
  const { data } = found
  return (
    <Screen
      title={t('title')}
      actions={
        <Row gap={8}>
          {isAdmin && (
            <PageLink href="/adminInformation" className={buttonClass({})}>
              {t('center.write')}
            </PageLink>
          )}
          <a href={feed} type="application/atom+xml" className={buttonClass({ variant: 'quiet' })}>
            {t('center.feed')}
          </a>
        </Row>
      }
    >
      <Stack gap={16}>
        <search aria-label={t('center.search')}>
          <FieldFrame id={id} label={t('center.search')} error={undefined} className={css.search}>
            <input
              id={id}
              className={fieldCss.input}
              type="search"
              value={typed}
              maxLength={SEARCH_LENGTH}
              placeholder={t('center.searchHint')}
              onChange={(event) => setTyped(event.target.value)}
            />
          </FieldFrame>
        </search>
        <ViewChoice
          label={t('center.categories')}
          views={views}
          chosen={view}
          textOf={(one) => t(`categories.${one}`)}
          {...(data && { countOf: (one: View) => countIn(data, one) })}
          onChoose={(one) => onAddress({ category: one === 'all' ? undefined : one, page: undefined })}
        />
        {data ? (
          <Found
            list={data}
            page={page}
            isSearching={q !== ''}
            isStale={found.isPlaceholderData}
            onPage={(next) => onAddress({ page: String(next) })}
          />
        ) : (
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

interface FoundProps {
  list: InformationList
  page: number
  isSearching: boolean
  isStale: boolean
  onPage: (page: number) => void
}

function Found({ list: { entries, total, today }, page, isSearching, isStale, onPage }: FoundProps) {
  const { t } = useTranslation('information')
  return (
    <>
      <div role="status" className="visually-hidden">
        {t('center.found', { count: total })}
      </div>
      {entries.length === 0 ? (
        <EmptyState
          icon={isSearching ? 'search' : 'note'}
          title={t(isSearching ? 'center.nothingFound' : 'center.nothing')}
        >
          {isSearching && t('center.otherWords')}
        </EmptyState>
      ) : (
        <Stack as="ul" gap={12} aria-busy={isStale}>
          {entries.map((entry) => (
            <EntryLine key={entry.id} entry={entry} today={today} />
          ))}
        </Stack>
      )}
      <Pages page={page} total={total} size={INFORMATION_PAGE} onPage={onPage} />
    </>
  )
}

function EntryLine({ entry, today }: { entry: PublicHead; today: string }) {
  const { t } = useTranslation('information')
  const { id, category, title, excerpt, updatedAt, attachments } = entry
  return (
    <Panel as="li" padded gap={6}>
      <Row gap={8} rowGap={4} size="sm">
        <Tag text={t(`kinds.${category}`)} icon={categoryIcons[category]} />
        <Muted as="span" size="sm">
          <ReaderTime at={updatedAt} only="day" />
        </Muted>
        <Validity entry={entry} today={today} />
        {attachments > 0 && (
          <Muted as="span" size="sm">
            {t('center.attachments', { count: attachments })}
          </Muted>
        )}
      </Row>
      <h2 className={css.title}>
        <PageLink href={`/informationCenter?entry=${id}`}>{title}</PageLink>
      </h2>
      <Muted>{excerpt}</Muted>
    </Panel>
  )
}

import { TRACKING_LIMIT } from '@fairway/contract/shared/search-number'
import type { DashboardReply, Estimating } from '@fairway/contract/tracking/dashboard/dashboard.schema'
import { CONTAINER_CAP, type DashboardCriteria } from '@fairway/contract/tracking/dashboard/dashboard.values'
import type { WatchSubject } from '@fairway/contract/watching/watching.schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { quietly, send } from '../../../platform/calls/api.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { listQuery } from '../../../platform/paths.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { figure } from '../../../ui/figure.rules.ts'
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx'
import { ListPage } from '../../../ui/listing/list-page.tsx'
import { type ListScreenProps, useListPage } from '../../../ui/listing/use-list-page.ts'
import { containerList, countCall } from './containers.list.ts'
import css from './estimating-note.module.css'

const WatchMany = lazyPart<{ subjects: readonly WatchSubject[] }>(
  async () => (await (await import('../../../ui/watching/watch-part.ts')).loadWatchButtons()).WatchManyButton,
)

/** The containers of everybody's working day: how many are in which stage, which of them, and all that is known of each. */
export function ContainerDashboardScreen(props: ListScreenProps) {
  const page = useListPage(containerList, props)
  const { criteria, found, keys } = page
  return (
    <ListPage
      page={page}
      selectLimit={CONTAINER_CAP}
      notes={<EstimatingNote list={found.list} isWhole={found.isWhole} criteria={criteria} />}
      actions={
        keys.size > 0 && (
          <>
            <TrackChosen
              keys={keys}
              onShow={(numbers) => page.change({ numberType: 'container', numbers }, { view: undefined })}
            />
            <WatchMany subjects={[...keys].map(subjectOf)} />
          </>
        )
      }
    />
  )
}

/** The key of a row is its booking and its container. */
function subjectOf(key: string): WatchSubject {
  const [bookingNo = '', containerNo = ''] = key.split(' ')
  return { kind: 'container', bookingNo, containerNo }
}

interface TrackProps {
  keys: ReadonlySet<string>
  /** Shows these alone in the dashboard. */
  onShow: (numbers: string[]) => void
}

/** The way to track the containers that are chosen: a few on one page, more of them as a list of their own. */
function TrackChosen({ keys, onShow }: TrackProps) {
  const { t } = useTranslation('containerDashboard')
  const numbers = [...new Set([...keys].map((key) => key.split(' ')[1] ?? ''))]
  if (numbers.length > TRACKING_LIMIT)
    return (
      <Button small variant="primary" title={t('trackMany', { limit: TRACKING_LIMIT })} onClick={() => onShow(numbers)}>
        {t('track', { count: numbers.length })}
      </Button>
    )
  return (
    <Link
      to="/containerList/$query"
      params={{ query: listQuery('container', numbers) }}
      className={buttonClass({ variant: 'primary', small: true })}
    >
      {t('track', { count: numbers.length })}
    </Link>
  )
}

interface EstimatingProps {
  list: DashboardReply | undefined
  isWhole: boolean
  criteria: DashboardCriteria
}

/** How far the estimates of the list have followed a rule that was changed. */
function EstimatingNote(props: EstimatingProps) {
  const { t } = useTranslation('containerDashboard')
  const estimating = useEstimating(props)
  return (
    <>
      <span className="visually-hidden" role="status">
        {estimating && t('estimate.counting')}
      </span>
      {estimating && <EstimatingProgress {...estimating} />}
    </>
  )
}

function EstimatingProgress({ done, total }: NonNullable<Estimating>) {
  const { t } = useTranslation('containerDashboard')
  const isCounted = total > 0
  const shown = { done: figure(Math.min(done, total)), total: figure(total) }
  return (
    <span className={css.note}>
      <progress aria-label={t('estimate.counting')} {...(isCounted && { value: done, max: total })} />
      {isCounted ? t('estimate.progress', shown) : t('estimate.counting')}
    </span>
  )
}

const EVERY_MS = 3_000

/** An answer told that estimates follow a changed rule: the counts are asked until they have. */
function useEstimating({ list, isWhole, criteria: { stages: _any, ...criteria } }: EstimatingProps): Estimating {
  const client = useQueryClient()
  const counted = useQuery({ ...countCall(criteria), enabled: !isWhole })
  const newest = isWhole ? list : counted.data
  const begun = newest?.estimating ?? null
  const { data } = useQuery({
    queryKey: ['estimating', newest?.lastUpdateTs, criteria],
    queryFn: ({ signal }) => send('POST /api/cargo/dashboard', { body: criteria }, { signal, quiet: true }), // polling
    enabled: begun !== null,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.estimating === null ? false : EVERY_MS),
  })
  const isOver = begun !== null && data?.estimating === null
  useEffect(() => {
    if (!isOver) return
    const filters = {
      predicate: ({ queryKey: [call] }: { queryKey: readonly unknown[] }) => containerList.isOfList(call),
      refetchType: 'active' as const,
    }
    void quietly(() => client.invalidateQueries(filters))
  }, [isOver, client])
  return data && begun ? data.estimating : begun
}

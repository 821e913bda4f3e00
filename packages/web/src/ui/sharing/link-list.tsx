import { showContainerNumber } from '@fairway/contract/shared/container-number'
import type { SharedLink, SharedVisit } from '@fairway/contract/sharing/sharing.schema'
import type { SharedState } from '@fairway/contract/sharing/sharing.values'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery, send } from '../../platform/calls/api.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { assumedUser } from '../../platform/session/session.store.ts'
import { useStore } from '../../platform/storage/store.ts'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { DialogActions } from '../dialog/dialog-actions.tsx'
import { EmptyState } from '../feedback/empty-state.tsx'
import { showFailureToast } from '../feedback/failure-toast.ts'
import { LoadingState } from '../feedback/loading.tsx'
import { showToast } from '../feedback/toast.store.ts'
import { Row, Stack } from '../layout.tsx'
import { PageLink } from '../page-link.tsx'
import { ReaderTime } from '../reader-time.tsx'
import { type Column, RowTable } from '../row-table.tsx'
import { StatusBadge, type StatusBadges } from '../status/status-badge.tsx'
import { Muted } from '../text.tsx'
import { LINKS, useLinks } from './link-calls.ts'

const badges: StatusBadges<SharedState> = {
  open: { icon: 'done', tone: 'clear' },
  ended: { icon: 'clock' },
  withdrawn: { icon: 'blocked' },
  lost: { icon: 'lock', tone: 'attention' },
}

/** Links for outsiders with their states and visits: one's own, or those of an organisation. Needs the texts `sharing`. */
export function LinkList({ organisation }: { organisation?: string }) {
  const { t } = useTranslation('sharing')
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useLinks(organisation)
  const [visited, setVisited] = useState<SharedLink>()
  const [ending, setEnding] = useState<SharedLink>()
  const columns = useColumns({ isOfOrganisation: organisation !== undefined, onVisits: setVisited, onEnd: setEnding })
  const links = data?.pages.flatMap((page) => page.links) ?? []
  if (!data)
    return (
      <LoadingState
        loading={t('list.loading')}
        failed={t('list.failed')}
        error={error}
        onRetry={() => void refetch()}
      />
    )
  return (
    <Stack gap={12}>
      {links.length > 0 && <RowTable label={t('list.title')} rows={links} keyOf={({ id }) => id} columns={columns} />}
      {links.length === 0 && organisation !== undefined && <Muted>{t('list.emptyCompany')}</Muted>}
      {links.length === 0 && organisation === undefined && (
        <EmptyState icon="share" title={t('list.empty')}>
          {t('list.emptyText')}
        </EmptyState>
      )}
      {hasNextPage && (
        <Row gap={12}>
          <Button variant="quiet" small disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t(isFetchingNextPage ? 'list.loadingMore' : 'list.more')}
          </Button>
        </Row>
      )}
      {visited && <VisitsDialog link={visited} onClose={() => setVisited(undefined)} />}
      {ending && <WithdrawDialog link={ending} onClose={() => setEnding(undefined)} />}
    </Stack>
  )
}

interface ColumnOptions {
  isOfOrganisation: boolean
  onVisits: (link: SharedLink) => void
  onEnd: (link: SharedLink) => void
}

function useColumns({ isOfOrganisation, onVisits, onEnd }: ColumnOptions): Column<SharedLink>[] {
  const { t } = useTranslation('sharing')
  const isActing = useStore(assumedUser) !== undefined
  return [
    { name: 'label', title: t('list.label'), placement: 'main', cell: ({ label }) => label },
    {
      name: 'state',
      title: t('list.state'),
      placement: 'corner',
      cell: ({ state, withdrawnBy }) => (
        <span
          title={state === 'lost' ? t('lostHint') : withdrawnBy ? t('withdrawnBy', { name: withdrawnBy }) : undefined}
        >
          <StatusBadge status={state} badges={badges} text={t(`states.${state}`)} />
        </span>
      ),
    },
    {
      name: 'what',
      title: t('list.what'),
      cell: (link) => <Shown link={link} isLinked={!isOfOrganisation} />,
    },
    ...(isOfOrganisation
      ? [
          {
            name: 'owner',
            title: t('list.owner'),
            cell: ({ owner }: SharedLink) => owner.name || <span translate="no">{owner.email}</span>,
          },
        ]
      : []),
    { name: 'ends', title: t('list.ends'), cell: ({ expiresAt }) => <ReaderTime at={expiresAt} /> },
    {
      name: 'visits',
      title: t('list.visits'),
      cell: (link) => (
        <Button
          small
          variant="quiet"
          aria-label={t('visits.of', { count: link.visits, label: link.label })}
          onClick={() => onVisits(link)}
        >
          {link.visits}
        </Button>
      ),
    },
    {
      name: 'withdraw',
      title: t('list.end'),
      cell: (link) =>
        (link.state === 'open' || link.state === 'lost') && (
          <Button
            small
            disabled={isActing}
            aria-label={t('withdraw.of', { label: link.label })}
            onClick={() => onEnd(link)}
          >
            {t('list.end')}
          </Button>
        ),
    },
  ]
}

/** What a link shows, with the way to its page for the owner. */
function Shown({
  link: { kind, bookingNo, containerNo, viewName },
  isLinked,
}: {
  link: SharedLink
  isLinked: boolean
}) {
  const { t } = useTranslation('sharing')
  if (kind === 'view') return t('list.view', { name: viewName ?? '' })
  const text = `${t(`kinds.${kind}`)} ${containerNo ? showContainerNumber(containerNo) : (bookingNo ?? '')}`
  const href = containerNo ? `/containerDetails/${bookingNo}/${containerNo}` : `/bookingDetails/${bookingNo}`
  return isLinked ? <PageLink href={href}>{text}</PageLink> : text
}

interface Props {
  link: SharedLink
  onClose: () => void
}

/** When a link was opened, how often and from where. */
function VisitsDialog({ link: { id, label }, onClose }: Props) {
  const { t } = useTranslation('sharing')
  const { data, error, refetch } = useQuery(apiQuery('GET /api/links/visits', { query: { id } }))
  const columns: Column<SharedVisit>[] = [
    { name: 'at', title: t('visits.at'), placement: 'main', cell: ({ at }) => <ReaderTime at={at} /> },
    { name: 'place', title: t('visits.place'), cell: ({ place }) => place || t('visits.unknown') },
    { name: 'count', title: t('visits.count'), placement: 'figure', cell: ({ visits }) => visits },
  ]
  return (
    <Dialog
      title={t('visits.title', { label })}
      wide
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('visits.close')}</Button>}
    >
      {!data && (
        <LoadingState
          loading={t('visits.loading')}
          failed={t('visits.failed')}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data && data.visits.length === 0 && <p>{t('visits.none')}</p>}
      {data && data.visits.length > 0 && (
        <Stack gap={12}>
          <RowTable
            label={t('visits.title', { label })}
            rows={data.visits}
            keyOf={({ at, place }) => `${at} ${place}`}
            columns={columns}
          />
          <Muted size="sm">{t('visits.note')}</Muted>
        </Stack>
      )}
    </Dialog>
  )
}

/** Ends a link for everybody, after a question. */
function WithdrawDialog({ link: { id, label }, onClose }: Props) {
  const { t } = useTranslation('sharing')
  const queries = useQueryClient()
  const ending = useMutation({
    mutationFn: () => send('POST /api/links/withdraw', { body: { id } }),
    onSuccess: async () => {
      showToast({ kind: 'success', text: t('withdraw.done') })
      onClose()
      await queries.invalidateQueries({ queryKey: [LINKS] })
    },
    onError: showFailureToast,
  })
  return (
    <Dialog
      title={t('withdraw.title')}
      role="alertdialog"
      onClose={onClose}
      actions={
        <DialogActions
          back={t('withdraw.no')}
          onBack={onClose}
          confirm={t('withdraw.yes')}
          disabled={ending.isPending}
          onConfirm={() => ending.mutate()}
        />
      }
    >
      {t('withdraw.text', { label })}
    </Dialog>
  )
}

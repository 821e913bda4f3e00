import type { SharedLink, SharedVisit } from '@fairway/contract/sharing/sharing.schema'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { apiQuery, send } from '../../platform/calls/api.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { showFailureToast } from '../feedback/failure-toast.ts'
import { LoadingState } from '../feedback/loading.tsx'
import { showToast } from '../feedback/toast.store.ts'
import { Stack } from '../layout.tsx'
import { ReaderTime } from '../reader-time.tsx'
import { type Column, RowTable } from '../row-table.tsx'
import { Muted } from '../text.tsx'
import { LINKS } from './link-calls.ts'

interface Props {
  link: SharedLink
  onClose: () => void
}

/** When a link was opened, how often and from where. */
export function VisitsDialog({ link: { id, label }, onClose }: Props) {
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
export function WithdrawDialog({ link: { id, label }, onClose }: Props) {
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
        <>
          <Button onClick={onClose}>{t('withdraw.no')}</Button>
          <Button variant="primary" disabled={ending.isPending} onClick={() => ending.mutate()}>
            {t('withdraw.yes')}
          </Button>
        </>
      }
    >
      {t('withdraw.text', { label })}
    </Dialog>
  )
}

import type { RequestState } from '@fairway/contract/bookings/booking-request.schema'
import { can, refusalOf } from '@fairway/contract/bookings/booking-request.states'
import type { DetailType, RequestStatus } from '@fairway/contract/bookings/booking-request.values'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { apiQuery } from '../../../platform/api.ts'
import { isCancelled } from '../../../platform/failure.ts'
import { useCodeText } from '../../../platform/use-failure-text.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import { RequestNotOpened } from '../request-not-opened.tsx'
import { useStoredDropdowns } from '../request-queries.ts'
import { type OpenedRequest, openRequest } from './open-request.ts'
import { RequestFormScreen } from './request-form.screen.tsx'

interface Props {
  type: DetailType
  id: number
  onCreated: (state: RequestState) => void
  onSent: (state: RequestState) => void
  onDeleted: () => void
  onOpen: (id: number) => void
}

/** Fetches what a request is made from and the request itself, then lets it be written. */
export function RequestOpening({ type, id, ...ways }: Props) {
  const { t } = useTranslation('bookingForm')
  const choices = useQuery({
    ...apiQuery('GET /api/bookings/refdata', {}),
    staleTime: 10 * 60_000,
    refetchOnWindowFocus: false,
  })
  useStoredDropdowns(choices.data, choices.error) // for the lists; a form needs the business clock of a new answer
  const [request, setRequest] = useState<OpenedRequest>()
  const [failure, setFailure] = useState<unknown>()
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again; an open form keeps what it has
  useEffect(() => {
    let current = true
    openRequest(type, id).then(
      (opened) => current && setRequest(opened),
      (error: unknown) => current && !isCancelled(error) && setFailure(error),
    )
    return () => {
      current = false
    }
  }, [round])
  const retry = () => {
    setFailure(undefined)
    setRound(round + 1)
    void choices.refetch()
  }
  const status = request?.opened.detail?.state.status
  if (status && !can('update', status)) return <Closed status={status} onView={() => ways.onOpen(id)} />
  if (request && choices.data)
    return (
      <RequestFormScreen {...request} type={type} choices={choices.data} receivedAt={choices.dataUpdatedAt} {...ways} />
    )
  if (failure ?? choices.error) return <RequestNotOpened failure={failure ?? choices.error} onRetry={retry} />
  return (
    <Screen title={t(type === 'edit' ? 'head.opening' : 'head.new')}>
      <div aria-busy="true">
        <SkeletonLines count={8} />
      </div>
    </Screen>
  )
}

/** A request that cannot be changed in its status says so, and can be looked at. */
function Closed({ status, onView }: { status: RequestStatus; onView: () => void }) {
  const { t } = useTranslation('bookingForm')
  const reason = useCodeText(refusalOf.update, t(`words.statuses.${status}`))
  return (
    <EmptyState
      icon="lock"
      as="h1"
      title={t('head.opening')}
      actions={
        <Button variant="primary" onClick={onView}>
          {t('life.view')}
        </Button>
      }
    >
      {reason}
    </EmptyState>
  )
}

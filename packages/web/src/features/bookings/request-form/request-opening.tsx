import type { RequestState } from '@fairway/contract/bookings/requests/booking-request.schema'
import { can, refusalOf } from '@fairway/contract/bookings/requests/booking-request.states'
import type { DetailType, RequestStatus } from '@fairway/contract/bookings/requests/booking-request.values'
import { useQuery } from '@tanstack/react-query'
import { apiQuery, send } from '../../../platform/calls/api.ts'
import { useCodeText } from '../../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { DocumentOpening } from '../../../ui/document-form/document-page.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { RequestNotOpened } from '../request-not-opened.tsx'
import { useStoredDropdowns } from '../request-queries.ts'
import { type ChosenSailing, requestFor } from './chosen-sailing.rules.ts'
import { requestDefinition } from './request.definition.ts'
import { emptyRequest } from './request-document.ts'
import { RequestFormScreen } from './request-form.screen.tsx'

interface Props {
  type: DetailType
  id: number
  /** The sailing that a new request is for. */
  sailing: ChosenSailing
  onCreated: (state: RequestState) => void
  onSent: (state: RequestState) => void
  onDeleted: () => void
  onOpen: (id: number) => void
}

/** A new request, a saved one, or a copy of one. */
function sourceOf(type: DetailType, id: number, sailing: ChosenSailing) {
  if (type === 'new')
    return sailing.vvd ? { begin: () => requestFor(sailing), like: sailing.vvd } : { begin: emptyRequest }
  const copy = async () => (await send('GET /api/bookings/copy', { query: { id } })).document
  return type === 'copy' ? { begin: copy, like: id } : { id }
}

/** Loads a request and its reference data, then shows the form. */
export function RequestOpening({ type, id, sailing, ...ways }: Props) {
  const { t } = useTranslation('bookingForm')
  const choices = useQuery({
    ...apiQuery('GET /api/bookings/refdata', {}),
    staleTime: 10 * 60_000,
    refetchOnWindowFocus: false,
  })
  useStoredDropdowns(choices.data, choices.error) // for the lists; a form needs the business clock of a new answer
  return (
    <DocumentOpening
      definition={requestDefinition}
      source={sourceOf(type, id, sailing)}
      choices={choices}
      title={t(type === 'edit' ? 'head.opening' : 'head.new')}
      notOpened={(failure, onRetry) => <RequestNotOpened failure={failure} onRetry={onRetry} />}
      closed={({ detail }) =>
        detail &&
        !can('update', detail.state.status) && <Closed status={detail.state.status} onView={() => ways.onOpen(id)} />
      }
    >
      {(opened, data) => (
        <RequestFormScreen opened={opened} type={type} choices={data} receivedAt={choices.dataUpdatedAt} {...ways} />
      )}
    </DocumentOpening>
  )
}

/** Says that the status allows no changes, with a link to the view. */
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

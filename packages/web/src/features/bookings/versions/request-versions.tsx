import type { RequestState, RequestVersion } from '@fairway/contract/bookings/requests/booking-request.schema'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../platform/calls/api.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { requestPath } from '../request-links.ts'
import { CarrierActionTag, RequestStatusTag } from '../status-tag.tsx'
import type { CompareAddress, VersionSubject } from './version-subject.ts'

const useHistory = (id: number) => useQuery(apiQuery('GET /api/bookings/history', { query: { id } }))
const useComparison = (query: CompareAddress) => useQuery(apiQuery('GET /api/bookings/compare', { query }))

/** History and comparison of booking requests. */
export function useRequestVersions(): VersionSubject<RequestState, RequestVersion> {
  const { t } = useTranslation('bookings')
  return {
    type: 'request',
    useHistory,
    useComparison,
    nameOf: (state, document) => document?.customerReference || state.ediRef,
    numberOf: ({ ediRef }) => ediRef,
    statusTag: ({ status }) => <RequestStatusTag status={status} />,
    kindText: ({ kind }) => t(`words.kinds.${kind}`),
    answerTag: ({ carrierAction }) => carrierAction && <CarrierActionTag action={carrierAction} />,
    listPath: '/bookingRequest',
    openPath: (id) => requestPath('view', id),
    writePath: (id) => requestPath('edit', id),
    missingCode: 'BR0002',
    texts: {
      list: t('states.toList'),
      open: t('list.open'),
      write: t('list.update'),
      page: t('history.page'),
      failed: t('history.failed'),
      none: t('history.none'),
      zero: t('compare.unsent'),
    },
  }
}

import type { RequestDocument } from '@fairway/contract/bookings/requests/booking-request.schema'
import type { CorrectionState, CorrectionVersion } from '@fairway/contract/corrections/correction.schema'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../platform/calls/api.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { correctionPath, LIST_PATH } from './correction-links.ts'
import { CorrectionActionTag, CorrectionStatusTag } from './status-tag.tsx'

const useHistory = (id: number) => useQuery(apiQuery('GET /api/corrections/v2/history', { query: { id } }))
const useComparison = (query: { id: number; left: number; right: number }) =>
  useQuery(apiQuery('GET /api/corrections/v2/compare', { query }))

/** What the pages of history and comparison have to know of corrections. */
export function useCorrectionVersions() {
  const { t } = useTranslation('corrections')
  return {
    type: 'correction',
    useHistory,
    useComparison,
    nameOf: ({ shipmentNo }: CorrectionState, _document?: RequestDocument) => t('versions.name', { no: shipmentNo }),
    numberOf: ({ blNo }: CorrectionState) => blNo,
    statusTag: ({ status }: CorrectionState) => <CorrectionStatusTag status={status} />,
    kindText: () => t('versions.kind'),
    answerTag: ({ carrierAction }: CorrectionVersion) =>
      carrierAction && <CorrectionActionTag action={carrierAction} />,
    listPath: LIST_PATH,
    openPath: correctionPath,
    writePath: correctionPath,
    missingCode: 'BC0006',
    texts: {
      list: t('states.toList'),
      open: t('versions.open'),
      write: t('versions.write'),
      page: t('versions.page'),
      failed: t('versions.failed'),
      none: t('versions.none'),
      zero: t('versions.zero'),
      withZero: (version: number) => t('versions.withZero', { version }),
    },
  }
}

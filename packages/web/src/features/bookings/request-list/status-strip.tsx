import { type RequestStatus, requestStatuses } from '@fairway/contract/bookings/booking-request.words'
import { useTranslation } from '../../../platform/use-translation.ts'
import { CountStrip } from '../../../ui/count-strip.tsx'

interface Props {
  /** How many requests are in each status, once that is known. */
  counts: Readonly<Record<RequestStatus, number>> | undefined
  isCounting: boolean
  chosen: readonly RequestStatus[]
  onChoose: (statuses: RequestStatus[]) => void
}

/** The statuses with how many requests are in each. */
export function StatusStrip(props: Props) {
  const { t } = useTranslation('bookings')
  const nameOf = (status: RequestStatus) => t(`words.statuses.${status}`)
  return (
    <CountStrip
      {...props}
      words={requestStatuses}
      nameOf={nameOf}
      blocked="Rejected"
      label={t('list.cards')}
      hint={t('list.cardsHint')}
    />
  )
}

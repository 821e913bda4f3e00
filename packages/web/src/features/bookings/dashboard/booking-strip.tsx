import { bookingConcerns } from '@fairway/contract/bookings/booking-dashboard.words'
import { bookingStatuses } from '@fairway/contract/tracking/tracking.words'
import { CountStrip } from '../../../ui/count-strip.tsx'
import { type BookingCard, bookingCards } from './booking-rows.rules.ts'
import type { BookingWords } from './booking-words.ts'

interface Props {
  /** How many bookings belong to each card, once that is known. */
  counts: Record<BookingCard, number> | undefined
  isCounting: boolean
  chosen: readonly BookingCard[]
  onChoose: (cards: BookingCard[]) => void
  words: BookingWords
}

/** The five statuses of a booking with how many there are of each, and beside them what needs somebody. */
export function BookingStrip({ words: { t, word }, ...rest }: Props) {
  const nameOf = (card: BookingCard) => {
    const status = bookingStatuses.find((one) => one === card)
    const concern = bookingConcerns.find((one) => one === card)
    return status ? word(`words.bookingStatuses.${status}`) : concern ? t(`words.concerns.${concern}`) : ''
  }
  return (
    <CountStrip
      {...rest}
      words={bookingCards}
      nameOf={nameOf}
      blocked={bookingConcerns}
      apart="siDue"
      label={t('cards.label')}
      hint={t('cards.hint')}
    />
  )
}

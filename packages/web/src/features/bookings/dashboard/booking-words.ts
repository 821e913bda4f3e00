import type { RefDataReply } from '@fairway/contract/tracking/dashboard.schema'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useMayOpen } from '../../../platform/use-may-open.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { type ListWords, useListWords } from '../../../ui/listing/list-words.ts'
import { once } from '../../../ui/listing/once.ts'
import type { en } from './messages/en.ts'

/** How the booking dashboard speaks of codes, in the reader's language. */
export interface BookingWords extends ListWords {
  t: TFunction<'bookingDashboard'>
  /** The vocabulary of tracking, which knows the statuses of bookings. */
  word: TFunction<'tracking'>
  /** What a column is called. */
  title: (id: keyof typeof en.columns) => string
  /** `2 × 45G1, 1 × 22G1` with the names of the equipment. */
  boxes: (containers: string) => string
  /** The reader may open the container dashboard. */
  mayTrack: boolean
}

export function useBookingWords(names: RefDataReply | undefined): BookingWords {
  const { t } = useTranslation('bookingDashboard')
  const { t: word } = useTranslation('tracking')
  const words = useListWords(names)
  const mayTrack = useMayOpen('/containerdash')
  return useMemo(
    () => ({
      ...words,
      t,
      word,
      mayTrack,
      title: once((id) => t(`columns.${id}`)),
      boxes: once((containers) => containers.replace(/× (\w+)/g, (_, code: string) => `× ${words.equipment(code)}`)),
    }),
    [words, t, word, mayTrack],
  )
}

import type { RefDataReply } from '@fairway/contract/tracking/dashboard.schema'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useMayOpen } from '../../../platform/use-may-open.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { type ListLabels, useListLabels } from '../../../ui/listing/list-labels.ts'
import { once } from '../../../ui/listing/once.ts'
import type { en } from './messages/en.ts'

/** How the booking dashboard speaks of codes, in the reader's language. */
export interface BookingLabels extends ListLabels {
  t: TFunction<'bookingDashboard'>
  /** The vocabulary of tracking, which knows the statuses of bookings. */
  tracking: TFunction<'tracking'>
  /** What a column is called. */
  title: (id: keyof typeof en.columns) => string
  /** `2 × 45G1, 1 × 22G1` with the names of the equipment. */
  containers: (containers: string) => string
  /** The reader may open the container dashboard. */
  mayTrack: boolean
}

export function useBookingLabels(names: RefDataReply | undefined): BookingLabels {
  const { t } = useTranslation('bookingDashboard')
  const { t: tracking } = useTranslation('tracking')
  const labels = useListLabels(names)
  const mayTrack = useMayOpen('/containerdash')
  return useMemo(
    () => ({
      ...labels,
      t,
      tracking,
      mayTrack,
      title: once((id) => t(`columns.${id}`)),
      containers: once((containers) =>
        containers.replace(/× (\w+)/g, (_, code: string) => `× ${labels.equipment(code)}`),
      ),
    }),
    [labels, t, tracking, mayTrack],
  )
}

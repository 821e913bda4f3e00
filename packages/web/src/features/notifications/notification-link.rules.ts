import type { BookingCriteria } from '@fairway/contract/bookings/dashboard/booking-dashboard.values'
import type { Group } from '@fairway/contract/kit/access'
import type { UserNotification } from '@fairway/contract/notifications/notification.schema'
import { encodeCriteria } from '@fairway/contract/shared/url-criteria'
import type { DashboardCriteria } from '@fairway/contract/tracking/dashboard/dashboard.values'
import { stages } from '@fairway/contract/tracking/tracking.values'

const containersWith = (criteria: DashboardCriteria) => `/containerdash?criteria=${encodeCriteria(criteria)}`
const bookingsWith = (criteria: BookingCriteria) => `/bookingdash?criteria=${encodeCriteria(criteria)}`
const stillOpen = stages.slice(0, stages.indexOf('Out-gated'))

/**
 * The page of a notification: its subject, or the list with exactly its containers. Readers without the container
 * dashboard have the booking dashboard, because only these two groups get notifications about containers.
 */
export function notificationLink(
  { boxes: containers, link, args }: Pick<UserNotification, 'boxes' | 'link' | 'args'>,
  groups: readonly Group[],
) {
  const [container] = containers
  const hasDashboard = groups.includes('TD')
  if (containers.length === 1 && container) return `/containerDetails/${container.bookingNo}/${container.containerNo}`
  if (containers.length > 1)
    return hasDashboard
      ? containersWith({ numberType: 'container', numbers: containers.map(({ containerNo }) => containerNo) })
      : bookingsWith({ numberType: 'booking', numbers: [...new Set(containers.map(({ bookingNo }) => bookingNo))] })
  if (link) return link
  const aboard = { vvds: args.vvd ? [args.vvd] : [], portsOfDischarge: args.place ? [args.place] : [] }
  return hasDashboard ? containersWith({ ...aboard, stages: stillOpen }) : bookingsWith(aboard)
}

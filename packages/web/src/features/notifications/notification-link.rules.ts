import type { BookingCriteria } from '@fairway/contract/bookings/booking-dashboard.values'
import type { Group } from '@fairway/contract/kit/access'
import type { UserNotification } from '@fairway/contract/notifications/notification.schema'
import { encodeCriteria } from '@fairway/contract/shared/url-criteria'
import type { DashboardCriteria } from '@fairway/contract/tracking/dashboard.values'
import { stages } from '@fairway/contract/tracking/tracking.values'

const containersWith = (criteria: DashboardCriteria) => `/containerdash?criteria=${encodeCriteria(criteria)}`
const bookingsWith = (criteria: BookingCriteria) => `/bookingdash?criteria=${encodeCriteria(criteria)}`
const stillOpen = stages.slice(0, stages.indexOf('Out-gated'))

/**
 * The page that a notification opens: the one thing that it is about, or the list with exactly its boxes. Who has no
 * container dashboard has the booking dashboard: nobody else is notified of boxes.
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

import type { BookingCriteria } from '@fairway/contract/bookings/booking-dashboard.values'
import type { HomeLine } from '@fairway/contract/home/home.schema'
import { encodeCriteria } from '@fairway/contract/shared/url-criteria'
import type { DashboardCriteria } from '@fairway/contract/tracking/dashboard.values'
import type { LinkProps } from '@tanstack/react-router'
import { listQuery } from '../../platform/paths.ts'
import { type SaidState, writeGridText } from '../../ui/grid/views/grid-text.rules.ts'

/** Where a line leads: any page of the portal. */
export type LineLink = Pick<LinkProps, 'to' | 'params' | 'search'>

/** Which boxes of a dashboard a line counts: by its criteria, and by filters of its columns for what those cannot say. */
export interface CountedContainers {
  criteria: DashboardCriteria
  filters?: SaidState['filters']
}

/** One box leads to its page, several to the dashboard that shows them; who may not open that gets those that are named. */
export function containerLink(
  { count, boxes }: HomeLine,
  counted: CountedContainers,
  mayOpenDashboard: boolean,
): LineLink {
  const [first] = boxes
  if (count === 1 && first) return { to: '/containerDetails/$bookingNo/$containerNo', params: first }
  if (mayOpenDashboard) {
    const view = counted.filters && writeGridText({ filters: counted.filters })
    return { to: '/containerdash', search: { criteria: encodeCriteria(counted.criteria), ...(view && { view }) } }
  }
  const numbers = boxes.map(({ containerNo }) => containerNo)
  return { to: '/containerList/$query', params: { query: listQuery('container', numbers) } }
}

/** The booking dashboard with the bookings that a line counts, and no others. */
export function requiredDocumentLink({ vvd, place, args }: HomeLine, reason: 'siDue' | 'vgmDue'): LineLink {
  const criteria: BookingCriteria = {
    concerns: [reason],
    ...(vvd && { vvds: [vvd] }),
    ...(place && { portsOfLoading: [place] }),
    ...(args.day && { dateOf: reason, from: args.day, to: args.day }),
  }
  return { to: '/bookingdash', search: { criteria: encodeCriteria(criteria) } }
}

/** A single request leads to its page, several to the list of all. */
export function requestLink({ count, args }: HomeLine, type: 'view' | 'edit'): LineLink {
  if (count !== 1) return { to: '/bookingRequest' }
  const search = { type, id: Number(args.id) }
  return { to: '/bookingRequestDetails', search: search as LineLink['search'] & typeof search } // other pages have an `id` that is a text
}

/** A single correction leads to its page, several to the list of all. */
export function correctionLink({ count, args }: HomeLine): LineLink {
  if (count !== 1) return { to: '/bookingUpdate' }
  const search = { id: Number(args.id) }
  return { to: '/bookingUpdateDetails', search: search as LineLink['search'] & typeof search } // as above
}

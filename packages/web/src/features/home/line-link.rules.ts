import type { BillConcern, BillSearchType } from '@fairway/contract/billing-documents/bill.values'
import type { BookingCriteria } from '@fairway/contract/bookings/dashboard/booking-dashboard.values'
import type { HomeLine } from '@fairway/contract/home/home.schema'
import { encodeCriteria } from '@fairway/contract/shared/url-criteria'
import type { DashboardCriteria } from '@fairway/contract/tracking/dashboard/dashboard.values'
import { VGM_CRITERIA_TYPE } from '@fairway/contract/vgm/vgm.values'
import type { LinkProps } from '@tanstack/react-router'
import { listQuery } from '../../platform/paths.ts'
import { type AddressState, writeGridText } from '../../ui/grid/views/grid-text.rules.ts'

/** The link of a line: any page of the portal. */
export type LineLink = Pick<LinkProps, 'to' | 'params' | 'search'>

/** The containers that a line counts: by criteria, and by column filters where no criterion exists. */
export interface CountedContainers {
  criteria: DashboardCriteria
  filters?: AddressState['filters']
}

/** Links one container to its page, and several to the dashboard, or to the named ones for readers without it. */
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

/** The booking dashboard with exactly the bookings that a line counts. */
export function requiredDocumentLink({ vvd, place, args }: HomeLine, reason: 'siDue' | 'vgmDue'): LineLink {
  const criteria: BookingCriteria = {
    concerns: [reason],
    ...(vvd && { vvds: [vvd] }),
    ...(place && { portsOfLoading: [place] }),
    ...(args.day && { dateOf: reason, from: args.day, to: args.day }),
  }
  return { to: '/bookingdash', search: { criteria: encodeCriteria(criteria) } }
}

/** Links a single request to its page, and several to the list. */
export function requestLink({ count, args }: HomeLine, type: 'view' | 'edit'): LineLink {
  if (count !== 1) return { to: '/bookingRequest' }
  const search = { type, id: Number(args.id) }
  return { to: '/bookingRequestDetails', search: search as LineLink['search'] & typeof search } // other pages have an `id` that is a text
}

/** Links a single correction to its page, and several to the list. */
export function correctionLink({ count, args }: HomeLine): LineLink {
  if (count !== 1) return { to: '/bookingUpdate' }
  const search = { id: Number(args.id) }
  return { to: '/bookingUpdateDetails', search: search as LineLink['search'] & typeof search } // as above
}

/** Links a single shipping instruction to its form, or to the draft B/L beside it, and several to the list. */
export function instructionLink({ count, args }: HomeLine): LineLink {
  if (count !== 1) return { to: '/shippingInstructions' }
  const search = { type: args.reason === 'rejected' ? 'edit' : 'draft', id: Number(args.id) }
  return { to: '/shippingInstructionsDetails', search: search as LineLink['search'] & typeof search } // as above
}

/** The billing page with the invoices that are to be paid, with what is disputed, or with what waits for a letter. */
export const billingLink = (concern: BillConcern, type: BillSearchType = 'SD'): LineLink => ({
  to: '/billingdoc',
  search: { criteria: encodeCriteria({ type, concerns: [concern] }) },
})

/** The page of verified gross mass with the bookings that a line names. */
export function vgmLink({ args }: HomeLine): LineLink {
  const criteria = { type: VGM_CRITERIA_TYPE, search: 'booking', numbers: args.names ?? '' }
  return { to: '/vgmDetails', search: { criteria: encodeCriteria(criteria) } }
}

/** Links a single letter of indemnity to its page, and several to the list. */
export function letterLink({ count, args }: HomeLine): LineLink {
  if (count !== 1) return { to: '/blanketloi' }
  return { to: '/blanketloidetails', search: { type: 'edit', id: args.id ?? '' } }
}

/** The exceptions of a port. */
export const exceptionLink = ({ place }: HomeLine): LineLink => ({
  to: '/adminEtaRuleExceptionSearch',
  search: { port: place ?? '' },
})

/** A voyage in the view of sales, or of a rep. */
export function sailingLink({ vvd }: HomeLine, page: '/salesView' | '/repSalesView'): LineLink {
  if (page === '/repSalesView') return { to: page, search: { vvds: vvd ?? '' } }
  const search = { sailing: vvd ?? '', criteria: encodeCriteria({ sailedDays: 21 }) }
  return { to: page, search: search as LineLink['search'] & typeof search } // as above
}

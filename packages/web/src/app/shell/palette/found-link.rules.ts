import type { FoundThing } from '@fairway/contract/home/find.schema'
import { allows, type Group } from '@fairway/contract/kit/access'
import { guardedPages } from '@fairway/contract/shared/pages'
import type { LinkProps } from '@tanstack/react-router'
import { listQuery } from '../../../platform/paths.ts'

/** Where a found thing leads: a page, or acting for a customer. */
export type FoundTarget = { link: Pick<LinkProps, 'to' | 'params' | 'search'> } | { customer: string }

/** The best page of a found thing that this reader may open; undefined where there is none. */
export function targetOf({ kind, bookingNo, id }: FoundThing, groups: readonly Group[]): FoundTarget | undefined {
  if (kind === 'customer') return id ? { customer: id } : undefined
  if (kind === 'vessel') return { link: { to: '/schedules', search: { view: 'vessel', vessel: id ?? '' } } }
  if (kind === 'company')
    return id ? { link: { to: '/adminOrganisationSearchDetails/$id', params: { id } } } : undefined
  if (bookingNo && allows(guardedPages['/bookingDetails/*'], groups))
    return { link: { to: '/bookingDetails/$bookingNo', params: { bookingNo } } }
  if (id && allows(guardedPages['/bookingRequestDetails'], groups)) {
    const search = { type: 'view', id: Number(id) }
    return { link: { to: '/bookingRequestDetails', search: search as LinkProps['search'] & typeof search } } // other pages have an `id` that is a text
  }
  if (!bookingNo) return undefined
  return { link: { to: '/containerList/$query', params: { query: listQuery('booking', [bookingNo]) } } }
}

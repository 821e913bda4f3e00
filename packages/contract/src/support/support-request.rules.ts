import type { Violation } from '../kit/errors.ts'
import { isPage } from '../shared/pages.ts'
import { violation } from './support-request.errors.ts'
import type { SupportRequestInput } from './support-request.schema.ts'

/** What is missing in a request. */
export const checkSupportRequest = ({
  office,
  subject,
  message,
}: Pick<SupportRequestInput, 'office' | 'subject' | 'message'>): Violation[] => [
  ...(office === '' ? [violation('office', 'SU0004')] : []),
  ...(subject === '' ? [violation('subject', 'SU0002')] : []),
  ...(message === '' ? [violation('message', 'SU0003')] : []),
]

/** The number of a request, as customers and offices name it. */
export const supportNumber = (id: number): string => `SR${String(id).padStart(6, '0')}`

/** A page of the portal without what stands behind its path; nothing for any other address. */
export function pageOf(address: string): string {
  const path = address.replace(/[?#].*$/s, '')
  return path.startsWith('/') && isPage(path) ? path : ''
}

/** The booking and the container that a page is about. */
export function cargoOf(address: string): { bookingNo: string; containerNo: string } {
  const [, kind, bookingNo = '', containerNo = ''] = pageOf(address).split('/')
  const isAbout = kind === 'bookingDetails' || kind === 'containerDetails'
  return isAbout
    ? { bookingNo, containerNo: kind === 'containerDetails' ? containerNo : '' }
    : { bookingNo: '', containerNo: '' }
}

import type { RequestDocument } from '@fairway/contract/bookings/requests/booking-request.schema'
import { isDateOnly } from '@fairway/contract/shared/date-only'
import { emptyRequest } from './request-document.ts'

/** A sailing of the schedules, as the address of a new request names it. */
export interface ChosenSailing {
  vvd?: string
  pol?: string
  pod?: string
  /** The day on which it sails. */
  sails?: string
}

const CODE = /^[A-Z0-9]{2,20}$/

/** Any text may come by a link: only a whole sailing is taken from it, and the form looks at it like at any other. */
export function readChosenSailing({ vvd, pol, pod, sails }: Record<string, unknown>): ChosenSailing {
  const isCode = (value: unknown): value is string => typeof value === 'string' && CODE.test(value)
  if (!isCode(vvd) || !isCode(pol) || !isCode(pod) || typeof sails !== 'string' || !isDateOnly(sails)) return {}
  return { vvd, pol, pod, sails }
}

/** A new request for that sailing; everything else is still to be filled in. */
export const requestFor = ({ vvd = '', pol = '', pod = '', sails = '' }: ChosenSailing): RequestDocument => ({
  ...emptyRequest(),
  portOfLoading: pol,
  portOfDischarge: pod,
  departureFrom: sails,
  departureTo: sails,
  vvd,
})

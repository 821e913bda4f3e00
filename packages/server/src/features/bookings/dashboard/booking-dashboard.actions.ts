import { refuse } from '@fairway/contract/bookings/bookings.errors'
import { checkBookingCriteria } from '@fairway/contract/bookings/dashboard/booking-criteria.rules'
import {
  BOOKING_CAP,
  type BookingCriteria,
  type BookingNumberType,
} from '@fairway/contract/bookings/dashboard/booking-dashboard.values'
import { allows, anyOf, type Group } from '@fairway/contract/kit/access'
import { refuse as refuseGeneral } from '@fairway/contract/kit/general.errors'
import { refuseViolations } from '../../../platform/http/refusals.ts'
import type { Context } from '../../../platform/http/serve.ts'
import { ownTopicOf } from '../../../platform/live/own-topic.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import * as dashboard from './booking-dashboard.repository.ts'

const BOOKING_NUMBER = /^\d{7}$/
const corrections = anyOf('GE0005', 'BC', 'BP')

/** Lists the customer's bookings; too many are refused, not cut, and so is a search whose numbers are all unknown. */
export async function listBookings(context: Context, criteria: BookingCriteria) {
  const { db, viewer } = context
  refuseWebId(viewer)
  refuseViolations(checkBookingCriteria(criteria))
  const { shape, query } = toQuery(criteria, groupsOf(viewer))
  const found = await dashboard.list(db, viewer, shape, { ...query, watch: ownTopicOf(context) })
  if (!found) throw new Error('A list was expected')
  if (shape.numberType !== 'none' && found.matches === 0) refuseUnknown(shape.numberType, query.numbers)
  if (found.shown > BOOKING_CAP) refuse('BD0006')
  return found.body
}

/** Counts the customer's bookings per status and concern, for the cards above the list. */
export async function countBookings({ db, viewer }: Context, criteria: BookingCriteria) {
  refuseWebId(viewer)
  refuseViolations(checkBookingCriteria(criteria))
  const { shape, query } = toQuery(criteria, groupsOf(viewer))
  const counted = await dashboard.count(db, viewer, shape, query)
  if (!counted) throw new Error('Counts were expected')
  return counted.body
}

/** The voyages and places of the customer's bookings. */
export async function getBookingChoices({ db, viewer }: Context) {
  refuseWebId(viewer)
  const found = await dashboard.findChoices(db, viewer)
  if (!found) throw new Error('Choices were expected')
  return found.body
}

/** Whoever belongs to organisations and was granted the web id for none of them. */
function refuseWebId(viewer: Viewer) {
  if (viewer.kind === 'person' && viewer.isWebIdRefused) refuseGeneral('GE0004')
}

/** One booking number is named; of several numbers, or of other kinds, it is only said that nothing was found. */
function refuseUnknown(numberType: BookingNumberType, [number = '', another]: string[]): never {
  const isBookingNo = numberType === 'booking' || (numberType === 'mixed' && BOOKING_NUMBER.test(number))
  return isBookingNo && another === undefined ? refuse('BD0002', number) : refuse('BD0001')
}

const groupsOf = (viewer: Viewer) => (viewer.kind === 'person' ? viewer.groups : [])

const unlessEmpty = <T>(list: T[] | undefined) => (list && list.length > 0 ? list : null)

/** Numbers without a word of what they are of are of bookings, and a range of dates is about departures. */
export function toQuery(
  criteria: BookingCriteria,
  groups: readonly Group[],
): { shape: dashboard.QueryShape; query: dashboard.Criteria } {
  const { numberType = 'booking', numbers = [], dateOf = 'departure', days, sailedDays } = criteria
  const statuses = unlessEmpty(criteria.statuses)
  const concerns = unlessEmpty(criteria.concerns)
  const from = criteria.from || null
  const to = criteria.to || null
  return {
    shape: {
      numberType: numbers.length > 0 ? numberType : 'none',
      hasStatuses: statuses !== null,
      hasAttentionReasons: concerns !== null,
      hasDays: days !== undefined,
      isSailed: sailedDays !== undefined,
      dateOf: from || to ? dateOf : 'none',
      mayCorrect: allows(corrections, groups),
    },
    query: {
      numbers,
      statuses,
      concerns,
      siStatuses: unlessEmpty(criteria.siStatuses),
      vgmStatuses: unlessEmpty(criteria.vgmStatuses),
      days: days ?? null,
      sailedDays: sailedDays ?? null,
      vvds: unlessEmpty(criteria.vvds),
      portsOfLoading: unlessEmpty(criteria.portsOfLoading),
      portsOfDischarge: unlessEmpty(criteria.portsOfDischarge),
      destinations: unlessEmpty(criteria.destinations),
      from,
      to,
    },
  }
}

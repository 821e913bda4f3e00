import { refuse, violation } from '@fairway/contract/bookings/bookings.errors'
import type {
  BookingChoices,
  ContractQuery,
  Sailings,
  VesselQuery,
} from '@fairway/contract/bookings/choices/booking-choices.schema'
import { SERVICE_CONTRACT_LENGTH } from '@fairway/contract/bookings/requests/booking-request.values'
import { describeSailing } from '@fairway/contract/bookings/requests/sailing.rules'
import { hasForbiddenLetter } from '@fairway/contract/letters-of-indemnity/blanket-letter.rules'
import { refuse as refuseLetter } from '@fairway/contract/letters-of-indemnity/loi.errors'
import { rangeViolations } from '@fairway/contract/tracking/dashboard/dashboard-criteria.rules'
import type { z } from 'zod'
import { readClock } from '../../../platform/database/clock.ts'
import { refuseViolations } from '../../../platform/http/refusals.ts'
import type { Context } from '../../../platform/http/serve.ts'
import { findContractLike, findTerms } from '../../reference-data/public.ts'
import { findSailings } from '../../schedules/public.ts'
import * as choices from './booking-choices.repository.ts'
import { findInlandMinutes } from './inland-transit.repository.ts'

/** More sailings than these are no choice any more; the next ones come first. */
const SAILINGS_SHOWN = 60

/** What a person makes a booking from, their own contracts among it. */
export const getChoices = async ({ db, viewer, settings }: Context) =>
  (await choices.findChoices(db, viewer, settings.zone))?.body ?? refuse('BR0001')

/** The same for us to work with. */
export const readChoices = async (context: Context) => JSON.parse((await getChoices(context)).json) as BookingChoices // held to its schema where it is read

/** What anyone may know of it. */
export const getPublicChoices = async ({ db }: Context) =>
  (await choices.findPublicChoices(db))?.body ?? refuse('BR0001')

/** A contract's own ports, parties and items; one that the caller may not book with is as unknown as one that is not there. */
export async function getContractTerms(context: Context, { contract, type }: z.output<typeof ContractQuery>) {
  const { db, viewer } = context
  const number = contract.toUpperCase()
  if (viewer.kind !== 'person') return refuse('BR0001')
  const mayBook = viewer.groups.includes('BR') || viewer.groups.includes('BS')
  if (type === 'BL' || !mayBook) return getLetterTerms(context, number)
  const { least, most } = SERVICE_CONTRACT_LENGTH
  if (number !== '' && (number.length < least || number.length > most)) return refuse('BR0018')
  const found = number === '' ? undefined : await findTerms(db, viewer, number)
  return found?.body ?? refuse('BR0017')
}

/** The same for a letter of indemnity, by the beginning of the number. */
async function getLetterTerms({ db, viewer }: Context, pattern: string) {
  if (viewer.kind !== 'person' || !viewer.groups.includes('BL')) return refuseLetter('BLOI0001')
  if (pattern === '') return refuseLetter('BLOI0022')
  if (hasForbiddenLetter(pattern)) return refuseLetter('BLOI0027')
  const named = (await findContractLike(db, viewer, pattern))?.number
  const found = named === undefined ? undefined : await findTerms(db, viewer, named)
  return found?.body ?? refuseLetter('BLOI0006', pattern)
}

/** Ships of a voyage, or between two ports within some days, with what the carrier says of their times now. */
export async function findVessels({ db }: Context, query: VesselQuery): Promise<Sailings> {
  const { vvd, pol, pod } = { vvd: query.vvd.toUpperCase(), pol: query.pol.toUpperCase(), pod: query.pod.toUpperCase() }
  const known = await choices.findKnown(db, { vvd, pol, pod })
  const isByVoyage = vvd !== ''
  if (isByVoyage && !known.vvd) return refuse('BR0019')
  if (!known.pol && !(isByVoyage && pol === '')) return refuse('BR0013')
  if (!known.pod && !(isByVoyage && pod === '')) return refuse('BR0014')
  const range = isByVoyage && query.from === '' && query.to === '' ? undefined : query
  if (range) refuseViolations(checkRange(range, known.today))
  const found = await findSailings(db, {
    vvd: vvd || null,
    portOfLoading: pol || null,
    portOfDischarge: pod || null,
    from: range?.from ?? null,
    to: range?.to ?? null,
    limit: SAILINGS_SHOWN + 1,
  })
  const { now, rate } = await readClock(db)
  const sailings = found.slice(0, SAILINGS_SHOWN).map((sailing) => describeSailing(sailing, Date.parse(now)))
  const placeOfDelivery = query.placeOfDelivery.toUpperCase()
  const inlandMinutes = pod === '' ? null : await findInlandMinutes(db, { portOfDischarge: pod, placeOfDelivery })
  return { sailings, isCut: found.length > SAILINGS_SHOWN, inlandMinutes, clock: { now, rate } }
}

/** Days of departure are a whole range, in order and not over. */
function checkRange({ from, to }: Pick<VesselQuery, 'from' | 'to'>, today: string | null) {
  const violations = rangeViolations(from, to)
  if (violations.length > 0) return violations
  const isOver = to === '' || (today !== null && to < today)
  return from === '' || isOver ? [violation(from === '' ? 'from' : 'to', 'BR0008')] : []
}

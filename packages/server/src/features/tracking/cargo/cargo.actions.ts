import { readContainerNumber } from '@fairway/contract/shared/container-number'
import { type ListType, recognise, type SearchType } from '@fairway/contract/shared/search-number'
import { CONTAINER_CAP } from '@fairway/contract/tracking/dashboard/dashboard.values'
import { refuse } from '@fairway/contract/tracking/tracking.errors'
import type {
  CargoDetailReply,
  CargoSearchReply,
  PublicDetailReply,
  PublicSearchReply,
} from '@fairway/contract/tracking/tracking.schema'
import type { Context } from '../../../platform/http/serve.ts'
import type { Settings } from '../../../platform/settings.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import { withTickets } from '../live/number-ticket.ts'
import * as cargo from './cargo.repository.ts'

/** The code for a guest when a number of that kind is not known at all. */
const unknownCodes = { container: 'CS0001', booking: 'CS0002', bl: 'CS0003' } as const satisfies Record<
  SearchType,
  string
>

/** Of numbers of several kinds, the code of the first. */
function unknownCodeOf(type: ListType, first: string) {
  if (type !== 'any') return unknownCodes[type]
  const verdict = recognise(first)
  return unknownCodes['type' in verdict ? verdict.type : 'container']
}

/** Ten characters of a container number are completed; anything else is looked up as it is. */
const complete = (type: ListType, value: string) => {
  const verdict = recognise(value)
  return (type === 'container' || type === 'any') && 'number' in verdict ? verdict.number : value
}

/** The code for guests and for customers when a shipment moved too long ago. */
const oldCodes = { guest: 'CS0006', person: 'CS0004' } as const

const toNumberSearch = (type: ListType, values: string[], settings: Settings, oldCode: 'CS0004' | 'CS0006') => ({
  numbers: [...new Set(values.map((value) => complete(type, value)))],
  unknownCode: unknownCodeOf(type, values[0] ?? ''),
  oldCode,
  silentMinutes: settings.carrierSilentMinutes,
})

/** Only when nothing at all is found the search itself is refused; too much is refused, not cut. */
function refuseEmptyOrTooMuch(found: Found | undefined, query: ReturnType<typeof toNumberSearch>) {
  if (!found || found.shown === 0) {
    const isTooOld = found !== undefined && found.known > 0
    return refuse(isTooOld ? query.oldCode : query.unknownCode, query.numbers.join(', '))
  }
  if (found.shown > CONTAINER_CAP) refuse('CS0009')
}

interface Found {
  shown: number
  known: number
}

/** Looks up containers for a guest. */
export async function searchPublicCargo({ db, settings }: Context, type: ListType, values: string[]) {
  const query = toNumberSearch(type, values, settings, oldCodes.guest)
  const found = await cargo.searchPublic(db, type, query)
  refuseEmptyOrTooMuch(found, query)
  return found ? withTickets<PublicSearchReply>(found.body, found.bookings, settings) : refuse('CS0006', '')
}

/** Looks up containers for someone who is signed in: everyone's view of all, and more of what is theirs. */
export async function searchCargo({ db, viewer, settings }: Context, type: ListType, values: string[]) {
  refuseWebId(viewer)
  const query = toNumberSearch(type, values, settings, oldCodes.person)
  const found = await cargo.search(db, viewer, type, query)
  refuseEmptyOrTooMuch(found, query)
  return found ? withTickets<CargoSearchReply>(found.body, found.bookings, settings) : refuse('CS0004', '')
}

/** A member for none of whose organisations the carrier granted the web id is refused, instead of seeing less. */
export function refuseWebId(viewer: Viewer) {
  if (viewer.kind === 'person' && viewer.isWebIdRefused) refuse('CS0008')
}

/** Shows one container to a guest; a container and a booking that do not belong together are not found. */
export async function getPublicCargo({ db, settings }: Context, bookingNo: string, containerNo: string) {
  const found = await cargo.getPublic(db, toContainerQuery(bookingNo, containerNo, settings))
  return found ? withTickets<PublicDetailReply>(found.body, [bookingNo], settings) : refuse('CS0006', containerNo)
}

/** Shows one container to someone who is signed in, with holds, parties and booking where it is theirs. */
export async function getCargo({ db, viewer, settings }: Context, bookingNo: string, containerNo: string) {
  refuseWebId(viewer)
  const found = await cargo.get(db, viewer, toContainerQuery(bookingNo, containerNo, settings))
  return found ? withTickets<CargoDetailReply>(found.body, [bookingNo], settings) : refuse('CS0004', containerNo)
}

/** The container that was asked for; ten characters of its number are completed. */
export function toContainerQuery(bookingNo: string, containerNo: string, { carrierSilentMinutes }: Settings) {
  const verdict = readContainerNumber(containerNo)
  const number = verdict.kind === 'completed' ? verdict.number : containerNo
  return { bookingNo, containerNo: number, silentMinutes: carrierSilentMinutes }
}

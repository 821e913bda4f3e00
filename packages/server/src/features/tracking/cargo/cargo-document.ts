import { recordsOf, VALUE_END } from '../../../platform/database/columns.ts'
import { jsonInstant, jsonText, textsOf } from '../../../platform/database/json-octets.ts'
import type { NamesOfCodes } from '../../../platform/database/known-names.ts'
import { Octets, octetsOf } from '../../../platform/database/octets.ts'

/** Values of a row or a record, in the order of the lists of fields here. */
type Values = readonly string[]
export type Rows = readonly Values[]

/** `own` is an object with what only some may see. */
export const containerFields = [
  ...(['containerNo', 'bookingNo', 'equipment', 'vvd', 'stage', 'availability', 'availabilityBasis'] as const),
  ...(['shipment', 'portOfLoading', 'portOfDischarge', 'delivery', 'planned', 'estimated', 'actual'] as const),
  ...(['eventKind', 'eventLoad', 'eventMode', 'eventAt', 'eventPlace', 'eventVvd', 'location'] as const),
  ...(['availableAt', 'deliveredAt', 'ruleId', 'own'] as const),
]
export const legFields = [
  ...(['vvd', 'kind', 'from', 'to'] as const),
  ...(['departurePlanned', 'departureEstimated', 'departureActual'] as const),
  ...(['arrivalPlanned', 'arrivalEstimated', 'arrivalActual'] as const),
]
export const estimateFields = ['vvd', 'place', 'statedAt', 'at', 'reason'] as const
/** What ends every answer: how trustworthy it is, and from when on live pages are notified of changes. */
export const standingFields = ['silentSince', 'now', 'liveFrom', 'names'] as const

/** Behind the fields of a container, of which there are none where the number is not known. */
export const foundFields = ['nth', 'isShown'] as const
export const listFields = ['containers', 'missing', 'known'] as const
export const detailFields = ['legs', 'estimates', 'events', 'eventPlaces', 'heardAt', 'isSettled'] as const

/** Where the values of a container are. */
const at = Object.fromEntries(containerFields.map((name, nth) => [name, nth])) as Record<
  (typeof containerFields)[number],
  number
> // exactly these
const behindContainer = containerFields.length

const moment = (planned: string, estimated: string, actual: string) =>
  `{"planned" : ${jsonInstant(planned)}, "estimated" : ${jsonInstant(estimated)}, "actual" : ${jsonInstant(actual)}}`

type WriteText = (text: string) => string

/** The last event of a container; of a page PostgreSQL writes them all, with the code of a voyage in place of each vessel. */
function eventJson(event: Values, names: NamesOfCodes) {
  const [kind = '', load = '', mode = '', at = '', place = '', vvd = ''] = event
  return (
    `{"vessel":${names.vessel(vvd)},"kind" : ${jsonText(kind)}, "load" : ${jsonText(load)}, "mode" : ${jsonText(mode)}, ` +
    `"at" : ${jsonInstant(at)}, "place" : ${jsonText(place)}}`
  )
}

function withVessels(events: string, names: NamesOfCodes) {
  const parts = events.split(VALUE_END)
  let json = parts[0] ?? ''
  for (let nth = 1; nth < parts.length; nth += 2) json += names.vessel(parts[nth] ?? '') + (parts[nth + 1] ?? '')
  return json
}

function legJson(leg: Values, names: NamesOfCodes, text: WriteText) {
  const [
    vvd = '',
    kind = '',
    from = '',
    to = '',
    leaves = '',
    mayLeave = '',
    left = '',
    comes = '',
    may = '',
    came = '',
  ] = leg
  return (
    `{"vessel":${names.vessel(vvd)},"kind" : ${text(kind)}, "from" : ${text(from)}, "to" : ${text(to)}, ` +
    `"departure" : ${moment(leaves, mayLeave, left)}, "arrival" : ${moment(comes, may, came)}}`
  )
}

const estimateJson = ([vvd = '', place = '', statedAt = '', at = '', reason = '']: Values, text: WriteText) =>
  `{"vvd" : ${text(vvd)}, "place" : ${text(place)}, "statedAt" : ${jsonInstant(statedAt)}, ` +
  `"at" : ${jsonInstant(at)}, "reason" : ${text(reason)}}`

/** These, one behind the other: joining the texts of a list takes longer. */
function listJson<T>(items: readonly T[], write: (item: T) => string) {
  let list = ''
  for (const item of items) list += list === '' ? write(item) : `,${write(item)}`
  return list
}

/** The allow-list of what anyone may see of a container, without its last brace. */
function containerMembers(container: Values, names: NamesOfCodes) {
  // biome-ignore format: as the lists of fields
  const [
    no = '', bookingNo = '', equipment = '', vvd = '', stage = '', availability = '', basis = '',
    shipment = '', from = '', to = '', delivery = '', planned = '', estimated = '', actual = '',
    kind = '', load = '', mode = '', eventAt = '', place = '', eventVvd = '', location = '',
    availableAt = '', deliveredAt = '', ruleId = '',
  ] = container
  const event = kind === '' ? 'null' : eventJson([kind, load, mode, eventAt, place, eventVvd], names)
  const isAhead = availability !== '' // others have no word
  const available =
    isAhead && availableAt !== '' ? `{"at" : ${jsonInstant(availableAt)}, "ruleBased" : ${ruleId !== ''}}` : 'null'
  return (
    `{"lastEvent":${event},"equipment":${names.equipment(equipment)},` +
    `"vessel":${names.vessel(vvd)},"containerNo" : ${jsonText(no)}, "bookingNo" : ${jsonText(bookingNo)}, ` +
    `"stage" : ${jsonText(stage)}, "availability" : ${jsonText(availability)}, "availabilityBasis" : ${jsonText(basis)}, ` +
    `"shipment" : ${jsonText(shipment)}, "portOfLoading" : ${jsonText(from)}, "portOfDischarge" : ${jsonText(to)}, ` +
    `"destination" : ${jsonText(delivery || to)}, "arrival" : ${moment(planned, estimated, actual)}, ` +
    `"location" : ${jsonText(location)}, "estimatedAvailability" : ${available}, ` +
    `"estimatedDelivery" : ${isAhead ? jsonInstant(deliveredAt) : 'null'}`
  )
}

/** An object whose last brace is missing, with the members of another object. */
const withMembers = (members: string, object: string) =>
  object === '' ? `${members}}` : `${members}, ${object.slice(1)}`

const containerJson = (container: Values, names: NamesOfCodes) =>
  withMembers(containerMembers(container, names), container[at.own] ?? '')

const placeColumns = [at.portOfLoading, at.portOfDischarge, at.delivery, at.eventPlace]
/** The codes of the places of a container. */
const placesOf = (container: Values) => placeColumns.map((column) => container[column] ?? '').filter(Boolean)

const standingJson = ([silentSince = '', now = '', liveFrom = '']: Values) =>
  `"carrierSilentSince" : ${jsonInstant(silentSince)}, "asOf" : ${jsonInstant(now)}, "liveFrom" : ${jsonText(liveFrom)}`

interface Found {
  containers: Rows
  /** Members of a list. */
  missing: string
  known: number
  /** Codes of the places of all of them. */
  places: Iterable<string>
  standing: Values
}

const foundOf = ({ containers, missing, known, places, standing }: Found, names: NamesOfCodes) => ({
  found: {
    shown: containers.length,
    /** How many the numbers have at all: some may be too old to be shown. */
    known,
    /** The bookings whose containers are shown. */
    bookings: [...new Set(containers.map((container) => container[at.bookingNo] ?? ''))],
  },
  body: new Octets(
    `{"containers":[${listJson(containers, (container) => containerJson(container, names))}],"missing":[${missing}],"places":${names.places(places)},`,
    `${standingJson(standing)}}`,
  ),
})

const numberMissing = (number: string, errorCode: string) =>
  `{"number" : ${octetsOf(JSON.stringify(number))}, "errorCode" : ${jsonText(errorCode)}}`

interface Searched {
  numbers: readonly string[]
  /** The codes for a number that is not known at all, and for one whose containers moved too long ago. */
  unknownCode: string
  oldCode: string
}

/** A search by container numbers: a row for each of them. */
export function foundByNumber(rows: Rows, names: NamesOfCodes, { numbers, unknownCode, oldCode }: Searched) {
  const byNumber: Values[] = numbers.map(() => [])
  for (const row of rows) byNumber[Number(row[behindContainer]) - 1] = row
  const containers: Values[] = []
  const places: string[] = []
  let [missing, known] = ['', 0]
  for (const [nth, row] of byNumber.entries()) {
    const isKnown = row[at.containerNo] !== ''
    if (isKnown) known++
    if (row[behindContainer + 1] === 't') {
      containers.push(row)
      places.push(...placesOf(row))
    } else
      missing += `${missing === '' ? '' : ','}${numberMissing(numbers[nth] ?? '', isKnown ? oldCode : unknownCode)}`
  }
  const standing = rows[0]?.slice(behindContainer + foundFields.length) ?? []
  return foundOf({ containers, missing, known, places, standing }, names)
}

/** A search by other numbers: one row with all of them. */
export function foundInList([row = []]: Rows, names: NamesOfCodes) {
  const [list = '', missing = '', known = '', ...standing] = row
  const containers = recordsOf(list)
  const ways = [...new Set(containers.map((container) => placesOf(container).join()))].sort()
  const places = ways.flatMap((way) => way.split(','))
  const { found, body } = foundOf({ containers, missing, known: Number(known), places, standing }, names)
  return { found: { ...found, bookings: found.bookings.sort() }, body }
}

function legsOf(list: string, names: NamesOfCodes) {
  const [legs, text] = [recordsOf(list), textsOf(list)]
  return {
    json: listJson(legs, (leg) => legJson(leg, names, text)),
    places: legs.flatMap(([, , from = '', to = '']) => [from, to]),
  }
}

function estimatesOf(list: string) {
  const text = textsOf(list)
  return { json: listJson(recordsOf(list), (estimate) => estimateJson(estimate, text)), places: [] }
}

/** The page of one container. */
export function detailOf([row = []]: Rows, names: NamesOfCodes) {
  const [legs = '', estimates = '', events = '', eventPlaces = '', heardAt = '', isSettled = '', ...standing] =
    row.slice(behindContainer)
  const way = names.list('legs', legs, () => legsOf(legs, names))
  const estimated = names.list('estimates', estimates, () => estimatesOf(estimates))
  const ports = [row[at.portOfLoading] ?? '', row[at.portOfDischarge] ?? '', row[at.delivery] ?? '']
  const places = [...ports, ...way.places, ...eventPlaces.split(',')]
  const body = new Octets(
    `{"container":${containerMembers(row, names)}},"legs":[${way.json}],"estimates":[${estimated.json}],` +
      `"events":[${withVessels(events, names)}],"places":${names.places(places)},`,
    withMembers(`"lastHeardAt" : ${jsonInstant(heardAt)}, ${standingJson(standing)}`, row[at.own] ?? ''),
  )
  return { found: { isSettled: isSettled === 't' }, body }
}

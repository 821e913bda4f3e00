import type { Violation } from '../kit/errors.ts'
import { isLonger } from '../shared/cut-text.ts'
import { isDateOnly } from '../shared/date-only.ts'
import { oncePer } from '../shared/once-per.ts'
import { placeTime } from '../tracking/journey/place-time.rules.ts'
import { violation } from './vgm.errors.ts'
import type { VgmBooking, VgmContainer, VgmDocument, VgmRow } from './vgm.schema.ts'
import { VGM_LONGEST, vgmBookingTypes } from './vgm.values.ts'
import { isBlankRow, isSameRow, plainContainerNo, stateRow } from './vgm-rows.rules.ts'
import { checkPlausible, checkVgmRow, type KnownContainers } from './vgm-weights.rules.ts'

/** What the check of a document needs to know of its booking. */
export interface VgmFacts {
  bookingNo: string
  bills: readonly string[]
  /** SCAC of the portal's carrier. */
  carrier: string
  containers: KnownContainers
  cutOffAt: string | null
  /** Of the port of loading. */
  zone: string
  now: string
  /** What the carrier has: rows that repeat it are not checked again. */
  sent: VgmDocument | null
  /** In a file a row without a weight is a mistake; in a form it is a container that was not weighed yet. */
  needsWeights?: boolean
}

/** The containers of a booking by their numbers. A form asks with every key. */
const knownIn = oncePer(
  (containers: readonly VgmContainer[]): KnownContainers =>
    new Map(containers.map((container) => [container.containerNo, container])),
)

/** The facts of a booking as the portal shows it; `now` moves on while a form is open. */
export const vgmFactsOf = (booking: VgmBooking, now = booking.now): VgmFacts => ({
  bookingNo: booking.header.bookingNo,
  bills: booking.bills,
  carrier: booking.header.carrier.scac,
  containers: knownIn(booking.containers),
  cutOffAt: booking.cutOffAt,
  zone: booking.zone,
  now,
  sent: booking.sent,
})

type Missing = 'VGM0008' | 'VGM0026' | 'VGM0027' | 'VGM0029'

const checkText = (path: string, text: string, missing: Missing, longest: number): Violation[] => {
  if (text === '') return [violation(path, missing)]
  return isLonger(text, longest) ? [violation(path, 'VGM0009', String(longest))] : []
}

/** Carrier, booking type, booking number and reference: the carrier is this one, and the number is of this booking. */
function checkHeader(document: VgmDocument, { carrier, bookingNo, bills }: VgmFacts): Violation[] {
  const found: Violation[] = []
  const typed = document.bookingNo.toUpperCase()
  const isNumber = document.bookingType === 'B/L' ? bills.includes(typed) : typed === bookingNo
  if (document.carrier.toUpperCase() !== carrier) found.push(violation('carrier', 'VGM0005'))
  if (!vgmBookingTypes.some((type) => type === document.bookingType)) found.push(violation('bookingType', 'VGM0006'))
  if (!isNumber) found.push(violation('bookingNo', 'VGM0007'))
  return [...found, ...checkText('reference', document.reference, 'VGM0008', VGM_LONGEST.reference)]
}

/** Whether a text is a moment that has passed; both are in the time of the port of loading. */
function isPast(text: string, localNow: string): boolean {
  const day = /^(\d{4}-\d{2}-\d{2})[T ](?:[01]\d|2[0-3]):[0-5]\d$/.exec(text)?.[1]
  return day !== undefined && isDateOnly(day) && text.replace('T', ' ') <= localNow
}

const signatureChecks = {
  signatory: (path, text) => checkText(path, text, 'VGM0026', VGM_LONGEST.signatory),
  authorisedParty: (path, text) => checkText(path, text, 'VGM0027', VGM_LONGEST.authorisedParty),
  weighedAt: (path, text, localNow) => (isPast(text, localNow) ? [] : [violation(path, 'VGM0028')]),
  weighedPlace: (path, text) => checkText(path, text, 'VGM0029', VGM_LONGEST.place),
} as const satisfies Record<string, (path: string, text: string, localNow: string) => Violation[]>
const signatureFields = Object.keys(signatureChecks) as (keyof typeof signatureChecks)[] // the keys of the table above

/** The row with its place in the document. */
interface PlacedRow {
  row: VgmRow
  at: number
}

/** Each weighed container has a signatory, an authorised party, a time and a place: its own, or the document's. */
function checkSignatures(document: VgmDocument, rows: readonly PlacedRow[], { now, zone }: VgmFacts): Violation[] {
  const { date, time } = placeTime(now, zone)
  const localNow = `${date} ${time}` // once for all rows: a zone is slow to ask
  const ofDocument = signatureFields.flatMap((field) => {
    const isNeeded = rows.length === 0 || rows.some(({ row }) => row[field] === '')
    return isNeeded || document[field] !== '' ? signatureChecks[field](field, document[field], localNow) : []
  })
  const ofRows = rows.flatMap(({ row, at }) =>
    signatureFields.flatMap((field) =>
      row[field] === '' ? [] : signatureChecks[field](`rows.${at}.${field}`, row[field], localNow),
    ),
  )
  return [...ofDocument, ...ofRows]
}

/** No container is stated twice in one submission; the second row is the one in the way. */
function checkDuplicates(rows: readonly PlacedRow[]): Violation[] {
  const named = new Set<string>()
  return rows.flatMap(({ row, at }) => {
    const containerNo = plainContainerNo(row.containerNo)
    if (containerNo === '' || !named.has(containerNo)) {
      named.add(containerNo)
      return []
    }
    return [violation(`rows.${at}.containerNo`, 'VGM0014', containerNo)]
  })
}

/** The rows that say something, without those that repeat what the carrier has. */
function rowsToCheck(document: VgmDocument, { sent, needsWeights }: VgmFacts) {
  const before = new Map((sent?.rows ?? []).map((row) => [row.containerNo, row]))
  const weighed = document.rows.map((row, at) => ({ row, at })).filter(({ row }) => needsWeights || !isBlankRow(row))
  const isNew = ({ row }: PlacedRow) => {
    const former = before.get(plainContainerNo(row.containerNo))
    return !former || !isSameRow(former, stateRow(row, document))
  }
  return { weighed, stated: weighed.filter(isNew) }
}

const checked = new WeakMap<VgmRow, { path: string; containers: KnownContainers; found: Violation[] }>()

/** What is wrong with a row. One that has not changed since it was last checked is not checked again. */
function faultsOf(row: VgmRow, path: string, containers: KnownContainers): Violation[] {
  const last = checked.get(row)
  if (last?.path === path && last.containers === containers) return last.found
  const found = checkVgmRow(row, path, containers)
  checked.set(row, { path, containers, found })
  return found
}

/**
 * Everything that stops the verified gross mass of a booking from being sent, in the order of the specification. The form
 * asks it while one types, the server before it sends, and the upload for each booking of a file.
 */
export function checkVgm(document: VgmDocument, facts: VgmFacts): Violation[] {
  const { weighed, stated } = rowsToCheck(document, facts)
  return [
    ...checkHeader(document, facts),
    ...(weighed.length === 0 ? [violation('rows', 'VGM0010')] : []),
    ...stated.flatMap(({ row, at }) => faultsOf(row, `rows.${at}`, facts.containers)),
    ...checkDuplicates(weighed),
    ...checkSignatures(document, stated, facts),
  ]
}

/** What stops nothing, but is confirmed by the sender: a passed cut-off, and masses that are far from what is known. */
export function vgmWarningsOf(document: VgmDocument, facts: VgmFacts): Violation[] {
  const { stated } = rowsToCheck(document, facts)
  const { cutOffAt, zone, now, bookingNo } = facts
  const isLate = cutOffAt !== null && Date.parse(cutOffAt) <= Date.parse(now) && stated.length > 0
  const passed = isLate ? placeTime(cutOffAt, zone) : undefined
  return [
    ...(passed ? [violation('', 'VGM0031', bookingNo, `${passed.date} ${passed.time} ${passed.offset}`)] : []),
    ...stated.flatMap(({ row, at }) => checkPlausible(row, `rows.${at}.mass`, facts.containers)),
  ]
}

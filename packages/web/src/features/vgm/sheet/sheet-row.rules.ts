import { plainNumber } from '@fairway/contract/shared/plain-number'
import { massOf, massText } from '@fairway/contract/vgm/mass.rules'
import type { VgmBooking, VgmContainer } from '@fairway/contract/vgm/vgm.schema'
import { type MassField, massFields, type VgmStatus } from '@fairway/contract/vgm/vgm.values'
import {
  emptyRow,
  isBlankRow,
  isMassUnit,
  isSameRow,
  kilogramsIn,
  plainContainerNo,
  rowInUnit,
  stateRow,
} from '@fairway/contract/vgm/vgm-rows.rules'
import { documentOf, type SheetRow, type VgmSheet } from './sheet.rules.ts'

/** The containers of the sheet's bookings. */
export type BookingsOfSheet = readonly Pick<VgmBooking, 'header' | 'containers'>[]

/** The container with a typed number on a booking. */
function containerOn(bookings: BookingsOfSheet, bookingNo: string, typed: string): VgmContainer | undefined {
  const number = plainContainerNo(typed)
  const booking = bookings.find(({ header }) => header.bookingNo === bookingNo)
  return booking?.containers.find(({ containerNo }) => containerNo === number)
}

/** The weights of a row in its new unit; those that were written together with the unit are in it already. */
function convertWeights(next: SheetRow, before: SheetRow, written: ReadonlySet<string>): SheetRow {
  if (!isMassUnit(next.unit) || !isMassUnit(before.unit) || next.unit === before.unit) return next
  const converted = rowInUnit({ ...next, unit: before.unit }, next.unit)
  const kept = massFields.filter((field) => written.has(field)).map((field) => [field, next[field]])
  return { ...next, ...converted, ...Object.fromEntries(kept) }
}

/** What follows from a changed row: a method from its weights, weights from its unit, a tare from its container. */
export function settleRow(
  next: SheetRow,
  before: SheetRow | undefined,
  { written, bookings }: { written: ReadonlySet<string>; bookings: BookingsOfSheet },
): SheetRow {
  let row = convertWeights(next, before ?? next, written)
  const hasParts = row.cargo !== '' && row.mass === ''
  if (hasParts && row.method === 'SM1' && written.has('cargo') && !written.has('method'))
    row = { ...row, method: 'SM2' }
  const becameSum = row.method === 'SM2' && before?.method === 'SM1' && written.has('method') && !written.has('mass')
  if (becameSum && row.mass !== '') row = { ...row, mass: '' }
  const container = containerOn(bookings, row.bookingNo, row.containerNo)
  const isOther = plainContainerNo(before?.containerNo ?? '') !== plainContainerNo(row.containerNo)
  if (container && isMassUnit(row.unit) && !written.has('tare') && (row.tare === '' || (isOther && before)))
    row = { ...row, tare: kilogramsIn(container.tareKg, row.unit) }
  return row === next || isSameSheetRow(row, next) ? next : row
}

const isSameSheetRow = (one: SheetRow, other: SheetRow) => one.bookingNo === other.bookingNo && isSameRow(one, other)

/** The booking of the sheet that a new row belongs to: the one that has its container, else that of the row above. */
function bookingOf(row: SheetRow, above: string, bookings: BookingsOfSheet): string {
  if (row.bookingNo !== '') return row.bookingNo
  const number = plainContainerNo(row.containerNo)
  const owner = bookings.find(({ containers }) => containers.some(({ containerNo }) => containerNo === number))
  return owner?.header.bookingNo ?? above
}

/**
 * The rows of a sheet after cells of them were written. Rows that a paste added go to the booking that has their container, and
 * all rows stand booking by booking.
 */
export function settleRows(
  next: readonly SheetRow[],
  before: readonly SheetRow[],
  { written, bookings }: { written: ReadonlySet<string>; bookings: BookingsOfSheet },
): readonly SheetRow[] {
  let above = bookings[0]?.header.bookingNo ?? ''
  const settled = next.map((row, at) => {
    if (row === before[at]) {
      above = row.bookingNo
      return row
    }
    above = bookingOf(row, above, bookings)
    const placed = above === row.bookingNo ? row : { ...row, bookingNo: above }
    return settleRow(placed, before[at], { written, bookings })
  })
  if (settled.every((row, at) => row === next[at])) return next
  const order = new Map(bookings.map(({ header }, at) => [header.bookingNo, at]))
  const rank = ({ bookingNo }: SheetRow) => order.get(bookingNo) ?? order.size
  return settled.toSorted((one, other) => rank(one) - rank(other))
}

export const emptySheetRow = (bookingNo = ''): SheetRow => ({ bookingNo, ...emptyRow })

/** How a container stands: what the carrier has of it, or what is still to be done. */
export type ContainerStatus = VgmStatus | 'NotWeighed' | 'NotSent' | 'Changed' | 'Loaded'

/** The status of the container of a row. */
export function containerStatus(row: SheetRow, sheet: VgmSheet, booking: VgmBooking): ContainerStatus {
  const { bookingNo: of, ...typed } = row
  const number = plainContainerNo(row.containerNo)
  if (booking.containers.find(({ containerNo }) => containerNo === number)?.isLoaded) return 'Loaded'
  const former = booking.sent?.rows.find(({ containerNo }) => containerNo === number)
  if (!former) return isBlankRow(typed) ? 'NotWeighed' : 'NotSent'
  const head = sheet.bookings.find((one) => one.of === of)
  const isSame = head && isSameRow(former, stateRow(typed, documentOf({ ...sheet, rows: [] }, head)))
  return isSame ? (booking.state?.status ?? 'Submitted') : 'Changed'
}

/** Marks that are read in more than one way somewhere in the world: commas, blanks, and a point before three digits. */
const DOUBTFUL = /[,'’\s]|\.\d{3}$/

/** How a weight was understood whose text could mean something else; nothing where there is no doubt, or no weight. */
export function understoodAs(text: string): string | undefined {
  if (!DOUBTFUL.test(text.trim())) return undefined
  const thousandths = massOf(text)
  return thousandths === undefined ? undefined : massText(thousandths)
}

/** The doubtful weights of a sheet, by their paths. */
export const doubtfulWeights = ({ rows }: VgmSheet) =>
  rows.flatMap((row, at) =>
    massFields.flatMap((field: MassField) => {
      const read = row[field] === '' ? undefined : understoodAs(row[field])
      return read === undefined ? [] : [{ path: `rows.${at}.${field}`, read, text: row[field], unit: row.unit }]
    }),
  )

/** A weight as it stays in its field: plain digits, unless that would hide how it was understood. */
export const tidyWeight = (text: string) => (understoodAs(text) === undefined ? plainNumber(text) : text.trim())

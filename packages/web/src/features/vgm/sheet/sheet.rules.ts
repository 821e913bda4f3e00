import type { Violation } from '@fairway/contract/kit/errors'
import { oncePer } from '@fairway/contract/shared/once-per'
import { violation } from '@fairway/contract/vgm/vgm.errors'
import { checkVgm, type VgmFacts, vgmWarningsOf } from '@fairway/contract/vgm/vgm.rules'
import type { VgmBooking, VgmDocument, VgmRow } from '@fairway/contract/vgm/vgm.schema'
import { isBlankRow } from '@fairway/contract/vgm/vgm-rows.rules'

/** A row of the sheet: a container, and the booking that it is stated for. */
export type SheetRow = VgmRow & { bookingNo: string }

/** What is written once for each booking of a sheet. */
export type SheetBooking = Omit<VgmDocument, 'rows'> & {
  /** The booking itself; `bookingNo` is what was written, the number of the booking or of one of its bills. */
  of: string
}

/** The verified gross mass of one or several bookings as it is written: one grid, whose rows stand booking by booking. */
export interface VgmSheet {
  bookings: SheetBooking[]
  rows: SheetRow[]
}

export const signatureFields = ['signatory', 'authorisedParty', 'weighedAt', 'weighedPlace'] as const
export type SignatureField = (typeof signatureFields)[number]
const isSignatureField = (path: string) => signatureFields.some((field) => field === path)

/** Whether somebody else signs for a row, or it was weighed elsewhere or at another time. */
export const hasOwnSignature = (row: SheetRow | undefined) =>
  signatureFields.some((field) => (row?.[field] ?? '') !== '')

/** Whether a path of the sheet is a field of a row's own signature. */
export const isOwnSignaturePath = (path: string) =>
  path.startsWith('rows.') && isSignatureField(path.slice(path.lastIndexOf('.') + 1))

/** The sheet of bookings, in their order. */
export const sheetOf = (bookings: readonly Pick<VgmBooking, 'header' | 'document'>[]): VgmSheet => ({
  bookings: bookings.map(({ header, document: { rows: _, ...head } }) => ({ of: header.bookingNo, ...head })),
  rows: bookings.flatMap(({ header: { bookingNo }, document }) => document.rows.map((row) => ({ bookingNo, ...row }))),
})

/** A row without its booking; the same one as long as it does not change, so that the rules need not check it again. */
const rowOf = oncePer(({ bookingNo: _, ...row }: SheetRow): VgmRow => row)

/** The document of one booking of a sheet. */
export const documentOf = ({ rows }: VgmSheet, { of, ...head }: SheetBooking): VgmDocument => ({
  ...head,
  rows: rows.filter(({ bookingNo }) => bookingNo === of).map(rowOf),
})

/** Says where a field of a booking's document stands in the sheet. The rows are looked up once for all its fields. */
export function pathsIn({ bookings, rows }: VgmSheet, nth: number): (path: string) => string {
  const of = bookings[nth]?.of
  const places = rows.flatMap(({ bookingNo }, at) => (bookingNo === of ? [at] : []))
  return (path) => {
    const [list, row = '', ...rest] = path.split('.')
    if (path === '' || path === 'rows' || of === undefined) return path
    return list === 'rows' ? ['rows', places[Number(row)] ?? row, ...rest].join('.') : `bookings.${nth}.${path}`
  }
}

/** Whether one signature stands for all bookings: whoever opens the sheet finds the same text in each. */
export const isSignedOnce = ({ bookings }: VgmSheet) =>
  bookings.every((booking) => signatureFields.every((field) => booking[field] === bookings[0]?.[field]))

/** A booking of the sheet with its place and its document. */
export interface PlacedBooking {
  nth: number
  of: string
  document: VgmDocument
}

/** The bookings that are sent: those with a weight. One that stands alone is sent in any case. */
export const bookingsToSend = (sheet: VgmSheet): PlacedBooking[] =>
  sheet.bookings
    .map((booking, nth) => ({ nth, of: booking.of, document: documentOf(sheet, booking) }))
    .filter(({ document }) => sheet.bookings.length === 1 || document.rows.some((row) => !isBlankRow(row)))

/** How many bookings are sent; it is asked with every key. */
export const countToSend = ({ bookings, rows }: VgmSheet) =>
  bookings.length === 1 ? 1 : new Set(rows.filter((row) => !isBlankRow(row)).map(({ bookingNo }) => bookingNo)).size

export type FactsOf = (bookingNo: string) => VgmFacts | undefined

/**
 * What stops a sheet from being sent, by its own paths. A signature that stands for all bookings is missed once, in the first of
 * them, where it is written.
 */
export function checkSheet(sheet: VgmSheet, factsOf: FactsOf, signedOnce: boolean): Violation[] {
  const sent = bookingsToSend(sheet)
  if (sent.length === 0) return [violation('rows', 'VGM0010')]
  const ofFirst = pathsIn(sheet, 0)
  const found = sent.flatMap(({ nth, of, document }) => {
    const facts = factsOf(of)
    const pathOf = pathsIn(sheet, nth)
    const place = (path: string) => (signedOnce && isSignatureField(path) ? ofFirst(path) : pathOf(path))
    return facts ? checkVgm(document, facts).map((one) => ({ ...one, path: place(one.path) })) : []
  })
  return [...new Map(found.map((one) => [`${one.path} ${one.code}`, one])).values()]
}

/** What the sender of a sheet confirms. */
export const warnSheet = (sheet: VgmSheet, factsOf: FactsOf): Violation[] =>
  bookingsToSend(sheet).flatMap(({ nth, of, document }) => {
    const facts = factsOf(of)
    const pathOf = pathsIn(sheet, nth)
    return facts ? vgmWarningsOf(document, facts).map((one) => ({ ...one, path: pathOf(one.path) })) : []
  })

import type { RequestDocument } from '../bookings/booking-request.schema.ts'
import type { Violation } from '../kit/errors.ts'
import type { Language } from '../shared/language.ts'
import type { BookingColumn } from './booking-form.words.ts'
import type { UploadProblem } from './form-upload.schema.ts'
import type { ReadSheet, SheetRow } from './sheet.schema.ts'

/** Where the bookings of a file stand: its sheet, the columns that were recognised, and the rows below the headings. */
export interface FoundTable {
  sheet: ReadSheet
  columns: { at: number; field: BookingColumn }[]
  ignored: string[]
  rows: SheetRow[]
}

/** Codes by the names that people write in their place, in any language; `nameKey` makes the keys. */
export interface FormNames {
  places: ReadonlyMap<string, string>
  equipment: ReadonlyMap<string, string>
  packageTypes: ReadonlyMap<string, string>
  organisations: ReadonlyMap<string, string>
}

/** One booking of a file, before the carrier's reference data has judged it. */
export interface ReadForm {
  row: number
  lastRow: number
  /** The rows of the sheet that its container rows stand in, in their order. */
  containerRows: number[]
  /** The organisation that it is for, by its `ref`; nothing where none is named. */
  organisation: string | undefined
  document: RequestDocument
  /** What the sheet alone shows to be wrong. */
  problems: UploadProblem[]
}

/** Finds the table of bookings in what was read, or refuses with why there is none (UP0020 to UP0024, UP0036). */
export function findTable(_sheets: readonly ReadSheet[], _language: Language): FoundTable {
  throw new Error('to be built')
}

/** The bookings of a table: rows that stand together under one reference are one booking. */
export function readForms(_table: FoundTable, _names: FormNames): ReadForm[] {
  throw new Error('to be built')
}

/** What the rules of booking requests say of a form, where its sheet shows it and in the words of uploads. */
export function problemsFrom(_table: FoundTable, _form: ReadForm, _violations: readonly Violation[]): UploadProblem[] {
  throw new Error('to be built')
}

/** Numbers or references that more than one of these files has. */
export function sharedIds(_files: readonly { ids: readonly string[] }[]): string[] {
  throw new Error('to be built')
}

/** How a name is looked up: whatever its width, case and blanks. */
export const nameKey = (text: string) => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()

import type { FormNames } from '../form-names.rules.ts'
import type { ReadSheet, SheetCell } from '../sheet.schema.ts'
import { type BookingColumn, bookingColumns } from './booking-form.values.ts'

/** The fields of a valid booking of Ningbo Lighting. */
export const goodRow: Partial<Record<BookingColumn, string>> = {
  customerReference: 'NL-2026-1118',
  serviceContract: 'SC1042',
  freightTerm: 'CY-CY',
  paymentTerm: 'Prepaid',
  portOfLoading: 'CNNGB',
  portOfDischarge: 'USLGB',
  etd: '2026-11-24',
  vvd: 'FHM043E',
  'shipper.name': 'Ningbo Lighting Co., Ltd.',
  'shipper.address': '88 Beilun Rd\nNingbo 315800',
  'consignee.name': 'Lakeshore Home, Inc.',
  'consignee.address': '200 W Lake St\nChicago, IL 60606',
  commodity: 'LED lighting fixtures',
  grossWeight: '18420.5',
  cube: '61.2',
  equipment: '45G1',
  quantity: '2',
  packageType: 'CT',
  packages: '640',
}

export const cell = (text: string, kind: SheetCell['kind'] = 'text'): SheetCell => ({ kind, text })

/** A sheet with the given cells, starting in row 1. */
export const sheetOf = (rows: readonly (readonly (string | SheetCell | null)[])[], name = 'Bookings'): ReadSheet => ({
  name,
  merged: [],
  rows: rows.map((cells, at) => ({
    row: at + 1,
    cells: cells.map((one) => (one === '' || one === null ? null : typeof one === 'string' ? cell(one) : one)),
  })),
})

export type RowValues = Partial<Record<BookingColumn, string | SheetCell>>
export const fields = bookingColumns.map(({ field }) => field)

/** The form with these bookings; the keys of the columns are their headings. */
export const formOf = (...rows: RowValues[]): ReadSheet =>
  sheetOf([fields, ...rows.map((values) => fields.map((field) => values[field] ?? null))])

export const names: FormNames = {
  places: new Map([
    ['ningbo', 'CNNGB'],
    ['宁波', 'CNNGB'],
    ['long beach', 'USLGB'],
  ]),
  equipment: new Map([
    ["40' high cube", '45G1'],
    ["20' dry", '22G1'],
  ]),
  packageTypes: new Map([
    ['carton', 'CT'],
    ['纸箱', 'CT'],
  ]),
  organisations: new Map([['ningbo lighting co., ltd.', 'NBL']]),
}

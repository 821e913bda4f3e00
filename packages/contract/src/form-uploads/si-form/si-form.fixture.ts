import { goodInstruction, siContainer } from '../../shipping-instructions/si-document.fixture.ts'
import { sheetOf } from '../booking-form/booking-form.fixture.ts'
import type { ReadSheet, SheetCell } from '../sheet.schema.ts'
import { type SiColumn, siColumns } from './si-form.values.ts'

export type SiValues = Partial<Record<SiColumn, string | SheetCell>>
export const siFields = siColumns.map(({ field }) => field)

const { shipper, consignee, notifyParty, commodities, remarks: _remarks, ...header } = goodInstruction()
const [commodity] = commodities

/** The first row of a valid instruction: its header, its commodity and its first container. */
export const siHead = (changes: SiValues = {}): SiValues => ({
  ...header,
  'shipper.name': shipper.name,
  'shipper.address': shipper.address,
  'consignee.name': consignee.name,
  'consignee.address': consignee.address,
  'notifyParty.name': notifyParty.name,
  description: commodity?.description ?? '',
  marks: commodity?.marks ?? '',
  hts: commodity?.hts ?? '',
  ...siContainer(1),
  ...changes,
})

/** The form with these rows; the keys of the columns are their headings. */
export const siFormOf = (...rows: SiValues[]): ReadSheet =>
  sheetOf([siFields, ...rows.map((values) => siFields.map((field) => values[field] ?? null))], 'SI')

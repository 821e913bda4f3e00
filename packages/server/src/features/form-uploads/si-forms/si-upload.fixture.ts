import { type SiColumn, siColumns } from '@fairway/contract/form-uploads/si-form/si-form.values'
import { type Booked, instructionFor } from '../../shipping-instructions/instruction.fixture.ts'

export type SiFormRow = Partial<Record<SiColumn, string>>

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** Rows as a file of text, under the keys of the columns. */
export const siCsv = (...rows: SiFormRow[]) =>
  Buffer.from(
    [
      siColumns.map(({ field }) => field).join(','),
      ...rows.map((row) => siColumns.map(({ field }) => quoted(row[field] ?? '')).join(',')),
    ].join('\r\n'),
  )

/** The rows of a valid instruction for a booking, one for each container; changes go into the first. */
export function siRows(booked: Pick<Booked, 'bookingNo' | 'containers'>, more: SiFormRow = {}): SiFormRow[] {
  const { shipper, consignee, notifyParty, commodities, remarks: _remarks, ...header } = instructionFor(booked)
  const [commodity] = commodities
  const [first, ...others] = commodity?.containers ?? []
  return [
    {
      ...header,
      'shipper.name': shipper.name,
      'shipper.address': shipper.address,
      'consignee.name': consignee.name,
      'consignee.address': consignee.address,
      'notifyParty.name': notifyParty.name,
      'notifyParty.address': notifyParty.address,
      description: commodity?.description ?? '',
      marks: commodity?.marks ?? '',
      hts: commodity?.hts ?? '',
      ...first,
      ...more,
    },
    ...others,
  ]
}

import { type VgmColumn, vgmColumns } from '@fairway/contract/form-uploads/vgm-form/vgm-form.values'

export type VgmFormRow = Partial<Record<VgmColumn, string>>

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** Rows as a file of text, under the keys of the columns. */
export const vgmCsv = (...rows: VgmFormRow[]) =>
  Buffer.from(
    [
      vgmColumns.map(({ field }) => field).join(','),
      ...rows.map((row) => vgmColumns.map(({ field }) => quoted(row[field] ?? '')).join(',')),
    ].join('\r\n'),
  )

/** A row with nothing wrong in it. */
export const vgmLine = (bookingNo: string, containerNo: string, more: VgmFormRow = {}): VgmFormRow => ({
  ...{ bookingNo, containerNo, reference: 'NBL-118', method: 'SM1', unit: 'KG', mass: '24000' },
  ...{ signatory: 'Li Na', authorisedParty: 'Ningbo Lighting' },
  ...{ weighedAt: '2026-11-14 09:30', weighedPlace: 'Beilun 2' },
  ...more,
})

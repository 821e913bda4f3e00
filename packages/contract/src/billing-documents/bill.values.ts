/** The status of a bill of lading. */
export const billStatuses = ['Draft', 'Rated', 'Billed'] as const
export type BillStatus = (typeof billStatuses)[number]

/** The form in which a bill is issued: originals, a telex release, a sea waybill. */
export const billTypes = ['OBL', 'TLX', 'SW'] as const
export type BillType = (typeof billTypes)[number]

/** The release status of a bill; null until something was printed or released. */
export const releaseStatuses = ['Printed', 'SWB LOI Pending', 'OBL', 'TLX', 'SW'] as const
export type ReleaseStatus = (typeof releaseStatuses)[number]

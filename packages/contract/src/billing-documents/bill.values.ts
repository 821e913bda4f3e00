/** How far a bill of lading has come. */
export const billStatuses = ['Draft', 'Rated', 'Billed'] as const
export type BillStatus = (typeof billStatuses)[number]

/** In what form its bill goes out: originals, a telex release, a sea waybill. */
export const billTypes = ['OBL', 'TLX', 'SW'] as const
export type BillType = (typeof billTypes)[number]

/** Where the release of a bill stands; nothing while nothing was printed or released. */
export const releaseStatuses = ['Printed', 'SWB LOI Pending', 'OBL', 'TLX', 'SW'] as const
export type ReleaseStatus = (typeof releaseStatuses)[number]

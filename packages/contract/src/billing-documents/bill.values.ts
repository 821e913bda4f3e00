/** The status of a bill of lading. */
export const billStatuses = ['Draft', 'Rated', 'Billed'] as const
export type BillStatus = (typeof billStatuses)[number]

/** The form in which a bill is issued: originals, a telex release, a sea waybill. */
export const billTypes = ['OBL', 'TLX', 'SW'] as const
export type BillType = (typeof billTypes)[number]

/** The release status of a bill; null until something was printed or released. */
export const releaseStatuses = ['Printed', 'SWB LOI Pending', 'OBL', 'TLX', 'SW'] as const
export type ReleaseStatus = (typeof releaseStatuses)[number]

/** The search types of the billing page's URL criteria: the group whose bills are looked for. */
export const billSearchTypes = ['OD', 'SD', 'OL', 'BL'] as const
export type BillSearchType = (typeof billSearchTypes)[number]

/** The numbers by which bills are found; a shipment id is the digits of a B/L number. */
export const billNumberKinds = ['bl', 'booking', 'shipment', 'invoice'] as const
export type BillNumberKind = (typeof billNumberKinds)[number]
export const billNumberTypes = [...billNumberKinds, 'mixed'] as const
export type BillNumberType = (typeof billNumberTypes)[number]

/** Which day a range of dates is about: the bill became Billed, an invoice was issued, or is due. */
export const billDates = ['billed', 'invoiced', 'due'] as const
export type BillDate = (typeof billDates)[number]

/** What the cards count: something is to be paid, to be released, waits for a letter of indemnity, or is disputed. */
export const billConcerns = ['toPay', 'toRelease', 'loiPending', 'disputed'] as const
export type BillConcern = (typeof billConcerns)[number]

/** Release statuses after which the cargo can be handed over. */
export const finalReleases = ['OBL', 'TLX', 'SW'] as const satisfies readonly ReleaseStatus[]

/** What can keep a bill from being released. */
export const releaseHoldTypes = [
  'freightPayment', 'originalSurrender', 'letterOfIndemnity', 'missingDocuments', 'customs', 'carrier',
] as const // biome-ignore format: one line of words
export type ReleaseHoldType = (typeof releaseHoldTypes)[number]

/** Who clears such a hold: whoever pays, one of the parties, or the carrier. */
export const holdClearers = ['payer', 'shipper', 'consignee', 'broker', 'carrier'] as const
export type HoldClearer = (typeof holdClearers)[number]
export const clearerOf = {
  freightPayment: 'payer',
  originalSurrender: 'consignee',
  letterOfIndemnity: 'shipper',
  missingDocuments: 'shipper',
  customs: 'broker',
  carrier: 'carrier',
} as const satisfies Record<ReleaseHoldType, HoldClearer>

/** What a line of the status history is about. `issued` is an original that was handed out. */
export const billEventKinds = ['status', 'release', 'type', 'holdSet', 'holdCleared', 'issued'] as const
export type BillEventKind = (typeof billEventKinds)[number]

/** The papers of a bill. */
export const billDocuments = ['originalBl', 'copyBl', 'arrivalNotice', 'freightInvoice', 'deliveryOrder'] as const
export type BillDocument = (typeof billDocuments)[number]

/** At most this many numbers can be pasted; a list with more bills is refused instead of cut. */
export const BILL_PASTE_LIMIT = 3000
export const BILL_CAP = 3000

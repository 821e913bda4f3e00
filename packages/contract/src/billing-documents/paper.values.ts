import { numberedDocuments } from '../support/file.values.ts'

/** Every paper of a shipment, in the order in which they come into being. */
export const paperKinds = [
  'bookingRequest', 'bookingConfirmation', 'shippingInstruction', 'vgm', 'blDraft', 'originalBl', 'copyBl', 'arrivalNotice',
  'freightInvoice', 'deliveryOrder', 'letter',
] as const // biome-ignore format: one list
export type PaperKind = (typeof paperKinds)[number]

/** Papers of a bill and its invoices that are downloaded as often as somebody likes. */
export const repeatablePapers = ['copyBl', 'arrivalNotice', 'deliveryOrder', 'freightInvoice'] as const
export type RepeatablePaper = (typeof repeatablePapers)[number]

/** Papers that the carrier may deliver finished; they take the place of ours. */
export const carrierPapers = [
  'originalBl', 'copyBl', 'arrivalNotice', 'freightInvoice', 'deliveryOrder', 'letter',
] as const // biome-ignore format: one list
export type CarrierPaper = (typeof carrierPapers)[number]

/** Papers whose log can be asked for. */
export const loggedPapers = [...numberedDocuments, 'shippingInstruction', 'blDraft', 'originalBl'] as const
export const accessActions = ['downloaded', 'mailed', 'issued'] as const

/** The papers of so many bills are asked for at once. */
export const BILLS_AT_ONCE = 100
/** What somebody writes into the letter that documents go along with is at most this long. */
export const MAIL_REMARK = 1000
/** A bill has at most three originals. */
export const ORIGINALS_MOST = 3
/** Selections that are longer than this are no request of a person. */
export const SELECTION_MOST = 5000

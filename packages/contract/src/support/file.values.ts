/** Documents that are known by the id of what they are about, each made by the slice that owns its contents. */
export const identifiedDocuments = [
  'bookingConfirmation', 'shippingInstruction', 'blDraft', 'vgmCertificate', 'weighingTicket',
] as const // biome-ignore format: one list
/** Documents that are known by a number that stands on them: of a bill or of an invoice. */
export const numberedDocuments = ['copyBl', 'arrivalNotice', 'freightInvoice', 'deliveryOrder', 'letter'] as const
export type NumberedDocument = (typeof numberedDocuments)[number]

/** The documents that can be downloaded as a file. */
export const documentKinds = [...identifiedDocuments, ...numberedDocuments] as const
export type DocumentKind = (typeof documentKinds)[number]

/** How long a ticket for a file is valid. */
export const TICKET_SECONDS = 60
/** So many documents go into one zip, and so many go along with one letter. */
export const ZIP_LIMIT = 200
export const ATTACHMENT_LIMIT = 10

/** The documents that can be fetched as a file, each made by the slice that knows what stands in it. */
export const documentKinds = ['bookingConfirmation'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** So long somebody may take from the ticket to the file. */
export const TICKET_SECONDS = 60

/** The documents that can be downloaded as a file, each made by the slice that owns its contents. */
export const documentKinds = ['bookingConfirmation'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** How long a ticket for a file is valid. */
export const TICKET_SECONDS = 60

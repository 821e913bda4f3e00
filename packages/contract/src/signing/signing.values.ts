/** How the signing of a document stands. `ended`: it was given up, or nobody came back to it. */
export const signingStates = ['open', 'completed', 'declined', 'ended'] as const
export type SigningState = (typeof signingStates)[number]

/** Where documents are signed: in the portal itself, or at DocuSign. */
export const signingServices = ['room', 'docusign'] as const
export type SigningServiceName = (typeof signingServices)[number]

/** The page on which something is signed tells the server this often that it is open. */
export const SEEN_SECONDS = 10
/** Without a word of it for so long, the document is free for others. */
export const HELD_SECONDS = 60

/** A drawn signature: so many strokes, each of so many numbers, two for a point. */
export const STROKE_LIMIT = 40
export const STROKE_NUMBERS = 400

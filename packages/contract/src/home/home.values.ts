/**
 * The kinds of lines on the Home Page. A slice adds a kind here, its statement to the server's `home-lines.ts` and its
 * sentence to the web's `home-lines.ts`: nothing else.
 */
export const homeKinds = [
  'lastFreeDay', 'holdToClear', 'boxReady', 'arrivalMoved', 'accountWaiting', 'requestDecided', 'draftWaiting', 'cutOffNear',
  'siDue', 'vgmDue', 'correctionWaiting', 'instructionWaiting', 'vgmRejected', 'invoiceDue', 'disputeAnswered', 'letterNeeded',
  'letterExpiring',
] as const // biome-ignore format: one line of words
export type HomeKind = (typeof homeKinds)[number]

/** How many days ahead a last free day is shown. */
export const LAST_FREE_AHEAD_DAYS = 5
/** How long a moved arrival stays news, and the smallest difference that counts. */
export const ARRIVAL_NEWS_HOURS = 48
export const ARRIVAL_MOVED_MINUTES = 360
/** How long a carrier's decision on a request stays news, and how far ahead a cut-off of its vessel is shown. */
export const DECISION_NEWS_HOURS = 48
export const CUT_OFF_AHEAD_DAYS = 4
/** A correction that was started and not touched for this long is shown. */
export const CORRECTION_LEFT_HOURS = 24
/** How many days ahead an invoice that is due is shown. */
export const INVOICE_DUE_AHEAD_DAYS = 5
/** How many days ahead the end of a letter of indemnity is shown. */
export const LETTER_EXPIRES_AHEAD_DAYS = 30
/** A line names this many containers, and counts the rest. */
export const HOME_NAMED = 3
/** The most lines of one answer. */
export const HOME_LINES = 60

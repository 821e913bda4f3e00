/**
 * The kinds of lines on the Home Page. A slice adds a kind here with the task that it belongs to, its statement to the
 * server's `home-lines.ts` and its sentence to the web's `home-lines.ts`: nothing else.
 */
export const homeKinds = [
  'returnDue', 'holdToClear', 'boxReady', 'pickupDue', 'arrivalMoved', 'accountWaiting', 'deliverySetAside', 'ruleWithoutEffect',
  'requestDecided', 'draftWaiting', 'cutOffNear', 'siDue', 'vgmDue', 'correctionWaiting', 'instructionWaiting', 'vgmRejected',
  'invoiceDue', 'disputeAnswered', 'letterNeeded', 'letterExpiring', 'sailingNext', 'ownSailingNext',
] as const // biome-ignore format: lines of words
export type HomeKind = (typeof homeKinds)[number]

/** What somebody has to decide or do, in the order of the page. */
export const homeTasks = [
  'approve', 'returnEmpty', 'clearHolds', 'fetch', 'documents', 'requests', 'payments', 'ships', 'sailings',
] as const // biome-ignore format: one line of words
export type HomeTask = (typeof homeTasks)[number]

/** Which task a line belongs to: each to one. */
export const taskOf: Record<HomeKind, HomeTask> = {
  returnDue: 'returnEmpty',
  holdToClear: 'clearHolds',
  boxReady: 'fetch',
  pickupDue: 'fetch',
  arrivalMoved: 'ships',
  accountWaiting: 'approve',
  deliverySetAside: 'approve',
  ruleWithoutEffect: 'approve',
  requestDecided: 'requests',
  draftWaiting: 'requests',
  correctionWaiting: 'requests',
  cutOffNear: 'documents',
  siDue: 'documents',
  vgmDue: 'documents',
  instructionWaiting: 'documents',
  vgmRejected: 'documents',
  invoiceDue: 'payments',
  disputeAnswered: 'payments',
  letterNeeded: 'payments',
  letterExpiring: 'payments',
  sailingNext: 'sailings',
  ownSailingNext: 'sailings',
}

/** How many days ahead ships count as arriving. */
export const ARRIVING_DAYS = 7
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
/** The most lines of one task in an answer. */
export const TASK_LINES = 20
/** The most ships beside the map, and the most sailings that sales look at next. */
export const HOME_SHIPS = 6
export const HOME_SAILINGS = 5

/**
 * What the Home Page can say needs somebody today. A slice that has something to say adds its kind here, its statement to
 * the server's `home-lines.ts` and its sentence to the web's `home-lines.ts`: nothing else.
 */
export const homeKinds = [
  'lastFreeDay', 'holdToClear', 'boxReady', 'arrivalMoved', 'accountWaiting', 'requestDecided', 'draftWaiting', 'cutOffNear',
  'siDue', 'vgmDue', 'correctionWaiting',
] as const // biome-ignore format: one line of words
export type HomeKind = (typeof homeKinds)[number]

/** How far ahead a last free day is told of. */
export const LAST_FREE_AHEAD_DAYS = 5
/** How long a moved arrival stays news, and from which difference on it is one. */
export const ARRIVAL_NEWS_HOURS = 48
export const ARRIVAL_MOVED_MINUTES = 360
/** How long a carrier's decision on a request stays news, and how far ahead a cut-off of its vessel is told of. */
export const DECISION_NEWS_HOURS = 48
export const CUT_OFF_AHEAD_DAYS = 4
/** A correction that was begun and not touched for so long is told of. */
export const CORRECTION_LEFT_HOURS = 24
/** A line names this many boxes, and counts the rest. */
export const HOME_NAMED = 3
/** The most urgent lines that one answer has. */
export const HOME_LINES = 60

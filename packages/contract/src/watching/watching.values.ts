/** What a person can watch. */
export const watchKinds = ['container', 'booking', 'bill', 'vessel', 'view'] as const
export type WatchKind = (typeof watchKinds)[number]

/** The grids whose saved views can be watched: containers and bookings. */
export const watchedGrids = ['gridPrefCD', 'gridPrefBD'] as const
export type WatchedGrid = (typeof watchedGrids)[number]

/** What a person wants to be told of whatever they watch; `letter` is about the letters of their organisations. */
export const ruleKinds = [
  'milestone', 'hold', 'available', 'eta', 'lastFree', 'cutOff', 'decision', 'document', 'letter',
] as const // biome-ignore format: one line of words
export type RuleKind = (typeof ruleKinds)[number]

/** How somebody is told: not at all, in the notification centre, there and by mail at once, there and in the digest. */
export const channels = ['off', 'centre', 'mail', 'digest'] as const
export type Channel = (typeof channels)[number]

/** The thresholds that can be chosen: hours of a moved arrival, days before a last free day, hours before a cut-off. */
export const thresholds = {
  eta: [1, 3, 6, 12, 24, 48],
  lastFree: [1, 2, 3, 4, 5],
  cutOff: [12, 24, 48, 72],
} as const satisfies Partial<Record<RuleKind, readonly number[]>>

export interface WatchRule {
  kind: RuleKind
  channel: Channel
  /** Null for rules without a threshold. */
  threshold: number | null
}

/** What holds for whoever has chosen nothing yet. */
export const usualRules: readonly WatchRule[] = [
  { kind: 'milestone', channel: 'centre', threshold: null },
  { kind: 'hold', channel: 'mail', threshold: null },
  { kind: 'available', channel: 'mail', threshold: null },
  { kind: 'eta', channel: 'mail', threshold: 6 },
  { kind: 'lastFree', channel: 'mail', threshold: 2 },
  { kind: 'cutOff', channel: 'mail', threshold: 24 },
  { kind: 'decision', channel: 'centre', threshold: null },
  { kind: 'document', channel: 'digest', threshold: null },
  { kind: 'letter', channel: 'mail', threshold: null },
]

/** Minutes of the day. */
export const USUAL_DIGEST_MINUTE = 8 * 60
export const MINUTES_OF_DAY = 24 * 60

/** The most that one person can watch, and the most that one call adds or removes. */
export const WATCH_LIMIT = 10_000
export const WATCH_BATCH = 500
/** The most saved views among them: each is compared with everything that happens to its person's cargo. */
export const WATCHED_VIEW_LIMIT = 20
export const WATCH_PAGE_SIZE = 100
/** A letter names this many news, and counts the rest. */
export const LETTER_NEWS_LIMIT = 50

/** What is told of something that is watched, and the rule that decides on it. */
export const newsRules = {
  watchedMilestone: 'milestone',
  watchedHoldSet: 'hold',
  watchedHoldCleared: 'hold',
  watchedAvailable: 'available',
  watchedUnavailable: 'available',
  watchedArrival: 'eta',
  watchedVesselDeparted: 'milestone',
  watchedVesselArrived: 'milestone',
  watchedLastFree: 'lastFree',
  watchedCutOff: 'cutOff',
  watchedDecision: 'decision',
  watchedDocument: 'document',
  watchedLetter: 'letter',
} as const satisfies Record<string, RuleKind>
export type NewsKind = keyof typeof newsRules
export const newsKinds = Object.keys(newsRules) as NewsKind[] // the keys of a constant

/** Papers that the carrier decides on, and what became of them. */
export const decidedPapers = ['request', 'instruction', 'vgm', 'correction', 'dispute'] as const
export type DecidedPaper = (typeof decidedPapers)[number]
export const outcomes = ['success', 'error', 'note', 'notDelivered'] as const
export type Outcome = (typeof outcomes)[number]

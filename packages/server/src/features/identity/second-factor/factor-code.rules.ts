/** How many wrong codes of a second factor are checked in a day, for one account, wherever they come from. */
const CODES_PER_DAY = 50
/** So many of them from browsers that the owner never used: guessing elsewhere leaves some to the owner. */
const FROM_NEW_BROWSERS = 30

/** From which kind of browser a code came; it is written to the activity list, which is counted. */
export const browserKinds = ['newBrowser', 'knownBrowser'] as const
export type BrowserKind = (typeof browserKinds)[number]

/** Wrong codes of the last day. */
export interface WrongCodes {
  all: number
  fromNew: number
}

/** Whether one more code may be checked; the limit is what makes six digits enough. */
export const mayVerifyCode = ({ all, fromNew }: WrongCodes, from: BrowserKind) =>
  all < CODES_PER_DAY && (from === 'knownBrowser' || fromNew < FROM_NEW_BROWSERS)

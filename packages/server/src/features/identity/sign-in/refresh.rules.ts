/** A refresh token as it came, measured against its session. */
export interface RefreshAttempt {
  /** How many refreshes ago it was given; undefined when it never was. */
  age: number | undefined
  /** Whether the session's own cookie came with it. */
  isOwnBrowser: boolean
  /** Whether its successor was given a moment ago: two tabs may have asked at once. */
  isJustRefreshed: boolean
}

/**
 * The newest token gives the next one; the one before it gives the same successor again for a moment. One that was spent
 * before, or that comes without its cookie, was copied.
 */
export function classifyRefresh({ age, isOwnBrowser, isJustRefreshed }: RefreshAttempt) {
  if (age === undefined) return isOwnBrowser ? 'over' : 'foreign'
  if (!isOwnBrowser || age > 1 || (age === 1 && !isJustRefreshed)) return 'copied'
  return age === 1 ? 'again' : 'next'
}

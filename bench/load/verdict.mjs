// @ts-check

/** @typedef {{ median: number, low: number, high: number }} Spread */
/** @typedef {{ title: string, met: boolean, said: string }} Goal */
/** @typedef {{ title: string, text: string[], tables: { columns: string[], rows: string[][] }[], goals: Goal[] }} Section */

/** @param {number} value */
const rounded = (value) =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value >= 1 ? value.toFixed(2) : value.toFixed(3)

/** The median with the lowest and the highest. @param {Spread} spread */
export const formatSpread = ({ median, low, high }) => `${rounded(median)} (${rounded(low)} to ${rounded(high)})`

/** @param {string} title
 * @param {Spread} spread
 * @param {number} limit
 * @returns {Goal} */
export const atMost = (title, spread, limit) => ({
  title,
  met: spread.median <= limit,
  said: `${formatSpread(spread)}, at most ${limit}`,
})

/** @param {string} title
 * @param {Spread} spread
 * @param {number} limit
 * @returns {Goal} */
export const atLeast = (title, spread, limit) => ({
  title,
  met: spread.median >= limit,
  said: `${formatSpread(spread)}, at least ${limit}`,
})

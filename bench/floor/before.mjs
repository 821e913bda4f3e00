// @ts-check
// The statements of the public calls before names left them (decision 93): they write a whole answer, so that the
// floor answers with them, and what they take of PostgreSQL is what the present ones are compared with.
import fs from 'node:fs'
import { placeholders } from '../cargo/floor-server.mjs'

const read = (/** @type {string} */ name) => fs.readFileSync(new URL(`./${name}-before.sql`, import.meta.url), 'utf8')
const { numbers, bookingNo, containerNo } = placeholders
/** The settings of that time. */
const [silentMinutes, historyDays, defaultHours, most] = [15, 90, 24, 5001]

/** @returns {Record<'search' | 'detail', import('../cargo/product.mjs').Statement>} */
export const readStatementsBefore = () => ({
  search: {
    text: read('search'),
    values: [numbers, numbers, historyDays, most, numbers, 'CS0006', 'CS0001', silentMinutes],
  },
  detail: { text: read('detail'), values: [silentMinutes, defaultHours, bookingNo, containerNo, historyDays] },
})

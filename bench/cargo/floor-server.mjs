// @ts-check

/** Where a call puts its own values into a statement of the product. */
export const placeholders = /** @type {const} */ ({
  numbers: '{numbers}',
  bookingNo: '{bookingNo}',
  containerNo: '{containerNo}',
  ids: '{ids}',
})

/** The values of one call, in the places where the stand-ins were.
 * @param {import('./product.mjs').Statement} statement
 * @param {Record<string, unknown>} replacements by stand-in */
export const fillIn = ({ values }, replacements) =>
  values.map((value) => replacements[/** @type {string} */ (value)] ?? value)

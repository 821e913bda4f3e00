// @ts-check

/** Placeholders in a statement of the product for the values of a call. */
export const placeholders = /** @type {const} */ ({
  numbers: '{numbers}',
  bookingNo: '{bookingNo}',
  containerNo: '{containerNo}',
  ids: '{ids}',
})

/** The values of one call, in place of the placeholders.
 * @param {import('./product.mjs').Statement} statement
 * @param {Record<string, unknown>} replacements by placeholder */
export const fillIn = ({ values }, replacements) =>
  values.map((value) => replacements[/** @type {string} */ (value)] ?? value)

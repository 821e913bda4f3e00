// @ts-check

/** @typedef {unknown[]} Plan the data of a country's numbers; the fifth entry is how they are grouped */
/** @typedef {{ countries: Record<string, Plan>, nonGeographic?: Record<string, Plan> }} PhonePlans */

const FORMATS_AT = 4

/**
 * The phone number data without the grouping of digits in each country, which is half of it. The pages only check
 * whether a number is valid, and show it as it was typed.
 * @param {PhonePlans} plans
 */
function withoutFormats({ countries, nonGeographic = {}, ...rest }) {
  const thin = (/** @type {Record<string, Plan>} */ all) =>
    Object.fromEntries(
      Object.entries(all).map(([name, plan]) => [name, plan.map((part, at) => (at === FORMATS_AT ? 0 : part))]),
    )
  return { ...rest, countries: thin(countries), nonGeographic: thin(nonGeographic) }
}

/**
 * The Vite plugin that removes the formats from the bundle.
 * @returns {import('vite').Plugin}
 */
export const phoneFormats = () => ({
  name: 'phone-formats',
  apply: 'build',
  transform: {
    filter: { id: /libphonenumber-js[\\/]metadata\.min\.json\.js$/ },
    handler: (text) => {
      const plans = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
      return { code: `export default ${JSON.stringify(withoutFormats(plans))}`, map: null }
    },
  },
})

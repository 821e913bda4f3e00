// @ts-check

/** @typedef {unknown[]} Plan what is known of a country's numbers; the fifth says how they are written in groups */
/** @typedef {{ countries: Record<string, Plan>, nonGeographic?: Record<string, Plan> }} PhonePlans */

const FORMATS_AT = 4

/**
 * What is known of the world's phone numbers without how each country writes them in groups: the pages ask whether a
 * number can be dialled, and write it as it was typed. That is half of it.
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
 * The bundler's hook that leaves them out of the pages.
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

type Regions = { code: string; name: string }[]

let known: Promise<ReadonlyMap<string, Regions>> | undefined

/** The list is large and few ask for it: it is read when the first one does. */
async function readRegions(): Promise<ReadonlyMap<string, Regions>> {
  const { allCountries } = await import('country-region-data')
  // the package writes the word where it knows no code
  return new Map(
    allCountries.map(([, country, regions]) => [
      country,
      regions.filter(([, code]) => code !== 'undefined').map(([name, code]) => ({ code, name })),
    ]),
  )
}

/** The states or provinces of a country, by code and name; none where a country has none, or is not known. */
export async function getRegions(country: string): Promise<{ regions: Regions }> {
  known ??= readRegions()
  return { regions: (await known).get(country) ?? [] }
}

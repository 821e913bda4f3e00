import { useEffect, useState } from 'react'
import { send } from '../../platform/api.ts'
import type { Option } from '../../ui/form/select-field.tsx'

const known = new Map<string, readonly Option[]>()

/** The states or provinces of a country: none where it has none, nothing while they are on their way. */
export function useRegions(country: string): readonly Option[] | undefined {
  const [regions, setRegions] = useState<readonly Option[] | undefined>(known.get(country))
  useEffect(() => {
    const calling = new AbortController()
    setRegions(country === '' ? [] : known.get(country))
    if (country === '' || known.has(country)) return
    send('GET /auth/regions', { query: { country } }, { signal: calling.signal }).then(
      (reply) => {
        const options = reply.regions.map(({ code, name }) => ({ value: code, text: name }))
        known.set(country, options)
        setRegions(options)
      },
      () => {}, // the server judges the state too; the form can be sent without the list
    )
    return () => calling.abort()
  }, [country])
  return regions
}

/** What the rules must know of a country; while its list is on its way, what was chosen before counts as right. */
export const countryOf = (regions: readonly Option[] | undefined, state: string) => ({
  regions: regions?.map(({ value }) => value) ?? (state === '' ? [] : [state]),
})

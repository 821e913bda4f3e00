import { languageTag } from '@fairway/contract/shared/language'
import { useEffect, useMemo, useState } from 'react'
import { send } from '../../platform/api.ts'
import { useLanguage } from '../../platform/use-translation.ts'
import type { Option } from '../../ui/form/select-field.tsx'
import { regionName } from './region-names.ts'

const known = new Map<string, readonly Region[]>()
interface Region {
  code: string
  name: string
}

/** The states or provinces of a country: none where it has none, nothing while they are on their way. */
export function useRegions(country: string): readonly Option[] | undefined {
  const language = useLanguage()
  const [regions, setRegions] = useState<readonly Region[] | undefined>(known.get(country))
  useEffect(() => {
    const calling = new AbortController()
    setRegions(country === '' ? [] : known.get(country))
    if (country === '' || known.has(country)) return
    send('GET /auth/regions', { query: { country } }, { signal: calling.signal }).then(
      (reply) => {
        known.set(country, reply.regions)
        setRegions(reply.regions)
      },
      () => {}, // the server judges the state too; the form can be sent without the list
    )
    return () => calling.abort()
  }, [country])
  return useMemo(() => {
    const { compare } = new Intl.Collator(languageTag[language])
    return regions
      ?.map((region) => ({ value: region.code, text: regionName(country, region, language) }))
      .sort((one, other) => compare(one.text, other.text))
  }, [regions, country, language])
}

/** What the rules must know of a country; while its list is on its way, what was chosen before counts as right. */
export const countryOf = (regions: readonly Option[] | undefined, state: string) => ({
  regions: regions?.map(({ value }) => value) ?? (state === '' ? [] : [state]),
})

import { type Language, languageTag } from '@fairway/contract/shared/language'
import { useEffect, useMemo, useState } from 'react'
import { send } from '../../../platform/calls/api.ts'
import { useLanguage } from '../../../platform/language/use-translation.ts'
import type { Option } from '../../../ui/form/select-field.tsx'

/** The Chinese names of the provinces. The server's list has the romanised names only. */
const chinese: Record<string, string> = {
  AH: '安徽', BJ: '北京', CQ: '重庆', FJ: '福建', GS: '甘肃', GD: '广东', GX: '广西', GZ: '贵州', HI: '海南', HE: '河北',
  HL: '黑龙江', HA: '河南', HK: '香港', HB: '湖北', HN: '湖南', NM: '内蒙古', JS: '江苏', JX: '江西', JL: '吉林', LN: '辽宁',
  MO: '澳门', NX: '宁夏', QH: '青海', SN: '陕西', SD: '山东', SH: '上海', SX: '山西', SC: '四川', TJ: '天津', XZ: '西藏',
  XJ: '新疆', YN: '云南', ZJ: '浙江',
} // biome-ignore format: a table

/** The name of a state or province in a language, where it is known. */
const regionName = (country: string, { code, name }: { code: string; name: string }, language: Language) =>
  (language === 'zh' && country === 'CN' && chinese[code]) || name

const known = new Map<string, readonly Region[]>()
interface Region {
  code: string
  name: string
}

/** The states or provinces of a country: empty where it has none, undefined while loading. */
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
      () => {}, // the server checks the state too, so the form works without the list
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

/** What the rules need to know about a country. While its list is loading, the former choice counts as valid. */
export const countryOf = (regions: readonly Option[] | undefined, state: string) => ({
  regions: regions?.map(({ value }) => value) ?? (state === '' ? [] : [state]),
})

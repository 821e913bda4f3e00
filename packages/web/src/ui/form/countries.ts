import { type Language, languageTag } from '@fairway/contract/shared/language'
import { callingCode, phoneCountries } from '@fairway/contract/shared/phone-number'
import { useMemo } from 'react'
import { useTranslation } from '../../platform/language/use-translation.ts'
import type { Option, OptionGroup } from './select-field.tsx'

/** The countries of most customers, which come before the alphabet. */
const frequent = ['CN', 'VN', 'US']

/** All countries by their names in the language, those of most customers first. */
function countriesIn(language: Language): { first: Option[]; rest: Option[] } {
  const tag = languageTag[language]
  const names = new Intl.DisplayNames(tag, { type: 'region' })
  const { compare } = new Intl.Collator(tag)
  const options = phoneCountries().map((value) => ({ value, text: names.of(value) ?? value }))
  return {
    first: frequent.flatMap((code) => options.filter(({ value }) => value === code)),
    rest: options.filter(({ value }) => !frequent.includes(value)).sort((one, other) => compare(one.text, other.text)),
  }
}

/** The countries as options; `withCode` adds the calling code to each name. */
export function useCountries(withCode = false): OptionGroup[] {
  const { t, i18n } = useTranslation('form')
  const language = i18n.language as Language // only the platform sets it
  return useMemo(() => {
    const { first, rest } = countriesIn(language)
    const write = (option: Option) =>
      withCode ? { ...option, text: `${option.text} +${callingCode(option.value)}` } : option
    return [
      { label: t('countries.frequent'), options: first.map(write) },
      { label: t('countries.all'), options: rest.map(write) },
    ]
  }, [language, t, withCode])
}

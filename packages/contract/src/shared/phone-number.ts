import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import { plainLetters } from './multi-value.ts'

const isCountry = (country: string): country is CountryCode => (getCountries() as string[]).includes(country)

const parse = (text: string, country: string) =>
  isCountry(country) ? parsePhoneNumberFromString(plainLetters(text), country) : undefined

/** A number that can be dialled in its country, with or without the international code. */
export function isPhoneNumber(text: string, country: string): boolean {
  const number = parse(text, country)
  return number?.isValid() === true && number.country === country && !number.ext
}

/** A number that can be dialled from anywhere: with + and the international code. */
export const isWorldPhoneNumber = (text: string): boolean =>
  parsePhoneNumberFromString(plainLetters(text))?.isValid() === true

/** The stored format of a number, +86…; an invalid one stays unchanged. */
export const plainPhoneNumber = (text: string, country: string): string => parse(text, country)?.number ?? text

/** The international code of a country, such as 86. */
export const callingCode = (country: string): string => (isCountry(country) ? getCountryCallingCode(country) : '')

/** All countries that have phones, by their two letters. */
export const phoneCountries = (): string[] => getCountries()

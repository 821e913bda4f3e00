import type { Registration } from '@fairway/contract/identity/account.schema'
import { checkRegistration } from '@fairway/contract/identity/registration.rules'
import type { Language } from '@fairway/contract/shared/language'
import { boot } from '../../../platform/boot.ts'
import type { Option } from '../../../ui/form/select-field.tsx'
import { PENDING } from '../captcha/use-captcha.ts'
import { countryOf } from './use-regions.ts'

/** The input of a registration. The language and the captcha are added on submission. */
export type RegistrationFields = Omit<Registration, 'captcha' | 'language'>

/** An empty form. The country is a guess, because most people register from where they work. */
export const emptyRegistration = (country: string): RegistrationFields => ({
  email: '',
  password: '',
  confirmPassword: '',
  firstName: '',
  lastName: '',
  jobTitle: '',
  phone: { country, number: '', extension: '' },
  company: '',
  address1: '',
  address2: '',
  country,
  state: '',
  city: '',
  zip: '',
  relationships: [],
  comments: '',
  termsAccepted: false,
})

const homes: Record<Language, string> = { en: 'US', zh: 'CN', vi: 'VN' }

/** The country by the IP address, else by the language. */
export const guessCountry = (country: string | undefined, language: Language, countries: readonly string[]) =>
  country && countries.includes(country) ? country : homes[language]

/** The rules of a registration that its form can check. */
export const checkForm = (values: RegistrationFields, regions: readonly Option[] | undefined) =>
  checkRegistration(
    { ...values, captcha: PENDING, language: 'en' },
    countryOf(regions, values.state),
    boot.passwordMinimum,
  )

/** The sections in their order, with their fields. */
export const registrationSections = {
  account: ['email', 'password', 'confirmPassword'],
  person: ['firstName', 'lastName', 'jobTitle', 'phone.country', 'phone.number', 'phone.extension'],
  company: ['company', 'address1', 'address2', 'country', 'state', 'city', 'zip'],
  relationship: ['relationships', 'comments'],
  terms: ['termsAccepted', 'captcha'],
} as const
export type RegistrationSection = keyof typeof registrationSections

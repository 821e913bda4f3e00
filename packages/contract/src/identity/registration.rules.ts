import type { Violation } from '../kit/errors.ts'
import { isLonger } from '../shared/cut-text.ts'
import { isPhoneNumber } from '../shared/phone-number.ts'
import type { Person, Registration } from './account.schema.ts'
import { LENGTHS } from './account.values.ts'
import { type IdentityErrorCode, violation } from './identity.errors.ts'
import { checkNewPassword } from './password.rules.ts'
import { isEmail } from './sign-in.rules.ts'

/** What the rules need to know of the chosen country: the codes of its states or provinces, if it has any. */
export interface Country {
  regions: readonly string[]
}

/** A name of a person, a thing or a place contains a letter, and no markup or control characters. */
const isName = (text: string) => /\p{L}/u.test(text) && !/[<>{}\\|^~[\]\p{Cc}]/u.test(text)
/** A company may be called 3M or 7-Eleven. */
const isCompany = (text: string) => /[\p{L}\p{N}]/u.test(text) && !/[<>{}\\|^~[\]\p{Cc}]/u.test(text)

/** Postal codes where their format is known; elsewhere anything that looks like one. */
const zips: Record<string, RegExp> = {
  CN: /^\d{6}$/,
  VN: /^\d{5,6}$/,
  US: /^\d{5}(-\d{4})?$/,
  CA: /^[A-Za-z]\d[A-Za-z][ -]?\d[A-Za-z]\d$/,
  GB: /^[A-Za-z]{1,2}\d[A-Za-z\d]? ?\d[A-Za-z]{2}$/,
  JP: /^\d{3}-?\d{4}$/,
  KR: /^\d{5}$/,
  DE: /^\d{5}$/,
  SG: /^\d{6}$/,
  TW: /^\d{3}(\d{2,3})?$/,
}
/** Countries without postal codes: the field may stay empty there. */
const withoutZip = new Set(['HK', 'MO', 'AE', 'QA', 'PA', 'IE', 'BS', 'FJ', 'JM', 'AO', 'GH', 'KE'])

function isZip(zip: string, country: string): boolean {
  if (zip === '') return withoutZip.has(country)
  return (zips[country] ?? /^[\p{L}\p{N}][\p{L}\p{N} -]{1,10}[\p{L}\p{N}]$/u).test(zip)
}

/** Checks a person's own fields, at registration and in the profile. */
export function checkPerson(person: Person, { regions }: Country): Violation[] {
  const found: Violation[] = []
  const wants = (field: string, code: Exclude<IdentityErrorCode, 'AU0102' | 'AU0103' | 'AU0126'>, right: boolean) =>
    right || found.push(violation(field, code))
  wants('firstName', 'AU0107', isName(person.firstName))
  wants('lastName', 'AU0108', isName(person.lastName))
  wants('jobTitle', 'AU0109', isName(person.jobTitle))
  wants('phone.number', 'AU0110', isPhoneNumber(person.phone.number, person.phone.country))
  wants('phone.extension', 'AU0111', /^\d*$/.test(person.phone.extension))
  wants('company', 'AU0112', isCompany(person.company))
  wants('address1', 'AU0113', person.address1 === '' || isCompany(person.address1))
  wants('address2', 'AU0113', person.address2 === '' || isCompany(person.address2))
  wants('city', 'AU0114', isName(person.city))
  const isKnown = /^[A-Z]{2}$/.test(person.country)
  wants('country', 'AU0117', isKnown)
  wants('state', 'AU0115', regions.length === 0 ? person.state === '' : regions.includes(person.state))
  wants('zip', 'AU0116', isZip(person.zip, person.country))
  return [...found, ...checkLengths(person)]
}

function checkLengths(person: Person): Violation[] {
  const { phone, ...texts } = person
  const fields = { ...texts, phone: phone.number, extension: phone.extension }
  return Object.entries(LENGTHS).flatMap(([field, maximum]) => {
    const text = fields[field as keyof typeof fields] ?? '' // the fields that are no text of a person are absent
    const path = field === 'phone' ? 'phone.number' : field === 'extension' ? 'phone.extension' : field
    return isLonger(text, maximum) ? [violation(path, 'AU0126', String(maximum))] : []
  })
}

/** All checks of a registration that its form alone can make. */
export function checkRegistration(form: Registration, country: Country, minimumPassword?: number): Violation[] {
  const found: Violation[] = []
  if (!isEmail(form.email.trim())) found.push(violation('email', 'AU0101'))
  found.push(...checkNewPassword(form, form, minimumPassword))
  found.push(...checkPerson(personOf(form), country))
  if (form.relationships.length === 0) found.push(violation('relationships', 'AU0118'))
  if (!form.termsAccepted) found.push(violation('termsAccepted', 'AU0119'))
  if (form.captcha === '') found.push(violation('captcha', 'AU0120'))
  return found
}

/** Some field must change before submitting, and what changes must be valid. */
export function checkProfile(changed: Person, before: Person, country: Country): Violation[] {
  const found = checkPerson(changed, country)
  const isSame = JSON.stringify(personOf(changed)) === JSON.stringify(personOf(before))
  return isSame ? [violation('', 'AU0121'), ...found] : found
}

/** The fields of a person in one order, out of a larger form. */
export const personOf = (from: Person): Person => ({
  firstName: from.firstName,
  lastName: from.lastName,
  jobTitle: from.jobTitle,
  phone: { country: from.phone.country, number: from.phone.number, extension: from.phone.extension },
  company: from.company,
  address1: from.address1,
  address2: from.address2,
  city: from.city,
  state: from.state,
  zip: from.zip,
  country: from.country,
})

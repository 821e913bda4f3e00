import { describe, expect, it } from 'vitest'
import { checkProfile, checkRegistration } from './registration.rules.ts'

const china = { regions: ['ZJ', 'SH'] }
const form = {
  email: 'mei@ningbolight.example',
  password: 'tea leaves',
  confirmPassword: 'tea leaves',
  firstName: '美',
  lastName: 'Lin',
  jobTitle: 'Export manager',
  phone: { country: 'CN', number: '0574 8765 4321', extension: '12' },
  company: 'Ningbo Lighting',
  address1: '1 Harbour Road',
  address2: '',
  city: 'Ningbo',
  state: 'ZJ',
  zip: '315000',
  country: 'CN',
  relationships: ['shipper' as const],
  comments: '',
  termsAccepted: true,
  language: 'zh' as const,
  captcha: 'solved',
}
type Form = typeof form
const codes = (change: Partial<Form>, country = china) =>
  checkRegistration({ ...form, ...change }, country).map(({ path, code }) => `${path} ${code}`)
const phone = (country: string, number: string, extension = '') => ({ phone: { country, number, extension } })

describe('a registration', () => {
  it('is accepted when it is valid', () => expect(codes({})).toEqual([]))
  it.each<[string, Partial<Form>, string[]]>([
    ['an address that is none', { email: 'mei' }, ['email AU0101']],
    ['two passwords that differ', { confirmPassword: 'tea' }, ['confirmPassword AU0104']],
    ['a first name of digits', { firstName: '12' }, ['firstName AU0107']],
    ['no last name', { lastName: '' }, ['lastName AU0108']],
    ['a job title with a tag', { jobTitle: '<b>boss' }, ['jobTitle AU0109']],
    ['a phone number of another country', phone('US', '0574 8765 4321'), ['phone.number AU0110']],
    ['a phone number that is too short', phone('CN', '123'), ['phone.number AU0110']],
    ['no country of the phone', phone('', '057487654321'), ['phone.number AU0110']],
    ['an extension with letters', phone('CN', '0574 8765 4321', 'x1'), ['phone.extension AU0111']],
    ['no company', { company: ' ' }, ['company AU0112']],
    ['an address of marks alone', { address1: '---' }, ['address1 AU0113']],
    ['no city', { city: '' }, ['city AU0114']],
    ['a state of another country', { state: 'CA' }, ['state AU0115']],
    ['a zip of five digits in China', { zip: '31500' }, ['zip AU0116']],
    ['no country', { country: '' }, ['country AU0117']],
    ['no relationship', { relationships: [] }, ['relationships AU0118']],
    ['terms not accepted', { termsAccepted: false }, ['termsAccepted AU0119']],
    ['no captcha', { captcha: '' }, ['captcha AU0120']],
    ['a company of 121 letters', { company: 'n'.repeat(121) }, ['company AU0126']],
  ])('with %s is refused', (_case, change, expected) => expect(codes(change)).toEqual(expected))

  it.each([
    ['CN', '+86 138 0013 8000'],
    ['CN', '１３８００１３８０００'],
    ['VN', '0912 345 678'],
    ['US', '(562) 435-7676'],
  ])('accepts a phone number of %s written as %s', (country, number) =>
    expect(codes(phone(country, number))).toEqual([]),
  )

  it('needs no state where there is none, and no zip in Hong Kong', () =>
    expect(codes({ country: 'HK', state: '', zip: '' }, { regions: [] })).toEqual([]))
})

describe('a profile', () => {
  const { email, password, confirmPassword, relationships, comments, termsAccepted, language, captcha, ...person } =
    form
  it('must have a change before it is sent', () =>
    expect(checkProfile({ ...person }, person, china).map(({ code }) => code)).toEqual(['AU0121']))
  it('is accepted when it changed', () => expect(checkProfile({ ...person, city: '宁波' }, person, china)).toEqual([]))
  it('is checked like a registration', () =>
    expect(checkProfile({ ...person, zip: '1' }, person, china).map(({ code }) => code)).toEqual(['AU0116']))
})

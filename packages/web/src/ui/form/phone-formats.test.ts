import * as whole from '@fairway/contract/shared/phone-number'
import fc from 'fast-check'
import { build, type Rolldown } from 'vite'
import { beforeAll, expect, it } from 'vitest'
import { phoneFormats } from '../../../build/phone-formats.mjs'

let thin: typeof whole
let savedBytes: number

/** The contract's module as it is bundled, with or without the plugin. */
async function bundled(plugins: ReturnType<typeof phoneFormats>[]) {
  const input = '@fairway/contract/shared/phone-number'
  const rolldownOptions = { input, preserveEntrySignatures: 'strict' } as const
  const made = await build({ configFile: false, logLevel: 'error', plugins, build: { write: false, rolldownOptions } })
  const [{ code }] = (made as Rolldown.RolldownOutput).output // one input, nothing watched
  return code
}

beforeAll(async () => {
  const code = await bundled([phoneFormats()])
  savedBytes = (await bundled([])).length - code.length
  thin = await import(`data:text/javascript,${encodeURIComponent(code)}`)
})

it('removes the number formats of each country from the bundle', () => {
  expect(savedBytes).toBeGreaterThan(30_000)
})

it('validates the same phone numbers without them', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 3, maxLength: 14 }).map((all) => all.join(''))
  const texts = fc.tuple(fc.constantFrom('', '+', '00', '+86 ', '+84', '0'), digits).map((parts) => parts.join(''))
  const read = (
    { isPhoneNumber, isWorldPhoneNumber, plainPhoneNumber }: typeof whole,
    text: string,
    country: string,
  ) => [isPhoneNumber(text, country), isWorldPhoneNumber(text), plainPhoneNumber(text, country)]
  const countries = whole.phoneCountries()
  expect(thin.phoneCountries()).toEqual(countries)
  expect(countries.map(thin.callingCode)).toEqual(countries.map(whole.callingCode))
  expect(read(thin, '138 0013 8000', 'CN')).toEqual([true, false, '+8613800138000'])
  fc.assert(
    fc.property(fc.constantFrom(...countries), texts, (country, text) => {
      expect(read(thin, text, country)).toEqual(read(whole, text, country))
    }),
    { numRuns: 500 },
  )
})

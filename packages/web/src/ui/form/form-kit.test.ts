import { describe, expect, it } from 'vitest'
import { Failure } from '../../platform/failure.ts'
import { hasSameErrors, revalidate, ruleErrorsOf, serverErrorsOf } from './field-errors.ts'
import { tidy } from './tidy-values.ts'

const missing = (path: string, code = 'AU0107') => ({ path, code, args: [] })

describe('what a form shows as wrong', () => {
  it('names one thing for each field, the first that was found', () =>
    expect(ruleErrorsOf([missing('zip', 'AU0116'), missing('zip', 'AU0126'), missing('city', 'AU0114')])).toMatchObject(
      [
        { path: 'zip', code: 'AU0116' },
        { path: 'city', code: 'AU0114' },
      ],
    ))

  it('takes the findings of a refusal, wherever the server says they lie', () => {
    const refusal = new Failure('refused', 422, { violations: [missing('password', 'AU0105'), missing('body.zip')] })
    expect(serverErrorsOf(refusal).map(({ path, source }) => `${path} ${source}`)).toEqual([
      'password server',
      'zip server',
    ])
    expect(serverErrorsOf(new Failure('down'))).toEqual([])
    expect(serverErrorsOf(new Error('broken'))).toEqual([])
  })

  it('judges a wrong field again with each change and leaves the others alone until the next sending', () => {
    const shown = ruleErrorsOf([missing('firstName'), missing('confirmPassword', 'AU0104')])
    expect(revalidate(shown, [missing('confirmPassword', 'AU0104'), missing('city')], 'firstName')).toMatchObject([
      { path: 'confirmPassword' },
    ])
    expect(revalidate(shown, [missing('firstName', 'AU0126')], 'firstName')).toMatchObject([{ code: 'AU0126' }])
  })

  it('forgets what the server said of a field when that field is changed, not when another is', () => {
    const shown = serverErrorsOf(new Failure('refused', 422, { violations: [missing('password', 'AU0105')] }))
    expect(revalidate(shown, [], 'email')).toHaveLength(1)
    expect(revalidate(shown, [], 'password')).toEqual([])
  })

  it('notices when nothing changed', () => {
    expect(hasSameErrors(ruleErrorsOf([missing('zip')]), ruleErrorsOf([missing('zip')]))).toBe(true)
    expect(hasSameErrors(ruleErrorsOf([missing('zip')]), ruleErrorsOf([missing('zip', 'AU0126')]))).toBe(false)
    expect(hasSameErrors(ruleErrorsOf([missing('zip')]), [])).toBe(false)
  })
})

describe('what a form sends', () => {
  it('has no spaces around and composed letters, in every corner', () =>
    expect(tidy({ firstName: ' Hà ', phone: { number: ' 0571 ' }, relationships: ['shipper'] })).toEqual({
      firstName: 'Hà',
      phone: { number: '0571' },
      relationships: ['shipper'],
    }))

  it('leaves passwords as they were typed', () =>
    expect(tidy({ password: ' a ', confirmPassword: ' a ', previousPassword: ' b ', termsAccepted: true })).toEqual({
      password: ' a ',
      confirmPassword: ' a ',
      previousPassword: ' b ',
      termsAccepted: true,
    }))
})

import { describe, expect, it } from 'vitest'
import { Failure } from '../../platform/calls/failure.ts'
import { hasSameErrors, revalidate, ruleErrorsOf, serverErrorsOf } from './field-errors.ts'
import { tidy } from './tidy-values.ts'

const missing = (path: string, code = 'AU0107') => ({ path, code, args: [] })

describe('the errors of a form', () => {
  it('are one for each field, the first that was found', () =>
    expect(ruleErrorsOf([missing('zip', 'AU0116'), missing('zip', 'AU0126'), missing('city', 'AU0114')])).toMatchObject(
      [
        { path: 'zip', code: 'AU0116' },
        { path: 'city', code: 'AU0114' },
      ],
    ))

  it('include the violations of a refusal, whatever their path', () => {
    const refusal = new Failure('refused', 422, { violations: [missing('password', 'AU0105'), missing('body.zip')] })
    expect(serverErrorsOf(refusal).map(({ path, source }) => `${path} ${source}`)).toEqual([
      'password server',
      'zip server',
    ])
    expect(serverErrorsOf(new Failure('down'))).toEqual([])
    expect(serverErrorsOf(new Error('broken'))).toEqual([])
  })

  it('are updated with each change of an invalid field; other fields wait for the next submission', () => {
    const shown = ruleErrorsOf([missing('firstName'), missing('confirmPassword', 'AU0104')])
    expect(revalidate(shown, [missing('confirmPassword', 'AU0104'), missing('city')], 'firstName')).toMatchObject([
      { path: 'confirmPassword' },
    ])
    expect(revalidate(shown, [missing('firstName', 'AU0126')], 'firstName')).toMatchObject([{ code: 'AU0126' }])
  })

  it('lose a server error when its field is changed, not when another is', () => {
    const shown = serverErrorsOf(new Failure('refused', 422, { violations: [missing('password', 'AU0105')] }))
    expect(revalidate(shown, [], 'email')).toHaveLength(1)
    expect(revalidate(shown, [], 'password')).toEqual([])
  })

  it('are compared to notice that nothing changed', () => {
    expect(hasSameErrors(ruleErrorsOf([missing('zip')]), ruleErrorsOf([missing('zip')]))).toBe(true)
    expect(hasSameErrors(ruleErrorsOf([missing('zip')]), ruleErrorsOf([missing('zip', 'AU0126')]))).toBe(false)
    expect(hasSameErrors(ruleErrorsOf([missing('zip')]), [])).toBe(false)
  })
})

describe('the submitted values', () => {
  it('are trimmed and composed, at every depth', () =>
    expect(tidy({ firstName: ' Hà ', phone: { number: ' 0571 ' }, relationships: ['shipper'] })).toEqual({
      firstName: 'Hà',
      phone: { number: '0571' },
      relationships: ['shipper'],
    }))

  it('keep passwords as they were typed', () =>
    expect(tidy({ password: ' a ', confirmPassword: ' a ', previousPassword: ' b ', termsAccepted: true })).toEqual({
      password: ' a ',
      confirmPassword: ' a ',
      previousPassword: ' b ',
      termsAccepted: true,
    }))
})

import { describe, expect, it } from 'vitest'
import { Failure } from '../../platform/failure.ts'
import { tidy } from './tidy-values.ts'
import { byRule, byServer, judgeAgain, saysSame } from './wrong-fields.ts'

const missing = (path: string, code = 'AU0107') => ({ path, code, args: [] })

describe('what a form shows as wrong', () => {
  it('names one thing for each field, the first that was found', () =>
    expect(byRule([missing('zip', 'AU0116'), missing('zip', 'AU0126'), missing('city', 'AU0114')])).toMatchObject([
      { path: 'zip', code: 'AU0116' },
      { path: 'city', code: 'AU0114' },
    ]))

  it('takes the findings of a refusal, wherever the server says they lie', () => {
    const refusal = new Failure('refused', 422, { violations: [missing('password', 'AU0105'), missing('body.zip')] })
    expect(byServer(refusal).map(({ path, saidBy }) => `${path} ${saidBy}`)).toEqual(['password server', 'zip server'])
    expect(byServer(new Failure('down'))).toEqual([])
    expect(byServer(new Error('broken'))).toEqual([])
  })

  it('judges a wrong field again with each change and leaves the others alone until the next sending', () => {
    const shown = byRule([missing('firstName'), missing('confirmPassword', 'AU0104')])
    expect(judgeAgain(shown, [missing('confirmPassword', 'AU0104'), missing('city')], 'firstName')).toMatchObject([
      { path: 'confirmPassword' },
    ])
    expect(judgeAgain(shown, [missing('firstName', 'AU0126')], 'firstName')).toMatchObject([{ code: 'AU0126' }])
  })

  it('forgets what the server said of a field when that field is changed, not when another is', () => {
    const shown = byServer(new Failure('refused', 422, { violations: [missing('password', 'AU0105')] }))
    expect(judgeAgain(shown, [], 'email')).toHaveLength(1)
    expect(judgeAgain(shown, [], 'password')).toEqual([])
  })

  it('notices when nothing changed', () => {
    expect(saysSame(byRule([missing('zip')]), byRule([missing('zip')]))).toBe(true)
    expect(saysSame(byRule([missing('zip')]), byRule([missing('zip', 'AU0126')]))).toBe(false)
    expect(saysSame(byRule([missing('zip')]), [])).toBe(false)
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

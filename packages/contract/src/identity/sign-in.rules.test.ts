import { describe, expect, it } from 'vitest'
import {
  checkCodeRequest,
  checkConfirmation,
  checkCredentials,
  checkPasswordChange,
  checkReset,
  isEmail,
  plainCode,
  usernameKey,
} from './sign-in.rules.ts'

const codes = (violations: { path: string; code: string }[]) => violations.map(({ path, code }) => `${path} ${code}`)

describe('an e-mail address', () => {
  it.each(['mei@ningbo.example', 'a.b+c@mail.co.uk', 'mei@宁波.example', "o'neil@x-y.example"])('%s is one', (text) =>
    expect(isEmail(text)).toBe(true),
  )
  it.each([
    '',
    'mei',
    'mei@',
    '@ningbo.example',
    'mei@ningbo',
    'a@b@c.example',
    'mei @ningbo.example',
    '.mei@ningbo.example',
    'm..i@ningbo.example',
    'mei@-x.example',
    'mei@x..example',
    'mei@x.example\r\nBcc: all@x.example',
    `${'a'.repeat(250)}@x.example`,
  ])('%s is none', (text) => expect(isEmail(text)).toBe(false))
  it('has one key for all its spellings', () => expect(usernameKey(' Mei@NINGBO.example ')).toBe('mei@ningbo.example'))
})

describe('the sign-in form', () => {
  it('is accepted with user name, password and captcha', () =>
    expect(checkCredentials({ username: 'mei@ningbo.example', password: 'x', captcha: 'done' })).toEqual([]))
  it('names everything that is missing at once', () =>
    expect(codes(checkCredentials({ username: 'mei', password: '', captcha: '' }))).toEqual([
      'username AU0124',
      'password AU0125',
      'captcha AU0120',
    ]))
  it('requires user name and captcha for a code', () =>
    expect(codes(checkCodeRequest({ username: '', captcha: '' }))).toEqual(['username AU0124', 'captcha AU0120']))
})

describe('a code', () => {
  const flow = '0b5e6f1e-4a68-4c9e-9c39-6f6f3d1f8a11'
  it.each(['123456', '１２３４５６', '123 456', ' 123-456 '])('%s has six digits', (code) =>
    expect(checkConfirmation({ username: flow, code })).toEqual([]),
  )
  it.each(['', '12345', '1234567', 'abcdef', '12a456'])('%s has not', (code) =>
    expect(codes(checkConfirmation({ username: flow, code }))).toEqual(['code AU0123']),
  )
  it('is compared without spaces', () => expect(plainCode('１２３ 456')).toBe('123456'))
  it('comes with a new password when it resets one', () =>
    expect(
      codes(
        checkReset({ username: flow, code: '1', password: 'abc', confirmPassword: 'abd' }, { email: 'mei@x.example' }),
      ),
    ).toEqual(['code AU0123', 'password AU0102', 'confirmPassword AU0104']))
})

describe('a change of password', () => {
  const change = (previousPassword: string, password: string) =>
    codes(checkPasswordChange({ previousPassword, password, confirmPassword: password }, { email: 'mei@x.example' }))
  it('needs the previous one', () => expect(change('', 'tea leaves')).toEqual(['previousPassword AU0122']))
  it('needs another one', () => expect(change('tea leaves', 'tea leaves')).toEqual(['password AU0127']))
  it('is accepted otherwise', () => expect(change('coffee beans', 'tea leaves')).toEqual([]))
})

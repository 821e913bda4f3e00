import { describe, expect, it } from 'vitest'
import { checkNewPassword, isSimple, lengthOf, plainPassword, strengthOf } from './password.rules.ts'

const owner = { email: 'mei.lin@ningbolight.example', firstName: 'Mei', lastName: 'Zhang', company: 'Ningbo Lighting' }
const codes = (password: string, confirmPassword = password, minimum?: number) =>
  checkNewPassword({ password, confirmPassword }, owner, minimum).map(({ path, code }) => `${path} ${code}`)

describe('a new password', () => {
  it.each(['tea leaves', 'Xanh 7 bước', '茶叶很香的早晨', 'x9Kq2v'])('%s is accepted', (password) =>
    expect(codes(password)).toEqual([]),
  )
  it.each([
    ['nothing', '', ['password AU0125']],
    ['five characters', 'x9Kq2', ['password AU0102']],
    ['129 characters', `${'x9'.repeat(64)}y`, ['password AU0103']],
    ['one character again and again', 'aaaaaaaa', ['password AU0105']],
    ['a short piece again and again', 'abcabcabc', ['password AU0105']],
    ['a run of keys', 'qwertyui', ['password AU0105']],
    ['a run backwards', '87654321', ['password AU0105']],
    ['a word of the trade with a year', 'Shanghai2026!', ['password AU0105']],
    ['the name before the @', 'mei.lin-12', ['password AU0106']],
    ['the company', 'I love Ningbo Lighting', ['password AU0106']],
    ['the last name', 'zhang4711', ['password AU0106']],
  ])('that is %s is not', (_case, password, expected) => expect(codes(password)).toEqual(expected))

  it('must be typed the same twice', () => expect(codes('tea leaves', 'tea leafs')).toEqual(['confirmPassword AU0104']))
  it('matches independent of how a keyboard composed its accents', () =>
    expect(codes('Tiếng Việt 7'.normalize('NFD'), 'Tiếng Việt 7'.normalize('NFC'))).toEqual([]))
  it('counts characters, not bytes', () => {
    expect(lengthOf('👩‍🌾ab')).toBe(5)
    expect(lengthOf('ệ'.normalize('NFD'))).toBe(1)
    expect(plainPassword('ｐａｓｓ')).toBe('pass')
  })
  it('needs as many characters as the setting says', () =>
    expect(codes('x9Kq2v', 'x9Kq2v', 8)).toEqual(['password AU0102']))
})

it('calls a password strong by its length alone', () => {
  expect([strengthOf('x9'), strengthOf('x9Kq2v'), strengthOf('a quiet river in spring')]).toEqual([
    'short',
    'fair',
    'strong',
  ])
  expect(strengthOf('111111111111111111')).toBe('short')
})

it('checks a password of 100 000 characters like any other', () => {
  expect(isSimple('ab'.repeat(50_000))).toBe(true)
  expect(isSimple(`${'a'.repeat(100_000)}b`)).toBe(true)
  expect(isSimple(`${'a'.repeat(100_000)}bc`)).toBe(false)
})

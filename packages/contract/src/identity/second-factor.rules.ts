import type { Violation } from '../kit/errors.ts'
import { CODE_DIGITS } from './account.values.ts'
import { violation } from './identity.errors.ts'

/** Recovery codes are written in two groups of five; what looks alike is not used. */
export const RECOVERY_CODES = 10
export const RECOVERY_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
export const RECOVERY_LENGTH = 10

/** As it is judged: full-width characters, capitals, spaces and hyphens are how people type. */
export const plainFactorCode = (code: string) =>
  code
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s-]+/g, '')

/** Which of the two a person gave. */
export function kindOfFactorCode(code: string): 'app' | 'recovery' | 'neither' {
  const plain = plainFactorCode(code)
  if (new RegExp(`^\\d{${CODE_DIGITS}}$`).test(plain)) return 'app'
  return plain.length === RECOVERY_LENGTH && [...plain].every((letter) => RECOVERY_LETTERS.includes(letter))
    ? 'recovery'
    : 'neither'
}

/** A code is six digits of the app or one of the recovery codes. */
export const checkFactorCode = ({ code }: { code: string }): Violation[] =>
  kindOfFactorCode(code) === 'neither' ? [violation('code', 'AU0129')] : []

/** What is asked for again before a factor changes. */
export const checkPasswordAgain = ({ password }: { password: string }): Violation[] =>
  password === '' ? [violation('password', 'AU0125')] : []

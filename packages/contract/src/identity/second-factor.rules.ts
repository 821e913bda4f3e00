import type { Violation } from '../kit/errors.ts'
import { CODE_DIGITS } from './account.values.ts'
import { violation } from './identity.errors.ts'

/** Recovery codes are written in two groups of five; similar-looking characters are not used. */
export const RECOVERY_CODES = 10
export const RECOVERY_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
export const RECOVERY_LENGTH = 10

/** Normalizes a code: people type full-width characters, capitals, spaces and hyphens. */
export const plainFactorCode = (code: string) =>
  code
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s-]+/g, '')

/** Whether a person gave a code of the app or a recovery code. */
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

/** Changing a factor requires the password and a code again. */
export const checkPasswordAgain = ({ password }: { password: string }): Violation[] =>
  password === '' ? [violation('password', 'AU0125')] : []

import type { Violation } from '../kit/errors.ts'
import { PASSWORD_MAXIMUM, PASSWORD_MINIMUM, PASSWORD_STRONG } from './account.values.ts'
import { violation } from './identity.errors.ts'

/** Normalizes a password, so that accented letters match independent of how a keyboard composed them. */
export const plainPassword = (password: string) => password.normalize('NFKC')

export const lengthOf = (password: string) => [...plainPassword(password)].length

/** Data of the owner that must not be in the password. */
export interface Owner {
  email: string
  firstName?: string
  lastName?: string
  company?: string
}

/** Terms of the trade and of this portal: a stranger tries these first. */
const commonWords = ['fairway', 'password', 'container', 'shipping', 'ningbo', 'shanghai', 'haiphong', 'longbeach']
/** Rows of keys and digits that are easy to guess in either direction. */
const rows = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1qaz2wsx3edc4rfv']

const lettersOf = (text: string) => plainPassword(text).toLowerCase()

/** One repeated character, one repeated short piece, or a run of keys. */
export function isSimple(password: string): boolean {
  const text = lettersOf(password)
  if (/^(.{1,3})\1+.?$/u.test(text)) return true
  if (commonWords.some((word) => text.replace(/[\d\W_]+$/u, '') === word)) return true
  return rows.some((row) => {
    const reversed = [...row].reverse().join('')
    return [row + row, reversed + reversed].some((run) => run.includes(text))
  })
}

function containsOwner(password: string, { email, firstName = '', lastName = '', company = '' }: Owner): boolean {
  const text = lettersOf(password)
  const [name = '', host = ''] = lettersOf(email).split('@')
  const parts = [email, name, host.split('.')[0] ?? '', firstName, lastName, company, company.replace(/\s+/g, '')]
  return parts.map(lettersOf).some((part) => [...part].length >= 4 && text.includes(part))
}

export interface PasswordFields {
  password: string
  confirmPassword: string
}

/** Checks a new password by itself; only the server knows whether it is in a list of leaked ones. */
export function checkNewPassword(
  { password, confirmPassword }: PasswordFields,
  owner: Owner,
  minimum: number = PASSWORD_MINIMUM,
): Violation[] {
  const found: Violation[] = []
  const length = lengthOf(password)
  if (password === '') found.push(violation('password', 'AU0125'))
  else if (length < minimum) found.push(violation('password', 'AU0102', String(minimum)))
  else if (length > PASSWORD_MAXIMUM) found.push(violation('password', 'AU0103', String(PASSWORD_MAXIMUM)))
  else if (isSimple(password)) found.push(violation('password', 'AU0105'))
  else if (containsOwner(password, owner)) found.push(violation('password', 'AU0106'))
  if (plainPassword(password) !== plainPassword(confirmPassword)) found.push(violation('confirmPassword', 'AU0104'))
  return found
}

/** A hint while a password is chosen: short, fair or strong. Only the length counts. */
export function strengthOf(password: string, minimum: number = PASSWORD_MINIMUM): 'short' | 'fair' | 'strong' {
  const length = lengthOf(password)
  if (length < minimum || isSimple(password)) return 'short'
  return length >= PASSWORD_STRONG ? 'strong' : 'fair'
}

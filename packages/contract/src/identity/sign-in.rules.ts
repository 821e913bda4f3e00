import type { Violation } from '../kit/errors.ts'
import { isLonger } from '../shared/cut-text.ts'
import { CODE_DIGITS, LENGTHS } from './account.values.ts'
import { violation } from './identity.errors.ts'
import { checkNewPassword, type Owner, type PasswordFields, plainPassword } from './password.rules.ts'

/** An e-mail address that mail can be sent to: one @, a name before it, a domain with a dot behind it. */
export function isEmail(text: string): boolean {
  if (isLonger(text, LENGTHS.email) || /[\s\p{Cc}<>()[\]\\,;:"]/u.test(text)) return false
  const [name = '', host = '', ...rest] = text.split('@')
  if (rest.length > 0 || name === '' || name.length > 64 || /^\.|\.$|\.\./.test(name)) return false
  const labels = host.split('.')
  return labels.length > 1 && labels.every((label) => /^[\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u.test(label))
}

/** Two spellings of one address lead to one account. */
export const usernameKey = (username: string) => username.normalize('NFKC').trim().toLowerCase()

/** Normalizes a code: people type full-width digits and spaces. */
export const plainCode = (code: string) => code.normalize('NFKC').replace(/[\s-]+/g, '')
const isCode = (code: string) => new RegExp(`^\\d{${CODE_DIGITS}}$`).test(plainCode(code))

/** Our own links name the attempt instead of the person. */
const isUsername = (username: string) => isEmail(username) || /^[\w-]{20,64}$/.test(username)

/** Login needs a valid user name, a password and the captcha. */
export function checkCredentials(input: { username: string; password: string; captcha: string }): Violation[] {
  const found = checkUsername(input.username)
  if (input.password === '') found.push(violation('password', 'AU0125'))
  if (input.captcha === '') found.push(violation('captcha', 'AU0120'))
  return found
}

export const checkUsername = (username: string): Violation[] =>
  isUsername(username.trim()) ? [] : [violation('username', 'AU0124')]

/** Requesting a new code needs a user name and the captcha. */
export function checkCodeRequest(input: { username: string; captcha: string }): Violation[] {
  const found = checkUsername(input.username)
  if (input.captcha === '') found.push(violation('captcha', 'AU0120'))
  return found
}

export const checkConfirmation = (input: { username: string; code: string }): Violation[] => [
  ...checkUsername(input.username),
  ...(isCode(input.code) ? [] : [violation('code', 'AU0123')]),
]

export const checkReset = (
  input: { username: string; code: string } & PasswordFields,
  owner: Owner,
  minimum?: number,
): Violation[] => [...checkConfirmation(input), ...checkNewPassword(input, owner, minimum)]

/** Changing a password needs the previous one and a different new one. */
export function checkPasswordChange(
  input: { previousPassword: string } & PasswordFields,
  owner: Owner,
  minimum?: number,
): Violation[] {
  const found = checkNewPassword(input, owner, minimum)
  if (input.previousPassword === '') found.unshift(violation('previousPassword', 'AU0122'))
  else if (input.password !== '' && plainPassword(input.password) === plainPassword(input.previousPassword))
    found.push(violation('password', 'AU0127'))
  return found
}

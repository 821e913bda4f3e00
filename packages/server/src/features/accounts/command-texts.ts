import { isEmail } from '@fairway/contract/identity/sign-in.rules'
import { type Group, groups } from '@fairway/contract/kit/access'
import { UsageError } from '../../platform/monitoring/usage.ts'

/** An address as the operator wrote it. */
export function readEmail(text: string): string {
  const email = text.normalize('NFKC').trim()
  if (!isEmail(email)) throw new UsageError(`${JSON.stringify(text)} is no e-mail address.`)
  return email
}

/** Groups as the operator wrote them: their codes with commas between, or none. */
export function readGroups(text: string): Group[] {
  const codes = text === 'none' ? [] : text.split(',').map((code) => code.trim())
  const unknown = codes.filter((code) => !(groups as readonly string[]).includes(code)) // any text may be asked for
  if (unknown.length > 0)
    throw new UsageError(`${JSON.stringify(unknown.join(','))} is no group. Groups: ${groups.join(', ')}, or none.`)
  return groups.filter((group) => codes.includes(group))
}

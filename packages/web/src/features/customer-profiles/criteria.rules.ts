import { type AccountStatus, accountStatuses } from '@fairway/contract/identity/account.values'
import { type Group, groups } from '@fairway/contract/kit/access'
import { cutText } from '@fairway/contract/shared/cut-text'
import { isDateOnly } from '@fairway/contract/shared/date-only'

/** The parameters of a search page. Anybody may write an address, so only valid values are used. */
export type SearchParams = Record<string, string | undefined>

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const oneOf = <T extends string>(known: readonly T[], value = ''): T | '' => known.find((one) => one === value) ?? ''
const idOf = (value = '') => (uuid.test(value) ? value : '')
const dayOf = (value = '') => (isDateOnly(value) ? value : '')

export interface ProfileCriteria {
  status: AccountStatus | ''
  q: string
  group: Group | ''
  organisation: string
}

export const readProfileCriteria = ({ status, q = '', group, organisation }: SearchParams): ProfileCriteria => ({
  status: oneOf(accountStatuses, status),
  q: cutText(q, 200),
  group: oneOf(groups, group),
  organisation: idOf(organisation),
})

export interface GrantCriteria {
  user: string
  by: string
  from: string
  to: string
}

export const readGrantCriteria = ({ user, by = '', from, to }: SearchParams): GrantCriteria => ({
  user: idOf(user),
  by: cutText(by, 254),
  from: dayOf(from),
  to: dayOf(to),
})

/** The parameters for the address, without empty values. */
export const writeCriteria = (criteria: object): Record<string, string> =>
  Object.fromEntries(Object.entries(criteria).filter(([, value]) => typeof value === 'string' && value !== ''))

import {
  type AccountStatus,
  type ActivityType,
  accountStatuses,
  activityTypes,
} from '@fairway/contract/identity/account.values'

/** What accounts are searched by, as the address holds it. */
export interface AccountCriteria {
  q: string
  status: AccountStatus | ''
}

/** Reads the criteria of an address; a status that does not exist is none. */
export function readCriteria({ q = '', status = '' }: Record<string, unknown>): AccountCriteria {
  return { q: String(q), status: accountStatuses.find((one) => one === status) ?? '' }
}

/** Which part of an activity list is shown. */
export interface ActivityFilter {
  type: ActivityType | ''
  status: 'success' | 'refused' | ''
}

/** Reads the filter of an address; words that do not exist filter nothing. */
export function readFilter({ type = '', status = '' }: Record<string, unknown>): ActivityFilter {
  return {
    type: activityTypes.find((one) => one === type) ?? '',
    status: status === 'success' || status === 'refused' ? status : '',
  }
}

/** What stands in the address: only what was chosen. */
export const chosenOnly = (criteria: object): Record<string, string> =>
  Object.fromEntries(Object.entries(criteria).filter(([, value]) => value !== ''))

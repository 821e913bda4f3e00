import {
  type AccountStatus,
  type ActivityType,
  accountStatuses,
  activityTypes,
} from '@fairway/contract/identity/account.values'

/** The search criteria for accounts, as in the address. */
export interface AccountCriteria {
  q: string
  status: AccountStatus | ''
}

/** Parses the criteria of an address. An unknown status is dropped. */
export function readCriteria({ q = '', status = '' }: Record<string, unknown>): AccountCriteria {
  return { q: String(q), status: accountStatuses.find((one) => one === status) ?? '' }
}

/** The filter of an activity list. */
export interface ActivityFilter {
  type: ActivityType | ''
  status: 'success' | 'refused' | ''
}

/** Parses the filter of an address. Unknown values filter nothing. */
export function readFilter({ type = '', status = '' }: Record<string, unknown>): ActivityFilter {
  return {
    type: activityTypes.find((one) => one === type) ?? '',
    status: status === 'success' || status === 'refused' ? status : '',
  }
}

/** The parameters for the address: only what was chosen. */
export const chosenOnly = (criteria: object): Record<string, string> =>
  Object.fromEntries(Object.entries(criteria).filter(([, value]) => value !== ''))

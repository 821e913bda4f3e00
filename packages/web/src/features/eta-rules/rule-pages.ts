import { createStore } from '../../platform/storage/store.ts'
import type { RuleKind } from './form/rule-values.rules.ts'

/** The paths of the lists. */
export const searchPages = { rule: '/adminEtaRuleSearch', exception: '/adminEtaRuleExceptionSearch' } as const

/** The paths of the details; `new` for a new one. */
export const detailPages = {
  rule: '/adminEtaRuleSearchDetails/$ruleId',
  exception: '/adminEtaRuleExceptionDetails/$ruleId',
} as const

type Searched = Record<RuleKind, Record<string, string>>

/** The last search, so that the link back leads to the same list. */
export const lastSearch = createStore<Searched>({ rule: {}, exception: {} })

export const noteSearch = (kind: RuleKind, search: Record<string, string>) =>
  lastSearch.set({ ...lastSearch.get(), [kind]: search })

import { createStore } from '../../platform/store.ts'
import type { RuleKind } from './rule-values.rules.ts'

/** Where the lists are. */
export const searchPages = { rule: '/adminEtaRuleSearch', exception: '/adminEtaRuleExceptionSearch' } as const

/** Where one of them is read and changed; `new` stands for one that is not made yet. */
export const detailPages = {
  rule: '/adminEtaRuleSearchDetails/$ruleId',
  exception: '/adminEtaRuleExceptionDetails/$ruleId',
} as const

type Searched = Record<RuleKind, Record<string, string>>

/** What was searched for last, so that the way back leads to the same list. */
export const lastSearch = createStore<Searched>({ rule: {}, exception: {} })

export const noteSearch = (kind: RuleKind, search: Record<string, string>) =>
  lastSearch.set({ ...lastSearch.get(), [kind]: search })

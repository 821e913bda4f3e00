import { definePages } from '../../platform/pages.ts'
import { readTextSearch } from '../../platform/search-readers.ts'

const common = { search: readTextSearch, texts: ['etaRules', 'form'] } as const

/** Details of something new may start with what the address says. */
export const etaRulePages = definePages({
  '/adminEtaRuleSearch': {
    ...common,
    title: 'etaRules',
    screen: async () => (await import('./search/rule-search.screen.tsx')).RuleSearchPage,
  },
  '/adminEtaRuleSearchDetails/$ruleId': {
    ...common,
    title: 'etaRules',
    screen: async () => (await import('./form/rule-details.screen.tsx')).RuleDetailsPage,
  },
  '/adminEtaRuleExceptionSearch': {
    ...common,
    title: 'etaExceptions',
    screen: async () => (await import('./search/rule-search.screen.tsx')).ExceptionSearchPage,
  },
  '/adminEtaRuleExceptionDetails/$ruleId': {
    ...common,
    title: 'etaExceptions',
    screen: async () => (await import('./form/rule-details.screen.tsx')).ExceptionDetailsPage,
  },
})

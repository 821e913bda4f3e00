import * as etaRules from '@fairway/contract/eta-rules/eta-rule.endpoints'
import type { Serve } from '../../platform/http/serve.ts'
import * as rules from './eta-rule.actions.ts'
import * as saving from './rule-saving.actions.ts'

/** What admins do with the rules by which arrivals become estimates. */
export function etaRuleRoutes(serve: Serve) {
  serve(etaRules.searchRules, (context, { query }) => rules.searchRules(context, query))
  serve(etaRules.saveRule, (context, { body }) => saving.saveRule(context, body))
  serve(etaRules.searchExceptions, (context, { query }) => rules.searchExceptions(context, query))
  serve(etaRules.saveException, (context, { body }) => saving.saveException(context, body))
  serve(etaRules.getRule, (context, { query }) => rules.getRule(context, query))
  serve(etaRules.getRuleChoices, (context) => rules.getRuleChoices(context))
  serve(etaRules.previewRule, (context, { body }) => saving.previewRule(context, body))
  serve(etaRules.previewException, (context, { body }) => saving.previewException(context, body))
  serve(etaRules.getEstimateRuns, (context) => rules.getEstimateRuns(context))
}

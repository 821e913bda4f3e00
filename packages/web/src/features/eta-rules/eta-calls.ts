import type { EtaRule, ExceptionFields, RulePreview, SavedRule } from '@fairway/contract/eta-rules/eta-rule.schema'
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { apiQuery, send } from '../../platform/calls/api.ts'
import type { RuleKind } from './form/rule-values.rules.ts'
import type { RuleCriteria } from './search/rule-criteria.rules.ts'

const CHOICES = 'GET /api/eta/choices'
const RULES = 'GET /api/eta/search'
const EXCEPTIONS = 'GET /api/eta/exception/search'

/** Ports and equipment, for all pages of arrival rules. */
export const useRuleChoices = () => useQuery(apiQuery(CHOICES, {}))

/** The matching rules or exceptions. Nothing is loaded before a port is chosen. */
export function useFoundRules(kind: RuleKind, { vvd, ...criteria }: RuleCriteria) {
  const options = { enabled: criteria.port !== '', placeholderData: keepPreviousData }
  const rules = useQuery({
    ...apiQuery(RULES, { query: criteria }),
    ...options,
    enabled: options.enabled && kind === 'rule',
  })
  const exceptions = useQuery({
    ...apiQuery(EXCEPTIONS, { query: { ...criteria, vvd } }),
    ...options,
    enabled: options.enabled && kind === 'exception',
  })
  return kind === 'rule' ? rules : exceptions
}

/** After a change the lists and the counts are loaded again. */
export function forgetRules(queries: QueryClient) {
  for (const call of [CHOICES, RULES, EXCEPTIONS]) void queries.invalidateQueries({ queryKey: [call] })
}

/** The body of a save: the changed rule, and the version that it is based on. */
const bodyOf = (fields: ExceptionFields, base: EtaRule | undefined) => ({
  ...fields,
  ...(base && { ruleId: base.ruleId, version: base.version }),
})

function ruleBodyOf({ vvd, firstOn, lastOn, ...fields }: ExceptionFields, base: EtaRule | undefined) {
  return { ...fields, ...(base && { ruleId: base.ruleId, version: base.version }) }
}

/** Saves a new or existing rule or exception. */
export const saveFields = (kind: RuleKind, fields: ExceptionFields, base: EtaRule | undefined): Promise<SavedRule> =>
  kind === 'rule'
    ? send('POST /api/eta/createUpdate', { body: ruleBodyOf(fields, base) })
    : send('POST /api/eta/exception/createUpdate', { body: bodyOf(fields, base) })

/** Loads what saving it would change. */
export const previewFields = (
  kind: RuleKind,
  fields: ExceptionFields,
  base: EtaRule | undefined,
): Promise<RulePreview> =>
  kind === 'rule'
    ? send('POST /api/eta/preview', { body: ruleBodyOf(fields, base) })
    : send('POST /api/eta/exception/preview', { body: bodyOf(fields, base) })

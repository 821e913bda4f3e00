import type { Violation } from '../kit/errors.ts'
import { violation } from './watching.errors.ts'
import type { WatchPreferences } from './watching.schema.ts'
import { type RuleKind, ruleKinds, thresholds } from './watching.values.ts'

/** The thresholds of a rule; none for a rule that has no number. */
export const choicesOf = (kind: RuleKind): readonly number[] =>
  kind in thresholds ? thresholds[kind as keyof typeof thresholds] : [] // checked just before

/** Each rule is there once, with a number that can be chosen, and quiet hours have an end. */
export function checkPreferences({ rules, quiet }: WatchPreferences): Violation[] {
  const found = rules.flatMap(({ kind, threshold }, at) => {
    const choices = choicesOf(kind)
    const isKnown = choices.length === 0 ? threshold === null : threshold !== null && choices.includes(threshold)
    return isKnown ? [] : [violation(`rules.${at}.threshold`, 'WA0005')]
  })
  if (new Set(rules.map(({ kind }) => kind)).size !== ruleKinds.length) found.push(violation('rules', 'WA0007'))
  if (quiet && quiet.from === quiet.until) found.push(violation('quiet.until', 'WA0006'))
  return found
}

import type { Violation } from '@fairway/contract/kit/errors'
import { Failure } from '../../platform/failure.ts'

/** Something wrong that a form shows. What the server alone can judge stays until its field is changed. */
export interface FieldError extends Violation {
  source: 'rule' | 'server'
}

/** What the rules found, one finding for each field: the first thing to mend. */
export const ruleErrorsOf = (found: readonly Violation[]): FieldError[] => firstOfEach(found, 'rule')

/** The findings inside of a refusal, at the fields that the form knows. */
export function serverErrorsOf(error: unknown): FieldError[] {
  const found = error instanceof Failure ? (error.answer.violations ?? []) : []
  return firstOfEach(
    found.map((violation) => ({ ...violation, path: violation.path.replace(/^body\.?/, '') })),
    'server',
  )
}

function firstOfEach(found: readonly Violation[], source: FieldError['source']): FieldError[] {
  const first = new Map<string, FieldError>()
  for (const violation of found) if (!first.has(violation.path)) first.set(violation.path, { ...violation, source })
  return [...first.values()]
}

/** After a change: fields that were wrong are judged again at once, those that were right wait for the next sending. */
export function revalidate(shown: readonly FieldError[], found: readonly Violation[], changed: string): FieldError[] {
  const fresh = ruleErrorsOf(found)
  return shown.flatMap((error) => {
    if (error.source === 'server') return error.path === changed ? [] : [error]
    return fresh.filter(({ path }) => path === error.path)
  })
}

/** Whether two lists say the same, so that nothing is drawn again for a letter that changes nothing. */
export const hasSameErrors = (one: readonly FieldError[], other: readonly FieldError[]) =>
  one.length === other.length && one.every(({ path, code }, at) => other[at]?.path === path && other[at].code === code)

import type { Violation } from '@fairway/contract/kit/errors'
import { Failure } from '../../platform/calls/failure.ts'

/** An error that a form shows. An error from the server stays until its field is changed. */
export interface FieldError extends Violation {
  source: 'rule' | 'server'
}

/** The errors of the rules, one for each field: the first one to fix. */
export const ruleErrorsOf = (found: readonly Violation[]): FieldError[] => firstOfEach(found, 'rule')

/** The violations of a refusal, by the fields of the form. */
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

/** After a change, fields with an error are validated again at once. The others wait for the next submission. */
export function revalidate(shown: readonly FieldError[], found: readonly Violation[], changed: string): FieldError[] {
  const fresh = ruleErrorsOf(found)
  return shown.flatMap((error) => {
    if (error.source === 'server') return error.path === changed ? [] : [error]
    return fresh.filter(({ path }) => path === error.path)
  })
}

/** Whether two lists are equal, so that typing without effect renders nothing again. */
export const hasSameErrors = (one: readonly FieldError[], other: readonly FieldError[]) =>
  one.length === other.length && one.every(({ path, code }, at) => other[at]?.path === path && other[at].code === code)

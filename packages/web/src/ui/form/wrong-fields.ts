import type { Violation } from '@fairway/contract/kit/errors'
import { Failure } from '../../platform/failure.ts'

/** Something wrong that a form shows. What the server alone can judge stays until its field is changed. */
export interface Wrong extends Violation {
  saidBy: 'rule' | 'server'
}

/** What the rules found, one finding for each field: the first thing to mend. */
export const byRule = (found: readonly Violation[]): Wrong[] => firstOfEach(found, 'rule')

/** The findings inside of a refusal, at the fields that the form knows. */
export function byServer(error: unknown): Wrong[] {
  const found = error instanceof Failure ? (error.answer.violations ?? []) : []
  return firstOfEach(
    found.map((violation) => ({ ...violation, path: violation.path.replace(/^body\.?/, '') })),
    'server',
  )
}

function firstOfEach(found: readonly Violation[], saidBy: Wrong['saidBy']): Wrong[] {
  const first = new Map<string, Wrong>()
  for (const violation of found) if (!first.has(violation.path)) first.set(violation.path, { ...violation, saidBy })
  return [...first.values()]
}

/** After a change: fields that were wrong are judged again at once, those that were right wait for the next sending. */
export function judgeAgain(shown: readonly Wrong[], found: readonly Violation[], changed: string): Wrong[] {
  const fresh = byRule(found)
  return shown.flatMap((wrong) => {
    if (wrong.saidBy === 'server') return wrong.path === changed ? [] : [wrong]
    return fresh.filter(({ path }) => path === wrong.path)
  })
}

/** Whether two lists say the same, so that nothing is drawn again for a letter that changes nothing. */
export const saysSame = (one: readonly Wrong[], other: readonly Wrong[]) =>
  one.length === other.length && one.every(({ path, code }, at) => other[at]?.path === path && other[at].code === code)

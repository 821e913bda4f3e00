import type { Moment } from './tracking.schema.ts'

/** A plan that lies before newer word of what comes first, or after newer word of what comes later. */
export function isOvertaken(moments: readonly Moment[], position: number): boolean {
  const { planned, estimated, actual } = moments[position] ?? { planned: null, estimated: null, actual: null }
  if (!planned || estimated || actual) return false
  return moments.some((other, at) => {
    const newest = other.actual ?? other.estimated
    if (!newest) return false
    const distance = Date.parse(newest) - Date.parse(planned)
    return at < position ? distance > 0 : distance < 0
  })
}

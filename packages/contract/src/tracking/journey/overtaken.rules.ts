import type { Moment } from '../tracking.schema.ts'

/** A plan that lies before a newer time of an earlier step, or after a newer time of a later one. */
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

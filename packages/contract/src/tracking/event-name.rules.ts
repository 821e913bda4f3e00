import type { en } from './messages/en.ts'
import type { EventKind, Load, Mode } from './tracking.values.ts'

export type EventName = keyof typeof en.events

/** What an event is called in a container's history: a gate move by what the box holds, a journey by what carries it. */
export function eventName({ kind, load, mode }: { kind: EventKind; load: Load | null; mode: Mode | null }): EventName {
  if (kind === 'available' || kind === 'notAvailable') return kind
  if (kind === 'gateOut' || kind === 'gateIn') return gateName(kind, load)
  if (mode === 'rail') return `${kind}Rail`
  // A truck has neither quay nor ramp: what it does to a box happens at a gate.
  if (mode === 'truck') return gateName(kind === 'loaded' || kind === 'departed' ? 'gateOut' : 'gateIn', load)
  return kind
}

function gateName(gate: 'gateOut' | 'gateIn', load: Load | null): EventName {
  if (load === null) return gate
  return load === 'empty' ? `${gate}Empty` : `${gate}Full`
}

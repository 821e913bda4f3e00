import type { en } from '../messages/en.ts'
import type { EventKind, Load, Mode } from '../tracking.values.ts'

export type EventName = keyof typeof en.events

/** The name of an event in a history: a gate move depends on full or empty, a journey on its mode. */
export function eventName({ kind, load, mode }: { kind: EventKind; load: Load | null; mode: Mode | null }): EventName {
  if (kind === 'available' || kind === 'notAvailable') return kind
  if (kind === 'gateOut' || kind === 'gateIn') return gateName(kind, load)
  if (mode === 'rail') return `${kind}Rail`
  // A truck has neither quay nor ramp: its moves happen at a gate.
  if (mode === 'truck') return gateName(kind === 'loaded' || kind === 'departed' ? 'gateOut' : 'gateIn', load)
  return kind
}

function gateName(gate: 'gateOut' | 'gateIn', load: Load | null): EventName {
  if (load === null) return gate
  return load === 'empty' ? `${gate}Empty` : `${gate}Full`
}

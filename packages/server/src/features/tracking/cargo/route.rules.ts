import type { Stretch } from '@fairway/contract/tracking/journey/route.schema'
import type { PlannedLeg } from './route.repository.ts'

type Undrawn = Omit<Stretch, 'path' | 'distanceNm'>
type Call = PlannedLeg['calls'][number]

/** Parts a leg at every port that its ship calls on the way; a train, or a ship without a schedule, goes through. */
export function stretchesOf({ from, to, departure, arrival, calls }: PlannedLeg): Undrawn[] {
  const ports = calls.reduce(withCall, [])
  const stretches = ports.slice(1).flatMap((next, at) => {
    const call = ports[at]
    return call ? [{ from: call.place, to: next.place, departure: call.departure, arrival: next.arrival }] : []
  })
  const [first, last] = [stretches[0], stretches.at(-1)]
  if (!first || !last) return [{ from, to, departure, arrival }]
  first.from = from
  last.to = to
  return stretches
}

/** A ship that shifts its berth calls a port twice in a row and is there once. */
function withCall(ports: Call[], call: Call): Call[] {
  const last = ports.at(-1)
  if (last?.place !== call.place) return [...ports, call]
  return [...ports.slice(0, -1), { ...last, departure: call.departure }]
}

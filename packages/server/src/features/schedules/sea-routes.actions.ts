import { setImmediate } from 'node:timers/promises'
import type { Point } from '@fairway/contract/tracking/journey/route.schema'
import type { OpenSeaNetwork } from '../../ports/sea-network/sea-network.port.ts'
import { buildSeaGraph, type SeaGraph } from './sea-graph.rules.ts'
import { findSeaRoute, findStraightWay, type SeaRoute } from './sea-route.rules.ts'

/** A carrier's whole network has fewer pairs of ports than this. */
const KNOWN_ROUTES = 2000

/** The way of a ship from one place to another. */
export interface SeaRoutes {
  between(from: Point, to: Point): Promise<SeaRoute>
  /** As the crow flies, for ways over land. */
  straight(from: Point, to: Point): SeaRoute
}

/** Finds the way between two ports once and remembers it; the network is read for the first way. */
export function createSeaRoutes(openNetwork: OpenSeaNetwork): SeaRoutes {
  let graph: Promise<SeaGraph> | undefined
  const known = new Map<string, SeaRoute>()
  return {
    straight: findStraightWay,
    async between(from, to) {
      const key = `${from} ${to}`
      const before = known.get(key)
      if (before) return before
      graph ??= openNetwork().then(buildSeaGraph)
      const lanes = await graph
      await setImmediate() // other requests come first: a search takes milliseconds, a map needs many
      const route = findSeaRoute(lanes, from, to)
      if (known.size >= KNOWN_ROUTES) known.delete(known.keys().next().value ?? '')
      known.set(key, route)
      return route
    },
  }
}

import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, type Metric, Registry } from 'prom-client'
import type { Pool } from '../database/database.ts'
import { hookRoutes } from '../http/route-hooks.ts'
import { CallFigures } from './call-figures.ts'

/** Counts calls by route and status, and shows how busy the database connections are. */
export function measure(app: FastifyInstance, pool: Pool) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 100 }) // each reading wakes an idle server
  const figures = new CallFigures()
  new Counter({
    name: 'fairway_calls_total',
    help: 'Calls by route and status',
    labelNames: ['route', 'status'],
    registers: [registry],
    collect() {
      this.reset()
      for (const { labels, count } of figures.counts()) this.inc(labels, count)
    },
  })
  const seconds = { name: 'fairway_call_seconds', help: 'Time to answer', type: 'histogram', aggregator: 'sum' }
  const histogram = { ...seconds, get: async () => ({ ...seconds, values: figures.histogram(seconds.name) }) }
  registry.registerMetric(histogram as unknown as Metric) // the registry asks a metric for its name and its values alone
  new Gauge({
    name: 'fairway_database_connections',
    help: 'Connections by state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.raw.totalCount)
      this.set({ state: 'idle' }, pool.raw.idleCount)
      this.set({ state: 'waited for' }, pool.raw.waitingCount)
    },
  })
  hookRoutes(app, 'onResponse', (route) => {
    const name = route?.url ?? 'unknown'
    // a stream is open as long as its page; how long says nothing about the server
    const isTimed = !route?.config.endpoint?.streams
    return (_request, reply, done) => {
      figures.note(name, reply.statusCode, isTimed ? reply.elapsedTime / 1000 : undefined)
      done()
    }
  })
  return registry
}

/** Shows how much of the budget for bodies is in use. */
export const measureBodies = (registry: Registry, inUse: () => number) =>
  new Gauge({
    name: 'fairway_body_bytes_in_flight',
    help: 'Bytes of bodies that are read or worked on',
    registers: [registry],
    collect() {
      this.set(inUse())
    },
  })

/** Shows how many live pages are open on this server. */
export const measureStreams = (registry: Registry, open: () => number) =>
  new Gauge({
    name: 'fairway_open_streams',
    help: 'Live pages that are open',
    registers: [registry],
    collect() {
      this.set(open())
    },
  })

import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Pool } from './database.ts'

/** Counts calls by route and status, and shows how busy the database connections are. */
export function measure(app: FastifyInstance, pool: Pool) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const calls = new Counter({
    name: 'fairway_calls_total',
    help: 'Calls by route and status',
    labelNames: ['route', 'status'],
    registers: [registry],
  })
  const seconds = new Histogram({
    name: 'fairway_call_seconds',
    help: 'Time to answer',
    labelNames: ['route'],
    registers: [registry],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30],
  })
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
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    calls.inc({ route, status: String(reply.statusCode) })
    seconds.observe({ route }, reply.elapsedTime / 1000)
  })
  return registry
}

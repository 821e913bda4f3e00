import fc from 'fast-check'
import { Histogram, Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { CallFigures } from './call-figures.ts'

const call = fc.record({
  route: fc.constantFrom('/health', '/api/cargopub/search'),
  status: fc.constantFrom(200, 404),
  seconds: fc.oneof(fc.constantFrom(0.001, 0.0025, 30), fc.double({ min: 0, max: 60, noNaN: true })),
})

it('tells the same histogram as the library that Prometheus’ users know', () =>
  fc.assert(
    fc.asyncProperty(fc.array(call, { minLength: 1 }), async (calls) => {
      const figures = new CallFigures()
      const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30]
      const known = new Histogram({
        name: 'seconds',
        help: 'Time',
        labelNames: ['route'],
        buckets,
        registers: [new Registry()],
      })
      for (const { route, status, seconds } of calls) {
        figures.note(route, status, seconds)
        known.observe({ route }, seconds)
      }
      const serialize = (values: { metricName?: string; labels: object; value: number }[]) =>
        values.map(({ metricName, labels, value }) =>
          JSON.stringify([metricName, Object.entries(labels).sort(), value]),
        )
      expect(serialize(figures.histogram('seconds')).sort()).toEqual(serialize((await known.get()).values).sort())
    }),
  ))

it('counts by route and status, and times only what says its time', () => {
  const figures = new CallFigures()
  figures.note('/api/live', 200, undefined)
  figures.note('/api/live', 200, undefined)
  figures.note('/api/live', 404, undefined)
  expect(figures.counts()).toEqual([
    { labels: { route: '/api/live', status: '200' }, count: 2 },
    { labels: { route: '/api/live', status: '404' }, count: 1 },
  ])
  expect(figures.histogram('seconds')).toEqual([])
})

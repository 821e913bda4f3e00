import { afterEach, expect, it } from 'vitest'
import { startServer, until } from './local-server.fixture.ts'
import { createServerHealth } from './server-health.ts'

let stop = async () => {}
afterEach(() => stop())

async function serve(statuses: number[], delaysMs = [5, 10]) {
  let count = 0
  const server = await startServer((_, response) => {
    response.writeHead(statuses[Math.min(count++, statuses.length - 1)] ?? 200).end()
  })
  const health = createServerHealth(delaysMs)
  stop = async () => {
    health.stop()
    await server.stop()
  }
  return { health, requestCount: () => count }
}

it('shows no banner while the server answers', async () => {
  const { health } = await serve([200])
  expect(await health.diagnose()).toBe('timedOut')
  expect(health.down.get()).toBe(false)
})

it('shows the banner and removes it when the server is back', async () => {
  const { health, requestCount } = await serve([503, 503, 504, 200])
  expect(await health.diagnose()).toBe('down')
  expect(health.down.get()).toBe(true)
  await until(() => !health.down.get())
  expect(health.down.get()).toBe(false)
  expect(requestCount()).toBe(4)
})

it('checks once at a time, however many calls failed', async () => {
  // the second check comes long after the three calls, even on a slow machine
  const { health, requestCount } = await serve([503, 503, 503, 200], [1000])
  await Promise.all([health.diagnose(), health.diagnose(), health.diagnose()])
  await until(() => !health.down.get())
  await new Promise((later) => setTimeout(later, 60))
  expect(requestCount()).toBe(4)
})

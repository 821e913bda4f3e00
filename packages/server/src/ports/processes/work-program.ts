import { framesOf } from './frames.ts'
import type { Cost } from './work-cost.ts'

/**
 * The main function of a program that works in a process of its own: it answers one piece of work after the other until
 * the server ends it. `answer` sends its messages itself.
 */
export async function runWorkProgram(answer: (bytes: Buffer, cost: () => Cost) => Promise<void>) {
  process.on('disconnect', () => process.exit())
  // an interrupt of the terminal reaches everybody; this process ends with the server
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => {})
  await tell({ tells: 'ready' })
  for await (const bytes of framesOf(process.stdin)) await answer(bytes, measureCost())
}

/** Sends a message to the server. */
export const tell = (message: { tells: string }) =>
  new Promise<void>((done, failed) =>
    process.send?.(message, (error: Error | null) => (error ? failed(error) : done())),
  )

function measureCost(): () => Cost {
  const before = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(before)
    return { megabytes: process.resourceUsage().maxRSS / 1024, milliseconds: (user + system) / 1000 }
  }
}

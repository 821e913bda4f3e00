// @ts-check
import { setTimeout as pause } from 'node:timers/promises'
import { startPostgres } from '../postgres.mjs'

const RETRY_MS = 1000

/** Keeps the embedded PostgreSQL running on one port for the whole run, so that its address stays valid. A dead one
 * is started again; when only our ownership is lost, it is adopted again.
 * @param {{ dataFolder: string, terminal: import('./terminal.mjs').Terminal, signal: AbortSignal }} options */
export async function superviseDatabase({ dataFolder, terminal, signal }) {
  let current = await startPostgres({ dataFolder, log: terminal.working, signal })
  const { appUrl, port, version, adopted } = current
  const ending = new AbortController()
  const stopped = new Promise((resolve) => ending.signal.addEventListener('abort', resolve, { once: true }))

  const watch = async () => {
    for (;;) {
      const reason = await Promise.race([current.died, stopped])
      if (ending.signal.aborted) return
      terminal.print(`PostgreSQL is lost: ${reason}. Starting it again now.`)
      while (!ending.signal.aborted && !(await restart())) await Promise.race([pause(RETRY_MS), stopped])
    }
  }
  const restart = async () => {
    try {
      current = await startPostgres({ dataFolder, port, signal: ending.signal })
      terminal.print(current.adopted ? 'PostgreSQL runs on.' : 'PostgreSQL runs again.')
      return true
    } catch (error) {
      if (!ending.signal.aborted) terminal.print(/** @type {Error} */ (error).message)
      return false
    }
  }
  const watching = watch()
  return {
    appUrl,
    version,
    adopted,
    /** @param {AbortSignal} hurried */
    async stop(hurried) {
      ending.abort(new Error('stopped'))
      await watching
      await current.stop(hurried)
    },
  }
}

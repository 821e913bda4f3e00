// @ts-check
// How a run ends: Ctrl-C once (in order), Ctrl-C again (at once), or a fatal failure.

/** A failure whose text is shown at the terminal; exit code 78 means that a setting is wrong. */
export class Failure extends Error {
  /** @param {string} text
   * @param {number} [exitCode] */
  constructor(text, exitCode = 1) {
    super(text)
    this.exitCode = exitCode
  }
}

/** npm forwards a Ctrl-C that the terminal has already sent us: two within this time are one. */
const SAME_KEYSTROKE_MS = 300

/** @param {import('./terminal.mjs').Terminal} terminal */
export function listenForEnd(terminal) {
  const requested = new AbortController()
  const hurried = new AbortController()
  let requestedAt = 0
  const onSignal = () => {
    if (!requested.signal.aborted) {
      requestedAt = Date.now()
      terminal.done()
      terminal.print('Stopping … (Ctrl-C again: at once)')
      requested.abort(new Failure('stopped', 0))
    } else if (Date.now() - requestedAt > SAME_KEYSTROKE_MS) hurried.abort()
  }
  for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, onSignal)
  const fail = (/** @type {unknown} */ error) => requested.abort(error)
  process.on('uncaughtException', fail)
  process.on('unhandledRejection', fail)
  return {
    /** The end was requested, or something failed: start nothing more. */
    requested: requested.signal,
    /** End at once. */
    hurried: hurried.signal,
    fail,
    /** @returns {Promise<never>} */
    wait: () =>
      new Promise((_, reject) => {
        const end = () => reject(requested.signal.reason)
        if (requested.signal.aborted) end()
        else requested.signal.addEventListener('abort', end, { once: true })
      }),
  }
}

// @ts-check
// What the person at the terminal sees: one line that moves while something is being done, and lines that stay.

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const FRAME_MS = 100

/**
 * @typedef {object} Terminal
 * @property {boolean} interactive somebody watches; otherwise a log collects
 * @property {(text: string) => void} print a line that stays
 * @property {(text: string) => void} working what is being done now; replaces what was being done before
 * @property {(text?: string) => void} done ends what is being done, with a line that stays
 */

/** @param {number} since */
const elapsed = (since) => {
  const seconds = Math.round((Date.now() - since) / 1000)
  return seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`
}

/** @param {NodeJS.WriteStream} [out]
 * @returns {Terminal} */
export function openTerminal(out = process.stdout) {
  const interactive = Boolean(out.isTTY) && process.env.TERM !== 'dumb'
  let text = ''
  let since = 0
  let frame = 0
  /** @type {NodeJS.Timeout | undefined} */
  let ticking
  out.on('error', () => {}) // the terminal may be gone; what we supervise still has to end in order

  const clear = () => interactive && ticking && out.write('\r\x1b[K')
  const draw = () => {
    const line = `${FRAMES[frame++ % FRAMES.length]} ${text} ${elapsed(since)}`
    out.write(`\r\x1b[K${line.slice(0, (out.columns || 80) - 1)}`)
  }
  const print = (/** @type {string} */ line) => {
    clear()
    out.write(`${line}\n`)
    if (interactive && ticking) draw()
  }
  return {
    interactive,
    print,
    working(next) {
      if (next === text) return
      if (!text) since = Date.now()
      text = next
      if (!interactive) print(`${text} …`)
      else ticking ??= setInterval(draw, FRAME_MS).unref()
    },
    done(line) {
      clear()
      clearInterval(ticking)
      ticking = undefined
      const took = text && Date.now() - since >= 1000 ? ` (${elapsed(since)})` : ''
      text = ''
      if (line) print(`✓ ${line}${took}`)
    },
  }
}

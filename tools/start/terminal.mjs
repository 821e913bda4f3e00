// @ts-check
// The output at the terminal: one line that is updated during work, and lines that stay.

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const FRAME_MS = 100

/**
 * @typedef {object} Terminal
 * @property {boolean} interactive a person watches; otherwise it is a log
 * @property {(text: string) => void} print a line that stays
 * @property {(text: string) => void} working the current work; replaces the line of the work before
 * @property {(text?: string) => void} done ends the current work, with a line that stays
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
  out.on('error', () => {}) // the terminal may be gone; the programs must still end in order

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

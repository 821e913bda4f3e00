// @ts-check
// Code inside the measured page: timers based on the browser's own events.

/** Injected into every page before its own script.
 * @param {string} [rowsAt] what the first rows are known by; without it nobody waits for rows */
export function windClocks(rowsAt) {
  /** After the next frame has been drawn. */
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel()
        channel.port1.onmessage = () => resolve(performance.now())
        channel.port2.postMessage(0)
      })
    })
  const firstRows = new Promise((resolve, reject) => {
    if (!rowsAt) return // to look for rows after each change would be part of what is measured
    setTimeout(() => reject(new Error('no rows were drawn')), 30_000)
    const observer = new MutationObserver(() => {
      if (!document.querySelector(rowsAt)) return
      observer.disconnect()
      resolve(painted())
    })
    observer.observe(document, { childList: true, subtree: true })
  })

  /** The time from a click or a key until the grid shows another order or other rows.
   * @param {'click' | 'keydown'} type
   * @param {'aria-sort' | 'aria-rowcount'} attribute */
  const turn = (type, attribute) =>
    new Promise((resolve, reject) => {
      let startedAt = 0
      setTimeout(() => reject(new Error(`no ${attribute} changed after a ${type}`)), 60_000)
      const note = (/** @type {Event} */ event) => {
        startedAt = event.timeStamp
      }
      document.addEventListener(type, note, { capture: true })
      const observer = new MutationObserver(async () => {
        observer.disconnect()
        document.removeEventListener(type, note, { capture: true })
        resolve(Number(await painted()) - startedAt)
      })
      const grid = document.querySelector('[role=grid]')
      if (grid) observer.observe(grid, { attributes: true, subtree: true, attributeFilter: [attribute] })
    })

  /** @type {number[]} */
  let frames = []
  let isRecording = false
  const record = () => {
    frames = []
    isRecording = true
    let before = 0
    const tick = (/** @type {number} */ now) => {
      if (before > 0) frames.push(now - before)
      before = now
      if (isRecording) requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  }
  const stop = () => {
    isRecording = false
    return frames
  }

  /**
   * The longest event of each interaction, in milliseconds; the browser does not report those under 16. @type
   * {Map<number, number>}
   */
  const interactions = new Map()
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId = 0, duration } = /** @type {PerformanceEventTiming & { interactionId?: number }} */ (entry)
      if (interactionId > 0) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0))
    }
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16, buffered: true }))
  const interactionCount = () => Number(/** @type {any} */ (performance).interactionCount)
  let countBefore = 0
  const forget = () => {
    interactions.clear()
    countBefore = interactionCount()
  }
  /** The reported latencies, and how many interactions there were, including unreported ones. */
  const latencies = () => ({ latencies: [...interactions.values()], count: interactionCount() - countBefore })

  Object.assign(window, { clocks: { painted, firstRows, turn, record, stop, forget, latencies } })
}

/** @typedef {{ painted: () => Promise<number>, firstRows: Promise<number>, record: () => void, stop: () => number[], forget: () => void,
 *   latencies: () => { latencies: number[], count: number }, turn: (type: string, attribute: string) => Promise<number> }} Clocks */

/** A hidden tab gets no animation frames, so a timer runs the work all the same. */
const AT_LATEST_MS = 120

let waiting: (() => void)[] = []
let atLatest: ReturnType<typeof setTimeout> | undefined

function actNow() {
  clearTimeout(atLatest)
  const acts = waiting
  waiting = []
  for (const act of acts) act()
}

/** Runs slow work after the browser has painted the effect of a key or a click. */
export function afterPaint(act: () => void) {
  waiting.push(act)
  if (waiting.length > 1) return
  atLatest = setTimeout(actNow, AT_LATEST_MS)
  requestAnimationFrame(() => setTimeout(actNow))
}

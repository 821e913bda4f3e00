/** No frame comes where nobody looks; then it is done all the same. */
const AT_LATEST_MS = 120

let waiting: (() => void)[] = []
let atLatest: ReturnType<typeof setTimeout> | undefined

function actNow() {
  clearTimeout(atLatest)
  const acts = waiting
  waiting = []
  for (const act of acts) act()
}

/** Does something that takes a while once the browser has shown that the key or the button was pressed. */
export function afterPaint(act: () => void) {
  waiting.push(act)
  if (waiting.length > 1) return
  atLatest = setTimeout(actNow, AT_LATEST_MS)
  requestAnimationFrame(() => setTimeout(actNow))
}

/** Browsers without `requestIdleCallback` wait this long after the page has loaded. */
const FALLBACK_MS = 200
const LONGEST_WAIT_MS = 5_000

/** Runs something once the page is loaded and idle. Returns the function that cancels it. */
export function whenIdle(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let idle: number | undefined
  const wait = () => {
    if ('requestIdleCallback' in window) idle = requestIdleCallback(act, { timeout: LONGEST_WAIT_MS })
    else timer = setTimeout(act, FALLBACK_MS)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    window.removeEventListener('load', wait)
    clearTimeout(timer)
    if (idle !== undefined) cancelIdleCallback(idle)
  }
}

import { whenIdle } from '../ui/lazy/when-idle.ts'
import type { PortalRouter } from './routes.tsx'

/** Whether the browser had this file from an earlier visit, which then left the letters as well. */
function isReturning() {
  const [file] = performance.getEntriesByName(import.meta.url)
  return file instanceof PerformanceResourceTiming && file.transferSize === 0 && file.decodedBodySize > 0
}

/**
 * Brings the portal's own letters. Lines end elsewhere in them, which would move what somebody reads; so they come
 * before the first page is drawn, if the browser has kept them, or else with the next page. Without them the page keeps
 * those of the machine.
 */
export function bringLetters(router: PortalRouter, firstPage: Promise<void>) {
  let isDrawn = false
  let use: (() => void) | undefined
  const fetchLetters = async () => {
    const { loadWebFont } = await import('../ui/fonts/web-font.ts')
    use = await loadWebFont()
    if (!isDrawn) use()
  }
  const start = () => void fetchLetters().catch(() => {})
  const returns = isReturning()
  if (returns) start()
  const followFirstPage = () => {
    isDrawn = true
    if (!returns) whenIdle(start)
  }
  firstPage.then(followFirstPage, () => {}) // a page that failed is told of elsewhere
  router.subscribe('onBeforeRouteMount', ({ pathChanged }) => {
    if (!isDrawn || !pathChanged) return
    use?.()
    use = undefined
  })
}

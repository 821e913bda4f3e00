import './ui/tokens.css'
import './ui/base.css'
import type { Language } from '@fairway/contract/shared/language'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { followSession } from './app/follow-session.ts'
import { hydrated } from './app/hydrated.ts'
import { firstTexts, switchLanguage } from './app/languages.ts'
import { createPortalRouter, type PortalRouter } from './app/routes.tsx'
import { loadPersonParts } from './app/shell/person-parts.ts'
import { send } from './platform/calls/api.ts'
import { logClientError, watchForErrors } from './platform/client-log/client-log.ts'
import { findPlace } from './platform/client-log/client-place.ts'
import { startI18n } from './platform/language/i18n.ts'
import { pageLanguage, rememberLanguage, storedLanguage } from './platform/language/language.ts'
import { session } from './platform/session/session.store.ts'
import { startTheme } from './platform/theme.ts'
import { nextTask } from './ui/lazy/next-task.ts'
import { whenIdle } from './ui/lazy/when-idle.ts'

async function start() {
  watchForErrors()
  startTheme()
  const language = pageLanguage()
  const router = createPortalRouter()
  const drawn = draw(router, language)
  addWebFont(router, drawn)
  await drawn

  // The server wrote another language than this browser chose, because its cookie was lost.
  const chosen = storedLanguage()
  if (chosen === language) rememberLanguage(language)
  else await switchLanguage(chosen)

  await findPlace(() => send('GET /api/geo', {}))
}

async function draw(router: PortalRouter, language: Language) {
  startI18n(language, await firstTexts[language]())
  if (session.get()) await loadPersonParts()
  const container = document.getElementById('root')
  if (!container) throw new Error('the page has no root element')
  const isPrerendered = location.pathname === '/' && container.firstElementChild !== null
  // Tells the router that the HTML was prerendered. Without it hydration finds another tree and starts again.
  if (isPrerendered) Object.assign(router, { ssr: { manifest: undefined } })
  followSession(router)
  await nextTask()
  await router.load()
  const app = <RouterProvider router={router} />
  const onError = { onRecoverableError: logClientError, onUncaughtError: logClientError }
  // a transition is rendered in small pieces, between which the page can react
  startTransition(() => {
    if (isPrerendered) hydrateRoot(container, app, onError)
    else createRoot(container, onError).render(app)
  })
  if (isPrerendered) await hydrated
}

/** Whether the browser had this file from an earlier visit, which then left the web font as well. */
function isReturning() {
  const [file] = performance.getEntriesByName(import.meta.url)
  return file instanceof PerformanceResourceTiming && file.transferSize === 0 && file.decodedBodySize > 0
}

/**
 * Lines end elsewhere in the web font, which would move what somebody reads. So it comes before the first page is drawn, if
 * the browser has kept it, or else with the next page. Without it the page keeps the font of the machine.
 */
function addWebFont(router: PortalRouter, firstPage: Promise<void>) {
  let isDrawn = false
  let add: (() => void) | undefined
  const load = async () => {
    const { loadWebFont } = await import('./ui/fonts/web-font.ts')
    add = await loadWebFont()
    if (!isDrawn) add()
  }
  const start = () => void load().catch(() => {})
  const returns = isReturning()
  if (returns) start()
  const waitForNextPage = () => {
    isDrawn = true
    if (!returns) whenIdle(start)
  }
  firstPage.then(waitForNextPage, () => {}) // a page that failed is told of elsewhere
  router.subscribe('onBeforeRouteMount', ({ pathChanged }) => {
    if (isDrawn && pathChanged) add?.()
  })
}

start().catch(logClientError)

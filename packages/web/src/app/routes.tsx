import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { logClientError } from '../platform/client-log/client-log.ts'
import { useTranslation } from '../platform/language/use-translation.ts'
import { session } from '../platform/session/session.store.ts'
import { buttonClass } from '../ui/button.tsx'
import { NoticePage } from '../ui/feedback/notice-page.tsx'
import { Skeleton, SkeletonLines } from '../ui/feedback/skeleton.tsx'
import { catchAllRoute, guestRoutes, root, UnknownPage } from './guest.routes.tsx'
import type { PortalTree } from './portal.routes.tsx'
import css from './routes.module.css'

interface Options {
  history?: RouterHistory
  /** While the build draws the pages' first HTML. */
  drawing?: true
}

/** The router of the portal. It starts with the pages of guests; `addPages` adds all others when one is first opened. */
export function createPortalRouter({ history, drawing }: Options = {}) {
  let isWhole = false
  const first = root.addChildren(drawing ? [...guestRoutes] : [...guestRoutes, catchAllRoute])
  const addPages = async () => {
    if (isWhole) return false
    const { addPortalRoutes } = await import('./portal.routes.tsx')
    addPortalRoutes(drawing)
    router.setRoutes(router.buildRouteTree())
    isWhole = true
    return true
  }
  const router = createRouter({
    routeTree: first as unknown as PortalTree, // its other pages are added before one of them is opened
    context: { addPages },
    ...(history && { history }),
    ...(drawing && { isServer: true }),
    caseSensitive: true,
    scrollRestoration: !drawing,
    defaultPreload: 'intent',
    defaultNotFoundComponent: drawing ? FramePage : UnknownPage, // an address that cannot be decoded matches no route
    defaultErrorComponent: CrashPage,
    defaultOnCatch: logClientError,
    defaultPendingMs: 150,
    // The list's address reads as people write it: container=A,B
    pathParamsAllowedCharacters: ['=', ','],
  })
  return router
}
export type PortalRouter = ReturnType<typeof createPortalRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: PortalRouter
  }
}

/** A page that could not be drawn. The link loads afresh, because what is in memory may be what broke it. */
function CrashPage() {
  const { t } = useTranslation('shell')
  return (
    <NoticePage
      icon="alert"
      title={t('crash.title')}
      text={t('crash.text')}
      action={
        <a href={session.get() ? '/search' : '/'} className={buttonClass({ variant: 'primary' })}>
          {t('crash.action')}
        </a>
      }
    />
  )
}

/** What stands in the place of a page until it is there. */
function FramePage() {
  const { t } = useTranslation('ui')
  return (
    <div className={css.frame}>
      <span className="visually-hidden" role="status">
        {t('loading')}
      </span>
      <Skeleton width="260px" height="34px" />
      <SkeletonLines count={4} />
    </div>
  )
}

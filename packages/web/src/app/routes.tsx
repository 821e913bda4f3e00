import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  lazyRouteComponent,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router'
import { useEffect } from 'react'
import { HomeSearchScreen } from '../features/home-search/home-search.screen.tsx'
import { logClientError } from '../platform/client-log.ts'
import { session, syncSession, useSession } from '../platform/session.store.ts'
import { useTranslation } from '../platform/use-translation.ts'
import { buttonClass } from '../ui/button.tsx'
import { Skeleton, SkeletonLines } from '../ui/skeleton.tsx'
import { adminRoutes } from './admin.routes.ts'
import { announceAlive } from './alive.ts'
import { readBookingRequestSearch } from './booking-request-search.ts'
import { comingGuardedPages, comingPages } from './coming.pages.ts'
import { readCorrectionSearch } from './correction-search.ts'
import { readDashboardSearch } from './dashboard-search.ts'
import { readFileUploadSearch } from './file-upload-search.ts'
import { accountRoutes, identityRoutes } from './identity.routes.ts'
import { NoticePage } from './notification.page.tsx'
import type { PortalPage } from './portal.pages.ts'
import css from './routes.module.css'
import { Shell } from './shell/shell.tsx'
import { readVersionSearch } from './version-search.ts'

const root = createRootRoute({ component: Shell })
const getParentRoute = () => root

const needTrackingMessages = async () =>
  (await import('../features/tracking/tracking.messages.ts')).needTrackingMessages()

const portal = () => import('./portal.pages.ts')
const needPortalMessages = async () => (await portal()).loadTexts()
const portalPage = (name: PortalPage) =>
  lazyRouteComponent(async () => ({ Page: await (await portal()).loadPage(name) }), 'Page')

const home = createRoute({ getParentRoute, path: '/', component: HomePage })

const containerList = createRoute({
  getParentRoute,
  path: '/containerList/$query',
  loader: needTrackingMessages,
  component: lazyRouteComponent(() => import('./container-list.page.tsx'), 'ContainerListPage'),
})

const containerDetails = createRoute({
  getParentRoute,
  path: '/containerDetails/$bookingNo/$containerNo',
  loader: needTrackingMessages,
  component: lazyRouteComponent(() => import('./container-detail.page.tsx'), 'ContainerDetailPage'),
})

/** Everything inside needs a login: without a user name it leads to the search. */
const guard = createRoute({
  getParentRoute,
  id: 'guard',
  beforeLoad: async ({ location }) => {
    if (!syncSession()?.username) throw redirect({ to: '/', replace: true })
    // before anything is drawn: a page that is loaded again shows nothing of a session that is over
    const { endIfExpired } = await import('../platform/session-age.ts')
    if (endIfExpired()) throw redirect({ to: '/signin', search: { expired: 1, to: location.href }, replace: true })
  },
  loader: needPortalMessages,
  component: portalPage('guard'),
})
const insideGuard = () => guard

const personHome = createRoute({
  getParentRoute: insideGuard,
  path: '/search',
  loader: () => portal().then(({ loadHomeTexts }) => loadHomeTexts()),
  component: portalPage('home'),
})

const containerDashboard = createRoute({
  getParentRoute: insideGuard,
  path: '/containerdash',
  validateSearch: readDashboardSearch,
  loader: () => Promise.all([needTrackingMessages(), portal().then(({ loadDashboardTexts }) => loadDashboardTexts())]),
  component: portalPage('containerDashboard'),
})

const bookingDashboard = createRoute({
  getParentRoute: insideGuard,
  path: '/bookingdash',
  validateSearch: readDashboardSearch,
  loader: () =>
    Promise.all([
      needTrackingMessages(),
      portal().then(({ loadBookingDashboardTexts }) => loadBookingDashboardTexts()),
    ]),
  component: portalPage('bookingDashboard'),
})

const bookingRequests = createRoute({
  getParentRoute: insideGuard,
  path: '/bookingRequest',
  validateSearch: readDashboardSearch,
  loader: () => portal().then(({ loadRequestListTexts }) => loadRequestListTexts()),
  component: portalPage('bookingRequests'),
})
const bookingDetails = createRoute({
  getParentRoute: insideGuard,
  path: '/bookingDetails/$bookingNo',
  loader: () =>
    Promise.all([needTrackingMessages(), portal().then(({ loadBookingPageTexts }) => loadBookingPageTexts())]),
  component: portalPage('bookingDetails'),
})
const ofVersions = {
  getParentRoute: insideGuard,
  validateSearch: readVersionSearch,
  loader: () => portal().then(({ loadVersionTexts }) => loadVersionTexts()),
}
const bookingHistory = createRoute({ ...ofVersions, path: '/bookinghistory', component: portalPage('bookingHistory') })
const bookingCompare = createRoute({ ...ofVersions, path: '/bookingCompare', component: portalPage('bookingCompare') })
const bookingRequestForm = createRoute({
  getParentRoute: insideGuard,
  path: '/bookingRequestDetails',
  validateSearch: readBookingRequestSearch,
  loader: () => portal().then(({ loadBookingFormTexts }) => loadBookingFormTexts()),
  component: portalPage('bookingRequestForm'),
})

const corrections = createRoute({
  getParentRoute: insideGuard,
  path: '/bookingUpdate',
  validateSearch: readDashboardSearch,
  loader: () => portal().then(({ loadCorrectionListTexts }) => loadCorrectionListTexts()),
  component: portalPage('corrections'),
})
const correctionForm = createRoute({
  getParentRoute: insideGuard,
  path: '/bookingUpdateDetails',
  validateSearch: readCorrectionSearch,
  loader: () => portal().then(({ loadCorrectionFormTexts }) => loadCorrectionFormTexts()),
  component: portalPage('correctionForm'),
})

const fileUpload = createRoute({
  getParentRoute: insideGuard,
  path: '/fileUpload',
  validateSearch: readFileUploadSearch,
  loader: () => portal().then(({ loadFileUploadTexts }) => loadFileUploadTexts()),
  component: portalPage('fileUpload'),
})

const component = portalPage('coming')
const coming = comingPages.map((path) => createRoute({ getParentRoute, path, loader: needPortalMessages, component }))
const comingGuarded = comingGuardedPages.map((path) => createRoute({ getParentRoute: insideGuard, path, component }))

const routeTree = root.addChildren([
  home,
  containerList,
  containerDetails,
  ...identityRoutes(getParentRoute),
  ...coming,
  guard.addChildren([
    personHome,
    containerDashboard,
    bookingDashboard,
    bookingRequests,
    bookingDetails,
    bookingHistory,
    bookingCompare,
    bookingRequestForm,
    corrections,
    correctionForm,
    fileUpload,
    ...accountRoutes(insideGuard),
    ...adminRoutes(insideGuard),
    ...comingGuarded,
  ]),
])

interface Options {
  history?: RouterHistory
  /** While the build draws the pages' first HTML. */
  drawing?: true
}

/** All paths of the portal. */
export const createPortalRouter = ({ history, drawing }: Options = {}) =>
  createRouter({
    routeTree,
    ...(history && { history }),
    ...(drawing && { isServer: true }),
    caseSensitive: true,
    scrollRestoration: !drawing,
    defaultPreload: 'intent',
    defaultNotFoundComponent: drawing ? FramePage : UnroutedPage,
    defaultErrorComponent: CrashPage,
    defaultOnCatch: logClientError,
    defaultPendingMs: 150,
    // The list's address reads as people write it: container=A,B
    pathParamsAllowedCharacters: ['=', ','],
  })
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

function HomePage() {
  useEffect(announceAlive, [])
  return <HomeSearchScreen />
}

/** A path that no page has. */
function UnroutedPage() {
  const { t } = useTranslation('shell')
  const isGuest = useSession() === undefined
  return (
    <NoticePage
      icon="container"
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={
        <Link to={isGuest ? '/' : '/search'} className={buttonClass({ variant: 'primary' })}>
          {t(isGuest ? 'notFound.action' : 'crash.action')}
        </Link>
      }
    />
  )
}

import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router'
import { needTrackingMessages } from '../features/tracking/tracking.messages.ts'
import { logClientError } from '../platform/client-log.ts'
import { ComingPage } from './coming.page.tsx'
import { CrashPage } from './crash.page.tsx'
import { FramePage } from './frame.page.tsx'
import { HomePage } from './home.page.tsx'
import { Shell } from './shell/shell.tsx'
import { UnroutedPage } from './unrouted.page.tsx'

const root = createRootRoute({ component: Shell })
const getParentRoute = () => root

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

/** Pages that the menu names and that open later. */
const coming = [
  createRoute({ getParentRoute, path: '/signin', component: () => <ComingPage page="login" /> }),
  createRoute({ getParentRoute, path: '/registration', component: () => <ComingPage page="registration" /> }),
  createRoute({ getParentRoute, path: '/detentionChargeCalculator', component: () => <ComingPage page="detention" /> }),
  createRoute({ getParentRoute, path: '/informationCenter', component: () => <ComingPage page="information" /> }),
] as const

const routeTree = root.addChildren([home, containerList, containerDetails, ...coming])

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
    scrollRestoration: !drawing,
    defaultPreload: 'intent',
    defaultNotFoundComponent: drawing ? FramePage : UnroutedPage,
    defaultErrorComponent: CrashPage,
    defaultOnCatch: logClientError,
    defaultPendingMs: 150,
    // The list's address reads as people write it: container=A,B
    pathParamsAllowedCharacters: ['=', ','],
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPortalRouter>
  }
}

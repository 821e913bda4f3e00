import { type GuardedPage, isGuardedPage, type PublicPage } from '@fairway/contract/shared/pages'
import {
  type AnyRoute,
  createRoute,
  lazyRouteComponent,
  type ResolveFullPath,
  type ResolveId,
  type Route,
  redirect,
  useRouter,
} from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { accountPages } from '../features/accounts/accounts.pages.ts'
import { billingDocumentPages } from '../features/billing-documents/billing-documents.pages.ts'
import { bookingPages } from '../features/bookings/bookings.pages.ts'
import { carrierPages } from '../features/carrier/carrier.pages.ts'
import { companyPages } from '../features/company/company.pages.ts'
import { correctionPages } from '../features/corrections/corrections.pages.ts'
import { customerProfilePages } from '../features/customer-profiles/customer-profiles.pages.ts'
import { detentionPages } from '../features/detention/detention.pages.ts'
import { etaRulePages } from '../features/eta-rules/eta-rules.pages.ts'
import { formUploadPages } from '../features/form-uploads/form-uploads.pages.ts'
import { identityPages } from '../features/identity/identity.pages.ts'
import { informationPages } from '../features/information/information.pages.ts'
import { letterPages } from '../features/letters-of-indemnity/letters.pages.ts'
import { sharingPages } from '../features/sharing/sharing.pages.ts'
import { shippingInstructionPages } from '../features/shipping-instructions/shipping-instructions.pages.ts'
import { signingPages } from '../features/signing/signing.pages.ts'
import { supportPages } from '../features/support/support.pages.ts'
import { trackingPages } from '../features/tracking/tracking.pages.ts'
import { userGuidePages } from '../features/user-guide/user-guide.pages.ts'
import { salesViewPages } from '../features/vessel-allocation/sales-view/sales-view.pages.ts'
import { vesselAllocationPages } from '../features/vessel-allocation/vessel-allocation.pages.ts'
import { watchingPages } from '../features/watching/watching.pages.ts'
import { loadTexts } from '../platform/language/i18n.ts'
import type { GuideChapter, Page, PageProps, PageTitle } from '../platform/pages.ts'
import { syncSession } from '../platform/session/session.store.ts'
import { composedPages } from './composed.pages.ts'
import { catchAllRoute, guestRoutes, root } from './guest.routes.tsx'
import './portal/portal.messages.ts'

// every namespace of texts that a page may name
import.meta.glob(['../features/**/*.messages.ts', '../ui/**/*.messages.ts'], { eager: true })

const declared = {
  ...accountPages,
  ...billingDocumentPages,
  ...bookingPages,
  ...carrierPages,
  ...companyPages,
  ...composedPages,
  ...correctionPages,
  ...customerProfilePages,
  ...detentionPages,
  ...etaRulePages,
  ...formUploadPages,
  ...identityPages,
  ...informationPages,
  ...letterPages,
  ...salesViewPages,
  ...sharingPages,
  ...shippingInstructionPages,
  ...signingPages,
  ...supportPages,
  ...trackingPages,
  ...userGuidePages,
  ...vesselAllocationPages,
  ...watchingPages,
}
type Declared = typeof declared

/** A path as the contract writes it. */
type Starred<Path extends string> = Path extends `${infer Head}/$${string}/${infer Tail}`
  ? `${Head}/*${Starred<`/${Tail}`>}`
  : Path extends `${infer Head}/$${string}`
    ? `${Head}/*`
    : Path

type Built = Starred<keyof Declared | (typeof guestRoutes)[number]['fullPath']>

/** The pages of the contract that no slice declares: none. The compiler names those that are missing. */
type Missing = Exclude<GuardedPage | PublicPage, Built>

/** A page whose path and address are of any kind. */
type AnyPage = Omit<Page, 'screen'> & { screen: () => Promise<(props: never) => void> }

const pages: [string, AnyPage][] = Object.entries(declared satisfies [Missing] extends [never] ? object : Missing)

/** Everything inside needs a login: without a user name it leads to the search. */
const guard = createRoute({
  getParentRoute: () => root,
  id: 'guard',
  beforeLoad: async ({ location }) => {
    if (!syncSession()?.username) throw redirect({ to: '/', replace: true })
    // before anything is drawn: a page that is loaded again shows nothing of a session that is over
    const { endIfExpired } = await import('../platform/session/session-age.ts')
    if (endIfExpired()) throw redirect({ to: '/signin', search: { expired: 1, to: location.href }, replace: true })
  },
  loader: () => loadTexts('portal'),
  component: lazyRouteComponent(() => import('./guard.tsx'), 'Guard'),
})

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: PageTitle
    guide?: GuideChapter
  }
}

/** The route of one page: its texts and its screen are fetched side by side, and before a click where one can be foreseen. */
function routeOf(
  getParentRoute: () => AnyRoute,
  path: string,
  { title, guide, search, texts, screen }: AnyPage,
): AnyRoute {
  const component = lazyRouteComponent(async () => {
    // `definePages` held the screen to what its page gives
    const Screen = (await screen()) as ComponentType<PageProps<string, unknown>>
    return { PageScreen: () => <Screen {...usePageProps(route)} /> }
  }, 'PageScreen')
  const route: AnyRoute = createRoute({
    getParentRoute,
    path,
    staticData: { ...(title && { title }), ...(guide && { guide }) },
    ...(search && { validateSearch: search }),
    loader: () => loadTexts(...texts),
    component,
  })
  return route
}

function usePageProps(route: AnyRoute): PageProps<string, unknown> {
  const navigate = route.useNavigate()
  const router = useRouter()
  /** A page stays until the next one has come: what it still learns must not call somebody back who has left it. */
  const isLeft = () => router.matchRoutes(router.latestLocation).every(({ routeId }) => routeId !== route.id)
  return {
    params: route.useParams(),
    address: route.useSearch(),
    onAddress: (change, { replace = false } = {}) => {
      if (isLeft()) return
      const search = (before: object) => ({ ...before, ...change })
      void navigate({ to: '.', search, replace, resetScroll: false })
    },
  }
}

type SearchOf<P> = P extends { search?: (input: Record<string, unknown>) => infer Search } ? Search : unknown
type ReaderOf<P> = unknown extends SearchOf<P> ? undefined : (input: Record<string, unknown>) => SearchOf<P>
type PageRoute<Parent extends AnyRoute, Path extends string, P> = Route<
  unknown,
  Parent,
  Path,
  ResolveFullPath<Parent, Path>,
  string,
  ResolveId<Parent, string, Path>,
  ReaderOf<P>
>
type GuardedPath = { [Path in keyof Declared]: Starred<Path> extends GuardedPage ? Path : never }[keyof Declared]
type RoutesOf<Parent extends AnyRoute, Path extends keyof Declared> = {
  [Each in Path]: PageRoute<Parent, Each, Declared[Each]>
}[Path][]

const routesOf = (getParentRoute: () => AnyRoute, isInside: (path: string) => boolean) =>
  pages.filter(([path]) => isInside(path)).map(([path, page]) => routeOf(getParentRoute, path, page))

// who may open a page stands in the contract, and with that whether it lies behind the guard
const guarded = routesOf(() => guard, isGuardedPage) as unknown as RoutesOf<typeof guard, GuardedPath>
const open = routesOf(
  () => root,
  (path) => !isGuardedPage(path),
) as unknown as RoutesOf<typeof root, Exclude<keyof Declared, GuardedPath>>

/** Gives the root all pages of the portal; an address that none of them has is a page of its own, unless one is drawn. */
export const addPortalRoutes = (drawing?: true) =>
  root.addChildren([...guestRoutes, ...open, guard.addChildren(guarded), ...(drawing ? [] : [catchAllRoute])])
export type PortalTree = ReturnType<typeof addPortalRoutes>

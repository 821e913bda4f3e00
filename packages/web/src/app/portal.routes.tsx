import { type GuardedPage, isGuardedPage, type PublicPage } from '@fairway/contract/shared/pages'
import {
  type AnyRoute,
  createRoute,
  lazyRouteComponent,
  type ResolveFullPath,
  type ResolveId,
  type Route,
  redirect,
} from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { accountPages } from '../features/accounts/accounts.pages.ts'
import { bookingPages } from '../features/bookings/bookings.pages.ts'
import { carrierPages } from '../features/carrier/carrier.pages.ts'
import { correctionPages } from '../features/corrections/corrections.pages.ts'
import { customerProfilePages } from '../features/customer-profiles/customer-profiles.pages.ts'
import { etaRulePages } from '../features/eta-rules/eta-rules.pages.ts'
import { formUploadPages } from '../features/form-uploads/form-uploads.pages.ts'
import { identityPages } from '../features/identity/identity.pages.ts'
import { trackingPages } from '../features/tracking/tracking.pages.ts'
import { loadTexts } from '../platform/i18n.ts'
import type { Page, PageProps, PageTitle } from '../platform/pages.ts'
import { syncSession } from '../platform/session.store.ts'
import { composedPages } from './composed.pages.ts'
import { anyOther, firstRoutes, root } from './guest.routes.tsx'
import './portal/portal.messages.ts'

// every namespace of texts that a page may name
import.meta.glob(['../features/**/*.messages.ts', '../ui/**/*.messages.ts'], { eager: true })

const declared = {
  ...accountPages,
  ...bookingPages,
  ...carrierPages,
  ...composedPages,
  ...correctionPages,
  ...customerProfilePages,
  ...etaRulePages,
  ...formUploadPages,
  ...identityPages,
  ...trackingPages,
}
type Declared = typeof declared

/** A path as the contract writes it. */
type Starred<Path extends string> = Path extends `${infer Head}/$${string}/${infer Tail}`
  ? `${Head}/*${Starred<`/${Tail}`>}`
  : Path extends `${infer Head}/$${string}`
    ? `${Head}/*`
    : Path

type Built = Starred<keyof Declared | (typeof firstRoutes)[number]['fullPath']>

/** The pages of the contract that no slice declares yet, by what the menu calls them. */
const coming = {
  '/informationCenter': 'information',
  '/detentionChargeCalculator': 'detention',
  '/vgmDetails': 'vgm',
  '/docuSignReturn': 'signing',
  '/billingdoc': 'billingDocuments',
  '/salesView': 'salesAllocation',
  '/repSalesView': 'repAllocation',
  '/blanketloi': 'blanketLetters',
  '/blanketloidetails': 'blanketLetters',
  '/shippingInstructionCompare': 'instructionComparison',
  '/shippingInstructions': 'shippingInstructions',
  '/shippingInstructionsDetails': 'shippingInstructions',
  '/support': 'contact',
} as const satisfies Record<Exclude<GuardedPage | PublicPage, Built>, PageTitle>

const comingPage = (title: PageTitle) => ({
  title,
  texts: ['portal' as const],
  screen: async () => (await import('./coming.page.tsx')).ComingPage,
})

/** A page whose path and address are of any kind. */
type AnyPage = Omit<Page, 'screen'> & { screen: () => Promise<(props: never) => void> }

const pages: [string, AnyPage][] = [
  ...Object.entries(declared),
  ...Object.entries(coming).map(([path, title]): [string, AnyPage] => [path, comingPage(title)]),
]

/** Everything inside needs a login: without a user name it leads to the search. */
const guard = createRoute({
  getParentRoute: () => root,
  id: 'guard',
  beforeLoad: async ({ location }) => {
    if (!syncSession()?.username) throw redirect({ to: '/', replace: true })
    // before anything is drawn: a page that is loaded again shows nothing of a session that is over
    const { endIfExpired } = await import('../platform/session-age.ts')
    if (endIfExpired()) throw redirect({ to: '/signin', search: { expired: 1, to: location.href }, replace: true })
  },
  loader: () => loadTexts('portal'),
  component: lazyRouteComponent(() => import('./guard.tsx'), 'Guard'),
})

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: PageTitle
  }
}

/** The route of one page: its texts and its screen are fetched side by side, and before a click where one can be foreseen. */
function routeOf(getParentRoute: () => AnyRoute, path: string, { title, search, texts, screen }: AnyPage): AnyRoute {
  const component = lazyRouteComponent(async () => {
    // `definePages` held the screen to what its page gives
    const Screen = (await screen()) as ComponentType<PageProps<string, unknown>>
    return { PageScreen: () => <Screen {...usePageProps(route)} /> }
  }, 'PageScreen')
  const route: AnyRoute = createRoute({
    getParentRoute,
    path,
    ...(title && { staticData: { title } }),
    ...(search && { validateSearch: search }),
    loader: () => loadTexts(...texts),
    component,
  })
  return route
}

function usePageProps(route: AnyRoute): PageProps<string, unknown> {
  const navigate = route.useNavigate()
  return {
    params: route.useParams(),
    address: route.useSearch(),
    onAddress: (change, { replace = false } = {}) =>
      void navigate({
        to: '.',
        search: (before: object) => ({ ...before, ...change }),
        replace,
        resetScroll: false,
      }),
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
type AllPages = Declared & Record<keyof typeof coming, undefined>
type GuardedPath = { [Path in keyof AllPages]: Starred<Path> extends GuardedPage ? Path : never }[keyof AllPages]
type RoutesOf<Parent extends AnyRoute, Path extends keyof AllPages> = {
  [Each in Path]: PageRoute<Parent, Each, AllPages[Each]>
}[Path][]

const routesOf = (getParentRoute: () => AnyRoute, isInside: (path: string) => boolean) =>
  pages.filter(([path]) => isInside(path)).map(([path, page]) => routeOf(getParentRoute, path, page))

// who may open a page stands in the contract, and with that whether it lies behind the guard
const guarded = routesOf(() => guard, isGuardedPage) as unknown as RoutesOf<typeof guard, GuardedPath>
const open = routesOf(
  () => root,
  (path) => !isGuardedPage(path),
) as unknown as RoutesOf<typeof root, Exclude<keyof AllPages, GuardedPath>>

/** Gives the root all pages of the portal; an address that none of them has is a page of its own, unless one is drawn. */
export const addPortalRoutes = (drawing?: true) =>
  root.addChildren([...firstRoutes, ...open, guard.addChildren(guarded), ...(drawing ? [] : [anyOther])])
export type PortalTree = ReturnType<typeof addPortalRoutes>

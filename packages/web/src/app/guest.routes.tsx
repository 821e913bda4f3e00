import { createRootRouteWithContext, createRoute, Link, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { useEffect } from 'react'
import { HomeSearchScreen } from '../features/home-search/home-search.screen.tsx'
import { readScheduleAddress } from '../features/schedules/schedule-address.rules.ts'
import { loadTexts } from '../platform/language/i18n.ts'
import { useTranslation } from '../platform/language/use-translation.ts'
import { useSession } from '../platform/session/session.store.ts'
import { buttonClass } from '../ui/button.tsx'
import { NoticePage } from '../ui/feedback/notice-page.tsx'
import { announceHydrated } from './hydrated.ts'
import { Shell } from './shell/shell.tsx'

interface Context {
  /** Adds the pages that the first load leaves out; says whether they were missing. */
  addPages: () => Promise<boolean>
}

export const root = createRootRouteWithContext<Context>()({ component: Shell })
const getParentRoute = () => root

const home = createRoute({ getParentRoute, path: '/', component: HomePage, staticData: { title: 'search' } })

async function loadTrackingTexts() {
  await import('../features/tracking/tracking.messages.ts')
  await loadTexts('tracking')
}

/** The page itself tells that it cannot be loaded. */
const ignore = () => {}

const containerList = createRoute({
  getParentRoute,
  path: '/containerList/$query',
  staticData: { title: 'search' },
  loader: async ({ cause, params }) => {
    if (cause === 'enter') void import('./container-list.page.tsx').then((page) => page.prefetchList(params), ignore)
    await loadTrackingTexts()
  },
  component: lazyRouteComponent(() => import('./container-list.page.tsx'), 'ContainerListPage'),
})

const containerDetails = createRoute({
  getParentRoute,
  path: '/containerDetails/$bookingNo/$containerNo',
  staticData: { title: 'search' },
  loader: async ({ cause, params }) => {
    if (cause === 'enter')
      void import('./container-detail.page.tsx').then((page) => page.prefetchDetail(params), ignore)
    await loadTrackingTexts()
  },
  component: lazyRouteComponent(() => import('./container-detail.page.tsx'), 'ContainerDetailPage'),
})

const schedules = createRoute({
  getParentRoute,
  path: '/schedules',
  validateSearch: readScheduleAddress,
  loader: async () => {
    await Promise.all([import('../features/schedules/schedules.messages.ts'), import('../ui/form/form.messages.ts')])
    await loadTexts('schedules', 'form')
  },
  component: lazyRouteComponent(() => import('./schedules.page.tsx'), 'SchedulesPage'),
})

/** The pages that guests come for: the first load knows them, and fetches the list of all others when one is opened. */
export const guestRoutes = [home, containerList, containerDetails, schedules] as const

/** Every other address: a page that is not known yet, or none at all. */
export const catchAllRoute = createRoute({
  getParentRoute,
  path: '$',
  beforeLoad: async ({ context, location }) => {
    if (await context.addPages()) throw redirect({ href: location.href, replace: true })
  },
  component: UnknownPage,
})

function HomePage() {
  useEffect(announceHydrated, [])
  return <HomeSearchScreen />
}

/** A path that no page has. */
export function UnknownPage() {
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

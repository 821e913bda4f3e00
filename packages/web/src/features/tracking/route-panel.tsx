import type { PublicDetailReply } from '@fairway/contract/tracking/tracking.schema'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { apiQuery } from '../../platform/calls/api.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Panel, Stack } from '../../ui/layout.tsx'
import { lazyPart, usePrefetch } from '../../ui/lazy/lazy-part.tsx'
import { MapGuard } from '../../ui/map/map-guard.tsx'
import css from './detail/container-detail.module.css'
import type { RouteMapProps } from './route-map.tsx'

const loadRouteMap = async () => {
  const [{ RouteMap }, { readCoast }] = await Promise.all([import('./route-map.tsx'), import('../../ui/map/coast.ts')])
  await readCoast()
  return RouteMap
}

const RouteMap = lazyPart<RouteMapProps>(loadRouteMap, { loading: RoutePlaceholder, failed: Unavailable })

/** The route on a map, once the rest of the page is usable. A container without a route has no such panel. */
export function RoutePanel({ reply }: { reply: PublicDetailReply }) {
  const { t } = useTranslation('tracking')
  const { container, legs, lastHeardAt } = reply
  const { bookingNo, containerNo } = container
  const call = apiQuery('GET /api/cargopub/route', { query: { bookingNo, containerNo } })
  const hasRoute = legs.some(({ kind }) => kind !== 'polTerminal' && kind !== 'podTerminal')
  const { data, isError, refetch } = useQuery({
    // New reports about the container or its ships change the route too.
    queryKey: [...call.queryKey, lastHeardAt, legs],
    queryFn: async (context) => ({ route: await call.queryFn(context), receivedAt: Date.now() }),
    placeholderData: keepPreviousData,
    enabled: hasRoute,
  })
  usePrefetch(RouteMap)
  if (!hasRoute || data?.route.legs.every(({ stretches }) => stretches.length === 0)) return null

  return (
    <Panel as="section" className={css.panel} aria-label={t('route.title')}>
      {data ? (
        <MapGuard instead={<Unavailable onRetry={() => window.location.reload()} />}>
          <RouteMap reply={reply} {...data} />
        </MapGuard>
      ) : isError ? (
        <Unavailable onRetry={() => void refetch()} />
      ) : (
        <RoutePlaceholder />
      )}
    </Panel>
  )
}

/** The rest of the page has all the information of the map, so a quiet note is enough. */
function Unavailable({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('tracking')
  const { t: ui } = useTranslation('ui')
  return (
    <Frame>
      <p>{t('route.failed')}</p>
      <Button small onClick={onRetry}>
        {ui('retry')}
      </Button>
    </Frame>
  )
}

const Frame = ({ children }: { children: ReactNode }) => (
  <>
    <Stack gap={12} align="center" size="sm" muted className={classNames(css.mapBox, css.mapNote)}>
      {children}
    </Stack>
    <Stack gap={4} className={css.mapCaption} />
  </>
)

function RoutePlaceholder() {
  return (
    <div aria-hidden="true">
      <div className={css.mapBox}>
        <Skeleton width="100%" height="100%" />
      </div>
      <Stack gap={4} className={css.mapCaption}>
        <Skeleton width="60%" height="20px" />
        <Skeleton width="90%" height="18px" />
      </Stack>
    </div>
  )
}

/** Reserves the same space while the container is loading. */
export function RouteSkeleton() {
  return (
    <Panel className={css.panel}>
      <RoutePlaceholder />
    </Panel>
  )
}

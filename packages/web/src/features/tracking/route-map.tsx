import type { Language } from '@fairway/contract/shared/language'
import type { PublicRouteReply } from '@fairway/contract/tracking/route.schema'
import type { PublicDetailReply } from '@fairway/contract/tracking/tracking.schema'
import { whereabouts } from '@fairway/contract/tracking/whereabouts.rules'
import { useMemo, useRef } from 'react'
import { useTranslation } from '../../platform/use-translation.ts'
import { SeaMap } from '../../ui/map/sea-map.tsx'
import { useBusinessNow } from '../../ui/map/use-business-now.ts'
import { useSize } from '../../ui/map/use-size.ts'
import css from './container-detail.module.css'
import { usePlaceWords } from './place-words.ts'
import { usePositionWords } from './position-words.ts'
import { PositionMark, RouteLines, RoutePorts } from './route-drawing.tsx'
import { WholeDates } from './whole-dates.tsx'

interface Props {
  reply: PublicDetailReply
  route: PublicRouteReply
  heardAt: number
}

/** The way of the box: what lies behind, what lies ahead, and where it is now as far as the reports tell. */
export function RouteMap({ reply, route, heardAt }: Props) {
  const { t, i18n } = useTranslation('tracking')
  const language = i18n.language as Language // the platform starts with one of ours
  const picture = useRef<HTMLDivElement>(null)
  const layout = useSize(picture, () => layOut(picture.current))
  const now = useBusinessNow(route.clock, heardAt, picture)
  const { shares, position } = whereabouts(reply, route, now)
  const ways = useMemo(() => route.legs.flatMap(({ stretches }) => stretches.map(({ path }) => path)), [route])
  const places = { ...route.places, ...reply.places }
  const words = usePlaceWords(places)
  const told = usePositionWords(position, reply, words)
  const stops = [...new Set(stopsOf(route).map(words.city))].join(' → ')
  return (
    <>
      <div className={css.mapBox} ref={picture}>
        {layout && (
          <SeaMap
            label={`${t('route.picture', { stops })} ${told.sentence}`}
            ways={ways}
            box={layout.box}
            room={layout.room}
          >
            {(chart) => (
              <>
                <RouteLines chart={chart} route={route} shares={shares} />
                <RoutePorts chart={chart} route={route} language={language} />
                <PositionMark chart={chart} position={position} />
              </>
            )}
          </SeaMap>
        )}
      </div>
      <div className={css.mapCaption}>
        <p className={css.mapLine}>
          <b>{told.title}</b>
          {told.figures && <span>{told.figures}</span>}
        </p>
        <p className={css.mapBasis}>
          <WholeDates text={told.basis} />
        </p>
      </div>
    </>
  )
}

const stopsOf = ({ legs }: PublicRouteReply) => {
  const stretches = legs.flatMap((leg) => leg.stretches)
  return [
    ...stretches.slice(0, 1).map(({ from }) => from),
    ...legs.flatMap((leg) => leg.stretches.slice(-1).map(({ to }) => to)),
  ]
}

/** Room at the sides for the names of the ends. */
function layOut(picture: HTMLElement | null) {
  if (!picture) return undefined
  const box = { width: picture.clientWidth, height: picture.clientHeight }
  const [side, edge] = [Math.min(64, box.width * 0.1), Math.min(40, box.height * 0.12)]
  return { box, room: { x: side, y: edge, width: box.width - 2 * side, height: box.height - 2 * edge } }
}

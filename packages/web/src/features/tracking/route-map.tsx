import type { Language } from '@fairway/contract/shared/language'
import type { PublicRouteReply } from '@fairway/contract/tracking/route.schema'
import type { PublicDetailReply } from '@fairway/contract/tracking/tracking.schema'
import { type Position, type UnderWay, whereabouts } from '@fairway/contract/tracking/whereabouts.rules'
import { useMemo, useRef } from 'react'
import { useTranslation } from '../../platform/use-translation.ts'
import { SeaMap } from '../../ui/map/sea-map.tsx'
import { useBusinessNow } from '../../ui/map/use-business-now.ts'
import { useSize } from '../../ui/map/use-size.ts'
import css from './container-detail.module.css'
import { type PlaceWords, usePlaceWords } from './place-words.ts'
import { PositionMark, RouteLines, RoutePorts } from './route-drawing.tsx'
import { WholeDates } from './whole-dates.tsx'

/** What stands below the map, and the whole of it as one sentence for those who do not see the picture. */
interface PositionWords {
  title: string
  figures?: string
  basis: string
  sentence: string
}

/** Says where the box is, and on what that word rests: between two reports nobody has seen it. */
function usePositionWords(position: Position, reply: PublicDetailReply, words: PlaceWords): PositionWords {
  const { t } = useTranslation('tracking')
  const when = (at: string, place: string) => {
    const { date, time, offset } = words.at(at, place)
    return t('route.when', { date, time, offset })
  }
  const whole = (title: string, basis: string, figures?: string): PositionWords => ({
    title,
    basis,
    sentence: [title, figures, basis].filter(Boolean).join(t('route.join')),
    ...(figures && { figures }),
  })
  if (position.kind === 'unheard') return whole(t('route.unheard'), t('route.unheardBasis'))
  if (position.kind === 'underWay') {
    const { from, to, departedAt, dueAt, overdue } = position
    const args = { from: words.city(from), departed: when(departedAt, from), to: words.city(to), due: when(dueAt, to) }
    return whole(carrierOf(position), t(overdue ? 'route.overdue' : 'route.estimated', args), figuresOf(position))
  }
  const { kind, place, at } = position.report
  const args = { event: t(`milestones.actual.${kind}`), place: words.name(place), at: when(at, place) }
  if (position.kind === 'lost') return whole(t('route.lost'), t('route.reported', args))
  if (position.kind === 'leftPlace') return whole(args.event, t('route.left', args))
  return whole(args.place, t('route.seen', args))

  function carrierOf({ by, vvd, to }: UnderWay): string {
    const vessel = reply.legs.find((leg) => leg.vessel && leg.vessel.vvd === vvd)?.vessel
    if (by === 'rail') return t('route.onRail', { place: words.city(to) })
    return vessel ? `${vessel.name} ${vessel.vvd}` : (vvd ?? '')
  }
  /** Held before the port, nothing is known of distance and speed; and a train's miles are nobody's question. */
  function figuresOf({ by, overdue, doneNm, lengthNm, knots }: UnderWay): string | undefined {
    if (overdue || by === 'rail') return undefined
    return t('route.figures', { done: miles(doneNm), all: miles(lengthNm), speed: knots.toFixed(1) })
  }
}

/** To the ten, thousands set off by a thin space: what is estimated has no more digits than that. */
const miles = (count: number) => String(Math.round(count / 10) * 10).replaceAll(/\B(?=(\d{3})+$)/g, '\u202f')

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

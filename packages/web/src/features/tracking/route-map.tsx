import type { Language } from '@fairway/contract/shared/language'
import type { PublicRouteReply } from '@fairway/contract/tracking/journey/route.schema'
import { type Position, type UnderWay, whereabouts } from '@fairway/contract/tracking/journey/whereabouts.rules'
import type { PublicDetailReply } from '@fairway/contract/tracking/tracking.schema'
import { useMemo, useRef } from 'react'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { Row, Stack } from '../../ui/layout.tsx'
import { SeaMap } from '../../ui/map/sea-map.tsx'
import { useBusinessNow } from '../../ui/map/use-business-now.ts'
import { useSize } from '../../ui/map/use-size.ts'
import { Muted } from '../../ui/text.tsx'
import css from './detail/container-detail.module.css'
import { WholeDates } from './detail/whole-dates.tsx'
import { type PlaceLabels, usePlaceLabels } from './place-labels.ts'
import { PositionMark, RouteLines, RoutePorts } from './route-drawing.tsx'

/** The text below the map, and one sentence as its text alternative. */
interface PositionTexts {
  title: string
  figures?: string
  basis: string
  sentence: string
}

/** Says where the container is, and on what that is based: between two reports its position is an estimate. */
function usePositionTexts(position: Position, reply: PublicDetailReply, labels: PlaceLabels): PositionTexts {
  const { t } = useTranslation('tracking')
  const when = (at: string, place: string) => {
    const { date, time, offset } = labels.at(at, place)
    return t('route.when', { date, time, offset })
  }
  const whole = (title: string, basis: string, figures?: string): PositionTexts => ({
    title,
    basis,
    sentence: [title, figures, basis].filter(Boolean).join(t('route.join')),
    ...(figures && { figures }),
  })
  if (position.kind === 'unheard') return whole(t('route.unheard'), t('route.unheardBasis'))
  if (position.kind === 'underWay') {
    const { from, to, departedAt, dueAt, overdue } = position
    const args = {
      from: labels.city(from),
      departed: when(departedAt, from),
      to: labels.city(to),
      due: when(dueAt, to),
    }
    return whole(carrierOf(position), t(overdue ? 'route.overdue' : 'route.estimated', args), figuresOf(position))
  }
  const { kind, place, at } = position.report
  const args = { event: t(`milestones.actual.${kind}`), place: labels.name(place), at: when(at, place) }
  if (position.kind === 'lost') return whole(t('route.lost'), t('route.reported', args))
  if (position.kind === 'leftPlace') return whole(args.event, t('route.left', args))
  return whole(args.place, t('route.seen', args))

  function carrierOf({ by, vvd, to }: UnderWay): string {
    const vessel = reply.legs.find((leg) => leg.vessel && leg.vessel.vvd === vvd)?.vessel
    if (by === 'rail') return t('route.onRail', { place: labels.city(to) })
    return vessel ? `${vessel.name} ${vessel.vvd}` : (vvd ?? '')
  }
  /** For a ship that waits before the port, distance and speed are unknown; for a train, miles do not matter. */
  function figuresOf({ by, overdue, doneNm, lengthNm, knots }: UnderWay): string | undefined {
    if (overdue || by === 'rail') return undefined
    return t('route.figures', { done: miles(doneNm), all: miles(lengthNm), speed: knots.toFixed(1) })
  }
}

/** Rounded to tens, with thin spaces between the thousands: an estimate has no more precision. */
const miles = (count: number) => String(Math.round(count / 10) * 10).replaceAll(/\B(?=(\d{3})+$)/g, '\u202f')

export interface RouteMapProps {
  reply: PublicDetailReply
  route: PublicRouteReply
  receivedAt: number
}

/** The route of the container: what is behind, what is ahead, and its position according to the reports. */
export function RouteMap({ reply, route, receivedAt }: RouteMapProps) {
  const { t, i18n } = useTranslation('tracking')
  const language = i18n.language as Language // only the platform sets it
  const picture = useRef<HTMLDivElement>(null)
  const layout = useSize(picture, () => layOut(picture.current))
  const now = useBusinessNow(route.clock, receivedAt, picture)
  const { shares, position } = whereabouts(reply, route, now)
  const ways = useMemo(() => route.legs.flatMap(({ stretches }) => stretches.map(({ path }) => path)), [route])
  const places = { ...route.places, ...reply.places }
  const labels = usePlaceLabels(places)
  const texts = usePositionTexts(position, reply, labels)
  const stops = [...new Set(stopsOf(route).map(labels.city))].join(' → ')
  return (
    <>
      <div className={css.mapBox} ref={picture}>
        {layout && (
          <SeaMap
            label={`${t('route.picture', { stops })} ${texts.sentence}`}
            ways={ways}
            size={layout.size}
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
      <Stack gap={4} className={css.mapCaption}>
        <Row as="p" gap={16} rowGap={0} align="stretch" justify="between" size="sm" className={css.mapLine}>
          <b>{texts.title}</b>
          {texts.figures && <span>{texts.figures}</span>}
        </Row>
        <Muted size="xs">
          <WholeDates text={texts.basis} />
        </Muted>
      </Stack>
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

/** Leaves space at the sides for the labels of the ends. */
function layOut(picture: HTMLElement | null) {
  if (!picture) return undefined
  const size = { width: picture.clientWidth, height: picture.clientHeight }
  const [side, edge] = [Math.min(64, size.width * 0.1), Math.min(40, size.height * 0.12)]
  return { size: size, room: { x: side, y: edge, width: size.width - 2 * side, height: size.height - 2 * edge } }
}

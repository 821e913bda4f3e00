import type { Language } from '@fairway/contract/shared/language'
import type { PublicRouteReply } from '@fairway/contract/tracking/journey/route.schema'
import { splitWay } from '@fairway/contract/tracking/journey/way.rules'
import type { Position } from '@fairway/contract/tracking/journey/whereabouts.rules'
import { useMemo } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { type Chart, lineOf, spotOf, trailOf } from '../../ui/map/chart.ts'
import { Ports } from '../../ui/map/ports.tsx'
import map from '../../ui/map/sea-map.module.css'
import css from './route-drawing.module.css'

interface Drawn {
  chart: Chart
  route: PublicRouteReply
}

/** Solid for the past, dotted for the future; rail is dashed. */
export function RouteLines({ chart, route, shares }: Drawn & { shares: number[][] }) {
  return route.legs.map(({ kind, stretches }, leg) =>
    stretches.map(({ from, to, path }, at) => {
      const share = shares[leg]?.[at] ?? 0
      const { behind, ahead } = splitWay(path, share)
      const rail = kind === 'rail' && css.rail
      return (
        <g key={`${kind} ${from} ${to}`} data-stretch={`${from}-${to}`} data-share={share.toFixed(3)}>
          {share < 1 && <path className={classNames(css.ahead, rail)} d={lineOf(chart, ahead)} />}
          {share > 0 && <path className={classNames(css.behind, rail)} d={lineOf(chart, behind)} />}
        </g>
      )
    }),
  )
}

/** The ports of the route. Ports where the container is transferred or discharged weigh more than other calls. */
export function RoutePorts({ chart, route, language }: Drawn & { language: Language }) {
  const ports = useMemo(() => {
    const weights = new Map<string, number>()
    for (const { stretches } of route.legs)
      for (const [at, { from, to }] of stretches.entries()) {
        weights.set(from, Math.max(weights.get(from) ?? 0, at === 0 ? 2 : 1))
        weights.set(to, Math.max(weights.get(to) ?? 0, at === stretches.length - 1 ? 2 : 1))
      }
    return [...weights].flatMap(([id, weight]) => {
      const place = route.places[id]
      if (!place) return []
      const [x, y] = spotOf(chart, place.at)
      return [{ id, text: place.name[language], x, y, weight, reach: 6 }]
    })
  }, [chart, route, language])
  const lines = useMemo(
    () => route.legs.flatMap(({ stretches }) => stretches.flatMap(({ path }) => trailOf(chart, path))),
    [chart, route],
  )
  return <Ports chart={chart} ports={ports} lines={lines} />
}

/** The position of the container, hollow where it was only seen last; nothing where it is unknown. */
export function PositionMark({ chart, position }: { chart: Chart; position: Position }) {
  if (!('point' in position) || !position.point) return null
  const [x, y] = spotOf(chart, position.point)
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} data-position={position.kind}>
      <circle className={map.halo} r="14" />
      <circle className={position.kind === 'leftPlace' ? map.port : map.ship} r="5.5" />
    </g>
  )
}

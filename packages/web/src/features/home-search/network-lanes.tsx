import type { NetworkMapReply } from '@fairway/contract/schedules/network-map.schema'
import type { Language } from '@fairway/contract/shared/language'
import { memo, useMemo } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { type Chart, lineOf, type Rect, spotOf, trailOf } from '../../ui/map/chart.ts'
import { Ports } from '../../ui/map/ports.tsx'
import map from '../../ui/map/sea-map.module.css'
import { berthArea } from './berths.ts'
import { shipsNow, weighPorts } from './fleet.ts'
import { spotShips } from './ships.tsx'

interface Props {
  chart: Chart
  reply: NetworkMapReply
  keepClear: readonly Rect[]
  language: Language
}

/** A label may touch a lane, but not follow it. */
const MOST_COVERED = 6

/** The carrier's lanes, feeders dotted, with their ports. */
export const NetworkLanes = memo(function NetworkLanes({ chart, reply, keepClear, language }: Props) {
  const { lanes, places } = reply
  // Labels avoid the first positions of the ships, which hardly move while the page is open.
  const ships = useMemo(() => spotShips(chart, shipsNow(reply, Date.parse(reply.clock.now))), [chart, reply])
  const lines = useMemo(() => {
    const atSea = ships.filter(({ ship }) => ship.way).flatMap(({ spot }) => [spot, spot])
    return [...lanes.flatMap(({ path }) => trailOf(chart, path)), ...atSea]
  }, [chart, lanes, ships])
  const ports = useMemo(
    () =>
      weighPorts(lanes, places).map(({ code, at, weight }) => {
        const [x, y] = spotOf(chart, at)
        return { id: code, text: places[code]?.name[language] ?? code, x, y, weight, reach: 5 }
      }),
    [chart, lanes, places, language],
  )
  const taken = useMemo(
    () => [...keepClear, ...ships.filter(({ ship }) => ship.port).map(({ spot }) => berthArea(spot))],
    [keepClear, ships],
  )
  return (
    <>
      {lanes.map((lane) => (
        <path
          key={lane.id}
          className={classNames(map.lane, lane.type === 'Feeder' && map.feeder)}
          d={lineOf(chart, lane.path)}
        />
      ))}
      <Ports chart={chart} ports={ports} keepClear={taken} lines={lines} mostCovered={MOST_COVERED} />
    </>
  )
})

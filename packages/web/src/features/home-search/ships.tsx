import type { Point } from '@fairway/contract/tracking/journey/route.schema'
import type { RefObject } from 'react'
import { type Chart, type Spot, spotOf } from '../../ui/map/chart.ts'
import map from '../../ui/map/sea-map.module.css'
import { useBusinessNow } from '../../ui/map/use-business-now.ts'
import { layBerths } from './berths.ts'
import { type ShipNow, shipsNow } from './fleet.ts'
import css from './network-map.module.css'
import type { Network } from './use-network.ts'

/** Below this width of the map, ships are drawn smaller. */
const SMALL = 600

interface Props {
  chart: Chart
  network: Network
  picture: RefObject<Element | null>
}

/** The ships, which move with the business clock. Hovering shows the name. */
export function Ships({ chart, network, picture }: Props) {
  const { reply, receivedAt } = network
  const now = useBusinessNow(reply.clock, receivedAt, picture)
  const size = chart.size.width < SMALL ? 0.75 : 1
  return spotShips(chart, shipsNow(reply, now)).map(({ ship, spot: [x, y] }) => (
    <g
      key={ship.vvd}
      className={css.ship}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      data-ship={ship.vvd}
    >
      <title>{`${ship.name} ${ship.vvd}`}</title>
      <circle className={map.halo} r={(ship.port ? 7 : 11) * size} />
      <circle className={map.ship} r={(ship.port ? 3 : 4.5) * size} />
    </g>
  ))
}

interface SpottedShip extends ShipNow {
  spot: Spot
}

/** The position of each ship on the map, those in port at their berths. Ships without a place are left out. */
export function spotShips(chart: Chart, ships: readonly ShipNow[]): SpottedShip[] {
  const seen = ships.filter((one): one is ShipNow & { point: Point } => one.point !== undefined)
  const berthed = seen.filter(({ ship }) => ship.port)
  const berths = layBerths(berthed.map(({ point }) => spotOf(chart, point)))
  return seen.map((one) => ({ ...one, spot: berths[berthed.indexOf(one)] ?? spotOf(chart, one.point) }))
}

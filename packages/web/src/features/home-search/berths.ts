import type { Rect, Spot } from '../../ui/map/chart.ts'

/** Ports closer than this share one harbour on the map. */
const NEAR = 16
const AROUND = 10
const SIZE = 6

/** Places ships in port side by side around it, the first to the lower right, without overlaps. */
export function layBerths(ports: readonly Spot[]): Spot[] {
  const harbours: { at: Spot; ships: number[] }[] = []
  for (const [ship, port] of ports.entries()) {
    const near = harbours.find(({ at }) => Math.hypot(at[0] - port[0], at[1] - port[1]) < NEAR)
    if (near) near.ships.push(ship)
    else harbours.push({ at: port, ships: [ship] })
  }
  return ports.map((port, ship) => {
    const { at, ships } = harbours.find((harbour) => harbour.ships.includes(ship)) ?? { at: port, ships: [ship] }
    const step = Math.min(50, 360 / ships.length)
    const angle = ((45 + ships.indexOf(ship) * step) * Math.PI) / 180
    return [at[0] + AROUND * Math.cos(angle), at[1] + AROUND * Math.sin(angle)]
  })
}

/** The area of a ship, for placing labels. */
export const berthArea = ([x, y]: Spot): Rect => ({ x: x - SIZE, y: y - SIZE, width: 2 * SIZE, height: 2 * SIZE })

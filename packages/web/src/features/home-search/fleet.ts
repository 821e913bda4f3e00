import type { Lane, NetworkMapReply, Ship } from '@fairway/contract/schedules/network-map.schema'
import type { MapPlaces, Point } from '@fairway/contract/tracking/journey/route.schema'
import { HELD_SHARE, pointAlong } from '@fairway/contract/tracking/journey/way.rules'

/** A ship and its position: under way or in port; undefined where the carrier named no place. */
export interface ShipNow {
  ship: Ship
  point: Point | undefined
  /** Its estimated arrival has passed and no arrival was reported. */
  overdue: boolean
}

/** The estimated positions of the carrier's ships at an instant. An overdue ship waits before its port. */
export function shipsNow({ ships, lanes, places }: NetworkMapReply, now: number): ShipNow[] {
  const laneById = new Map(lanes.map((lane) => [lane.id, lane]))
  return ships.map((ship) => {
    const { way } = ship
    if (!way) return { ship, point: ship.port ? places[ship.port]?.at : undefined, overdue: false }
    const lane = laneById.get(way.lane)
    const [left, due] = [Date.parse(way.departedAt), Date.parse(way.arrivesAt)]
    const share = due > left ? Math.min(HELD_SHARE, Math.max(0, (now - left) / (due - left))) : HELD_SHARE
    return { ship, point: lane && pointAlong(sailed(lane, way.back), share), overdue: now >= due }
  })
}

const sailed = ({ path }: Lane, back: boolean) => (back ? path.toReversed() : path)

/** The ports to draw with their weights: by the number of lanes, mainline before feeder. */
export function weighPorts(lanes: readonly Lane[], places: MapPlaces): { code: string; at: Point; weight: number }[] {
  const weights = new Map<string, number>()
  for (const { from, to, type } of lanes)
    for (const code of [from, to]) weights.set(code, (weights.get(code) ?? 0) + (type === 'Mainline' ? 3 : 1))
  return [...weights].flatMap(([code, weight]) => {
    const place = places[code]
    return place ? [{ code, at: place.at, weight }] : []
  })
}

/** Only these ships, and the lanes on which they are; all lanes where none is under way. */
export function withShips(reply: NetworkMapReply, vvds: readonly string[]): NetworkMapReply {
  const ships = reply.ships.filter(({ vvd }) => vvds.includes(vvd))
  const sailed = new Set(ships.flatMap(({ way }) => (way ? [way.lane] : [])))
  const lanes = reply.lanes.filter(({ id }) => sailed.has(id))
  return { ...reply, ships, lanes: lanes.length > 0 ? lanes : reply.lanes }
}

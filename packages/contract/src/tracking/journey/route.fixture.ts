import { hummingbird, moment, places, sparrow } from './journey.fixture.ts'
import type { MapPlaces, Point, PublicRouteReply, RouteLeg, Stretch } from './route.schema.ts'

const spots: Record<string, Point> = {
  CNNGB: [121.9, 29.9],
  CNSHA: [122, 31.2],
  VNHPH: [106.8, 20.8],
  USLGB: [241.8, 33.7],
  USCHI: [272.3, 41.8],
}

const mapPlaces: MapPlaces = Object.fromEntries(
  Object.entries(spots).flatMap(([code, at]) => {
    const place = places[code]
    return place ? [[code, { ...place, at }]] : []
  }),
)

/** From one port to another in a straight line, with the times of a test. */
export const stretch = (from: string, to: string, times: Partial<Stretch> = {}): Stretch => ({
  from,
  to,
  path: [spots[from] ?? [0, 0], spots[to] ?? [0, 0]],
  distanceNm: 1000,
  departure: moment(null),
  arrival: moment(null),
  ...times,
})

export const acrossThePacific = (times: Partial<Stretch> = {}): RouteLeg => ({
  kind: 'ocean',
  vvd: hummingbird.vvd,
  stretches: [
    stretch('CNNGB', 'USLGB', {
      distanceNm: 5870,
      departure: moment('2026-11-11T00:00:00Z'),
      arrival: moment('2026-11-23T14:00:00Z', '2026-11-21T14:00:00Z'),
      ...times,
    }),
  ],
})

export const byFeeder = (times: Partial<Stretch> = {}): RouteLeg => ({
  kind: 'feeder',
  vvd: sparrow.vvd,
  stretches: [
    stretch('VNHPH', 'CNSHA', {
      departure: moment('2026-11-04T10:00:00Z'),
      arrival: moment('2026-11-08T02:00:00Z'),
      ...times,
    }),
  ],
})

export const byTrain: RouteLeg = {
  kind: 'rail',
  vvd: null,
  stretches: [
    stretch('USLGB', 'USCHI', {
      departure: moment('2026-11-24T20:00:00Z'),
      arrival: moment('2026-11-28T15:00:00Z'),
    }),
  ],
}

export const route = (...legs: RouteLeg[]): PublicRouteReply => ({
  legs,
  places: mapPlaces,
  clock: { now: '2026-11-15T08:00:00Z', rate: 1 },
})

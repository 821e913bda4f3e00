import { z } from 'zod'
import { InstantOut } from '../../shared/scalar.schema.ts'
import { Moment, Place } from '../tracking.schema.ts'
import * as values from '../tracking.values.ts'

/** Longitude and latitude in degrees. */
export const Point = z.tuple([z.number(), z.number()])
export type Point = z.output<typeof Point>

/** A place on a map. */
export const MapPlace = Place.extend({ at: Point })
export type MapPlace = z.output<typeof MapPlace>
export const MapPlaces = z.record(z.string(), MapPlace)
export type MapPlaces = z.output<typeof MapPlaces>

/** The business clock, so that a map can animate between two answers. */
export const MapClock = z.object({ now: InstantOut, rate: z.number() })
export type MapClock = z.output<typeof MapClock>

/** From one call of a ship to its next, or from one ramp to another. */
export const Stretch = z.object({
  from: z.string(),
  to: z.string(),
  /** Longitudes continue beyond ±180 where the route crosses that line, so that neighbours are always near. */
  path: z.array(Point).min(2),
  distanceNm: z.number(),
  departure: Moment,
  arrival: Moment,
})
export type Stretch = z.output<typeof Stretch>

export const RouteLeg = z.object({
  kind: z.enum(values.legKinds).extract(['feeder', 'ocean', 'rail']),
  vvd: z.string().nullable(),
  stretches: z.array(Stretch),
})
export type RouteLeg = z.output<typeof RouteLeg>

/** The route of one container over water and land. */
export const PublicRouteReply = z.object({ legs: z.array(RouteLeg), places: MapPlaces, clock: MapClock })
export type PublicRouteReply = z.output<typeof PublicRouteReply>

import { z } from 'zod'
import { voyageTypes } from '../carrier/carrier.schema.ts'
import { InstantOut } from '../shared/scalar.schema.ts'
import { MapClock, MapPlaces, Point } from '../tracking/route.schema.ts'

/** The way between two ports that the carrier's ships sail, in either direction. */
export const Lane = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  type: z.enum(voyageTypes),
  /** As in a container's route: longitudes go on beyond ±180. */
  path: z.array(Point).min(2),
  distanceNm: z.number(),
})
export type Lane = z.output<typeof Lane>

/** A ship and what it is doing now: on its way along a lane, or at a berth. */
export const Ship = z.object({
  name: z.string(),
  vvd: z.string(),
  type: z.enum(voyageTypes),
  /** At sea: the lane, whether it sails it from its end to its start, and when it left and is due. */
  way: z
    .object({
      lane: z.string(),
      back: z.boolean(),
      from: z.string(),
      to: z.string(),
      departedAt: InstantOut,
      arrivesAt: InstantOut,
    })
    .nullable(),
  /** In port: where. */
  port: z.string().nullable(),
})
export type Ship = z.output<typeof Ship>

/** The carrier's lanes and ships, for anyone. */
export const NetworkMapReply = z.object({
  lanes: z.array(Lane),
  ships: z.array(Ship),
  places: MapPlaces,
  clock: MapClock,
})
export type NetworkMapReply = z.output<typeof NetworkMapReply>

import { z } from 'zod'
import { voyageTypes } from '../carrier/carrier.schema.ts'
import { InstantOut } from '../shared/scalar.schema.ts'
import { MapClock, MapPlaces, Point } from '../tracking/journey/route.schema.ts'

/** A lane between two ports that the carrier's ships sail, in either direction. */
export const Lane = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  type: z.enum(voyageTypes),
  /** As in a container's route: longitudes continue beyond ±180. */
  path: z.array(Point).min(2),
  distanceNm: z.number(),
})
export type Lane = z.output<typeof Lane>

/** A ship and what it does now: it sails a lane, or is at berth. */
export const Ship = z.object({
  name: z.string(),
  vvd: z.string(),
  type: z.enum(voyageTypes),
  /** At sea: the lane, whether the ship sails it in reverse, and when it left and is due. */
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
  /** In port: the place. */
  port: z.string().nullable(),
})
export type Ship = z.output<typeof Ship>

/** The carrier's lanes and ships; public. */
export const NetworkMapReply = z.object({
  lanes: z.array(Lane),
  ships: z.array(Ship),
  places: MapPlaces,
  clock: MapClock,
})
export type NetworkMapReply = z.output<typeof NetworkMapReply>

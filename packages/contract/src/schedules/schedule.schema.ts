import { z } from 'zod'
import { CutOffs, SailingMoment, ScheduledSailing } from '../bookings/choices/booking-choices.schema.ts'
import { voyageTypes } from '../carrier/carrier.schema.ts'
import { languages } from '../shared/language.ts'
import { InstantOut, Names, Text, Vvd } from '../shared/scalar.schema.ts'
import { MapClock } from '../tracking/journey/route.schema.ts'
import { scheduleFormats, scheduleViews } from './schedule.values.ts'

/** A port of the schedules, by its code or by its name in any language. */
const SchedulePort = z.object({
  code: z.string(),
  name: Names,
  /** Its Chinese name in pinyin and as first letters of the pinyin, separated by spaces. */
  spoken: z.string(),
  country: z.string(),
  zone: z.string(),
})
export type SchedulePort = z.output<typeof SchedulePort>

/** What schedules can be asked for. */
export const ScheduleChoices = z.object({
  ports: z.array(SchedulePort),
  /** Ports at which a coming ship loads, and ports that it goes on to, by their codes. */
  loading: z.array(z.string()),
  discharge: z.array(z.string()),
  vessels: z.array(z.object({ code: z.string(), name: z.string(), type: z.enum(voyageTypes) })),
  clock: MapClock,
})
export type ScheduleChoices = z.output<typeof ScheduleChoices>

/** The first day, today where it is empty, and the number of weeks. */
const span = { from: Text(20).default(''), weeks: Text(4).default('') }
export const LaneQuery = z.strictObject({ pol: Text(20).default(''), pod: Text(20).default(''), ...span })
export type LaneQuery = z.output<typeof LaneQuery>
export const VesselScheduleQuery = z.strictObject({ vessel: Text(20).default(''), ...span })
export type VesselScheduleQuery = z.output<typeof VesselScheduleQuery>
export const PortScheduleQuery = z.strictObject({ port: Text(20).default(''), ...span })
export type PortScheduleQuery = z.output<typeof PortScheduleQuery>

const Places = z.record(z.string(), SchedulePort.omit({ spoken: true }))
export type SchedulePlaces = z.output<typeof Places>

/** The way on one ship, with what its emissions are estimated from. */
const SailingLeg = z.object({
  vvd: z.string(),
  vessel: z.string(),
  type: z.enum(voyageTypes),
  from: z.string(),
  to: z.string(),
  /** Over water by way of every call between; null where it is not known. */
  distanceNm: z.number().nullable(),
  capacityTeu: z.number().nullable(),
  /** The carrier's own figure for this ship. */
  co2GramsPerTeuKm: z.number().nullable(),
})
export type SailingLeg = z.output<typeof SailingLeg>

/** A way to sail between two ports, in the order of its legs. */
export const LaneSailing = ScheduledSailing.extend({ legs: z.array(SailingLeg) })
export type LaneSailing = z.output<typeof LaneSailing>

/** What every answer says beside its rows: the days that it covers, whether there is more, places and clock. */
const frame = { from: z.string(), to: z.string(), isCut: z.boolean(), places: Places, clock: MapClock }

export const LaneSchedule = z.object({ sailings: z.array(LaneSailing), ...frame })
export type LaneSchedule = z.output<typeof LaneSchedule>

const ShipCall = z.object({
  port: z.string(),
  terminal: Names.nullable(),
  arrival: SailingMoment.nullable(),
  departure: SailingMoment.nullable(),
  cutOffs: CutOffs,
})
export type ShipCall = z.output<typeof ShipCall>

const Voyage = z.object({ vvd: z.string(), service: z.string(), type: z.enum(voyageTypes), calls: z.array(ShipCall) })
export type ScheduledVoyage = z.output<typeof Voyage>

export const VesselSchedule = z.object({
  vessel: z.object({
    code: z.string(),
    name: z.string(),
    imo: z.string().nullable(),
    capacityTeu: z.number().nullable(),
  }),
  voyages: z.array(Voyage),
  ...frame,
})
export type VesselSchedule = z.output<typeof VesselSchedule>

/** A call at a port: where the ship comes from and where it goes on to. */
const PortCall = ShipCall.omit({ port: true }).extend({
  vvd: z.string(),
  vessel: z.string(),
  service: z.string(),
  type: z.enum(voyageTypes),
  /** The carrier's count of its changes to the voyage, and when it spoke last. */
  revision: z.number(),
  statedAt: InstantOut.nullable(),
  cameFrom: z.string().nullable(),
  goesTo: z.string().nullable(),
})
export type PortCall = z.output<typeof PortCall>

export const PortSchedule = z.object({ port: z.string(), calls: z.array(PortCall), ...frame })
export type PortSchedule = z.output<typeof PortSchedule>

const language = z.enum(languages).default('en')

/** Any of the three as a file. */
export const ScheduleFileQuery = z.strictObject({
  view: z.enum(scheduleViews),
  format: z.enum(scheduleFormats),
  language,
  ...LaneQuery.shape,
  vessel: Text(20).default(''),
  port: Text(20).default(''),
})
export type ScheduleFileQuery = z.output<typeof ScheduleFileQuery>

/** One sailing for a calendar. */
export const SailingEventQuery = z.strictObject({ vvd: Vvd, pol: Text(20), pod: Text(20), language })
export type SailingEventQuery = z.output<typeof SailingEventQuery>

/** The file of a calendar is named by a port, the one of a lane lies below its port of loading. */
export const PortCalendarParams = z.object({ file: Text(40) })
export const LaneCalendarParams = z.object({ pol: Text(40), file: Text(40) })
/** Programs add fields of their own to the address of a calendar: what is not known is left out. */
export const CalendarQuery = z.object({ language: language.catch('en') })

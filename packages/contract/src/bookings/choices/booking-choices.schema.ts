import { z } from 'zod'
import { equipmentGroups } from '../../eta-rules/eta-rule.values.ts'
import { Code, InstantOut, Names, Text } from '../../shared/scalar.schema.ts'
import { MapClock } from '../../tracking/journey/route.schema.ts'
import { partyRoles } from '../../tracking/tracking.values.ts'
import * as values from '../requests/booking-request.values.ts'

/** An option that is chosen by its code or by its name in any language. */
const Choice = z.object({
  code: z.string(),
  name: Names,
  /** Its Chinese name in pinyin and as first letters of the pinyin, separated by spaces. */
  spoken: z.string(),
})
export type Choice = z.output<typeof Choice>

/** A place where cargo is received, loaded, discharged or delivered. Terminals and depots belong to one of these. */
export const PlaceChoice = Choice.extend({
  kind: z.enum(['port', 'ramp', 'inland']),
  country: z.string(),
  zone: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** A city with a ramp of the carrier's. */
  hasRamp: z.boolean(),
})
export type PlaceChoice = z.output<typeof PlaceChoice>

export const EquipmentChoice = Choice.extend({ group: z.enum(equipmentGroups), lengthFeet: z.number().int() })
export type EquipmentChoice = z.output<typeof EquipmentChoice>

/** A ship whose voyage still takes cargo. */
export const VvdChoice = z.object({
  vvd: z.string(),
  vessel: z.string(),
  service: z.string(),
  /** From its next port of loading. */
  departureAt: InstantOut,
})
export type VvdChoice = z.output<typeof VvdChoice>

export const ContractChoice = z.object({
  number: z.string(),
  title: z.string(),
  validFrom: z.string(),
  validTo: z.string(),
  paymentTerms: z.array(z.enum(values.paymentTerms)),
  /** Those of the caller's organisations that may book with it, by `ref`. */
  organisations: z.array(z.string()),
})
export type ContractChoice = z.output<typeof ContractChoice>

/** The choices of a booking that are the same for everybody. */
export const PublicChoices = z.object({
  /** Voyages that still load somewhere, the next departure first. */
  vvds: z.array(VvdChoice),
  packageTypes: z.array(Choice),
  containerTypes: z.array(EquipmentChoice),
  /** Where the carrier takes the cargo over and hands it out. */
  serviceTypes: z.array(z.enum(values.freightTerms)),
  /** All places; the lists below name some of them by their codes. */
  places: z.array(PlaceChoice),
  /** Ports at which a coming ship loads: what a port of loading is chosen from. */
  portofLoad: z.array(z.string()),
  /** Ports that a coming ship calls after it has loaded; those at which nothing is loaded come first. */
  portsOfDischarge: z.array(z.string()),
  clock: MapClock,
})
export type PublicChoices = z.output<typeof PublicChoices>

/** The dropdown data of the specification for one person. */
export const BookingChoices = PublicChoices.extend({
  /** Contracts that have not ended and that one of the caller's organisations may book with. */
  serviceContracts: z.array(ContractChoice),
  /** Ports of loading that those contracts name: offered before the others. */
  portofLoading: z.array(z.string()),
  /** For whom the caller can book. */
  organisations: z.array(
    z.object({
      ref: z.string(),
      name: z.string(),
      localName: z.string().nullable(),
      address: z.string(),
      country: z.string(),
    }),
  ),
})
export type BookingChoices = z.output<typeof BookingChoices>

export const ContractQuery = z.strictObject({
  contract: Text(40).default(''),
  /** For a letter of indemnity: its codes answer, and the beginning of a number is enough. */
  type: z.literal('BL').optional(),
})
const Places = z.array(z.string())
/** What a contract covers, offered as soon as it is chosen. An empty list leaves the choice free. */
export const ContractTerms = z.object({
  number: z.string(),
  title: z.string(),
  validFrom: z.string(),
  validTo: z.string(),
  paymentTerms: z.array(z.enum(values.paymentTerms)),
  places: z.object({ loading: Places, discharge: Places, receipt: Places, delivery: Places }),
  parties: z.array(
    z.object({
      role: z.enum(partyRoles),
      ref: z.string(),
      name: z.string(),
      localName: z.string().nullable(),
      address: z.string(),
      country: z.string(),
    }),
  ),
  /** Commodities; the code is what a request calls its item. */
  items: z.array(Choice),
  /** Letters of indemnity for this contract name one of its items. */
  itemRequired: z.boolean(),
})
export type ContractTerms = z.output<typeof ContractTerms>

/** A voyage, or two ports and a range of departure days, both included, in port time. */
export const VesselQuery = z.strictObject({
  vvd: Text(20).default(''),
  pol: Text(20).default(''),
  pod: Text(20).default(''),
  from: Text(20).default(''),
  to: Text(20).default(''),
  /** Where the cargo goes from the port of discharge. */
  placeOfDelivery: Text(20).default(''),
})
export type VesselQuery = z.output<typeof VesselQuery>

export const SailingMoment = z.object({
  planned: InstantOut,
  estimated: InstantOut.nullable(),
  actual: InstantOut.nullable(),
  /** The time zone of the port, for all times here. */
  zone: z.string(),
})
/** The cut-offs at the port of loading, in its time zone; null where the carrier gave none. */
export const CutOffs = z.object({
  si: InstantOut.nullable(),
  vgm: InstantOut.nullable(),
  cy: InstantOut.nullable(),
  ams: InstantOut.nullable(),
  special: InstantOut.nullable(),
})

/** One sailing from a port of loading to a port of discharge, with a feeder where the big ship does not call. */
export const Sailing = z.object({
  vvd: Code(20),
  vessel: z.string(),
  voyage: z.string(),
  direction: z.string(),
  service: z.string(),
  portOfLoading: z.string(),
  portOfDischarge: z.string(),
  departure: SailingMoment,
  arrival: SailingMoment,
  cutOffs: CutOffs,
  /** Days on the calendar from departure to arrival. */
  transitDays: z.number().int(),
  /** The feeder that brings the cargo to the port where the big ship loads it. */
  feeder: z
    .object({ vvd: z.string(), vessel: z.string(), to: z.string(), arrivalAt: InstantOut, zone: z.string() })
    .nullable(),
  /** When the big ship leaves the port where it loads the cargo. */
  oceanDepartureAt: InstantOut,
  /** The departure has passed. */
  isExpired: z.boolean(),
})
export type Sailing = z.output<typeof Sailing>

/** A sailing as it is scheduled; the rules work out the rest of it. */
export const ScheduledSailing = Sailing.omit({ isExpired: true, transitDays: true })
export type ScheduledSailing = z.output<typeof ScheduledSailing>

/** The next departure first. `isCut`: there are more of them, later. */
export const Sailings = z.object({
  sailings: z.array(Sailing),
  isCut: z.boolean(),
  /** How long after the ship cargo usually reaches the place of delivery inland, as planned for bookings before; null where that is not known. */
  inlandMinutes: z.number().int().nullable(),
  clock: MapClock,
})
export type Sailings = z.output<typeof Sailings>

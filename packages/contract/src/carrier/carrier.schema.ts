import { z } from 'zod'
import { billTypes } from '../billing-documents/bill.values.ts'
import { PAYMENT_REFERENCE } from '../billing-documents/invoice.values.ts'
import { requiredDocumentStatuses } from '../bookings/dashboard/booking-dashboard.values.ts'
import {
  BigFigure,
  BlNumber,
  BookingNumber,
  Code,
  ContainerNumber,
  Day,
  Decimal,
  Instant,
  InstantOut,
  Names,
  Ref,
  RequiredText,
  Revision,
  Text,
  Verbatim,
  Vvd,
  Zone,
} from '../shared/scalar.schema.ts'
import { SupportOffices } from '../support/office.schema.ts'
import * as values from '../tracking/tracking.values.ts'
import { PaperProfile } from './paper-profile.schema.ts'

export const locationKinds = ['port', 'terminal', 'depot', 'ramp', 'inland'] as const

/** A port, a terminal in it, a depot, a rail ramp or an inland place. A terminal names its port as parent. */
export const LocationLine = z.strictObject({
  code: Code(20),
  kind: z.enum(locationKinds),
  parent: Code(20).nullable().default(null),
  names: Names,
  country: z.string().regex(/^[A-Z]{2}$/),
  zone: Zone,
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** Truck moves pay the clean truck and traffic mitigation fees here. */
  truckFees: z.boolean().default(false),
  /** Bookings from this port of loading may come as files; where not, they are typed in the portal. */
  allowsUploads: z.boolean().default(true),
})

export const EquipmentTypeLine = z.strictObject({
  code: Code(4),
  names: Names,
  group: z.enum(['dry', 'reefer', 'special']),
  lengthFeet: z.number().int().min(10).max(60),
  tareKg: z.number().int().positive().max(20_000),
  maxGrossKg: z.number().int().positive().max(60_000),
})

export const OrganisationLine = z.strictObject({
  ref: Code(20),
  name: RequiredText(200),
  localName: Text(200).nullable().default(null),
  address: RequiredText(400),
  country: z.string().regex(/^[A-Z]{2}$/),
})

const MomentLine = z.strictObject({
  planned: Instant,
  estimated: Instant.nullable().default(null),
  actual: Instant.nullable().default(null),
  /** The reason of a changed estimate. */
  reason: z.enum(values.estimateReasons).nullable().default(null),
})

export const voyageTypes = ['Mainline', 'Feeder'] as const

export const ScheduleLine = z.strictObject({
  vvd: Vvd,
  vessel: z.strictObject({
    code: Code(10),
    name: RequiredText(80),
    imo: z
      .string()
      .regex(/^\d{7}$/)
      .nullable()
      .default(null),
    /** Its nominal slots: emissions are estimated by the size of a ship. */
    capacityTeu: z.number().int().min(1).max(40_000).nullable().default(null),
    /** The carrier's own figure for this ship, in place of that estimate: grams per TEU and kilometre, tank to wake. */
    co2GramsPerTeuKm: z.number().min(0).max(1000).nullable().default(null),
  }),
  voyage: Code(10),
  direction: z.enum(['E', 'W', 'N', 'S']),
  service: RequiredText(40),
  type: z.enum(voyageTypes).default('Mainline'),
  /** When the carrier learned this; defaults to the portal's clock at arrival. */
  statedAt: Instant.nullable().default(null),
  /** A later revision replaces an earlier one; an earlier one that comes late is ignored. */
  revision: Revision,
  calls: z
    .array(
      z.strictObject({
        location: Code(20),
        terminal: Code(20).nullable().default(null),
        /** Null at the first call. */
        arrival: MomentLine.nullable().default(null),
        /** Null at the last call. */
        departure: MomentLine.nullable().default(null),
        cutOffs: z
          .strictObject({
            si: Instant.optional(),
            vgm: Instant.optional(),
            cy: Instant.optional(),
            ams: Instant.optional(),
            special: Instant.optional(),
          })
          .default({}),
      }),
    )
    .min(2)
    .max(30),
})

export const BookingLine = z.strictObject({
  bookingNo: BookingNumber,
  ediRef: z
    .string()
    .regex(/^FW\d{8}$/)
    .nullable()
    .default(null),
  status: z.enum(values.bookingStatuses),
  portOfLoading: Code(20),
  portOfDischarge: Code(20),
  placeOfReceipt: Code(20).nullable().default(null),
  placeOfDelivery: Code(20).nullable().default(null),
  originTerm: z.enum(['CY', 'DOOR']),
  destinationTerm: z.enum(['CY', 'DOOR', 'RAMP']),
  paymentTerm: z.enum(['Prepaid', 'Collect', 'Third party']),
  billType: z.enum(billTypes),
  serviceContract: Code(6).nullable().default(null),
  commodity: Text(500).nullable().default(null),
  /** The web id of the carrier's sales rep, who sees the booking without being one of its parties. */
  salesRep: Code(20).nullable().default(null),
  /** The status of its shipping instructions and its verified gross mass. */
  siStatus: z.enum(requiredDocumentStatuses).default('Pending'),
  vgmStatus: z.enum(requiredDocumentStatuses).default('Pending'),
  /** Who made it, where it did not come from the portal. */
  createdBy: Text(80).nullable().default(null),
  bookedAt: Instant,
  revision: Revision,
  bills: z.array(BlNumber).max(99).default([]),
  parties: z
    .array(z.strictObject({ role: z.enum(values.partyRoles), organisation: Code(20) }))
    .min(1)
    .max(20),
  /** The legs of the cargo in order; times of vessel legs follow the schedule of their VVD. */
  legs: z
    .array(
      z.strictObject({
        kind: z.enum(values.legKinds),
        from: Code(20),
        to: Code(20),
        vvd: Vvd.nullable().default(null),
        plannedDepartureAt: Instant,
        plannedArrivalAt: Instant,
      }),
    )
    .min(1)
    .max(12),
})

export const ContainerLine = z.strictObject({
  bookingNo: BookingNumber,
  containerNo: ContainerNumber,
  equipment: Code(4),
  seal: Text(20).nullable().default(null),
  weightKg: Decimal(7, 3).nullable().default(null),
  temperature: z
    .strictObject({ value: z.string().regex(/^-?\d{1,3}(\.\d)?$/), unit: z.enum(['F', 'C']) })
    .nullable()
    .default(null),
  ventilation: Text(20).nullable().default(null),
  hazardous: z.boolean().default(false),
  lastFreeOn: Day.nullable().default(null),
  /** Of this very container; without them those of its equipment type count. */
  tareKg: z.number().int().positive().max(20_000).nullable().default(null),
  maxGrossKg: z.number().int().positive().max(60_000).nullable().default(null),
  assignedAt: Instant,
  /** The container was removed from this booking. */
  removed: z.boolean().default(false),
  revision: Revision,
})

export const HoldLine = z.strictObject({
  bookingNo: BookingNumber,
  containerNo: ContainerNumber,
  type: z.enum(values.holdTypes),
  state: z.enum(['red', 'green']),
  /** The newest statement about a hold wins, independent of the order of arrival. */
  since: Instant,
  remark: Text(200).nullable().default(null),
})

export const EventLine = z.strictObject({
  /** The carrier's own id of this event: the same ref again is the same event. */
  ref: Ref,
  /** A higher revision corrects a lower one. */
  revision: z.number().int().min(0).max(1_000_000).default(0),
  withdrawn: z.boolean().default(false),
  bookingNo: BookingNumber,
  containerNo: ContainerNumber,
  kind: z.enum(values.eventKinds),
  classifier: z.enum(values.classifiers).default('actual'),
  occurredAt: Instant,
  location: Code(20),
  load: z.enum(values.loads).nullable().default(null),
  mode: z.enum(values.modes).nullable().default(null),
  vvd: Vvd.nullable().default(null),
})

export type LocationLine = z.output<typeof LocationLine>
export type EquipmentTypeLine = z.output<typeof EquipmentTypeLine>
export type OrganisationLine = z.output<typeof OrganisationLine>
export type ScheduleLine = z.output<typeof ScheduleLine>
export type BookingLine = z.output<typeof BookingLine>
export type ContainerLine = z.output<typeof ContainerLine>
export type HoldLine = z.output<typeof HoldLine>
export type EventLine = z.output<typeof EventLine>

/** A carrier may send at most this many lines in one call. */
export const BULK_LINE_LIMIT = 10_000

export const BulkReply = z.object({
  /** Lines that changed something. */
  accepted: z.number().int(),
  /** Lines that repeated what was already known. */
  unchanged: z.number().int(),
  rejected: z.array(
    z.object({
      /** Counted from 1, blank lines included. */
      line: z.number().int(),
      errorCode: z.string(),
      messageArgs: z.array(z.string()),
      violations: z.array(z.object({ path: z.string(), code: z.string(), args: z.array(z.string()) })),
    }),
  ),
})
export type BulkReply = z.output<typeof BulkReply>

export const CursorName = z.object({ name: z.string().regex(/^[a-z][a-z0-9-]{0,40}$/) })
export const Cursor = z.object({
  value: z.record(Verbatim(64), z.union([Verbatim(2000), BigFigure, z.boolean(), z.null()])),
})
export type Cursor = z.output<typeof Cursor>
export const Clock = z.object({ now: z.string(), rate: z.number(), epoch: z.string() })

/** The carrier itself: one per installation. */
export const CarrierProfile = z.strictObject({
  name: RequiredText(80),
  scac: z.string().regex(/^[A-Z]{4}$/),
  /** Six-digit hexadecimal colours for light and dark; without them the portal uses its own. */
  accent: z
    .strictObject({ light: z.string().regex(/^#[0-9a-fA-F]{6}$/), dark: z.string().regex(/^#[0-9a-fA-F]{6}$/) })
    .nullable()
    .default(null),
  /** Chinese filings that the footer links to. */
  icp: z
    .array(z.strictObject({ label: RequiredText(80), href: z.url({ protocol: /^https?$/ }).max(200) }))
    .max(4)
    .default([]),
  /** What stands on bills, invoices and other papers. */
  papers: PaperProfile.nullable().default(null),
  /** The carrier's own page where an invoice is paid, with `{reference}` in the place of the invoice's number. */
  paymentPage: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .refine((page) => page.includes(PAYMENT_REFERENCE))
    .nullable()
    .default(null),
  /** Whom customers write to, and when somebody is there. */
  support: SupportOffices.default([]),
})
export type CarrierProfile = z.output<typeof CarrierProfile>

export const SignInTokenRequest = z.strictObject({ username: RequiredText(254) })
export const SignInToken = z.object({
  /** The page to send the customer to; it asks for confirmation before it signs in. */
  url: z.string(),
  expiresAt: InstantOut,
})

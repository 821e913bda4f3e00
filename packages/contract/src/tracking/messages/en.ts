import type { ErrorTexts } from '../../kit/messages.ts'
import type { trackingErrors } from '../tracking.errors.ts'
import type {
  Availability,
  BookingStatus,
  EstimateReason,
  HoldType,
  LegKind,
  PartyRole,
  Stage,
} from '../tracking.values.ts'

export const en = {
  stages: {
    Booked: 'Booked',
    'Empty Pickup': 'Empty Pickup',
    'At Origin': 'At Origin',
    'In-Transit': 'In-Transit',
    Hold: 'Hold',
    'At Destination': 'At Destination',
    'Out-gated': 'Out-gated',
    'Empty Returned': 'Empty Returned',
  } satisfies Record<Stage, string>,
  availabilities: {
    'Available For Pickup': 'Available For Pickup',
    'Not Yet Available': 'Not Yet Available',
  } satisfies Record<Availability, string>,
  /** The note that stands beside every estimate of availability. */
  availabilityNote:
    'Availability estimates depend on US customs clearance, carrier fees paid, original bill surrendered, CTF and Pier Pass.',
  legs: {
    feeder: 'Feeder vessel',
    polTerminal: 'POL terminal',
    ocean: 'Ocean',
    podTerminal: 'At terminal',
    rail: 'US inland rail',
  } satisfies Record<LegKind, string>,
  holds: {
    customs: 'Customs',
    originalBl: 'Original B/L',
    customsInspectionCharge: 'Customs inspection charge',
    orderNotify: 'Order notify',
    collectPayment: 'Collect payment',
    cleanTruckFee: 'Clean truck fee',
    trafficMitigationFee: 'Traffic mitigation fee',
    amsReject: 'AMS reject',
    dataHold: 'Data hold',
  } satisfies Record<HoldType, string>,
  parties: {
    shipper: 'Shipper',
    consignee: 'Consignee',
    notifyParty: 'Notify party',
    broker: 'Broker',
    forwarder: 'Forwarder',
    thirdParty: 'Third party',
    contractHolder: 'Contract holder',
  } satisfies Record<PartyRole, string>,
  bookingStatuses: {
    Requested: 'Requested',
    Received: 'Received',
    Pending: 'Pending',
    Approved: 'Approved',
    Canceled: 'Canceled',
  } satisfies Record<BookingStatus, string>,
  events: {
    gateOutEmpty: 'Empty picked up',
    gateInFull: 'Gate in, full',
    gateOutFull: 'Gate out, full',
    gateInEmpty: 'Empty returned',
    gateOut: 'Gate out',
    gateIn: 'Gate in',
    loaded: 'Loaded on vessel',
    loadedRail: 'Loaded on rail',
    departed: 'Vessel departed',
    departedRail: 'Train departed',
    arrived: 'Vessel arrived',
    arrivedRail: 'Train arrived',
    discharged: 'Discharged from vessel',
    dischargedRail: 'Unloaded from rail',
    available: 'Available for pickup',
    notAvailable: 'Not available for pickup',
  },
  /** Why a ship is expected earlier or later than before, as it stands behind a time. */
  estimateReasons: {
    weather: 'weather',
    congestion: 'port congestion',
    berth: 'waiting for a berth',
    cargoWork: 'cargo operations',
    engine: 'technical problem',
    pilot: 'waiting for a pilot',
    earlierPort: 'delay at an earlier port',
    madeUpTime: 'time made up at sea',
    schedule: 'schedule change',
  } satisfies Record<EstimateReason, string>,
  errors: {
    CS0001: 'No bookings for container {{key0}}. Check the number or search by booking number.',
    CS0002: 'No East-bound China bookings for the booking number {{key0}}.',
    CS0003: 'No East-bound China bookings for the B/L number {{key0}}.',
    CS0004:
      'Shipment not found for {{key0}}. Please search by booking number: the container may no longer be on an active booking, or it moved more than 90 days ago.',
    CS0005: 'No East-bound China bookings for the EDI reference {{key0}}.',
    CS0006:
      'Shipment not found for {{key0}}. Please search by booking number: the container may no longer be on an active booking, or it moved more than 90 days ago.',
    CS0007: 'You are not authorized to view this equipment.',
    CS0008: 'Your web id is not authorized to view containers. Please contact customer service.',
    CS0009: 'More than 5000 containers were found. Please refine the search.',
  } satisfies ErrorTexts<typeof trackingErrors>,
} as const

/** The words of tracking, once, for schemas, rules, SQL checks and translations. */
export const stages = [
  'Booked', 'Empty Pickup', 'At Origin', 'In-Transit', 'Hold', 'At Destination', 'Out-gated', 'Empty Returned',
] as const // biome-ignore format: the order of a journey on one line
export type Stage = (typeof stages)[number]

export const availabilities = ['Available For Pickup', 'Not Yet Available'] as const
export type Availability = (typeof availabilities)[number]

export const legKinds = ['feeder', 'polTerminal', 'ocean', 'podTerminal', 'rail'] as const
export type LegKind = (typeof legKinds)[number]

export const eventKinds = [
  'gateOut', 'gateIn', 'loaded', 'departed', 'arrived', 'discharged', 'available', 'notAvailable',
] as const // biome-ignore format: as above
export type EventKind = (typeof eventKinds)[number]

export const loads = ['empty', 'full'] as const
export type Load = (typeof loads)[number]
export const modes = ['vessel', 'rail', 'truck'] as const
export type Mode = (typeof modes)[number]
export const classifiers = ['actual', 'estimated', 'planned'] as const
export type Classifier = (typeof classifiers)[number]

/** The position in this list is the hold's bit in a container's hold mask: append only. */
export const holdTypes = [
  'customs', 'originalBl', 'customsInspectionCharge', 'orderNotify', 'collectPayment',
  'cleanTruckFee', 'trafficMitigationFee', 'amsReject', 'dataHold',
] as const // biome-ignore format: as above
export type HoldType = (typeof holdTypes)[number]

/** What customs say of a box, or of the papers that it travels with. */
export const customsSteps = [
  'manifestFiled', 'manifestAccepted', 'manifestRejected', 'doNotLoad', 'held', 'inspectionOrdered', 'inspected', 'released',
] as const // biome-ignore format: as above
export type CustomsStep = (typeof customsSteps)[number]

/** A box that changes hands is found sound, or with damage. */
export const containerConditions = ['sound', 'damaged'] as const
export type ContainerCondition = (typeof containerConditions)[number]

/** Why a carrier expects a ship earlier or later than it said before. */
export const estimateReasons = [
  'weather', 'congestion', 'berth', 'cargoWork', 'engine', 'pilot', 'earlierPort', 'madeUpTime', 'schedule',
] as const // biome-ignore format: as above
export type EstimateReason = (typeof estimateReasons)[number]

/** A booking as the carrier has it. */
export const bookingStatuses = ['Requested', 'Received', 'Pending', 'Approved', 'Canceled'] as const
export type BookingStatus = (typeof bookingStatuses)[number]

/** What an organisation is to a booking. */
export const partyRoles = [
  'shipper', 'consignee', 'notifyParty', 'broker', 'forwarder', 'thirdParty', 'contractHolder',
] as const // biome-ignore format: as above
export type PartyRole = (typeof partyRoles)[number]

/** LOCAL ends at the port of discharge; IPI goes on by our rail. */
export const shipmentKinds = ['LOCAL', 'IPI'] as const
export type ShipmentKind = (typeof shipmentKinds)[number]

/** Public search finds nothing older than this after the last move. */
export const HISTORY_WINDOW_DAYS = 90
/** The carrier's system is called silent when nothing was heard from it for this long. */
export const CARRIER_SILENT_MINUTES = 15
/** Without a matching rule a box is expected to be available this long after the vessel. */
export const DEFAULT_AVAILABILITY_HOURS = 24

/** The values of tracking, for schemas, rules, SQL checks and translations. */
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

/** The position in this list is the hold's bit in a container's hold mask: append only. */
export const holdTypes = [
  'customs', 'originalBl', 'customsInspectionCharge', 'orderNotify', 'collectPayment',
  'cleanTruckFee', 'trafficMitigationFee', 'amsReject', 'dataHold',
] as const // biome-ignore format: as above
export type HoldType = (typeof holdTypes)[number]

/** The customs steps of a container, or of its documents. */
export const customsSteps = [
  'manifestFiled', 'manifestAccepted', 'manifestRejected', 'doNotLoad', 'held', 'inspectionOrdered', 'inspected', 'released',
] as const // biome-ignore format: as above
export type CustomsStep = (typeof customsSteps)[number]

/** The condition of a container in an interchange receipt. */
export const containerConditions = ['sound', 'damaged'] as const
export type ContainerCondition = (typeof containerConditions)[number]

/** Why a carrier changed its estimate of a ship. */
export const estimateReasons = [
  'weather', 'congestion', 'berth', 'cargoWork', 'engine', 'pilot', 'earlierPort', 'madeUpTime', 'schedule',
] as const // biome-ignore format: as above
export type EstimateReason = (typeof estimateReasons)[number]

/** The statuses of a booking at the carrier. */
export const bookingStatuses = ['Requested', 'Received', 'Pending', 'Approved', 'Canceled'] as const
export type BookingStatus = (typeof bookingStatuses)[number]

/** The roles of an organisation in a booking. */
export const partyRoles = [
  'shipper', 'consignee', 'notifyParty', 'broker', 'forwarder', 'thirdParty', 'contractHolder',
] as const // biome-ignore format: as above
export type PartyRole = (typeof partyRoles)[number]

/** LOCAL ends at the port of discharge; IPI continues on the carrier's rail. */
export const shipmentKinds = ['LOCAL', 'IPI'] as const
export type ShipmentKind = (typeof shipmentKinds)[number]

/** Public search finds a container for this long after its last move. */
export const HISTORY_WINDOW_DAYS = 90
/** The carrier's system counts as silent when nothing came from it for this long. */
export const CARRIER_SILENT_MINUTES = 15
/** Without a matching rule a container is estimated to be available this long after the vessel. */
export const DEFAULT_AVAILABILITY_HOURS = 24

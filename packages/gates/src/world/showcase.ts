/*
 * Examples that exist in every demo, for the README, the docs and the browser tests. Their stages are those of the table
 * on the day of the first start and on the day after it; then their journeys go on like all others.
 *
 * | example          | container   | booking | B/L           | stage          | what it shows                                            |
 * |------------------|-------------|---------|---------------|----------------|----------------------------------------------------------|
 * | inTransit        | FWYU4829130 | 3104482 | FWYL310448201 | In-Transit     | Ningbo Lighting, four containers at sea to Chicago, ahead of plan; OBL and collect holds red |
 * | rival            | FWYU4829314 | 3104428 | FWYL310442801 | In-Transit     | Hai Phong Textiles, the look-alike: same ship, same city |
 * | booked           | FWYU7712044 | 3104459 | FWYL310445901 | Booked         | nothing has moved                                        |
 * | emptyPickup      | FWYU6102746 | 3104468 | FWYL310446801 | Empty Pickup   | empty on its way to the shipper                          |
 * | atOrigin         | FWYU7255185 | 3104471 | FWYL310447101 | At Origin      | full at Ningbo, ship not yet there                       |
 * | transshipment    | FWYU8304160 | 3104430 | FWYL310443001 | In-Transit     | off the feeder at Ningbo, waits for the mainline ship    |
 * | onRail           | FWYU9043713 | 3104433 | FWYL310443301 | In-Transit     | on the train from Long Beach to Chicago                  |
 * | hold             | FWYU3182650 | 3104447 | FWYL310444701 | Hold           | customs exam ordered at Long Beach, its charge unpaid    |
 * | available        | FWYU5279402 | 3104439 | FWYL310443901 | At Destination | Available For Pickup by the terminal's report            |
 * | notYetAvailable  | FWYU6419031 | 3104455 | FWYL310445501 | At Destination | Not Yet Available: the terminal says so, all holds green |
 * | notRequired      | FWYU7501822 | 3104419 | FWYL310441901 | At Destination | Available: its red original B/L hold does not apply to SW |
 * | outGated         | FWYU1990032 | 3104422 | FWYL310442201 | Out-gated      | with the consignee for too long: detention grows daily   |
 * | emptyReturned    | FWYU4681274 | 3104425 | FWYL310442501 | Empty Returned | the whole journey; back a day late and with a dented door |
 * | disorderly       | FWYU5530610 | 3104478 | FWYL310447801 | In-Transit     | events late, twice, corrected and withdrawn              |
 * | tooOld           | FWYU8627409 | 3104435 | FWYL310443501 | Empty Returned | returned 100 days ago: the public search finds nothing   |
 */
import type { BookingLine, HoldLine } from '@fairway/contract/carrier/carrier.schema'
import type { Stage } from '@fairway/contract/tracking/tracking.values'
import type { FixedMove } from './scenario.ts'

/** Days from the epoch's day and hours of the UTC day. */
export type Stated = readonly [day: number, hour: number]

export interface Example {
  containers: readonly [string, ...string[]]
  booking: string
  bills: number
  stage: Stage
  shipper: string
  consignee: string
  sails: readonly [service: 'PX1' | 'PX2', rotation: number]
  portOfLoading: string
  portOfDischarge: string
  city: string | null
  paymentTerm: BookingLine['paymentTerm']
  billType: BookingLine['billType']
  moves: Partial<Record<FixedMove, Stated>>
  holds: readonly (readonly [type: HoldLine['type'], state: HoldLine['state'], at: Stated, remark?: string])[]
  reports?: 'disorderly'
  /** The damage of the returned empty. */
  returnedWith?: string
}

const ningboLighting = { shipper: 'NINGBO-LIGHTING', consignee: 'LAKESHORE-HOME', portOfLoading: 'CNNGB' } as const
const haiPhongTextiles = { shipper: 'HAIPHONG-TEXTILES', consignee: 'LAKESIDE-HOME', portOfLoading: 'VNHPH' } as const
const local = { portOfDischarge: 'USLGB', city: null } as const
const chicago = { portOfDischarge: 'USLGB', city: 'USCHI' } as const
const prepaid = { paymentTerm: 'Prepaid', billType: 'SW', bills: 1, holds: [] } as const

/** A hold that was set at sailing and is released. */
const settled = (type: HoldLine['type'], from: number, to: number) =>
  [[type, 'red', [from, 15]] as const, [type, 'green', [to, 17]] as const] as const

export const showcase = {
  inTransit: {
    ...ningboLighting, ...chicago, stage: 'In-Transit', booking: '3104482', bills: 2, sails: ['PX1', 0],
    containers: ['FWYU4829130', 'FWYU4829021', 'FWYU3105588', 'FWYU4829206'],
    paymentTerm: 'Collect', billType: 'OBL',
    moves: { pickUp: [-9, 6.35], gateIn: [-7, 1.1] },
    holds: [
      ...settled('customs', -5, -1),
      ['originalBl', 'red', [-5, 15], 'Surrender the original at origin or destination'],
      ['originalBl', 'green', [9, 17]],
      ['collectPayment', 'red', [-5, 15], 'USD 1240.00 due'],
      ['collectPayment', 'green', [9, 18]],
    ],
  },
  rival: {
    ...haiPhongTextiles, ...chicago, stage: 'In-Transit', booking: '3104428', bills: 2, sails: ['PX1', 0],
    containers: ['FWYU4829314', 'FWYU3105850', 'FWYU7712403'],
    paymentTerm: 'Collect', billType: 'OBL',
    moves: { pickUp: [-17, 3.5], gateIn: [-16, 8] },
    holds: [...settled('customs', -5, 2), ['originalBl', 'red', [-5, 15]], ['originalBl', 'green', [8, 17]]],
  },
  booked: {
    ...ningboLighting, ...local, ...prepaid, stage: 'Booked', booking: '3104459', sails: ['PX1', 2],
    containers: ['FWYU7712044', 'FWYU6102833'],
    moves: { pickUp: [4, 3], gateIn: [6, 5] },
  },
  emptyPickup: {
    ...ningboLighting, ...chicago, ...prepaid, stage: 'Empty Pickup', booking: '3104468', sails: ['PX1', 2],
    containers: ['FWYU6102746'],
    moves: { pickUp: [-1, 3.25], gateIn: [5, 4] },
  },
  atOrigin: {
    ...ningboLighting, ...local, ...prepaid, stage: 'At Origin', booking: '3104471', sails: ['PX1', 1],
    containers: ['FWYU7255185', 'FWYU7255272'],
    moves: { pickUp: [-3, 2.5], gateIn: [-1, 4.75] },
  },
  transshipment: {
    ...haiPhongTextiles, ...local, ...prepaid, stage: 'In-Transit', booking: '3104430', sails: ['PX1', 1],
    containers: ['FWYU8304160', 'FWYU8304258'],
    moves: { pickUp: [-10, 3], gateIn: [-9, 6.4] },
  },
  onRail: {
    ...ningboLighting, ...chicago, ...prepaid, stage: 'In-Transit', booking: '3104433', sails: ['PX1', -2],
    containers: ['FWYU9043713', 'FWYU9043800'],
    moves: { pickUp: [-23, 3], gateIn: [-21, 5], discharged: [-5, 6], railLoaded: [-4, 16], railArrived: [3, 10] },
    holds: settled('customs', -19, -7),
  },
  hold: {
    ...ningboLighting, ...local, stage: 'Hold', booking: '3104447', bills: 1, sails: ['PX2', 0],
    containers: ['FWYU3182650'],
    paymentTerm: 'Prepaid', billType: 'TLX',
    moves: {
      pickUp: [-26, 3], gateIn: [-24, 5], discharged: [-2, 4], available: [-1, 2], gateOut: [8, 18], emptyReturn: [13, 18],
    },
    holds: [
      ['customs', 'red', [-5, 15], 'Intensive exam'],
      ['customsInspectionCharge', 'red', [-1, 1], 'Invoice sent to the broker'],
      ['customsInspectionCharge', 'green', [6, 17]],
      ['customs', 'green', [7, 1]],
    ],
  },
  available: {
    ...ningboLighting, ...local, stage: 'At Destination', booking: '3104439', bills: 1, sails: ['PX1', -2],
    containers: ['FWYU5279402'],
    paymentTerm: 'Collect', billType: 'OBL',
    moves: {
      pickUp: [-23, 4], gateIn: [-21, 6], discharged: [-5, 7], available: [-4, 2], gateOut: [4, 18], emptyReturn: [9, 18],
    },
    holds: [
      ...settled('customs', -19, -8),
      ...settled('originalBl', -19, -7),
      ...settled('collectPayment', -19, -6),
      ...settled('cleanTruckFee', -5, -4),
      ...settled('trafficMitigationFee', -5, -4),
    ],
  },
  notYetAvailable: {
    ...ningboLighting, ...local, ...prepaid, stage: 'At Destination', booking: '3104455', sails: ['PX2', 0],
    containers: ['FWYU6419031'],
    moves: {
      pickUp: [-26, 4], gateIn: [-24, 6], discharged: [-2, 8], notAvailable: [-1, 9], available: [4, 2], gateOut: [6, 18],
      emptyReturn: [10, 18],
    },
    holds: settled('customs', -20, -4),
  },
  notRequired: {
    ...ningboLighting, ...local, ...prepaid, stage: 'At Destination', booking: '3104419', sails: ['PX1', -2],
    containers: ['FWYU7501822'],
    moves: {
      pickUp: [-23, 5], gateIn: [-21, 7], discharged: [-5, 8], available: [-4, 3], gateOut: [5, 18], emptyReturn: [10, 18],
    },
    holds: [...settled('customs', -19, -8), ['originalBl', 'red', [-19, 16]]],
  },
  outGated: {
    ...ningboLighting, ...local, ...prepaid, stage: 'Out-gated', booking: '3104422', sails: ['PX1', -3],
    containers: ['FWYU1990032'],
    moves: {
      pickUp: [-30, 3], gateIn: [-28, 5], discharged: [-12, 7], available: [-11, 2], gateOut: [-8, 18], emptyReturn: [5, 18],
    },
    holds: settled('customs', -26, -15),
  },
  emptyReturned: {
    ...ningboLighting, ...local, ...prepaid, stage: 'Empty Returned', booking: '3104425', sails: ['PX1', -4],
    containers: ['FWYU4681274'],
    moves: {
      pickUp: [-37, 3], gateIn: [-35, 5], discharged: [-19, 7], available: [-18, 2], gateOut: [-14, 18], emptyReturn: [-9, 19],
    },
    holds: settled('customs', -33, -22),
    returnedWith: 'Left door dented, hinge bent',
  },
  disorderly: {
    ...prepaid, stage: 'In-Transit', booking: '3104478', sails: ['PX2', 2],
    containers: ['FWYU5530610'],
    shipper: 'HUANGPU-TOYS', consignee: 'ALOHA-PANTRY', portOfLoading: 'CNSHA', portOfDischarge: 'USHNL', city: null,
    moves: { pickUp: [-11, 3], gateIn: [-9, 5] },
    reports: 'disorderly',
  },
  tooOld: {
    ...ningboLighting, ...local, ...prepaid, stage: 'Empty Returned', booking: '3104435', sails: ['PX1', -18],
    containers: ['FWYU8627409'],
    moves: {
      pickUp: [-135, 3], gateIn: [-133, 5], discharged: [-117, 7], available: [-116, 2], gateOut: [-109, 18],
      emptyReturn: [-100, 19],
    },
    holds: settled('customs', -131, -120),
  },
} as const satisfies Record<string, Example> // biome-ignore format: one scenario per line

export const examples: readonly Example[] = Object.values(showcase)

import { checkDigit } from '@fairway/contract/shared/container-number'

/** Lines as a carrier sends them: a small trans-Pacific world around 2026-11-15, for tests. */
const names = (en: string, zh: string, vi: string) => ({ en, zh, vi })
const place = (code: string, kind: string, zone: string, more: object = {}) => ({
  code,
  kind,
  names: names(`${code} en`, `${code} 中`, `${code} việt`),
  country: code.slice(0, 2),
  zone,
  latitude: 30,
  longitude: 120,
  ...more,
})

export const locations = [
  place('CNNGB-BLCT', 'terminal', 'Asia/Shanghai', { parent: 'CNNGB' }),
  place('CNNGB', 'port', 'Asia/Shanghai', { names: names('Ningbo', '宁波', 'Ningbo') }),
  place('CNSHA', 'port', 'Asia/Shanghai'),
  place('VNHPH', 'port', 'Asia/Ho_Chi_Minh'),
  place('USLGB', 'port', 'America/Los_Angeles', { truckFees: true }),
  place('USLGB-SSA', 'terminal', 'America/Los_Angeles', { parent: 'USLGB', truckFees: true }),
  place('USOAK', 'port', 'America/Los_Angeles'),
  place('USCHI', 'ramp', 'America/Chicago'),
]
export const equipmentTypes = [
  {
    code: '45G1',
    names: names('40′ high cube', '40尺高柜', "Cont 40' cao"),
    group: 'dry',
    lengthFeet: 40,
    tareKg: 3900,
    maxGrossKg: 32500,
  },
]
export const organisations = [
  {
    ref: 'NBL',
    name: 'Ningbo Lighting Co., Ltd.',
    localName: '宁波照明有限公司',
    address: '88 Beilun Rd, Ningbo',
    country: 'CN',
  },
  { ref: 'LSH', name: 'Lakeshore Home, Inc.', address: '12 Shore Dr, Chicago', country: 'US' },
]
const at = (planned: string, more: object = {}) => ({ planned, ...more })
export const schedules = [
  {
    vvd: 'FHM042E',
    vessel: { code: 'FHM', name: 'Fairway Hummingbird' },
    voyage: '042',
    direction: 'E',
    service: 'TP1',
    revision: 1,
    calls: [
      {
        location: 'CNNGB',
        terminal: 'CNNGB-BLCT',
        departure: at('2026-11-08T12:00:00Z'),
        cutOffs: { ams: '2026-11-07T00:00:00Z' },
      },
      { location: 'CNSHA', arrival: at('2026-11-09T02:00:00Z'), departure: at('2026-11-09T20:00:00Z') },
      {
        location: 'USLGB',
        terminal: 'USLGB-SSA',
        arrival: at('2026-11-23T14:00:00Z', { estimated: '2026-11-21T14:00:00Z' }),
      },
    ],
  },
  {
    vvd: 'FSG011N',
    vessel: { code: 'FSG', name: 'Fairway Swallow' },
    voyage: '011',
    direction: 'N',
    service: 'FD1',
    revision: 1,
    calls: [
      { location: 'VNHPH', departure: at('2026-11-02T00:00:00Z') },
      { location: 'CNNGB', arrival: at('2026-11-05T00:00:00Z') },
    ],
  },
]

const ocean = {
  kind: 'ocean',
  from: 'CNNGB',
  to: 'USLGB',
  vvd: 'FHM042E',
  plannedDepartureAt: '2026-11-08T12:00:00Z',
  plannedArrivalAt: '2026-11-23T14:00:00Z',
}
const rail = {
  kind: 'rail',
  from: 'USLGB',
  to: 'USCHI',
  plannedDepartureAt: '2026-11-25T00:00:00Z',
  plannedArrivalAt: '2026-11-28T00:00:00Z',
}
const feeder = {
  kind: 'feeder',
  from: 'VNHPH',
  to: 'CNNGB',
  vvd: 'FSG011N',
  plannedDepartureAt: '2026-11-02T00:00:00Z',
  plannedArrivalAt: '2026-11-05T00:00:00Z',
}

export const booking = (bookingNo: string, more: object = {}) => ({
  bookingNo,
  status: 'Approved',
  portOfLoading: 'CNNGB',
  portOfDischarge: 'USLGB',
  originTerm: 'CY',
  destinationTerm: 'CY',
  paymentTerm: 'Prepaid',
  billType: 'SW',
  bookedAt: '2026-10-20T00:00:00Z',
  revision: 1,
  bills: [`FWYL${bookingNo}01`],
  parties: [
    { role: 'shipper', organisation: 'NBL' },
    { role: 'consignee', organisation: 'LSH' },
  ],
  legs: [ocean],
  ...more,
})
/** Carried on to Chicago by our rail. */
export const inlandBooking = (bookingNo: string, more: object = {}) =>
  booking(bookingNo, { placeOfDelivery: 'USCHI', destinationTerm: 'RAMP', legs: [ocean, rail], ...more })
/** From Hai Phong by feeder, transshipped in Ningbo. */
export const feederBooking = (bookingNo: string, more: object = {}) =>
  booking(bookingNo, { portOfLoading: 'VNHPH', legs: [feeder, ocean], ...more })

export const containerNumber = (serial: number) => {
  const first10 = `FWYU${String(serial).padStart(6, '0')}`
  return first10 + checkDigit(first10)
}
export const container = (bookingNo: string, containerNo: string, more: object = {}) => ({
  bookingNo,
  containerNo,
  equipment: '45G1',
  assignedAt: '2026-10-21T00:00:00Z',
  revision: 1,
  ...more,
})

let serial = 0
export const event = (bookingNo: string, containerNo: string, more: object) => ({
  ref: `E${++serial}`,
  bookingNo,
  containerNo,
  ...more,
})
/** What customs at Long Beach said of a box. */
export const customsEntry = (bookingNo: string, containerNo: string, more: object = {}) => ({
  ref: `C${++serial}`,
  bookingNo,
  containerNo,
  step: 'released',
  occurredAt: '2026-11-09T00:00:00Z',
  location: 'USLGB-SSA',
  authority: 'US CBP',
  code: '1C',
  ...more,
})
/** The receipt of the trucker who fetched a full box at Long Beach. */
export const interchange = (bookingNo: string, containerNo: string, more: object = {}) => {
  const ref = `R${++serial}`
  return {
    ref,
    bookingNo,
    containerNo,
    receiptNo: `EIR-${ref}`,
    direction: 'out',
    load: 'full',
    occurredAt: '2026-11-10T12:00:00Z',
    location: 'USLGB-SSA',
    trucker: 'Harbor Mule Drayage',
    chassis: 'FWZZ410023',
    seal: 'FW884120',
    condition: 'sound',
    ...more,
  }
}
export const freeTime = (bookingNo: string, containerNo: string, more: object = {}) => ({
  bookingNo,
  containerNo,
  freeDays: 4,
  returnBy: '2026-11-13',
  detentionDays: 2,
  charge: { amount: '170.00', currency: 'USD' },
  statedAt: '2026-11-14T08:00:00Z',
  ...more,
})

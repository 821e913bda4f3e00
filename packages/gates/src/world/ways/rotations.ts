/** A ship of Fairway Lines. Invented ships carry no IMO number: every valid one may belong to a real ship. */
export interface Vessel {
  code: string
  name: string
  /** The number of its voyage in the first rotation at or after the epoch's. */
  voyage: number
  /** Its nominal slots. */
  capacityTeu: number
}

/** Day of the rotation and local hour of the day. */
export type Slot = readonly [day: number, hour: number]

export interface CallPlan {
  port: string
  arrives: Slot
  departs: Slot
}

/** Ships that call the same ports every week; each ship starts a rotation every 7 × ships days. */
export interface Service {
  code: string
  name: string
  kind: 'mainline' | 'feeder'
  /** The day, counted from the epoch's, on which the rotation with index 0 starts. */
  startDay: number
  out: 'E' | 'N'
  back: 'W' | 'S'
  vessels: readonly Vessel[]
  calls: readonly CallPlan[]
}

/** Shanghai and Ningbo to Long Beach in 13 days; back to Xiamen, five ships. */
export const pacificExpress: Service = {
  code: 'PX1',
  name: 'Pacific Express 1',
  kind: 'mainline',
  startDay: -9,
  out: 'E',
  back: 'W',
  vessels: [
    { code: 'FHM', name: 'Fairway Hummingbird', voyage: 42, capacityTeu: 8600 },
    { code: 'FKF', name: 'Fairway Kingfisher', voyage: 38, capacityTeu: 8600 },
    { code: 'FAB', name: 'Fairway Albatross', voyage: 51, capacityTeu: 9400 },
    { code: 'FSP', name: 'Fairway Sandpiper', voyage: 27, capacityTeu: 9400 },
    { code: 'FHR', name: 'Fairway Heron', voyage: 33, capacityTeu: 8600 },
  ],
  calls: [
    { port: 'CNXMN', arrives: [0, 6], departs: [0, 22] },
    { port: 'CNSHA', arrives: [2, 8], departs: [3, 6] },
    { port: 'CNNGB', arrives: [3, 18], departs: [4, 22] },
    { port: 'USLGB', arrives: [17, 8], departs: [19, 20] },
    { port: 'USOAK', arrives: [21, 6], departs: [22, 4] },
  ],
}

/** Ningbo and Shanghai by way of Honolulu, five ships. */
const islandExpress: Service = {
  code: 'PX2',
  name: 'Pacific Express 2 via Honolulu',
  kind: 'mainline',
  startDay: -22,
  out: 'E',
  back: 'W',
  vessels: [
    { code: 'FOS', name: 'Fairway Osprey', voyage: 19, capacityTeu: 6700 },
    { code: 'FPL', name: 'Fairway Plover', voyage: 24, capacityTeu: 6700 },
    { code: 'FTN', name: 'Fairway Tern', voyage: 45, capacityTeu: 6300 },
    { code: 'FCW', name: 'Fairway Curlew', voyage: 36, capacityTeu: 6300 },
    { code: 'FPT', name: 'Fairway Petrel', voyage: 22, capacityTeu: 6700 },
  ],
  calls: [
    { port: 'CNNGB', arrives: [0, 8], departs: [1, 10] },
    { port: 'CNSHA', arrives: [1, 20], departs: [2, 22] },
    { port: 'USHNL', arrives: [12, 6], departs: [13, 6] },
    { port: 'USLGB', arrives: [19, 6], departs: [20, 22] },
    { port: 'USOAK', arrives: [22, 8], departs: [22, 20] },
  ],
}

/** Hai Phong cargo connects to the mainline ships at Ningbo. */
const redRiverFeeder: Service = {
  code: 'RRF',
  name: 'Red River Feeder',
  kind: 'feeder',
  startDay: -13,
  out: 'N',
  back: 'S',
  vessels: [
    { code: 'FLW', name: 'Fairway Lapwing', voyage: 108, capacityTeu: 1100 },
    { code: 'FWT', name: 'Fairway Wagtail', voyage: 97, capacityTeu: 1100 },
  ],
  calls: [
    { port: 'VNHPH', arrives: [-1, 6], departs: [1, 20] },
    { port: 'CNNGB', arrives: [5, 14], departs: [8, 14] },
  ],
}

/** Ho Chi Minh City cargo connects to the mainline ships at Shanghai. */
const saigonFeeder: Service = {
  code: 'SGF',
  name: 'Saigon Feeder',
  kind: 'feeder',
  startDay: -15,
  out: 'N',
  back: 'S',
  vessels: [
    { code: 'FDL', name: 'Fairway Dunlin', voyage: 114, capacityTeu: 1700 },
    { code: 'FEG', name: 'Fairway Egret', voyage: 121, capacityTeu: 1700 },
  ],
  calls: [
    { port: 'VNSGN', arrives: [-1, 8], departs: [1, 12] },
    { port: 'CNSHA', arrives: [6, 20], departs: [8, 6] },
  ],
}

export const mainlines: readonly Service[] = [pacificExpress, islandExpress]
export const feeders: readonly Service[] = [redRiverFeeder, saigonFeeder]
export const services: readonly Service[] = [...mainlines, ...feeders]

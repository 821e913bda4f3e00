import type { VgmFacts } from './vgm.rules.ts'
import type { VgmContainer, VgmDocument, VgmRow } from './vgm.schema.ts'
import { emptyRow } from './vgm-rows.rules.ts'

/** A high cube of Ningbo Lighting with 20 tons of lamps: tare 3940 kg, at most 32 500 kg. */
export const lampContainer: VgmContainer = {
  containerNo: 'FWYU4829130',
  equipment: { code: '45G1', name: { en: "40' high cube dry", zh: '40英尺高柜', vi: 'Container khô cao 40 feet' } },
  tareKg: '3940',
  maxGrossKg: '32500',
  isTypicalTare: false,
  isTypicalMaxGross: false,
  cargoKg: '20000.000',
  isLoaded: false,
}
export const secondContainer: VgmContainer = { ...lampContainer, containerNo: 'CSQU3054383', cargoKg: null }

export const weighedRow: VgmRow = { ...emptyRow, containerNo: 'FWYU4829130', mass: '24000' }

export const weighedDocument: VgmDocument = {
  carrier: 'FWYL',
  bookingType: 'Booking',
  bookingNo: '7000001',
  reference: 'NBL-2026-118',
  signatory: 'Li Na',
  authorisedParty: 'Ningbo Lighting Co., Ltd.',
  weighedAt: '2026-11-16 09:30',
  weighedPlace: 'Beilun weighbridge 2',
  rows: [weighedRow],
}

export const weighingFacts: VgmFacts = {
  bookingNo: '7000001',
  bills: ['FWYL700000101'],
  carrier: 'FWYL',
  containers: new Map([lampContainer, secondContainer].map((container) => [container.containerNo, container])),
  cutOffAt: '2026-11-20T04:00:00Z',
  zone: 'Asia/Shanghai',
  now: '2026-11-16T02:00:00Z',
  sent: null,
}

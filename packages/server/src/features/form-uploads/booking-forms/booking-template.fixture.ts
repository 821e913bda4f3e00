import type { BookingChoices, Sailing } from '@fairway/contract/bookings/choices/booking-choices.schema'
import { freightTerms } from '@fairway/contract/bookings/requests/booking-request.values'

const named = (code: string, en: string, zh: string, vi: string) => ({ code, name: { en, zh, vi }, spoken: '' })
const place = (code: string, name: [string, string, string], kind: 'port' | 'ramp' = 'port') => ({
  ...named(code, ...name),
  kind,
  country: code.slice(0, 2),
  zone: 'Asia/Shanghai',
  latitude: 30,
  longitude: 120,
  hasRamp: false,
})

/** What the people of Ningbo Lighting make a booking from. Some names begin like formulas do. */
export const choices: BookingChoices = {
  vvds: [
    { vvd: 'FHM043E', vessel: 'Fairway Harmony', service: 'TP1', departureAt: '2026-11-24T14:00:00Z' },
    { vvd: 'FAB051E', vessel: '=HYPERLINK("http://x")', service: 'TP1', departureAt: '2026-12-01T14:00:00Z' },
  ],
  packageTypes: [named('CT', 'Carton', '纸箱', 'Thùng carton'), named('PX', '-Pallet', '托盘', 'Pallet')],
  containerTypes: [
    { ...named('45G1', "40' high cube", '40 尺高箱', "40' cao"), group: 'dry', lengthFeet: 40 },
    { ...named('22G1', "20' dry", '20 尺干货箱', "20' khô"), group: 'dry', lengthFeet: 20 },
  ],
  serviceTypes: [...freightTerms],
  places: [
    place('CNNGB', ['Ningbo', '宁波', 'Ningbo']),
    place('CNSHA', ['Shanghai', '上海', 'Shanghai']),
    place('CNXMN', ['Xiamen', '厦门', 'Xiamen']),
    place('USCHI', ['Chicago', '芝加哥', 'Chicago'], 'ramp'),
    place('USLGB', ['+Long & "Beach"', '长滩', 'Long Beach']),
  ],
  portofLoad: ['CNNGB', 'CNSHA', 'CNXMN'],
  portsOfDischarge: ['USLGB'],
  clock: { now: '2026-11-15T00:00:00Z', rate: 1 },
  serviceContracts: [
    {
      number: 'SC1042',
      title: '@Ningbo Lighting trans-Pacific 2026',
      validFrom: '2026-01-01',
      validTo: '2026-12-31',
      paymentTerms: ['Prepaid'],
      organisations: ['NBL'],
    },
  ],
  portofLoading: ['CNSHA'],
  organisations: [
    {
      ref: 'NBL',
      name: 'Ningbo Lighting Co., Ltd.',
      localName: '宁波照明',
      address: '88 Beilun Rd, Ningbo',
      country: 'CN',
    },
  ],
}

const moment = (planned: string, zone: string) => ({ planned, estimated: null, actual: null, zone })

/** A ship from Ningbo to Long Beach that leaves on the 25th in the time of its port, and what is said of it otherwise. */
export const sailing = (more: Partial<Sailing> = {}): Sailing => ({
  vvd: 'FHM043E',
  vessel: 'Fairway Harmony',
  voyage: '043',
  direction: 'E',
  service: 'TP1',
  portOfLoading: 'CNNGB',
  portOfDischarge: 'USLGB',
  departure: moment('2026-11-24T20:00:00Z', 'Asia/Shanghai'),
  arrival: moment('2026-12-08T15:00:00Z', 'America/Los_Angeles'),
  cutOffs: { si: '2026-11-22T04:00:00Z', vgm: null, cy: '2026-11-23T10:00:00Z', ams: null, special: null },
  transitDays: 13,
  feeder: null,
  oceanDepartureAt: '2026-11-24T20:00:00Z',
  isExpired: false,
  ...more,
})

/** Contracts and packages as a carrier sends them, and the sailings that requests of November 2026 are made for. */
export const packageTypes = [
  { code: 'CT', names: { en: 'Carton', zh: '纸箱', vi: 'Thùng carton' } },
  { code: 'PX', names: { en: 'Pallet', zh: '托盘', vi: 'Pallet' } },
]

/** An HTS code; lamps unless it says otherwise. */
export const tariffLine = (code: string, more: object = {}) => ({
  code,
  names: { en: 'LED lamps', zh: '发光二极管（LED）灯泡', vi: 'Bóng đèn LED' },
  revision: 1,
  ...more,
})

const lamps = { code: '1042-A', names: { en: 'LED lighting', zh: '照明灯具', vi: 'Đèn LED chiếu sáng' } }

/** Ningbo Lighting's contract: its forwarder books with it too, its consignee is only named in it. */
export const lightingContract = (more: object = {}) => ({
  number: 'SC1042',
  title: 'Ningbo Lighting trans-Pacific 2026',
  validFrom: '2026-01-01',
  validTo: '2026-12-31',
  paymentTerms: ['Prepaid', 'Collect'],
  parties: [
    { role: 'contractHolder', organisation: 'NBL' },
    { role: 'shipper', organisation: 'NBL' },
    { role: 'forwarder', organisation: 'EWF', mayBook: true },
    { role: 'consignee', organisation: 'LSH' },
  ],
  places: { loading: ['CNNGB'], discharge: ['USLGB'], receipt: ['CNNGB'], delivery: ['USCHI', 'USLGB'] },
  items: [lamps],
  revision: 1,
  ...more,
})
/** The rival's, which looks much the same. */
export const textileContract = (more: object = {}) => ({
  ...lightingContract(),
  number: 'SC1024',
  title: 'Hai Phong Textiles trans-Pacific 2026',
  parties: [
    { role: 'contractHolder', organisation: 'HPT' },
    { role: 'consignee', organisation: 'LSD' },
  ],
  places: { loading: ['VNHPH'], discharge: ['USLGB'], receipt: ['VNHPH'], delivery: [] },
  items: [{ code: '1024-A', names: { en: 'Lamp shades of cloth', zh: '布灯罩', vi: 'Chao đèn vải' } }],
  ...more,
})
export const contractParties = [
  { ref: 'HPT', name: 'Hai Phong Textiles JSC', address: '1 Cang Road, Hai Phong', country: 'VN' },
  { ref: 'EWF', name: 'Eastwind Forwarding Co., Ltd.', address: '15 Lingqiao Road, Ningbo', country: 'CN' },
  { ref: 'LSD', name: 'Lakeside Home LLC', address: '410 Canal Street, Chicago', country: 'US' },
]

const at = (planned: string, more: object = {}) => ({ planned, ...more })
const cutOffs = (si: string, more: object = {}) => ({ si, vgm: si, cy: si, special: si, ...more })
const ocean = (vvd: string, [ningbo, shanghai, beach, oakland]: [string, string, string, string]) => ({
  vvd,
  vessel: { code: vvd.slice(0, 3), name: `Fairway ${vvd.slice(0, 3)}` },
  voyage: vvd.slice(3, 6),
  direction: 'E',
  service: 'TP1',
  revision: 1,
  calls: [
    {
      location: 'CNNGB',
      departure: at(`${ningbo}T14:00:00Z`),
      cutOffs: cutOffs(`${ningbo}T02:00:00Z`, { ams: `${ningbo}T01:00:00Z` }),
    },
    {
      location: 'CNSHA',
      arrival: at(`${shanghai}T02:00:00Z`),
      departure: at(`${shanghai}T20:00:00Z`),
      cutOffs: cutOffs(`${shanghai}T01:00:00Z`),
    },
    { location: 'USLGB', arrival: at(`${beach}T16:00:00Z`), departure: at(`${beach}T23:00:00Z`) },
    { location: 'USOAK', arrival: at(`${oakland}T16:00:00Z`) },
  ],
})
const feeder = (vvd: string, haiphong: string, ningbo: string) => ({
  vvd,
  vessel: { code: vvd.slice(0, 3), name: `Fairway ${vvd.slice(0, 3)}` },
  voyage: vvd.slice(3, 6),
  direction: 'N',
  service: 'FD1',
  type: 'Feeder',
  revision: 1,
  calls: [
    { location: 'VNHPH', departure: at(`${haiphong}T12:00:00Z`), cutOffs: cutOffs(`${haiphong}T00:00:00Z`) },
    { location: 'CNNGB', arrival: at(`${ningbo}T06:00:00Z`) },
  ],
})

/** Two ships that come, one that has sailed, and feeders of which only some make the connection. */
export const comingShips = [
  ocean('FKF038E', ['2026-11-10', '2026-11-11', '2026-11-25', '2026-11-28']),
  ocean('FHM043E', ['2026-11-24', '2026-11-25', '2026-12-08', '2026-12-11']),
  ocean('FAB051E', ['2026-12-01', '2026-12-02', '2026-12-15', '2026-12-18']),
  feeder('FLW108N', '2026-11-16', '2026-11-20'),
  feeder('FWT097N', '2026-11-20', '2026-11-23'),
]

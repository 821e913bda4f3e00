import type { LocationLine } from '@fairway/contract/carrier/carrier.schema'

type PortRow = readonly [
  code: string,
  kind: 'port' | 'inland',
  en: string,
  zh: string,
  vi: string,
  zone: string,
  latitude: number,
  longitude: number,
]

const CHINA = 'Asia/Shanghai'
const VIETNAM = 'Asia/Ho_Chi_Minh'
const PACIFIC = 'America/Los_Angeles'
const CENTRAL = 'America/Chicago'

/** Truck moves pay the clean truck and traffic mitigation fees only in San Pedro Bay. */
const SAN_PEDRO_BAY = ['USLGB', 'USLAX']
export const paysTruckFees = (code: string) => SAN_PEDRO_BAY.includes(code.slice(0, 5))

/** Xiamen accepts no files: bookings from there are typed in the portal. */
const TYPED_ONLY = ['CNXMN']
const allowsUploads = (code: string) => !TYPED_ONLY.includes(code)

const rows: readonly PortRow[] = [
  ['CNSHA', 'port', 'Shanghai', '上海', 'Shanghai', CHINA, 31.23, 121.49],
  ['CNNGB', 'port', 'Ningbo', '宁波', 'Ningbo', CHINA, 29.87, 121.55],
  ['CNXMN', 'port', 'Xiamen', '厦门', 'Xiamen', CHINA, 24.48, 118.09],
  ['VNSGN', 'port', 'Ho Chi Minh City', '胡志明市', 'Thành phố Hồ Chí Minh', VIETNAM, 10.78, 106.7],
  ['VNHPH', 'port', 'Hai Phong', '海防', 'Hải Phòng', VIETNAM, 20.86, 106.68],
  ['USLGB', 'port', 'Long Beach', '长滩', 'Long Beach', PACIFIC, 33.77, -118.19],
  ['USLAX', 'port', 'Los Angeles', '洛杉矶', 'Los Angeles', PACIFIC, 33.74, -118.27],
  ['USOAK', 'port', 'Oakland', '奥克兰', 'Oakland', PACIFIC, 37.8, -122.28],
  ['USHNL', 'port', 'Honolulu', '檀香山', 'Honolulu', 'Pacific/Honolulu', 21.31, -157.86],
  ['CNHGH', 'inland', 'Hangzhou', '杭州', 'Hangzhou', CHINA, 30.27, 120.16],
  ['CNYIW', 'inland', 'Yiwu', '义乌', 'Yiwu', CHINA, 29.31, 120.07],
  ['CNSZH', 'inland', 'Suzhou', '苏州', 'Suzhou', CHINA, 31.3, 120.62],
  ['VNHAN', 'inland', 'Hanoi', '河内', 'Hà Nội', VIETNAM, 21.03, 105.85],
  ['USCHI', 'inland', 'Chicago', '芝加哥', 'Chicago', CENTRAL, 41.88, -87.63],
  ['USDAL', 'inland', 'Dallas', '达拉斯', 'Dallas', CENTRAL, 32.78, -96.8],
  ['USMEM', 'inland', 'Memphis', '孟菲斯', 'Memphis', CENTRAL, 35.15, -90.05],
]

export const ports: readonly LocationLine[] = rows.map(([code, kind, en, zh, vi, zone, latitude, longitude]) => ({
  code,
  kind,
  parent: null,
  names: { en, zh, vi },
  country: code.slice(0, 2),
  zone,
  latitude,
  longitude,
  truckFees: paysTruckFees(code),
  allowsUploads: allowsUploads(code),
}))

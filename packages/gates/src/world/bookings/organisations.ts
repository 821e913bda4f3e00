import type { OrganisationLine } from '@fairway/contract/carrier/carrier.schema'
import { shippers } from './shippers.ts'

const american = (ref: string, name: string, address: string): OrganisationLine => ({
  ref,
  name,
  localName: null,
  address: `${address}, United States`,
  country: 'US',
})

export const consignees: readonly OrganisationLine[] = [
  american('LAKESHORE-HOME', 'Lakeshore Home, Inc.', '400 Canal Street, Chicago, IL 60606'),
  american('LAKESIDE-HOME', 'Lakeside Home LLC', '410 Canal Street, Chicago, IL 60606'),
  american('GRANITE-BAY', 'Granite Bay Retail Corp.', '2200 Douglas Boulevard, Roseville, CA 95661'),
  american('PRAIRIE-MART', 'Prairie Mart, Inc.', '900 Commerce Drive, Joliet, IL 60433'),
  american('LONE-STAR-LIVING', 'Lone Star Living LLC', '1500 Elm Street, Dallas, TX 75201'),
  american('DELTA-OUTFITTERS', 'Delta Outfitters, Inc.', '75 Union Avenue, Memphis, TN 38103'),
  american('PACIFIC-CREST', 'Pacific Crest Sports', '1801 Ocean Boulevard, Long Beach, CA 90802'),
  american('ALOHA-PANTRY', 'Aloha Pantry Supply', '700 Nimitz Highway, Honolulu, HI 96817'),
  american('GOLDEN-GATE-PARTS', 'Golden Gate Auto Parts', '55 Maritime Street, Oakland, CA 94607'),
  american('SUNBEAM-ENERGY', 'Sunbeam Ridge Energy', '320 Main Street, Fort Worth, TX 76102'),
  american('HARVEST-TABLE', 'Harvest Table Foods', '2600 Fruitland Avenue, Vernon, CA 90058'),
]

export const forwarders: readonly OrganisationLine[] = [
  {
    ref: 'EASTWIND-FORWARDING',
    name: 'Eastwind Forwarding Co., Ltd.',
    localName: '东风国际货运代理有限公司',
    address: '15 Lingqiao Road, Ningbo, Zhejiang, China',
    country: 'CN',
  },
  {
    ref: 'EASTWAY-FORWARDING',
    name: 'Eastway Forwarding JSC',
    localName: 'Công ty CP Giao nhận Đông Lộ',
    address: '15 Dien Bien Phu, Hai Phong, Vietnam',
    country: 'VN',
  },
  {
    ref: 'BUND-LOGISTICS',
    name: 'Bund Logistics Ltd.',
    localName: '外滩国际物流有限公司',
    address: '600 Zhongshan East Road, Shanghai, China',
    country: 'CN',
  },
  {
    ref: 'LOTUS-FREIGHT',
    name: 'Lotus Freight Vietnam',
    localName: 'Công ty Vận tải Hoa Sen',
    address: '31 Ton Duc Thang, Ho Chi Minh City, Vietnam',
    country: 'VN',
  },
]

export const brokers: readonly OrganisationLine[] = [
  american('HARBOR-GATE', 'Harbor Gate Customs Brokers', '111 Ocean Boulevard, Long Beach, CA 90802'),
  american('PIER-NINE', 'Pier Nine Customhouse Brokers', '9 Embarcadero, Oakland, CA 94607'),
  american('WINDY-CITY-ENTRY', 'Windy City Entry Services', '230 Wacker Drive, Chicago, IL 60606'),
  american('BLUE-WATER-ENTRY', 'Blue Water Entry Services', '84 Merchant Street, Honolulu, HI 96813'),
]

export const organisations: readonly OrganisationLine[] = [
  ...shippers.map(({ ref, name, localName, address, country }) => ({ ref, name, localName, address, country })),
  ...consignees,
  ...forwarders,
  ...brokers,
]

const byName = new Map(organisations.map(({ name, ref }) => [name.toLowerCase(), ref]))

/** The carrier's customer of this name, in any case. */
export const findOrganisation = (name: string) => byName.get(name.toLowerCase())

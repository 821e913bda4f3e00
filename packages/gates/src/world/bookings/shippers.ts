import type { OrganisationLine } from '@fairway/contract/carrier/carrier.schema'
import type { Goods } from './goods.ts'
import * as goods from './goods.ts'

/** A shipper's cargo leaves from one port; it only works with its named partners. */
export interface Shipper extends OrganisationLine {
  port: string
  goods: readonly Goods[]
  partners?: { consignees: readonly string[]; forwarders: readonly string[]; brokers: readonly string[] }
}

export const NINGBO_LIGHTING = 'NINGBO-LIGHTING'
export const HAIPHONG_TEXTILES = 'HAIPHONG-TEXTILES'

type Row = readonly [ref: string, name: string, localName: string, street: string, sends: readonly Goods[]]

const from =
  (port: string) =>
  (...[ref, name, localName, street, sends]: Row): Shipper => ({
    ref,
    name,
    localName,
    address: `${street}, ${cities[port]}`,
    country: port.slice(0, 2),
    port,
    goods: sends,
  })

const cities: Readonly<Record<string, string>> = {
  CNNGB: 'Ningbo, Zhejiang, China',
  CNSHA: 'Shanghai, China',
  CNXMN: 'Xiamen, Fujian, China',
  VNHPH: 'Hai Phong, Vietnam',
  VNSGN: 'Ho Chi Minh City, Vietnam',
}

const ningbo = from('CNNGB')
const shanghai = from('CNSHA')
const xiamen = from('CNXMN')
const haiphong = from('VNHPH')
const saigon = from('VNSGN')

/** Two rivals whose bookings look alike and who share neither a consignee nor an agent. */
const rivals: readonly Shipper[] = [
  {
    ...ningbo(NINGBO_LIGHTING, 'Ningbo Lighting Co., Ltd.', '宁波照明有限公司', '1 Harbour Road, Beilun', goods.lamps),
    partners: {
      consignees: ['LAKESHORE-HOME', 'GRANITE-BAY'],
      forwarders: ['EASTWIND-FORWARDING'],
      brokers: ['HARBOR-GATE'],
    },
  },
  {
    ...haiphong(
      HAIPHONG_TEXTILES,
      'Hai Phong Textiles JSC',
      'Công ty CP Dệt may Hải Phòng',
      '1 Cang Road, Hai An',
      goods.lampTextiles,
    ),
    partners: { consignees: ['LAKESIDE-HOME'], forwarders: ['EASTWAY-FORWARDING'], brokers: ['PIER-NINE'] },
  },
]

export const shippers: readonly Shipper[] = [
  ...rivals,
  ningbo('YONGJIANG-TOOLS', 'Yongjiang Tools Co., Ltd.', '甬江工具有限公司', '88 Jiangnan Road', goods.tools),
  ningbo('FENGHUA-APPLIANCE', 'Fenghua Appliance Co., Ltd.', '奉化电器有限公司', '26 Chezhan Road', goods.appliances),
  ningbo('MEISHAN-BICYCLE', 'Meishan Bicycle Works', '梅山自行车厂', '5 Yanhai Road', goods.bicycles),
  ningbo('ZHENHAI-MOULD', 'Zhenhai Moulding Machines', '镇海注塑机械厂', '310 Minghai Avenue', goods.machines),
  shanghai('PUJIANG-SOLAR', 'Pujiang Solar Co., Ltd.', '浦江光伏有限公司', '1200 Lianhang Road', goods.solar),
  shanghai('HUANGPU-TOYS', 'Huangpu Toys Trading', '黄浦玩具贸易有限公司', '77 Renmin Road', goods.toys),
  shanghai('SONGJIANG-PARTS', 'Songjiang Auto Parts', '松江汽车零部件有限公司', '455 Rongle Road', goods.parts),
  shanghai('CHONGMING-BAGS', 'Chongming Bags Co., Ltd.', '崇明箱包有限公司', '19 Bayi Road', goods.bags),
  shanghai('JIADING-POWER', 'Jiading Power Cells', '嘉定动力电池有限公司', '640 Yining Road', goods.batteries),
  xiamen('EGRET-STONE', 'Egret Island Tiles', '鹭岛陶瓷有限公司', '12 Haicang Avenue', goods.tiles),
  xiamen('GULANG-PAPER', 'Gulang Paper Tableware', '鼓浪纸制品有限公司', '36 Xiahe Road', goods.paper),
  xiamen('TONGAN-FOOTWEAR', 'Tongan Footwear Co., Ltd.', '同安鞋业有限公司', '209 Huancheng Road', goods.footwear),
  haiphong('CATBI-GARMENT', 'Cat Bi Garment JSC', 'Công ty CP May Cát Bi', '45 Le Hong Phong', goods.apparel),
  haiphong('DOSON-FURNITURE', 'Do Son Furniture', 'Công ty Nội thất Đồ Sơn', '18 Pham Van Dong', goods.furniture),
  haiphong('HALONG-SEAFOOD', 'Ha Long Seafood JSC', 'Công ty CP Thủy sản Hạ Long', '71 Tran Phu', goods.seafood),
  saigon(
    'SAIGON-FURNITURE',
    'Saigon Furniture JSC',
    'Công ty CP Nội thất Sài Gòn',
    '220 Nguyen Van Linh',
    goods.furniture,
  ),
  saigon('MEKONG-FRUIT', 'Mekong Fresh Fruit', 'Công ty Trái cây Mê Kông', '9 Vo Van Kiet', goods.fruit),
  saigon('THUDUC-FOOTWEAR', 'Thu Duc Footwear', 'Công ty Giày Thủ Đức', '135 Kha Van Can', goods.footwear),
  saigon('HIGHLAND-COFFEE', 'Highland Bean Exports', 'Công ty Cà phê Cao Nguyên', '60 Nguyen Tat Thanh', goods.coffee),
]

export function getShipper(ref: string): Shipper {
  const found = shippers.find((shipper) => shipper.ref === ref)
  if (!found) throw new Error(`no such shipper in the demo: ${ref}`)
  return found
}

/** SC1042 and SC1024 belong to the two rivals. */
export function contractOf(shipper: Shipper): string {
  const place = shippers.indexOf(shipper)
  return `SC${[1042, 1024][place] ?? 1100 + place * 7}`
}

import type { ContractLine } from '@fairway/contract/carrier/contract-lines.schema'
import type { Names } from '@fairway/contract/shared/scalar.schema'
import { ramps } from '../ways/yards.ts'
import type { World } from '../world.ts'
import { consignees } from './organisations.ts'
import { contractOf, type Shipper, shippers } from './shippers.ts'

/** The goods of the demo in Chinese and Vietnamese. */
const rows: readonly (readonly [en: string, zh: string, vi: string])[] = [
  ['LED ceiling lamps with fabric shades', '带布罩的LED吸顶灯', 'Đèn trần LED có chụp vải'],
  ['Table lamps and lamp shades of textile', '台灯及布灯罩', 'Đèn bàn và chụp đèn bằng vải'],
  ['Fabric lamp shades', '布灯罩', 'Chụp đèn bằng vải'],
  ['Table linen and lamp shades of textile', '餐桌布及布灯罩', 'Khăn trải bàn và chụp đèn bằng vải'],
  ['Wooden bedroom furniture, knocked down', '木制卧室家具（散件）', 'Đồ gỗ phòng ngủ tháo rời'],
  ['Knitted apparel of cotton', '棉针织服装', 'Quần áo dệt kim bằng bông'],
  ['Sports footwear', '运动鞋', 'Giày thể thao'],
  ['Household kitchen appliances', '家用厨房电器', 'Thiết bị nhà bếp gia dụng'],
  ['Hand tools and hardware', '手动工具及五金', 'Dụng cụ cầm tay và đồ ngũ kim'],
  ['Ceramic floor tiles', '陶瓷地砖', 'Gạch lát nền bằng gốm'],
  ['Plastic toys and games', '塑料玩具及游戏用品', 'Đồ chơi và trò chơi bằng nhựa'],
  ['Automotive spare parts', '汽车零配件', 'Phụ tùng ô tô'],
  ['Photovoltaic modules', '光伏组件', 'Tấm pin mặt trời'],
  ['Travel bags and suitcases', '旅行包及行李箱', 'Túi du lịch và vali'],
  ['Paper tableware', '纸制餐具', 'Đồ dùng bàn ăn bằng giấy'],
  ['Bicycles and parts', '自行车及零件', 'Xe đạp và phụ tùng'],
  ['Frozen shrimp', '冻虾', 'Tôm đông lạnh'],
  ['Frozen pangasius fillets', '冻巴沙鱼片', 'Phi lê cá tra đông lạnh'],
  ['Fresh dragon fruit', '鲜火龙果', 'Thanh long tươi'],
  ['Fresh pomelo', '鲜柚子', 'Bưởi tươi'],
  ['Green coffee beans in bags', '袋装咖啡生豆', 'Cà phê nhân đóng bao'],
  ['Injection moulding machines', '注塑机', 'Máy ép nhựa'],
  ['Machine tools in cases', '箱装机床', 'Máy công cụ đóng thùng'],
  ['Lithium ion batteries packed with equipment', '与设备包装在一起的锂离子电池', 'Pin lithium ion đóng gói cùng thiết bị'],
  ['Freight all kinds', '各类货物', 'Hàng hóa các loại'],
] // biome-ignore format: one commodity on one line

function commodityNames(commodity: string): Names {
  const found = rows.find(([en]) => en === commodity)
  if (!found) throw new Error(`no names for this commodity in the demo: ${commodity}`)
  const [en, zh, vi] = found
  return { en, zh, vi }
}

/** Of 2 to 6 characters, as all numbers of contracts are. */
const PUBLIC_TARIFF = 'PUBTP1'

type Parties = ContractLine['parties']

const BEYOND = ['USCHI', 'USDAL', 'USMEM', ...ramps.map(({ code }) => code)]
const LANDED_AT = ['USLGB', 'USOAK', 'USHNL']
/** The forwarder of a shipper without named partners, by its port of loading. */
const usualForwarder: Readonly<Record<string, string>> = {
  CNNGB: 'EASTWIND-FORWARDING',
  CNSHA: 'BUND-LOGISTICS',
  CNXMN: 'BUND-LOGISTICS',
  VNHPH: 'LOTUS-FREIGHT',
  VNSGN: 'LOTUS-FREIGHT',
}

/** Contracts of the trans-Pacific trade run from May to April; these run for two years, so that none ends in a demo. */
function periodOf({ epoch }: World): Pick<ContractLine, 'validFrom' | 'validTo'> {
  const day = new Date(epoch)
  const year = day.getUTCFullYear() - (day.getUTCMonth() < 4 ? 1 : 0)
  return { validFrom: `${year}-05-01`, validTo: `${year + 2}-04-30` }
}

/** The shipper holds the contract, its forwarder books with it too, and its consignees are named in it. */
function partiesOf({ ref, port, partners }: Shipper): Parties {
  const forwarders = partners?.forwarders ?? [usualForwarder[port] ?? 'BUND-LOGISTICS']
  const buyers = partners?.consignees ?? consignees.map((consignee) => consignee.ref)
  return [
    { role: 'contractHolder', organisation: ref, mayBook: true },
    { role: 'shipper', organisation: ref, mayBook: true },
    ...forwarders.map((organisation) => ({ role: 'forwarder' as const, organisation, mayBook: true })),
    ...buyers.map((organisation) => ({ role: 'consignee' as const, organisation, mayBook: false })),
  ]
}

function shipperContract(world: World, shipper: Shipper): ContractLine {
  const number = contractOf(shipper)
  return {
    number,
    title: `${shipper.name} trans-Pacific`,
    ...periodOf(world),
    paymentTerms: ['Prepaid', 'Collect', 'Third party'],
    parties: partiesOf(shipper),
    places: { loading: [shipper.port], discharge: LANDED_AT, receipt: [shipper.port], delivery: BEYOND },
    isPublic: false,
    items: shipper.goods.map(({ commodity }, at) => ({
      code: `${number.slice(2)}-${'ABCDEFGH'[at]}`,
      names: commodityNames(commodity),
    })),
    itemRequired: false,
    revision: 1,
  }
}

/** A forwarder's own contract, for all its customers. */
const freightOfAllKinds = (world: World): ContractLine => ({
  number: 'EW2201',
  title: 'Eastwind Forwarding freight of all kinds',
  ...periodOf(world),
  paymentTerms: ['Prepaid', 'Collect'],
  parties: [{ role: 'contractHolder', organisation: 'EASTWIND-FORWARDING', mayBook: true }],
  places: { loading: ['CNNGB', 'CNSHA'], discharge: LANDED_AT, receipt: [], delivery: [] },
  items: [{ code: 'FAK', names: commodityNames('Freight all kinds') }],
  itemRequired: true,
  isPublic: false,
  revision: 1,
})

/** The tariff that everybody may read: guests calculate detention with it. */
const publicTariff = (world: World): ContractLine => ({
  ...freightOfAllKinds(world),
  number: PUBLIC_TARIFF,
  title: 'Fairway Lines public tariff trans-Pacific',
  parties: [],
  places: { loading: [], discharge: LANDED_AT, receipt: [], delivery: [] },
  isPublic: true,
})

/** The service contracts that the demo's customers book with. */
export const contractsOf = (world: World): readonly ContractLine[] => [
  ...shippers.map((shipper) => shipperContract(world, shipper)),
  freightOfAllKinds(world),
  publicTariff(world),
]

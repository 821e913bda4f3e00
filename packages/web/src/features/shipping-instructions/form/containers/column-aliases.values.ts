import type { SiContainer } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'

/** What the heads of packing lists and load plans call the columns, in the languages of the portal. */
export const containerHeads: Record<keyof SiContainer, readonly string[]> = {
  containerNo: [
    ...['container', 'container no', 'container number', 'container nr', 'cntr', 'cntr no', 'ctnr no', 'box no'],
    ...['箱号', '柜号', '集装箱号', '集装箱', 'số container', 'số cont', 'container số'],
  ],
  equipment: [
    ...['type', 'container type', 'size', 'size type', 'type size', 'equipment', 'iso type', 'cntr type'],
    ...['箱型', '柜型', '尺寸', '箱型尺寸', 'loại', 'loại container', 'loại cont', 'kích cỡ'],
  ],
  seal: [
    'seal',
    'seal no',
    'seal number',
    'carrier seal',
    '封号',
    '铅封',
    '铅封号',
    '封条号',
    'số seal',
    'số chì',
    'seal số',
  ],
  packages: [
    ...[
      'packages',
      'package',
      'pkgs',
      'no of packages',
      'number of packages',
      'qty',
      'quantity',
      'cartons',
      'ctns',
      'pcs',
    ],
    ...['件数', '箱数', '数量', 'số kiện', 'số lượng', 'kiện'],
  ],
  packageType: [
    ...['package type', 'package unit', 'pkg type', 'unit', 'packing', 'kind of packages'],
    ...['包装', '包装种类', '包装类型', '单位', '包装单位', 'loại kiện', 'đóng gói', 'đơn vị'],
  ],
  weight: [
    ...['weight', 'gross weight', 'gw', 'gross', 'weight kgs', 'kgs', 'kg', 'cargo weight'],
    ...['毛重', '重量', '货重', 'trọng lượng', 'khối lượng', 'cả bì'],
  ],
  volume: [
    ...['volume', 'cbm', 'measurement', 'meas', 'cube', 'm3', 'measurement cbm'],
    ...['体积', '方数', '尺码', '立方', 'thể tích', 'số khối', 'khối'],
  ],
}

/** What packages are called on packing lists, by their codes of UN/ECE Recommendation 21. */
export const packageAliases: Partial<Record<string, readonly string[]>> = {
  CT: ['ctn', 'ctns', 'cartons', 'carton', '纸箱', '箱', 'thùng'],
  PK: ['pkg', 'pkgs', 'packages', 'package', '件', 'kiện'],
  PX: ['plt', 'plts', 'pallets', 'pallet', '托', '托盘', 'pallet'],
  BG: ['bag', 'bags', '袋', '包', 'bao'],
  DR: ['drum', 'drums', '桶', 'thùng phuy'],
  RO: ['roll', 'rolls', '卷', 'cuộn'],
  CS: ['case', 'cases', '木箱'],
  BL: ['bale', 'bales', '捆', 'kiện nén'],
  BE: ['bundle', 'bundles', '扎', 'bó'],
  CR: ['crate', 'crates', '板条箱'],
}

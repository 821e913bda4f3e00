import type { EquipmentTypeLine } from '@fairway/contract/carrier/carrier.schema'

type Row = readonly [
  code: string,
  group: EquipmentTypeLine['group'],
  feet: number,
  tareKg: number,
  maxGrossKg: number,
  en: string,
  zh: string,
  vi: string,
]

/** ISO 6346 size and type codes, with the masses of a common build of each. */
const rows: readonly Row[] = [
  ['22G1', 'dry', 20, 2230, 30_480, "20' dry", '20英尺干货箱', 'Container khô 20 feet'],
  ['42G1', 'dry', 40, 3750, 32_500, "40' dry", '40英尺干货箱', 'Container khô 40 feet'],
  ['45G1', 'dry', 40, 3940, 32_500, "40' high cube dry", '40英尺高柜', 'Container khô cao 40 feet'],
  ['L5G1', 'dry', 45, 4800, 32_500, "45' high cube dry", '45英尺高柜', 'Container khô cao 45 feet'],
  ['22R1', 'reefer', 20, 3080, 30_480, "20' reefer", '20英尺冷藏箱', 'Container lạnh 20 feet'],
  ['45R1', 'reefer', 40, 4640, 34_000, "40' high cube reefer", '40英尺冷藏高柜', 'Container lạnh cao 40 feet'],
  ['22U1', 'special', 20, 2350, 30_480, "20' open top", '20英尺开顶箱', 'Container mở nóc 20 feet'],
  ['42U1', 'special', 40, 3850, 32_500, "40' open top", '40英尺开顶箱', 'Container mở nóc 40 feet'],
  ['22P1', 'special', 20, 2740, 34_000, "20' flat rack", '20英尺框架箱', 'Flat rack 20 feet'],
  ['42P1', 'special', 40, 5480, 45_000, "40' flat rack", '40英尺框架箱', 'Flat rack 40 feet'],
] // biome-ignore format: one type on one line

export const equipmentTypes: readonly EquipmentTypeLine[] = rows.map(
  ([code, group, lengthFeet, tareKg, maxGrossKg, en, zh, vi]) => ({
    code,
    names: { en, zh, vi },
    group,
    lengthFeet,
    tareKg,
    maxGrossKg,
  }),
)

import type { PackageTypeLine } from '@fairway/contract/carrier/contract-lines.schema'

/** Codes of UN/ECE Recommendation 21. */
const rows: readonly (readonly [code: string, en: string, zh: string, vi: string])[] = [
  ['BA', 'Barrel', '桶（琵琶桶）', 'Thùng tròn'],
  ['BE', 'Bundle', '捆', 'Bó'],
  ['BG', 'Bag', '袋', 'Túi'],
  ['BL', 'Bale, compressed', '压缩包', 'Kiện nén'],
  ['BN', 'Bale, non-compressed', '包', 'Kiện'],
  ['BX', 'Box', '盒', 'Hộp'],
  ['CL', 'Coil', '卷（线材）', 'Cuộn dây'],
  ['CR', 'Crate', '板条箱', 'Thùng thưa'],
  ['CS', 'Case', '箱', 'Thùng'],
  ['CT', 'Carton', '纸箱', 'Thùng carton'],
  ['CY', 'Cylinder', '气瓶', 'Bình khí'],
  ['DR', 'Drum', '圆桶', 'Thùng phuy'],
  ['JC', 'Jerrican, rectangular', '方形提桶', 'Can vuông'],
  ['PA', 'Packet', '小包', 'Gói'],
  ['PK', 'Package', '件', 'Kiện hàng'],
  ['PL', 'Pail', '提桶', 'Xô'],
  ['PX', 'Pallet', '托盘', 'Pallet'],
  ['RO', 'Roll', '卷', 'Cuộn'],
  ['SA', 'Sack', '麻袋', 'Bao tải'],
  ['TN', 'Tin', '罐', 'Lon'],
  ['UN', 'Unit', '台', 'Chiếc'],
  ['WA', 'Intermediate bulk container', '中型散装容器', 'Thùng IBC'],
] // biome-ignore format: one type on one line

export const packageTypes: readonly PackageTypeLine[] = rows.map(([code, en, zh, vi]) => ({
  code,
  names: { en, zh, vi },
}))

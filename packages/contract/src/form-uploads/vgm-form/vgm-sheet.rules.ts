import { createHeadings } from '../form-heading.rules.ts'
import { en } from '../form-messages/en.ts'
import { vi } from '../form-messages/vi.ts'
import { zh } from '../form-messages/zh.ts'
import type { FormSheet } from '../form-table.rules.ts'
import { rowLimits } from '../form-upload.values.ts'
import { type VgmColumn, vgmColumns } from './vgm-form.values.ts'

/** Other common headings of the columns, as weighbridges and terminals write them. */
const aliases: Partial<Record<VgmColumn, readonly string[]>> = {
  bookingNo: ['Booking no', 'Booking', 'Carrier booking number', 'Bkg no', '订舱编号', '船公司订舱号', 'Số đặt chỗ'],
  blNo: ['B/L no', 'BL number', 'Bill of lading number', 'Bill no', '提单编号', 'Số B/L'],
  reference: ['Reference', 'Customer reference', 'Shipper ref', 'Ref', '客户参考号', '参考号', 'Số tham chiếu'],
  containerNo: ['Container number', 'Container no', 'Cntr no', 'Unit number', '柜号', '集装箱号', '集装箱编号', 'Container'],
  method: ['Method', 'VGM method', 'Weighing method', 'SM', '方法', '称重方式', 'Phương pháp'],
  unit: ['Unit of measure', 'UOM', 'Weight unit', 'Units', '重量单位', 'Đơn vị tính'],
  mass: ['VGM', 'Gross mass', 'VGM weight', 'Verified weight', '总重', '核实重量', 'Khối lượng toàn bộ'],
  cargo: ['Cargo', 'Net weight', 'Cargo gross weight', '货重', 'Hàng'],
  dunnage: ['Dunnage', 'Packing material', '衬垫', '加固材料重量', 'Chèn lót'],
  tare: ['Tare', 'Tare weight', '皮重', '空箱重量', 'Vỏ'],
  signatory: ['Signature', 'Signed by', 'Responsible person', '签名', '签字人', 'Chữ ký'],
  authorisedParty: ['Authorized party', 'Responsible party', 'Company', '授权方', '责任方', 'Công ty'],
  weighedAt: ['Weighing date', 'Weighing time', 'VGM date', 'Date of weighing', '称重日期', 'Ngày cân', 'Giờ cân'],
  weighedPlace: ['Weighbridge', 'Weighing station', 'Weighing location', '地磅', '称重站', 'Trạm cân'],
} // biome-ignore format: one line for each column

export const { columnName: vgmColumnName, columnOf: vgmColumnOf } = createHeadings<VgmColumn>(
  vgmColumns.map(({ field }) => field),
  { en: en.vgmColumns, zh: zh.vgmColumns, vi: vi.vgmColumns },
  aliases,
)

/** The form of verified gross mass: one row for each container. Merged cells go on with the row above. */
export const vgmSheet: FormSheet<VgmColumn> = {
  columns: vgmColumns,
  columnName: vgmColumnName,
  columnOf: vgmColumnOf,
  identifying: ['bookingNo', 'blNo'],
  exampleColumn: 'reference',
  takesMerged: true,
  rowLimit: rowLimits.vgm,
}

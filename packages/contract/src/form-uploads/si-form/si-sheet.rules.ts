import { createHeadings } from '../form-heading.rules.ts'
import { en } from '../form-messages/en.ts'
import { vi } from '../form-messages/vi.ts'
import { zh } from '../form-messages/zh.ts'
import type { FormSheet } from '../form-table.rules.ts'
import { rowLimits } from '../form-upload.values.ts'
import { type SiColumn, siColumns } from './si-form.values.ts'

/** Other common headings of the columns. Only those that are unambiguous in a shipping instruction. */
const aliases: Partial<Record<SiColumn, readonly string[]>> = {
  bookingNo: ['Booking no', 'Booking', 'Carrier booking number', '订舱编号', '船公司订舱号', 'Số đặt chỗ'],
  customerReference: ['Customer reference', 'Booking reference', 'Reference', '客户参考号', '订舱参考号', '参考号', 'Số tham chiếu'],
  blNo: ['B/L no', 'BL number', 'Bill of lading number', 'Bill no', '提单编号', 'Số B/L'],
  blType: ['Bill type', 'Release type', '放单方式', '提单形式'],
  originals: ['Number of originals', 'Original B/L', '正本', '正本提单份数', 'Số bản chính'],
  nonNegotiables: ['Non-negotiables', 'Copies', 'Number of copies', '副本', 'Số bản copy'],
  freightDisplay: ['Rate indicator', 'Freight indicator', '运费显示方式'],
  paymentTerm: ['Payment terms', 'Payment', 'Freight payment', '付款条款', '运费支付方式'],
  secondNotifyParty: ['SNP', 'Second notify', 'Also notify'],
  'shipper.name': ['Shipper', '发货人', 'Người gửi hàng'],
  'consignee.name': ['Consignee', '收货人', 'Người nhận hàng'],
  'notifyParty.name': ['Notify party', 'Notify', '通知人', 'Bên được thông báo'],
  description: ['Description', 'Goods description', 'Commodity', 'Commodity description', '货物描述', '品名', '货描', 'Tên hàng'],
  marks: ['Marks', 'Shipping marks', 'Marks & numbers', '标记', 'Mã hiệu'],
  hts: ['HTS', 'HS code', 'HS', 'HTS number', 'Tariff code', '海关编码', '税则号', '商品编码', 'Mã HS'],
  containerNo: ['Container', 'Container number', 'Cntr no', '柜号', '集装箱号', '集装箱编号'],
  equipment: ['Container type and size', 'Container size/type', 'Equipment', 'Size/type', '柜型', '箱型尺寸', '集装箱类型'],
  seal: ['Seal no', 'Seal number', '铅封号', '封条号', 'Số chì'],
  packages: ['Number of packages', 'No of packages', 'Package count', 'Pkgs', '包装件数'],
  packageType: ['Package unit', 'Packaging', 'Unit', '包装类型', '包装单位', 'Đơn vị kiện'],
  weight: ['Gross weight (kg)', 'Gross weight kgs', 'Weight kgs', 'Weight', 'Gross weight', '重量 (kg)', '毛重 (公斤)', 'Trọng lượng'],
  volume: ['CBM', 'Measurement (cbm)', 'Volume (cbm)', 'Volume', 'Measurement', '体积 (cbm)', '体积 (立方米)', 'Số khối'],
  remarks: ['Remark', 'Comments', '说明'],
} // biome-ignore format: one line for each column

export const { columnName: siColumnName, columnOf: siColumnOf } = createHeadings<SiColumn>(
  siColumns.map(({ field }) => field),
  { en: en.siColumns, zh: zh.siColumns, vi: vi.siColumns },
  aliases,
)

/**
 * The form of shipping instructions. An instruction is found by its booking, by the customer's reference, or by its B/L
 * number. Merged cells are read: what they leave empty goes on with the row above.
 */
export const siSheet: FormSheet<SiColumn> = {
  columns: siColumns,
  columnName: siColumnName,
  columnOf: siColumnOf,
  identifying: ['bookingNo', 'customerReference', 'blNo'],
  exampleColumn: 'customerReference',
  takesMerged: true,
  rowLimit: rowLimits.si,
}

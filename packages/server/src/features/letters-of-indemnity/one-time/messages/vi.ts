import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  title: 'Thư cam kết bồi thường một lần (LOI)',
  intro: 'Thư này chỉ áp dụng cho các lô hàng nêu dưới đây. Một chữ ký có hiệu lực cho tất cả các lô hàng này.',
  facts: { reference: 'LOI số', shipper: 'Người gửi hàng', address: 'Địa chỉ', shipments: 'Lô hàng' },
  columns: {
    blNo: 'Vận đơn',
    release: 'Giao hàng bằng',
    consignee: 'Người nhận hàng',
    vessel: 'Tàu, chuyến',
    route: 'Tuyến',
  },
  types: { TLX: 'Điện giao hàng (telex)', SW: 'Sea waybill', OBL: 'Vận đơn gốc' },
}

import type { Same } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  papers: { Pending: 'Chưa gửi', Submitted: 'Đã gửi', Received: 'Đã nhận', Accepted: 'Đã chấp nhận' },
  equipment: { 'Empty Picked Up': 'Đã lấy vỏ rỗng', 'In-gate Terminal': 'Đã vào cảng' },
  ams: { 'AMS Hold': 'Giữ do AMS', 'Data Hold': 'Giữ do dữ liệu' },
  holds: { Customs: 'Hải quan', Payment: 'Thanh toán' },
  bills: { Draft: 'Bản nháp', Rated: 'Đã tính cước', Billed: 'Đã lập hóa đơn' },
  releases: {
    Printed: 'Đã in',
    'SWB LOI Pending': 'Chờ LOI cho SWB',
    OBL: 'Vận đơn gốc',
    TLX: 'Điện giao hàng (telex)',
    SW: 'Sea waybill',
  },
  changes: {
    status: 'trạng thái',
    portOfLoading: 'cảng xếp hàng',
    portOfDischarge: 'cảng dỡ hàng',
    placeOfReceipt: 'nơi nhận hàng',
    placeOfDelivery: 'nơi giao hàng',
    freightTerm: 'điều kiện vận chuyển',
    paymentTerm: 'hình thức thanh toán cước',
    billType: 'loại vận đơn',
    serviceContract: 'hợp đồng dịch vụ',
    commodity: 'tên hàng',
    siStatus: 'trạng thái SI',
    vgmStatus: 'trạng thái VGM',
    vvd: 'tàu và số chuyến',
    route: 'tuyến đường',
    parties: 'các bên',
  },
  concerns: { siDue: 'SI sắp hết hạn', vgmDue: 'VGM sắp hết hạn', held: 'Đang bị giữ' },
}

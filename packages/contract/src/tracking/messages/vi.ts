import type { Same } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  stages: {
    Booked: 'Đã đặt chỗ',
    'Empty Pickup': 'Đã lấy rỗng',
    'At Origin': 'Tại cảng đi',
    'In-Transit': 'Đang vận chuyển',
    Hold: 'Bị giữ hàng',
    'At Destination': 'Đã đến nơi',
    'Out-gated': 'Đã lấy hàng khỏi cảng',
    'Empty Returned': 'Đã trả rỗng',
  },
  availabilities: {
    'Available For Pickup': 'Có thể lấy hàng',
    'Not Yet Available': 'Chưa thể lấy hàng',
  },
  availabilityNote:
    'Thời gian dự kiến lấy hàng phụ thuộc vào việc thông quan Hoa Kỳ, thanh toán phí cho hãng tàu, nộp lại vận đơn gốc, phí CTF và Pier Pass.',
  legs: {
    feeder: 'Tàu feeder',
    polTerminal: 'Bến cảng xếp hàng',
    ocean: 'Tàu mẹ',
    podTerminal: 'Bến cảng dỡ hàng',
    rail: 'Đường sắt nội địa Mỹ',
  },
  holds: {
    customs: 'Hải quan',
    originalBl: 'Vận đơn gốc',
    customsInspectionCharge: 'Phí kiểm hóa hải quan',
    orderNotify: 'Thông báo vận đơn theo lệnh',
    collectPayment: 'Cước trả sau',
    cleanTruckFee: 'Phí xe tải sạch (CTF)',
    trafficMitigationFee: 'Phí giảm ùn tắc (TMF)',
    amsReject: 'AMS bị từ chối',
    dataHold: 'Giữ do thiếu dữ liệu',
  },
  events: {
    gateOutEmpty: 'Lấy container rỗng',
    gateInFull: 'Hạ container hàng',
    gateOutFull: 'Container hàng ra cổng',
    gateInEmpty: 'Trả container rỗng',
    gateOut: 'Ra cổng',
    gateIn: 'Vào cổng',
    loaded: 'Xếp lên tàu',
    loadedRail: 'Xếp lên tàu hỏa',
    departed: 'Tàu chạy',
    departedRail: 'Tàu hỏa rời ga',
    arrived: 'Tàu đến cảng',
    arrivedRail: 'Tàu hỏa đến ga',
    discharged: 'Dỡ khỏi tàu',
    dischargedRail: 'Dỡ khỏi tàu hỏa',
    available: 'Có thể lấy hàng',
    notAvailable: 'Chưa thể lấy hàng',
  },
  errors: {
    CS0001: 'Không có booking nào cho container {{key0}}. Hãy kiểm tra lại số hoặc tra theo số booking.',
    CS0002: 'Không có booking tuyến hướng Đông từ Trung Quốc cho số booking {{key0}}.',
    CS0003: 'Không có booking tuyến hướng Đông từ Trung Quốc cho số vận đơn {{key0}}.',
    CS0004:
      'Không tìm thấy lô hàng {{key0}}. Vui lòng tra theo số booking: container có thể không còn thuộc booking nào đang hiệu lực, hoặc đã di chuyển lần cuối hơn 90 ngày trước.',
    CS0005: 'Không có booking tuyến hướng Đông từ Trung Quốc cho số tham chiếu EDI {{key0}}.',
    CS0006:
      'Không tìm thấy lô hàng {{key0}}. Vui lòng tra theo số booking: container có thể không còn thuộc booking nào đang hiệu lực, hoặc đã di chuyển lần cuối hơn 90 ngày trước.',
    CS0007: 'Bạn không có quyền xem container này.',
    CS0008: 'Web ID của bạn không có quyền xem container. Vui lòng liên hệ bộ phận chăm sóc khách hàng.',
    CS0009: 'Có hơn 5000 container. Vui lòng thu hẹp phạm vi tìm kiếm.',
  },
}

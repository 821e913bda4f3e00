import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  title: 'SI (chi tiết vận đơn)',
  grid: 'SI',
  fileName: 'si',
  loading: 'Đang tìm SI của bạn…',
  found_one: '{{shown}} SI',
  found_other: '{{shown}} SI',
  new: 'SI mới',
  upload: 'Tải tệp lên',
  unsent: 'Có thay đổi chưa gửi',

  columns: {
    blNo: 'Số B/L hoặc booking',
    status: 'Trạng thái',
    step: 'Bước tiếp theo',
    siCutOffAt: 'Hạn chót SI',
    amsCutOffAt: 'Hạn khai AMS',
    bookingNo: 'Booking',
    vvd: 'VVD',
    vessel: 'Tàu',
    portOfLoading: 'Cảng xếp hàng',
    portOfDischarge: 'Cảng dỡ hàng',
    placeOfDelivery: 'Nơi giao hàng',
    departureAt: 'ETD',
    customerReference: 'Tham chiếu của khách hàng',
    organisation: 'Công ty lập',
    shipper: 'Người gửi hàng',
    consignee: 'Người nhận hàng',
    notifyParty: 'Bên được thông báo',
    blType: 'Loại vận đơn',
    commodities: 'Số mặt hàng',
    containers: 'Số container',
    packages: 'Số kiện',
    grossWeight: 'Trọng lượng (kg)',
    volume: 'Thể tích (m³)',
    version: 'Phiên bản',
    carrierAction: 'Xử lý của hãng tàu',
    carrierAt: 'Hãng tàu xử lý lúc',
    carrierNote: 'Ghi chú của CSKH',
    draftApprovedAt: 'Xác nhận B/L nháp lúc',
    submittedAt: 'Gửi lúc',
    savedAt: 'Lưu lúc',
    savedBy: 'Người lưu',
  },

  steps: { start: 'Bắt đầu', goOn: 'Tiếp tục', approve: 'Kiểm tra B/L nháp', open: 'Mở' },

  needs: { notStarted: 'Chưa lập', due: 'Sắp hoặc đã quá hạn', approve: 'B/L nháp chờ xác nhận' },

  cards: { label: 'SI theo trạng thái và việc cần làm', hint: 'Giữ Ctrl hoặc Shift và bấm để chọn nhiều.' },

  filter: {
    text: 'Số hoặc tham chiếu',
    textHint: 'Một phần của số booking, số vận đơn hoặc tham chiếu của khách hàng',
    cutOff: 'Hạn chót SI',
    from: 'Hạn chót SI từ',
    to: 'Hạn chót SI đến',
    apply: 'Xem SI',
  },

  paste: {
    field: 'Số booking hoặc số vận đơn',
    none: 'Không có số booking hay số vận đơn nào.',
    why: 'Không tồn tại, hoặc không phải booking do bạn làm SI.',
  },

  states: {
    emptyTitle: 'Chưa có SI',
    empty: 'Mỗi booking đã xác nhận hiện ở đây cùng hạn chót. Nhập số booking để bắt đầu.',
    noMatch: 'Không có SI nào khớp với điều kiện này.',
    overTitle: 'Quá nhiều SI để liệt kê',
    over: 'Chọn một ô ở trên hoặc thu hẹp tìm kiếm.',
    failed: 'Không tải được danh sách SI',
    deniedTitle: 'Không có quyền xem SI',
  },

  card: { booking: 'Booking {{no}}', route: '{{from}} đến {{to}}', si: 'SI', ams: 'AMS', note: 'Hãng tàu: {{note}}' },

  details: {
    invalidType: 'loại trong URL không hợp lệ (invalid type in URL)',
    invalidText: 'Địa chỉ này không mở được SI nào. Hãy bắt đầu từ danh sách.',
    toList: 'Tất cả SI',
  },
}

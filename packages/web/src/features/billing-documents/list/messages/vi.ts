import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  title: 'Chứng từ và hóa đơn',
  grid: 'Vận đơn',
  fileName: 'chung-tu-va-hoa-don',
  loading: 'Đang tìm vận đơn của bạn…',
  found_one: '{{shown}} vận đơn',
  found_other: '{{shown}} vận đơn',

  columns: {
    blNo: 'Số vận đơn',
    shipmentId: 'Mã lô hàng',
    bookingNo: 'Booking',
    type: 'Loại vận đơn',
    status: 'Trạng thái',
    release: 'Trạng thái giải phóng',
    billedAt: 'Ngày lập phí',
    vvd: 'VVD',
    vessel: 'Tàu',
    portOfLoading: 'POL',
    portOfDischarge: 'POD',
    destination: 'Nơi đến',
    departureAt: 'ETD',
    arrivalAt: 'ETA',
    shipper: 'Người gửi hàng',
    consignee: 'Người nhận hàng',
    paymentTerm: 'Hình thức thanh toán cước',
    invoices: 'Hóa đơn',
    prepaid: 'Trả trước',
    collect: 'Trả sau',
    thirdParty: 'Bên thứ ba trả',
    open: 'Phải trả',
    overdue: 'Quá hạn',
    dueOn: 'Hạn thanh toán',
    overdueDays: 'Số ngày quá hạn',
    holds: 'Lý do chưa giải phóng',
    openDisputes: 'Khiếu nại đang mở',
  },

  terms: { Prepaid: 'Trả trước', Collect: 'Trả sau', 'Third party': 'Bên thứ ba trả' },

  cards: { label: 'Vận đơn theo việc cần làm', hint: 'Giữ Ctrl hoặc Shift khi bấm để chọn nhiều mục.' },

  filter: {
    dates: { billed: 'Ngày lập phí', invoiced: 'Ngày hóa đơn', due: 'Hạn thanh toán' },
    concerns: 'Việc cần làm',
    apply: 'Hiện vận đơn',
  },

  paste: {
    field: 'Số vận đơn, booking, mã lô hàng hoặc hóa đơn',
    none: 'Không có số vận đơn, booking, mã lô hàng hay hóa đơn nào.',
    why: 'Không tồn tại, hoặc không phải vận đơn bạn được xem.',
  },

  states: {
    emptyTitle: 'Chưa có vận đơn',
    empty: 'Vận đơn sẽ hiện ở đây ngay khi hãng tàu lập cho booking của bạn.',
    noMatch: 'Không có vận đơn nào phù hợp.',
    overTitle: 'Quá nhiều vận đơn để hiển thị',
    over: 'Chọn một thẻ ở trên hoặc thu hẹp tìm kiếm.',
    failed: 'Không tải được vận đơn',
    deniedTitle: 'Không có quyền xem chứng từ và hóa đơn',
  },

  card: {
    booking: 'Booking {{no}}',
    route: '{{from}} đến {{to}}',
    holds: 'Chưa giải phóng: {{holds}}',
    open: 'Phải trả: {{amount}}',
    overdue_one: 'Quá hạn {{count}} ngày',
    overdue_other: 'Quá hạn {{count}} ngày',
  },
}

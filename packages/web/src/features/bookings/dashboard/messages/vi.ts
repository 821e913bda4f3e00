import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  title: 'Bảng theo dõi booking',
  grid: 'Booking',
  loading: 'Đang tìm booking của bạn…',
  found_one: '{{shown}} booking',
  found_other: '{{shown}} booking',
  selected: 'đã chọn {{shown}}',
  boxes_one: 'Container của {{count}} booking',
  boxes_other: 'Container của {{count}} booking',
  boxesHint: 'Hiện container của các booking đã chọn, mỗi lần tối đa {{limit}} booking.',
  newRequest: 'Yêu cầu mới',
  fileName: 'booking',

  columns: {
    bookingNo: 'Booking',
    status: 'Trạng thái',
    vvd: 'Tàu/chuyến',
    vessel: 'Tàu',
    origin: 'Nơi đi',
    destination: 'Nơi đến',
    portOfLoading: 'Cảng xếp',
    portOfDischarge: 'Cảng dỡ',
    departureAt: 'ETD',
    departureBasis: 'ETD là',
    days: 'Số ngày',
    arrivalAt: 'ETA',
    arrivalBasis: 'ETA là',
    siStatus: 'SI',
    siDueAt: 'Hạn SI',
    vgmStatus: 'VGM',
    vgmDueAt: 'Hạn VGM',
    containers: 'Container',
    quantity: 'Số lượng',
    equipment: 'Vỏ container',
    ams: 'AMS',
    hold: 'Bị giữ',
    billStatus: 'Vận đơn là',
    release: 'Giao vận đơn',
    blNumbers: 'Vận đơn',
    correction: 'Điều chỉnh',
    ediRef: 'Số EDI',
    customerReference: 'Số tham chiếu khách hàng',
    createdBy: 'Người tạo',
    bookedAt: 'Ngày đặt chỗ',
    shipper: 'Người gửi hàng',
    consignee: 'Người nhận hàng',
    notifyParty: 'Bên được thông báo',
    serviceContract: 'Hợp đồng dịch vụ',
    commodity: 'Mô tả hàng hóa',
    freightTerm: 'Điều kiện vận chuyển',
    paymentTerm: 'Thanh toán cước',
  },

  due: {
    left: { days: 'còn {{days}} ngày {{hours}} giờ', hours: 'còn {{hours}} giờ', moments: 'còn dưới 1 giờ' },
    over: { days: 'quá {{days}} ngày {{hours}} giờ', hours: 'quá {{hours}} giờ', moments: 'vừa quá hạn' },
  },

  cards: {
    label: 'Số booking theo trạng thái và việc cần làm',
    hint: 'Giữ Ctrl hoặc Shift khi bấm để chọn nhiều mục.',
  },

  criteria: {
    days: 'Tàu chạy trong số ngày',
    today: 'hôm nay',
    within_one: '{{count}} ngày',
    within_other: '{{count}} ngày',
    siStatuses: 'Trạng thái SI',
    vgmStatuses: 'Trạng thái VGM',
    statuses: 'Trạng thái booking',
    concerns: 'Cần xử lý',
    dates: { departure: 'Ngày tàu chạy', booked: 'Ngày đặt chỗ', siDue: 'Hạn SI', vgmDue: 'Hạn VGM' },
  },

  filter: { apply: 'Xem booking', daysHint: 'Từ 0 đến {{limit}}; 0 là hôm nay tại cảng xếp hàng' },

  paste: {
    field: 'Số booking, vận đơn hoặc tham chiếu EDI',
    none: 'Không có số booking, vận đơn hay tham chiếu EDI nào.',
  },

  missing: { why: 'Số không tồn tại hoặc không phải booking của bạn.' },

  states: {
    emptyTitle: 'Chưa có booking',
    empty: 'Booking sẽ hiện ở đây ngay khi yêu cầu được gửi.',
    noMatch: 'Không có booking nào khớp các điều kiện này.',
    overTitle: 'Quá nhiều booking để liệt kê',
    over: 'Hãy chọn một thẻ ở trên hoặc thu hẹp điều kiện.',
    failed: 'Không tải được danh sách booking',
    deniedTitle: 'Không có quyền xem booking',
  },

  card: {
    route: '{{from}} đến {{to}}',
    etd: 'ETD',
    si: 'SI',
    vgm: 'VGM',
    bl: 'Vận đơn {{numbers}}',
    correction: 'Điều chỉnh: {{status}}',
    held: 'Bị giữ: {{why}}',
  },
}

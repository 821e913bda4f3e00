import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  title: 'Việc cần xử lý hôm nay',
  loading: 'Đang tải việc cần xử lý…',
  failed: 'Không tải được việc cần xử lý. Bạn vẫn tra cứu container được.',
  stale: 'Chưa cập nhật được; thông tin tính đến {{date}} {{time}} theo giờ của bạn.',
  cut: 'Còn việc khác nữa. Ở đây chỉ hiện những việc gấp nhất.',
  more_one: 'Hiện thêm {{count}} việc',
  more_other: 'Hiện thêm {{count}} việc',
  fewer: 'Thu gọn',
  empty: {
    title: 'Hôm nay không có việc cần xử lý',
    text: 'Ngày miễn phí cuối cùng, lệnh giữ cần giải tỏa, container có thể lấy và tàu đến sớm hơn hay muộn hơn sẽ hiện ở đây.',
  },
  space: {
    title: 'Chỗ trên tàu của bạn trong các tuần tới',
    hint: 'Chỗ mà hợp đồng của bạn được xếp và phần đã book. Tính theo TEU; container 40 feet tính là hai.',
    week: 'Tuần {{number}}, từ {{day}}',
    sailings_one: '{{count}} chuyến',
    sailings_other: '{{count}} chuyến',
    booked: 'Đã book {{booked}} trên {{allocated}} TEU',
    left: 'Còn {{teu}} TEU · {{feu}} FEU',
    failed: 'Không tra được chỗ của bạn.',
    book: 'Yêu cầu booking mới',
  },
  urgency: { overdue: 'Quá hạn', today: 'Hôm nay', soon: 'Sắp đến hạn' },
  left: { days: 'còn {{days}} ngày {{hours}} giờ', hours: 'còn {{hours}} giờ', moments: 'còn chưa đến một giờ' },
  over: { days: 'quá {{days}} ngày {{hours}} giờ', hours: 'quá {{hours}} giờ', moments: 'vừa quá hạn' },
  span: { days: '{{days}} ngày {{hours}} giờ', hours: '{{hours}} giờ' },
  dueDay: 'đến hết ngày {{day}}, {{place}} ({{offset}})',
  wasDay: 'hạn là hết ngày {{day}}, {{place}} ({{offset}})',
  dueMoment: 'đến {{date}} {{time}}, {{place}} ({{offset}})',
  expected: 'nay dự kiến {{date}} {{time}}, {{place}} ({{offset}})',
  ownTime: '{{date}} {{time}} theo giờ của bạn',
  names: '{{names}} và {{count}} container khác',
  openSome: 'Mở {{count}} trong số đó',
  lastFreeDay: {
    terminal: {
      one: 'Sắp hết ngày miễn phí tại cảng của {{box}}',
      many: 'Sắp hết ngày miễn phí tại cảng của {{number}} container',
    },
    terminalOver: {
      one: '{{box}} đã hết ngày miễn phí tại cảng',
      many: '{{number}} container đã hết ngày miễn phí tại cảng',
    },
    return: {
      one: 'Trả rỗng {{box}} trước khi phát sinh phí lưu vỏ (DET)',
      many: 'Trả rỗng {{number}} container trước khi phát sinh phí lưu vỏ (DET)',
    },
    returnOver: {
      one: '{{box}} chưa trả rỗng, đang tính phí lưu vỏ (DET)',
      many: '{{number}} container chưa trả rỗng, đang tính phí lưu vỏ (DET)',
    },
  },
  holdToClear: {
    held: {
      one: '{{box}} đang bị giữ tại {{place}}: {{hold}}',
      many: '{{number}} container đang bị giữ tại {{place}}: {{hold}}',
    },
  },
  boxReady: {
    terminal: {
      one: 'Có thể lấy {{box}} tại {{place}}',
      many: 'Có thể lấy {{number}} container tại {{place}}',
    },
    estimate: {
      one: 'Theo dự kiến đã có thể lấy {{box}} tại {{place}}',
      many: 'Theo dự kiến đã có thể lấy {{number}} container tại {{place}}',
    },
  },
  arrivalMoved: {
    later: '{{vessel}} đến {{place}} muộn hơn dự kiến {{span}}',
    earlier: '{{vessel}} đến {{place}} sớm hơn dự kiến {{span}}',
    reason: 'lý do: {{reason}}',
    aboard: {
      one: 'ảnh hưởng đến {{box}}',
      many: 'ảnh hưởng đến {{number}} container của bạn',
    },
  },
  accountWaiting: {
    waiting_one: 'Có một tài khoản chờ duyệt',
    waiting_other: 'Có {{count}} tài khoản chờ duyệt',
    since: 'tài khoản đầu tiên chờ từ {{date}} {{time}} theo giờ của bạn',
  },
  requestDecided: {
    Approved: {
      one: 'Yêu cầu {{reference}} đã được duyệt',
      many: '{{number}} yêu cầu đã được duyệt',
    },
    Rejected: {
      one: 'Yêu cầu {{reference}} bị từ chối: hãy sửa và gửi lại',
      many: '{{number}} yêu cầu bị từ chối: hãy sửa và gửi lại',
    },
    Declined: {
      one: 'Sửa đổi của {{reference}} không được chấp nhận',
      many: 'Sửa đổi của {{number}} yêu cầu không được chấp nhận',
    },
    'Cancellation Confirmed': {
      one: 'Yêu cầu {{reference}} đã được hủy',
      many: '{{number}} yêu cầu đã được hủy',
    },
    'Cancellation Refused': {
      one: 'Đề nghị hủy {{reference}} bị từ chối',
      many: '{{number}} đề nghị hủy bị từ chối',
    },
    'Vessel Changed': {
      one: 'Hãng tàu đã chuyển {{reference}} sang tàu khác',
      many: 'Hãng tàu đã chuyển {{number}} yêu cầu sang tàu khác',
    },
    'Not Delivered': {
      one: '{{reference}} chưa đến được hãng tàu; hãy gửi lại',
      many: '{{number}} yêu cầu chưa đến được hãng tàu; hãy gửi lại',
    },
    note: 'chăm sóc khách hàng: {{note}}',
  },
  draftWaiting: {
    one: 'Yêu cầu {{reference}} đã soạn nhưng chưa gửi',
    many: '{{number}} yêu cầu đã soạn nhưng chưa gửi',
    unnamed: 'chưa có số tham chiếu',
    since: 'yêu cầu đầu tiên lưu lúc {{date}} {{time}} theo giờ của bạn',
  },
  cutOffNear: {
    si: {
      one: 'Sắp đến hạn chót SI của {{vvd}} cho yêu cầu {{reference}}',
      many: 'Sắp đến hạn chót SI của {{vvd}} cho {{number}} yêu cầu',
    },
    vgm: {
      one: 'Sắp đến hạn chót VGM của {{vvd}} cho yêu cầu {{reference}}',
      many: 'Sắp đến hạn chót VGM của {{vvd}} cho {{number}} yêu cầu',
    },
    cy: {
      one: 'Sắp đến hạn chót CY của {{vvd}} cho yêu cầu {{reference}}',
      many: 'Sắp đến hạn chót CY của {{vvd}} cho {{number}} yêu cầu',
    },
  },
  siDue: {
    near: {
      one: 'Hãy gửi SI của booking {{booking}} cho tàu {{vvd}}',
      many: 'Hãy gửi SI của {{number}} booking cho tàu {{vvd}}',
    },
    over: {
      one: 'SI của booking {{booking}} cho tàu {{vvd}} đã quá hạn',
      many: 'SI của {{number}} booking cho tàu {{vvd}} đã quá hạn',
    },
  },
  vgmDue: {
    near: {
      one: 'Hãy gửi VGM của booking {{booking}} cho tàu {{vvd}}',
      many: 'Hãy gửi VGM của {{number}} booking cho tàu {{vvd}}',
    },
    over: {
      one: 'VGM của booking {{booking}} cho tàu {{vvd}} đã quá hạn',
      many: 'VGM của {{number}} booking cho tàu {{vvd}} đã quá hạn',
    },
  },
  instructionWaiting: {
    rejected: {
      one: 'SI của vận đơn {{bill}} bị từ chối: hãy sửa và gửi lại',
      many: '{{number}} SI bị từ chối: hãy sửa và gửi lại',
    },
    correction: {
      one: 'Hãng tàu đã sửa bản nháp vận đơn {{bill}}: hãy duyệt hoặc trả lại',
      many: 'Hãng tàu đã sửa {{number}} bản nháp vận đơn: hãy duyệt hoặc trả lại',
    },
    draft: { one: 'Bản nháp vận đơn {{bill}} chờ bạn duyệt', many: '{{number}} bản nháp vận đơn chờ bạn duyệt' },
    note: 'chăm sóc khách hàng: {{note}}',
  },
  vgmRejected: {
    one: 'VGM của booking {{booking}} bị từ chối: hãy sửa và gửi lại',
    many: 'VGM của {{number}} booking bị từ chối: hãy sửa và gửi lại',
    note: 'chăm sóc khách hàng: {{note}}',
  },
  invoiceDue: {
    due: { one: 'Hóa đơn {{invoice}} sắp đến hạn', many: '{{number}} hóa đơn sắp đến hạn' },
    overdue: { one: 'Hóa đơn {{invoice}} đã quá hạn', many: '{{number}} hóa đơn sắp đến hạn hoặc đã quá hạn' },
  },
  disputeAnswered: {
    one: 'Hãng tàu đã trả lời khiếu nại về hóa đơn {{invoice}}',
    many: 'Hãng tàu đã trả lời {{number}} khiếu nại',
  },
  letterNeeded: {
    one: 'Vận đơn {{bill}} đang chờ LOI',
    many: '{{number}} vận đơn đang chờ LOI',
  },
  letterExpiring: {
    one: 'LOI {{letter}} hết hạn ngày {{day}}: hãy gia hạn',
    many: '{{number}} LOI sắp hết hạn, sớm nhất ngày {{day}}',
  },
  correctionWaiting: {
    rejected: {
      one: 'Chỉnh sửa lô hàng {{shipment}} bị từ chối: hãy sửa hoặc xóa',
      many: '{{number}} chỉnh sửa bị từ chối: hãy sửa hoặc xóa',
    },
    left: {
      one: 'Chỉnh sửa lô hàng {{shipment}} đã bắt đầu nhưng chưa gửi',
      many: '{{number}} chỉnh sửa đã bắt đầu nhưng chưa gửi',
    },
    note: 'chăm sóc khách hàng: {{note}}',
    since: 'chưa động đến từ {{date}} {{time}} theo giờ của bạn',
  },
}

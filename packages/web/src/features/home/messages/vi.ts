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
  allTasks: 'Hiện cả {{count}} nhóm việc',
  containers_one: '{{number}} container',
  containers_other: '{{number}} container',
  all_one: 'Tất cả {{number}} container',
  all_other: 'Tất cả {{number}} container',
  tasks: {
    approve: 'Việc của quản trị viên',
    returnEmpty: 'Trả rỗng',
    clearHolds: 'Giải tỏa lệnh giữ',
    fetch: 'Lấy container',
    documents: 'Gửi chứng từ',
    requests: 'Yêu cầu booking và chỉnh sửa vận đơn',
    payments: 'Thanh toán và nhận hàng',
    ships: 'Tàu đến sớm hơn hay muộn hơn',
    sailings: 'Các chuyến sắp tới',
  },
  actions: {
    container: 'Mở container',
    allContainers: 'Mở cả {{number}}',
    someContainers: 'Mở {{number}} trong số đó',
    bookings: 'Mở booking',
    requests: 'Mở yêu cầu',
    request: 'Mở yêu cầu',
    corrections: 'Mở chỉnh sửa vận đơn',
    correction: 'Mở chỉnh sửa vận đơn',
    instructions: 'Mở hướng dẫn',
    instruction: 'Mở hướng dẫn',
    weights: 'Nhập trọng lượng',
    bills: 'Mở hóa đơn',
    letters: 'Mở thư bảo đảm',
    letter: 'Mở thư bảo đảm',
    accounts: 'Duyệt tài khoản',
    deliveries: 'Mở dữ liệu gửi',
    exceptions: 'Mở ngoại lệ',
    space: 'Mở chỗ trên tàu',
  },
  figures: {
    label: 'Container của bạn qua các con số',
    fetchNow: { name: 'Lấy được ngay', first: 'ngày miễn phí cuối sớm nhất {{day}}, {{place}}' },
    onHold: { name: 'Đang bị giữ tại cảng' },
    detention: {
      name: 'Đang tính phí lưu vỏ (DET)',
      boxes_one: '{{count}} container',
      boxes_other: '{{count}} container',
    },
    arriving: { name: 'Đến trong 7 ngày', ships_one: 'trên {{count}} tàu', ships_other: 'trên {{count}} tàu' },
  },
  ships: {
    title: 'Container của bạn trên biển',
    boxes_one: '{{count}} container của bạn',
    boxes_other: '{{count}} container của bạn',
    due: '{{date}} {{time}} ({{offset}})',
  },
  empty: {
    title: 'Hôm nay không có việc cần xử lý',
    text: 'Ngày miễn phí cuối cùng, lệnh giữ cần giải tỏa, container có thể lấy và tàu đến sớm hơn hay muộn hơn sẽ hiện ở đây.',
  },
  noCargo: {
    title: 'Chưa có hàng',
    text: 'Khi có booking ghi tên công ty bạn, container, tàu và các hạn chót sẽ hiện ở đây.',
    book: 'Yêu cầu booking mới',
    schedules: 'Lịch tàu',
    support: 'Liên hệ',
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
  returnDue: {
    near: {
      one: 'Trả rỗng {{box}} trước khi phát sinh phí lưu vỏ (DET)',
      many: 'Trả rỗng {{number}} container trước khi phát sinh phí lưu vỏ (DET)',
    },
    over: {
      one: '{{box}} chưa trả rỗng, đang tính phí lưu vỏ (DET)',
      many: '{{number}} container chưa trả rỗng, đang tính phí lưu vỏ (DET)',
    },
  },
  pickupDue: {
    near: {
      one: 'Sắp hết ngày miễn phí tại cảng của {{box}} mà chưa lấy được',
      many: 'Sắp hết ngày miễn phí tại cảng của {{number}} container mà chưa lấy được',
    },
    over: {
      one: '{{box}} đã hết ngày miễn phí tại cảng mà chưa lấy được',
      many: '{{number}} container đã hết ngày miễn phí tại cảng mà chưa lấy được',
    },
  },
  holdToClear: {
    one: '{{box}} đang bị giữ tại {{place}}',
    many: '{{number}} container đang bị giữ tại {{place}}',
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
  deliverySetAside: {
    waiting_one: 'Một dữ liệu gửi hãng tàu đang bị gác lại',
    waiting_other: '{{count}} dữ liệu gửi hãng tàu đang bị gác lại',
    since: 'sớm nhất từ {{date}} {{time}} theo giờ của bạn',
  },
  ruleWithoutEffect: {
    over_one: 'Một ngoại lệ của {{place}} không còn tác dụng',
    over_other: '{{count}} ngoại lệ của {{place}} không còn tác dụng',
    why: 'đã hết ngày hoặc tàu đã đến: hãy tắt đi',
  },
  sailing: {
    next: '{{vessel}} {{vvd}}',
    etd: 'ETD {{date}} {{time}}, {{place}} ({{offset}})',
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

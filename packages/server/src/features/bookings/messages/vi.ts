import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  confirmation: {
    title: 'Xác nhận yêu cầu booking',
    intro:
      'Trang này ghi lại nội dung {{organisation}} đã gửi cho {{carrier}} qua cổng thông tin, chưa phải là chấp nhận. Chỗ trên tàu chỉ được xác nhận khi trạng thái là "Đã duyệt" và có số booking.',
    introConfirmed:
      '{{carrier}} đã xác nhận booking {{bookingNo}} cho {{organisation}}. Trang này ghi lại nội dung đã xác nhận.',
    ediRef: 'Số tham chiếu EDI',
    status: 'Trạng thái',
    version: 'Phiên bản',
    bookingNo: 'Số booking',
    notYet: 'Chưa có',
    sentAt: 'Thời điểm gửi',
    sentBy: 'Người gửi',
    organisation: 'Công ty',
    carrierSaid: 'Phản hồi của hãng tàu',
    note: 'Ghi chú của bộ phận chăm sóc khách hàng',
    row: 'Dòng',
    foot: '{{carrier}} · {{ediRef}} · phiên bản {{version}} · in lúc {{at}}',
  },
  sailing: {
    title: 'Tàu',
    vessel: 'Tàu và số chuyến',
    feeder: 'Tàu feeder',
    feederTo: '{{vessel}} {{vvd}} đến {{port}}',
    etd: 'ETD {{port}}',
    eta: 'ETA {{port}}',
    inland: '{{date}}, theo tàu hỏa thường lệ',
    cutOffs: { si: 'Hạn SI', vgm: 'Hạn VGM', ams: 'Hạn khai AMS', cy: 'Hạn hạ bãi (CY)', special: 'Hạn hàng đặc biệt' },
    equipment: 'Loại và số container',
    emptyDepot: 'Bãi lấy container rỗng',
  },
  letter: {
    subject: 'Yêu cầu booking {{reference}} ({{ediRef}}) với {{carrier}}',
    title: 'Yêu cầu booking {{reference}}',
    body: '{{sender}} gửi cho bạn bản xác nhận yêu cầu booking này, đính kèm dưới dạng PDF.',
    ediRef: 'Số tham chiếu EDI',
    status: 'Trạng thái',
    route: 'Tuyến',
    button: 'Mở yêu cầu',
    note: 'Để mở trên cổng khách hàng, bạn cần tài khoản được xem yêu cầu này. Nếu bạn không chờ e-mail này, hãy bỏ qua.',
  },
  decisionLetter: {
    title: 'Yêu cầu booking {{reference}}',
    answer: 'Trả lời',
    bookingNo: 'Số booking',
    reason: 'Ghi chú của bộ phận chăm sóc khách hàng',
    button: 'Mở yêu cầu',
    note: 'Bạn nhận được thư này vì bạn đã gửi yêu cầu.',
    subject: {
      approve: 'Booking {{bookingNo}}: {{carrier}} đã duyệt yêu cầu {{reference}} của bạn',
      reject: '{{carrier}} từ chối yêu cầu {{reference}} của bạn',
      decline: '{{carrier}} không chấp nhận sửa đổi của {{reference}}',
      confirmCancellation: 'Yêu cầu {{reference}} của bạn đã được hủy',
      refuseCancellation: '{{carrier}} từ chối hủy {{reference}}',
      changeVessel: '{{carrier}} đã chuyển yêu cầu {{reference}} của bạn sang tàu khác',
      notDelivered: 'Yêu cầu {{reference}} chưa đến được {{carrier}}',
    },
    body: {
      approve: 'Hãng tàu đã duyệt yêu cầu booking của bạn.',
      reject: 'Hãng tàu đã từ chối yêu cầu booking của bạn. Bạn có thể sửa và gửi lại.',
      decline: 'Hãng tàu không chấp nhận sửa đổi của bạn. Yêu cầu vẫn có hiệu lực như đã được duyệt.',
      confirmCancellation: 'Hãng tàu xác nhận yêu cầu booking của bạn đã được hủy.',
      refuseCancellation: 'Hãng tàu từ chối hủy. Yêu cầu booking của bạn vẫn giữ nguyên như trước.',
      changeVessel: 'Hãng tàu đã chuyển hàng của bạn sang tàu khác. Vui lòng kiểm tra lịch tàu và thời hạn chót.',
      notDelivered:
        'Yêu cầu booking của bạn chưa chuyển được đến hãng tàu và hãng tàu chưa nhận được gì. Nội dung bạn đã nhập vẫn còn: hãy mở yêu cầu và gửi lại.',
    },
  },
}

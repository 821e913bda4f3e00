import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  title: 'Chỉnh sửa lô hàng {{shipmentNo}}',
  shipmentNo: 'Lô hàng',
  blNo: 'Số vận đơn',
  answer: 'Trả lời',
  reason: 'Ghi chú của bộ phận chăm sóc khách hàng',
  button: 'Mở chỉnh sửa',
  note: 'Bạn nhận được thư này vì bạn đã gửi chỉnh sửa.',
  subject: {
    approve: '{{carrier}} đã duyệt chỉnh sửa lô hàng {{shipmentNo}} của bạn',
    reject: '{{carrier}} từ chối chỉnh sửa lô hàng {{shipmentNo}} của bạn',
    complete: 'Chỉnh sửa lô hàng {{shipmentNo}} của bạn đã hoàn tất',
    notDelivered: 'Chỉnh sửa lô hàng {{shipmentNo}} của bạn chưa đến được {{carrier}}',
  },
  body: {
    approve: 'Hãng tàu đã duyệt chỉnh sửa của bạn và đang thay đổi booking cùng vận đơn.',
    reject: 'Hãng tàu đã từ chối chỉnh sửa của bạn. Bạn có thể sửa và xin duyệt lại, hoặc xóa chỉnh sửa.',
    complete: 'Hãng tàu đã thực hiện chỉnh sửa của bạn. Nếu còn cần thay đổi, bạn có thể bắt đầu chỉnh sửa khác.',
    notDelivered:
      'Chỉnh sửa của bạn chưa chuyển được đến hãng tàu và hãng tàu chưa nhận được gì. Nội dung bạn đã nhập vẫn còn: hãy mở chỉnh sửa và gửi lại.',
  },
}

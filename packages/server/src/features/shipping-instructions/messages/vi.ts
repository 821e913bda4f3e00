import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  title: 'SI của vận đơn {{blNo}}',
  bookingNo: 'Số booking',
  blNo: 'Số vận đơn',
  answer: 'Kết quả',
  reason: 'Ghi chú của bộ phận chăm sóc khách hàng',
  button: 'Mở SI',
  note: 'Bạn nhận được thư này vì bạn đã gửi SI.',
  mailed: {
    subject: 'B/L nháp {{blNo}} của {{carrier}}',
    title: 'B/L nháp {{blNo}}',
    body: '{{sender}} gửi cho bạn B/L nháp này dưới dạng PDF đính kèm. Bản nháp không có giá trị chuyển nhượng và còn có thể thay đổi.',
    route: 'Tuyến',
    vessel: 'Tàu và chuyến',
    button: 'Mở B/L nháp',
    note: 'Để mở trên cổng khách hàng, bạn cần tài khoản có quyền xem booking này. Nếu bạn không chờ e-mail này, hãy bỏ qua.',
  },
  answers: {
    accept: 'Đã chấp nhận',
    reject: 'Bị từ chối',
    correct: 'Bản nháp đã được sửa',
    notDelivered: 'Chưa gửi được',
  },
  subject: {
    accept: '{{carrier}} đã chấp nhận SI của vận đơn {{blNo}}',
    reject: '{{carrier}} đã từ chối SI của vận đơn {{blNo}}',
    correct: 'Vui lòng duyệt bản nháp vận đơn {{blNo}} đã sửa',
    notDelivered: 'SI của vận đơn {{blNo}} chưa đến được {{carrier}}',
  },
  body: {
    accept: 'Hãng tàu đã chấp nhận SI. Khi có bản nháp vận đơn, vui lòng kiểm tra và duyệt.',
    reject: 'Hãng tàu đã từ chối SI. Góp ý được ghi cạnh từng ô: vui lòng sửa và gửi lại.',
    correct:
      'Hãng tàu đã sửa một số nội dung trong bản nháp vận đơn. Vui lòng đối chiếu với SI, sau đó duyệt hoặc trả lại kèm góp ý.',
    notDelivered:
      'SI chưa gửi được đến hãng tàu nên hãng tàu chưa biết. Mọi nội dung đã nhập vẫn còn: vui lòng mở và gửi lại.',
  },
}

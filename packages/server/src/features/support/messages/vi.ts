import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  title: 'Hộp thư của bản demo',
  why: 'Chưa cài đặt máy chủ thư nên thư của cổng khách hàng được giữ tại đây. Thư mới nhất ở trên cùng; trang tự làm mới sau vài giây.',
  empty: 'Chưa có thư nào. Hãy đăng ký hoặc yêu cầu đặt lại mật khẩu, mã sẽ đến đây.',
  portal: 'Về cổng khách hàng',
  back: 'Tất cả thư',
  to: 'Người nhận',
  sent: 'Thời gian gửi',
  attached: 'Tệp đính kèm',
  asText: 'Cùng thư này ở dạng văn bản',
  gone: 'Thư này không còn ở đây.',
}

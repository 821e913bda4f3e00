import type { Same } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  errors: {
    UP0001: 'Tệp thiếu mã booking.',
    UP0002: 'Số booking hoặc số tham chiếu bị trùng giữa các tệp: {{key0}}.',
    UP0003: 'Tệp thiếu người gửi hàng.',
    UP0004: 'Tệp thiếu địa chỉ người gửi hàng.',
    UP0005: 'Tệp thiếu người nhận hàng.',
    UP0006: 'Tệp thiếu địa chỉ người nhận hàng.',
    UP0007: 'Tệp thiếu ETD.',
    UP0008: 'Không được tải lên cho cảng xếp hàng {{key0}}.',
    UP0009: 'Tải lên {{key0}} không thành công. Hãy kiểm tra tệp rồi thử lại.',
    UP0010: 'Vui lòng làm mới trang rồi tải lên lại.',
    UP0011: 'Quá nhiều tệp. Mỗi lần tải lên tối đa {{key0}} tệp.',
  },
}

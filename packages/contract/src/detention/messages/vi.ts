import type { Same } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  errors: {
    DE0001: 'Bạn không có quyền tra cứu phí lưu container.',
    DE0002: 'Nhập ngày trả container hoặc số ngày.',
    DE0003: 'Không tìm thấy mức phí lưu container. Kiểm tra hợp đồng dịch vụ, loại container và nơi đến cuối cùng.',
    DE0004: 'Hệ thống đang tạm ngừng. Vui lòng thử lại sau.',
  },
}

import type { Same } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  errors: {
    DE0001: 'Bạn không có quyền tra cứu phí lưu vỏ (DET).',
    DE0002: 'Nhập ngày trả container hoặc số ngày.',
    DE0003: 'Không tìm thấy mức phí lưu vỏ (DET). Kiểm tra hợp đồng dịch vụ, loại container và nơi đến cuối cùng.',
    DE0004: 'Hệ thống đang tạm ngừng. Vui lòng thử lại sau.',
    DE0005: 'Nhập số hợp đồng dịch vụ.',
    DE0006: 'Chọn loại container.',
    DE0007: 'Chọn nơi đến cuối cùng.',
    DE0008: 'Ngày trả container sớm hơn ngày lấy container.',
    DE0009: 'Nhập từ 1 đến {{key0}} ngày.',
    DE0010: 'Nhập ngày theo dạng yyyy-mm-dd.',
  },
}

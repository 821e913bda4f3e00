import type { Same } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  errors: {
    ETA0001: 'Dữ liệu quy tắc sai hoặc còn thiếu.',
    ETA0002: 'Hãy chọn cảng.',
    ETA0003: 'Hãy chọn ngày trong tuần tàu đến.',
    ETA0004: 'Hãy nhập giờ, ví dụ 18:00.',
    ETA0005: 'Hãy chọn một loại container, hoặc một nhóm, hoặc để trống cả hai.',
    ETA0006: 'Trùng với #{{key0}}, vốn áp dụng cho cùng loại container và cùng loại lô hàng.',
    ETA0007: 'Không có chuyến {{key0}} nào ghé cảng này.',
    ETA0008: 'Hãy nêu một chuyến tàu, hoặc ngày đầu và ngày cuối theo đúng thứ tự.',
    ETA0009: 'Hãy chọn từ 0 đến {{key0}} ngày, và giờ không sớm hơn lúc khung giờ đến bắt đầu.',
    ETA0010: 'Cần thay đổi ít nhất một mục trước khi lưu.',
  },
}

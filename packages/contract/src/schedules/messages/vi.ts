import type { ErrorTexts } from '../../kit/messages.ts'
import type { scheduleErrors } from '../schedule.errors.ts'

export const vi = {
  errors: {
    SC0001: 'Chọn cảng xếp hàng trong danh sách.',
    SC0002: 'Chọn cảng dỡ hàng trong danh sách.',
    SC0003: 'Cảng xếp và cảng dỡ trùng nhau.',
    SC0004: 'Nhập ngày theo dạng yyyy-mm-dd.',
    SC0005: 'Chọn ngày từ {{key0}} đến {{key1}}.',
    SC0006: 'Chọn {{key0}} tuần.',
    SC0007: 'Chọn tàu trong danh sách.',
    SC0008: 'Chọn cảng trong danh sách.',
    SC0009: 'Không có chuyến tàu hoặc lịch này.',
  } satisfies ErrorTexts<typeof scheduleErrors>,
} as const

import type { ErrorTexts } from '../../kit/messages.ts'
import type { oneTimeLetterErrors } from '../one-time-letter.errors.ts'

export const vi = {
  errors: {
    OL0001: '{{key0}} không cần LOI. Hãy chọn vận đơn có tình trạng giao vận đơn là Chờ LOI cho SWB.',
    OL0002: 'Một LOI chỉ áp dụng cho các lô hàng của một người gửi hàng. Các lô này có nhiều người gửi: {{key0}}.',
    OL0003: 'Không tìm thấy LOI này, hoặc bạn không có quyền xem.',
    OL0004: 'LOI này đã được ký, không thể thay đổi nữa.',
  } satisfies ErrorTexts<typeof oneTimeLetterErrors>,
} as const

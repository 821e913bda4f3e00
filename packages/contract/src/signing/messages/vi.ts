import type { Same } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  errors: {
    SG0001: 'Dịch vụ ký không phản hồi. Chưa có gì được ký. Vui lòng thử lại sau vài phút.',
    SG0002: 'Lệnh gọi lại này không có chữ ký, đã trễ hoặc đã được xử lý.',
  },
}

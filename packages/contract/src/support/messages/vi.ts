import type { Same } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  errors: {
    SU0001: 'Yêu cầu hỗ trợ này không tồn tại hoặc không phải của bạn.',
    SU0002: 'Vui lòng nhập tiêu đề.',
    SU0003: 'Vui lòng nhập nội dung.',
    SU0004: 'Vui lòng chọn văn phòng.',
    SU0005: 'Hôm nay bạn đã gửi {{key0}} yêu cầu. Hãy gọi điện cho văn phòng hoặc thử lại ngày mai.',
    SU0006: 'Vui lòng đính kèm tệp PDF, JPEG hoặc PNG.',
    SU0007: 'Tệp lớn hơn {{key0}} MB.',
    SU0008: 'Tối đa {{key0}} tệp chờ gửi. Hãy bỏ bớt hoặc gửi yêu cầu.',
    SU0009: 'Tệp không tồn tại hoặc không phải của bạn.',
    SU0010: 'Yêu cầu này đã đóng. Vui lòng gửi yêu cầu mới.',
    SU0011: 'Booking này không tồn tại hoặc không phải của bạn.',
    SU0012: 'Container này không tồn tại hoặc không phải của bạn.',
    SU0013: 'Mỗi yêu cầu có tối đa {{key0}} tin nhắn. Vui lòng gửi yêu cầu mới.',
  },
}

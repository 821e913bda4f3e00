import type { Same } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  errors: {
    SL0001: 'Liên kết này đã hết hạn hoặc không tồn tại. Hãy yêu cầu người gửi một liên kết mới.',
    SL0002: 'Mục này không tồn tại hoặc không thuộc về bạn nên không thể chia sẻ.',
    SL0003: 'Bạn chỉ có thể có tối đa {{key0}} liên kết đang mở. Hãy thu hồi bớt một liên kết.',
    SL0004: 'Hãy nhập tên.',
    SL0005: 'Hãy chọn một ngày từ hôm nay, tối đa {{key0}} ngày tới.',
  },
}

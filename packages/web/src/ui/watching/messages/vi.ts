import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  watch: 'Theo dõi',
  watching: 'Đang theo dõi',
  stop: 'Ngừng theo dõi',
  added: 'Từ giờ bạn sẽ được thông báo khi có thay đổi.',
  removed: 'Bạn không còn nhận thông báo về mục này.',
  acting: 'Theo dõi thuộc tài khoản của chính bạn nên không thể thay đổi khi thao tác thay khách hàng.',
}

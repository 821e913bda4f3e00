import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  watch: 'Theo dõi',
  watching: 'Đang theo dõi',
  stop: 'Ngừng theo dõi',
  added: 'Từ giờ bạn sẽ được thông báo khi có thay đổi.',
  removed: 'Bạn không còn nhận thông báo về mục này.',
  watchMany: 'Theo dõi {{count}} mục',
  addedMany: 'Theo dõi thêm {{added}} mục; {{already}} mục đã được theo dõi từ trước.',
  someMissing:
    'Theo dõi thêm {{added}} mục; {{already}} mục đã được theo dõi từ trước và {{missing}} mục không thuộc về bạn.',
  acting: 'Theo dõi thuộc tài khoản của chính bạn nên không thể thay đổi khi thao tác thay khách hàng.',
}

import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  subject: '{{carrier}}: phân bổ chỗ trên {{vvds}} đã thay đổi',
  title: 'Phân bổ chỗ trên {{vvds}}',
  body: '{{by}} báo bạn xem các thay đổi về phân bổ chỗ.',
  vvds: 'Chuyến tàu',
  rows: 'Số dòng phân bổ',
  note: 'Lời nhắn',
  button: 'Mở phân bổ chỗ',
  footnote: 'Bạn nhận thư này vì {{by}} đã chọn bạn làm người nhận trên cổng.',
}

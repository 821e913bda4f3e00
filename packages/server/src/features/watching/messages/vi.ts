import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  subject: '{{count}} tin mới về những gì bạn theo dõi',
  title: '{{count}} tin mới về những gì bạn theo dõi',
  body: 'Những gì bạn theo dõi trên cổng thông tin có thay đổi sau.',
  more: 'Tin khác, xem trên cổng thông tin',
  button: 'Mở cổng thông tin',
  note: 'Bạn nhận email này theo quy tắc theo dõi của mình. Thay đổi quy tắc: {{preferences}}\nKhông nhận email như vậy nữa: {{unsubscribe}}',
}

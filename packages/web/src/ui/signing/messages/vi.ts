import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  open: { title: 'Đang chờ ký', text: '{{title}} đang mở để ký ở thẻ khác. Trang này tự cập nhật.' },
  away: {
    title: 'Thẻ ký có vẻ đã đóng',
    text: '{{title}} chưa được ký. Hãy mở lại, hoặc hủy để người khác có thể ký.',
  },
  completed: { title: 'Đã ký', text: '{{title}} đã được ký và đóng dấu điện tử.' },
  declined: { title: 'Chưa ký', text: 'Người ký từ chối ký {{title}}.' },
  ended: { title: 'Đã hủy ký', text: '{{title}} chưa được ký.' },
  signer: 'Người ký',
  since: 'Từ lúc',
  signedAt: 'Ký lúc',
  reopen: 'Mở lại thư',
  cancel: 'Hủy ký',
  download: 'Tải tệp PDF đã ký',
}

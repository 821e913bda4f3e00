import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  close: 'Đóng',
  retry: 'Thử lại',
  loading: 'Đang tải…',
  notices: 'Lời nhắn',
  alert: { Success: 'Thành công', Confirm: 'Xác nhận', Info: 'Thông tin', Error: 'Lỗi' },
}

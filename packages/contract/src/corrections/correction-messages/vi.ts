import type { Same } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  statuses: {
    'In Progress': 'Đang thực hiện',
    Submitted: 'Đã gửi',
    Approved: 'Đã duyệt',
    Rejected: 'Bị từ chối',
    Completed: 'Đã hoàn tất',
  },
  carrierActions: {
    Received: 'Đã nhận',
    Approved: 'Đã duyệt',
    Rejected: 'Bị từ chối',
    Completed: 'Đã hoàn tất',
    'Not Delivered': 'Chưa chuyển được',
  },
}

import type { Same } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  statuses: {
    'In Progress': '进行中',
    Submitted: '已提交',
    Approved: '已确认',
    Rejected: '已拒绝',
    Completed: '已完成',
  },
  carrierActions: {
    Received: '已收到',
    Approved: '已确认',
    Rejected: '已拒绝',
    Completed: '已完成',
    'Not Delivered': '未送达',
  },
}

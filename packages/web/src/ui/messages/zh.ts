import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  close: '关闭',
  retry: '重试',
  loading: '加载中…',
  notices: '消息',
  alert: { Success: '成功', Confirm: '确认', Info: '提示', Error: '错误' },
}

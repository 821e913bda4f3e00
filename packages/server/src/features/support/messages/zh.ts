import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  title: '演示邮箱',
  why: '未设置邮件服务器，门户发出的邮件都保存在这里。最新邮件在最前，页面每隔几秒自动刷新。',
  empty: '暂无邮件。注册账户或申请重设密码后，验证码会出现在这里。',
  portal: '返回门户',
  back: '全部邮件',
  to: '收件人',
  sent: '发送时间',
  attached: '附件',
  asText: '同一邮件的纯文本版本',
  gone: '该邮件已不存在。',
}

import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  subject: '您关注的内容有 {{count}} 条新动态',
  title: '您关注的内容有 {{count}} 条新动态',
  body: '您在门户中关注的内容发生了以下变化。',
  more: '其余动态（请在门户查看）',
  button: '打开门户',
  note: '您收到本邮件是因为您设置了关注规则。更改规则：{{preferences}}\n不再接收此类邮件：{{unsubscribe}}',
}

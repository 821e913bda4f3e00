import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  subject: '{{carrier}}：{{vvds}} 舱位分配有变更',
  title: '{{vvds}} 舱位分配',
  body: '{{by}} 请您查看舱位分配的变更。',
  vvds: '航次',
  rows: '舱位分配',
  note: '说明',
  button: '查看舱位分配',
  footnote: '您收到此邮件，是因为 {{by}} 在网站上将您列为收件人。',
}

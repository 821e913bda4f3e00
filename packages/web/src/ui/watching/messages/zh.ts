import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  watch: '关注',
  watching: '已关注',
  stop: '取消关注',
  added: '今后有变化会通知您。',
  removed: '不再就此通知您。',
  watchMany: '关注 {{count}} 项',
  addedMany: '新关注 {{added}} 项，{{already}} 项已在关注。',
  someMissing: '新关注 {{added}} 项，{{already}} 项已在关注，{{missing}} 项不属于您。',
  acting: '关注属于您本人的账户，代客户操作时不能更改。',
}

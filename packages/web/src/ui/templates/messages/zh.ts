import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  name: '模板名称',
  nameMissing: '请输入名称。',
  save: '保存',
  cancel: '取消',
}

import type { Same } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  errors: {
    SL0001: '该链接已失效或不存在。请向发送人索取新链接。',
    SL0002: '该内容不存在或不属于您，无法分享。',
    SL0003: '有效链接最多 {{key0}} 个。请先撤回一个。',
    SL0004: '请输入名称。',
    SL0005: '请选择今天起 {{key0}} 天以内的日期。',
  },
}

import type { Same } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  errors: {
    ETA0001: '规则数据有误或缺失。',
  },
}

import type { Same } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  errors: {
    BLD0001: '该提单没有运价明细。',
    BLD0002: '缺少货载编号，请选择一票货载。',
    BLD0003: '拒绝访问，您没有账单单证的权限。',
    BLD0004: '单证无法下载，请稍后再试。',
  },
}

import type { Same } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  errors: {
    DE0001: '您没有查询滞箱费的权限。',
    DE0002: '请填写还箱进场日期或天数。',
    DE0003: '未找到滞箱费费率，请核对服务合约、箱型和最终目的地。',
    DE0004: '系统暂时不可用，请稍后再试。',
  },
}

import type { Same } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  errors: {
    DE0001: '您没有查询滞箱费的权限。',
    DE0002: '请填写还箱进场日期或天数。',
    DE0003: '未找到滞箱费费率，请核对服务合约、箱型和最终目的地。',
    DE0004: '系统暂时不可用，请稍后再试。',
    DE0005: '请填写服务合约。',
    DE0006: '请选择箱型。',
    DE0007: '请选择最终目的地。',
    DE0008: '还箱进场日期早于提箱出场日期。',
    DE0009: '天数请填写 1 到 {{key0}}。',
    DE0010: '请按 yyyy-mm-dd 填写日期。',
  },
}

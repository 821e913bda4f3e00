import type { Same } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  errors: {
    VGM0001: '未找到订舱 {{key0}}，请核对号码。',
    VGM0002: '订舱 {{key0}} 已在订舱系统中取消。',
    VGM0003: '无法识别箱号 {{key0}}，请核对号码。',
    VGM0004: '拒绝访问，您没有 VGM 权限。',
  },
}

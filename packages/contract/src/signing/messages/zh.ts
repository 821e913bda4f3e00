import type { Same } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  errors: {
    SG0001: '签署服务没有响应，尚未签署，请过几分钟再试。',
    SG0002: '该回调未签名、已过期或已处理。',
  },
}

import type { Same } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  errors: {
    UP0001: '文件中缺少订舱编号。',
    UP0002: '多个文件中的订舱号或参考号重复：{{key0}}。',
    UP0003: '文件中缺少发货人。',
    UP0004: '文件中缺少发货人地址。',
    UP0005: '文件中缺少收货人。',
    UP0006: '文件中缺少收货人地址。',
    UP0007: '文件中缺少 ETD。',
    UP0008: '装货港 {{key0}} 不允许上传。',
    UP0009: '{{key0}} 上传失败，请检查文件后重试。',
    UP0010: '请刷新页面后重新上传。',
    UP0011: '文件过多，一次最多上传 {{key0}} 个。',
  },
}

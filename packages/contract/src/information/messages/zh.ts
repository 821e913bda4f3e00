import type { Same } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  errors: {
    IN0001: '该信息不存在或尚未发布。',
    IN0002: '请填写标题。',
    IN0003: '请填写正文。',
    IN0004: '链接须以 https://、http:// 或 / 开头。不允许：{{key0}}',
    IN0005: '请按 yyyy-mm-dd 填写日期。',
    IN0006: '截止日期早于起始日期。',
    IN0007: '请选择两年之内的未来时间。',
    IN0008: '请上传 PDF、JPEG 或 PNG 文件。',
    IN0009: '文件超过 {{key0}} MB。',
    IN0010: '每条信息最多 {{key0}} 个附件。',
    IN0011: '该附件不存在或尚未发布。',
    IN0012: '该信息已发布过，请撤回，不能删除。',
    IN0013: '没有可撤回的内容。',
  },
}

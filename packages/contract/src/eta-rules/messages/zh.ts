import type { Same } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  errors: {
    ETA0001: '规则数据有误或缺失。',
    ETA0002: '请选择港口。',
    ETA0003: '请选择船舶到港的星期。',
    ETA0004: '请输入时间，例如 18:00。',
    ETA0005: '请选择一种箱型或一个箱组，或都不选。',
    ETA0006: '与 #{{key0}} 重叠：两者适用于相同的箱和相同的货载类型。',
    ETA0007: '航次 {{key0}} 不挂靠此港口。',
    ETA0008: '请填写航次，或依次填写起始日和结束日。',
    ETA0009: '请选择 0 至 {{key0}} 天，且时间不得早于到港时段开始。',
    ETA0010: '保存前至少要修改一项。',
  },
}

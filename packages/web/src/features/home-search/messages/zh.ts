import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  title: '查询您的货物',
  short: '集装箱跟踪',
  field: '集装箱号、订舱号或提单号',
  another: '继续添加号码',
  track: '查询',
  help: '最多 4 个号码。可从 Excel 粘贴，换行或逗号分隔均可。',
  remove: '删除 {{number}}',
  entered: '已输入的号码',
  ready: {
    container_one: '1 个集装箱 · 校验码正确',
    container_other: '{{count}} 个集装箱 · 校验码正确',
    completed_one: '1 个集装箱 · 已补全校验码',
    completed_other: '{{count}} 个集装箱 · 已补全校验码',
    booking_one: '1 个订舱号',
    booking_other: '{{count}} 个订舱号',
    bl_one: '1 个提单号',
    bl_other: '{{count}} 个提单号',
    any_one: '{{count}} 个不同类型的号码',
    any_other: '{{count}} 个不同类型的号码',
  },
  problem: {
    empty: '请输入集装箱号、订舱号或提单号。',
    tooMany: '集装箱数量必须少于 5 个',
    wrongCheckDigit: '{{number}} 的校验码不正确，应为 {{digit}}。',
    useExpected: '改为 {{number}}',
    unknownForm:
      '无法识别“{{value}}”。集装箱号为 4 个字母加 7 位数字，订舱号为 7 位数字，提单号为 4 个字母加 9 位数字。',
  },
  recent: { title: '最近查询', clear: '清除', more: '+{{count}}' },
}

import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  problem_one: '有 {{count}} 个字段待填写或改正',
  problem_other: '有 {{count}} 个字段待填写或改正',
  refused: '提交未成功',
  errorMark: '错误：',
  optional: '选填',
  cancel: '取消',
  sending: '正在提交…',
  choose: '请选择…',
  password: { show: '显示', hide: '隐藏', showLabel: '显示：{{field}}', hideLabel: '隐藏：{{field}}' },
  strength: {
    none: '建议 15 个字符以上。',
    short: '太短或过于简单',
    fair: '尚可，建议 15 个字符以上。',
    strong: '强度高',
  },
  picker: {
    none: '没有此代码或名称。',
    more: '再输入一个字可查看其余结果。',
    found_one: '找到 {{count}} 项',
    found_other: '找到 {{count}} 项',
  },
  dayFormat: '年-月-日',
  calendar: '日历：{{field}}',
  count: '已输入 {{used}} / {{most}} 个字符',
  phone: { country: '国家/地区代码', number: '电话号码', extension: '分机号' },
  countries: { frequent: '常用', all: '所有国家/地区' },
  outline: {
    label: '表单各部分',
    progress: '已完成 {{done}} / {{all}} 部分',
    complete: '已完成',
    missing: '待填写',
    wrong_one: '{{count}} 处待改',
    wrong_other: '{{count}} 处待改',
  },
  draft: { back: '已恢复您上次填写的内容，密码不会保存。', clear: '重新填写' },
}

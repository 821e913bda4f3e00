import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  open: '地址簿',
  title: '地址簿',
  search: '查找相关方',
  found_zero: '没有找到',
  found_one: '{{count}} 个',
  found_other: '{{count}} 个',
  more: '还有更多，请继续输入以查找。',
  use: '使用',
  edit: '编辑',
  remove: '删除{{name}}',
  removed: '已从地址簿删除{{name}}。',
  notRemoved: '无法删除该条目。',
  notBack: '无法恢复该条目。',
  keep: '存入地址簿',
  kept: '{{name}}已存入地址簿。',
  notKept: '无法存入地址簿。',
  save: '保存',
  cancel: '取消',
  name: '名称',
  address: '地址',
  contact: '联系方式',
  undo: '撤销',
}

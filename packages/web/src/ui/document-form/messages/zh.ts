import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  toFix_one: '还有 {{count}} 个字段待填写或改正：',
  toFix_other: '还有 {{count}} 个字段待填写或改正，第一个：',
  inRow: '{{row}}：{{text}}',
  save: {
    nothing: '输入时自动保存',
    waiting: '尚未保存…',
    saving: '正在保存…',
    savedAt: '已保存 {{time}}',
    away: '未保存：无法连接服务器。内容已保留在本机，恢复后自动保存。',
    refused: '未保存。{{why}}',
    stale: '未保存：内容已被他人修改。',
  },
  conflict: {
    title: '{{name}} 在此期间作了修改',
    text: '您的内容没有丢失。两者不同之处，请决定以哪一个为准。',
    field: '字段',
    mine: '您的内容',
    theirs: '对方的内容',
    empty: '空',
    more_one: '另有 {{count}} 个字段',
    more_other: '另有 {{count}} 个字段',
    takeTheirs: '采用对方的',
    keepMine: '保留我的',
  },
  back: {
    text: '上次输入但未保存的内容已恢复。',
    clear: '重新开始',
    fine: '好的',
  },
  outline: {
    label: '表单各部分',
    progress: '已完成 {{done}}/{{all}} 个部分',
    complete: '已完成',
    missing: '待填写',
    idle: '无需填写',
    wrong_one: '{{count}} 处待改',
    wrong_other: '{{count}} 处待改',
  },
}

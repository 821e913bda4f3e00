import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  cell: '第 {{row}} 行 {{column}}',
  row: '第 {{row}} 行',
  selectRow: '选中第 {{row}} 行',
  offered: '{{column}}：可选项',
  found_one: '{{count}} 个可选项',
  found_other: '{{count}} 个可选项',
  fillDown: '向下填充',
  undo: '撤销',
  redo: '恢复',
  pasted_one: '已粘贴 {{count}} 行。',
  pasted_other: '已粘贴 {{count}} 行。',
  cut_one: '{{count}} 行找不到对应位置，未粘贴。',
  cut_other: '{{count}} 行找不到对应位置，未粘贴。',
  notPasted: '没有粘贴任何内容：与此处的列不符。',
  tools: '编辑表格',
}

import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  cell: '{{column}}, dòng {{row}}',
  row: 'Dòng {{row}}',
  selectRow: 'Chọn dòng {{row}}',
  offered: '{{column}}: gợi ý',
  found_one: '{{count}} gợi ý',
  found_other: '{{count}} gợi ý',
  fillDown: 'Điền xuống',
  undo: 'Hoàn tác',
  redo: 'Làm lại',
  pasted_one: 'Đã dán {{count}} dòng.',
  pasted_other: 'Đã dán {{count}} dòng.',
  cut_one: '{{count}} dòng không có vị trí phù hợp và bị bỏ qua.',
  cut_other: '{{count}} dòng không có vị trí phù hợp và bị bỏ qua.',
  notPasted: 'Chưa dán gì: nội dung không khớp cột nào ở đây.',
  tools: 'Chỉnh sửa bảng',
}

import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  open: 'Sổ địa chỉ',
  title: 'Sổ địa chỉ',
  search: 'Tìm một bên',
  found_zero: 'Không tìm thấy',
  found_one: '{{count}} bên',
  found_other: '{{count}} bên',
  more: 'Còn nữa. Hãy nhập thêm để tìm.',
  use: 'Dùng',
  edit: 'Sửa',
  remove: 'Xóa {{name}}',
  removed: 'Đã xóa {{name}} khỏi sổ địa chỉ.',
  notRemoved: 'Không xóa được mục này.',
  notBack: 'Không khôi phục được mục này.',
  keep: 'Lưu vào sổ địa chỉ',
  kept: 'Đã lưu {{name}} vào sổ địa chỉ.',
  notKept: 'Không lưu được vào sổ địa chỉ.',
  save: 'Lưu',
  cancel: 'Hủy',
  name: 'Tên',
  address: 'Địa chỉ',
  contact: 'Liên hệ',
  undo: 'Hoàn tác',
}

import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  toFix_one: 'Còn {{count}} mục cần điền hoặc sửa:',
  toFix_other: 'Còn {{count}} mục cần điền hoặc sửa, đầu tiên:',
  inRow: '{{row}}: {{text}}',
  save: {
    nothing: 'Tự lưu khi bạn nhập',
    waiting: 'Chưa lưu…',
    saving: 'Đang lưu…',
    savedAt: 'Đã lưu {{time}}',
    away: 'Chưa lưu: không kết nối được máy chủ. Nội dung được giữ ở đây và sẽ tự lưu khi có lại kết nối.',
    refused: 'Chưa lưu. {{why}}',
    stale: 'Chưa lưu: có người khác đã sửa.',
  },
  conflict: {
    title: '{{name}} vừa sửa nội dung này',
    text: 'Nội dung của bạn không mất. Ở những chỗ khác nhau, hãy quyết định giữ bản nào.',
    field: 'Mục',
    mine: 'Của bạn',
    theirs: 'Của người kia',
    empty: 'trống',
    more_one: 'và {{count}} mục nữa',
    more_other: 'và {{count}} mục nữa',
    takeTheirs: 'Lấy bản của người kia',
    keepMine: 'Giữ bản của tôi',
  },
  back: {
    text: 'Nội dung bạn nhập lần trước mà chưa lưu đã trở lại.',
    clear: 'Bắt đầu lại',
    fine: 'Được',
  },
  outline: {
    label: 'Các mục của biểu mẫu',
    progress: 'Đã xong {{done}}/{{all}} phần',
    complete: 'đã xong',
    missing: 'cần điền',
    idle: 'không cần',
    wrong_one: '{{count}} chỗ cần sửa',
    wrong_other: '{{count}} chỗ cần sửa',
  },
}

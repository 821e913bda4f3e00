import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  chapter: 'Chương {{chapter}}: {{name}}',
  chapterStep: 'Xem các mã của chương này',
  usedBefore: 'Đã dùng: {{description}}',
  usedBeforePlain: 'Đã dùng',
  asTyped: 'Dùng mã như đã nhập',
  unknown: 'Mã này không có trong danh mục của hãng tàu. Hãy kiểm tra trước khi gửi.',
  withdrawn: 'Hãng tàu đã ngừng dùng mã này. Hãy chọn mã khác.',
  withdrawnMark: 'Hãng tàu đã ngừng dùng',
  looking: 'Đang tìm…',
  none: 'Không tìm thấy mã. Hãy thử từ khác hoặc nhập 6 đến 10 chữ số.',
  more: 'Còn kết quả khác. Hãy nhập thêm một từ hoặc một chữ số.',
  short: 'Nhập hai chữ cái, một chữ Hán hoặc các chữ số đầu.',
  failed: 'Không tải được danh mục mã. Bạn có thể nhập mã trực tiếp.',
  found_one: 'Tìm thấy {{count}} mã',
  found_other: 'Tìm thấy {{count}} mã',
}

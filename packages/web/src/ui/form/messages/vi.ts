import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  problem_one: 'Có {{count}} mục cần điền hoặc sửa',
  problem_other: 'Có {{count}} mục cần điền hoặc sửa',
  refused: 'Chưa thực hiện được',
  errorMark: 'Lỗi:',
  optional: 'không bắt buộc',
  cancel: 'Hủy',
  sending: 'Đang gửi…',
  choose: 'Vui lòng chọn…',
  password: { show: 'Hiện', hide: 'Ẩn', showLabel: 'Hiện: {{field}}', hideLabel: 'Ẩn: {{field}}' },
  strength: {
    none: 'Nên dùng từ 15 ký tự trở lên.',
    short: 'Quá ngắn hoặc quá đơn giản',
    fair: 'Tạm được. Nên dùng từ 15 ký tự trở lên.',
    strong: 'Mạnh',
  },
  picker: {
    none: 'Không có mã hoặc tên này.',
    more: 'Gõ thêm một chữ để xem các kết quả khác.',
    found_one: 'Tìm thấy {{count}} kết quả',
    found_other: 'Tìm thấy {{count}} kết quả',
  },
  dayFormat: 'năm-tháng-ngày',
  calendar: 'Lịch: {{field}}',
  count: 'Đã nhập {{used}}/{{most}} ký tự',
  phone: { country: 'Mã quốc gia', number: 'Số điện thoại', extension: 'Số máy lẻ' },
  countries: { frequent: 'Thường dùng', all: 'Tất cả quốc gia và vùng lãnh thổ' },
  outline: {
    label: 'Các phần của biểu mẫu',
    progress: 'Đã xong {{done}}/{{all}} phần',
    complete: 'đã xong',
    missing: 'chưa điền',
    wrong_one: '{{count}} mục cần sửa',
    wrong_other: '{{count}} mục cần sửa',
  },
  draft: {
    back: 'Nội dung bạn nhập lần trước đã được khôi phục. Mật khẩu không bao giờ được lưu.',
    clear: 'Nhập lại từ đầu',
  },
}

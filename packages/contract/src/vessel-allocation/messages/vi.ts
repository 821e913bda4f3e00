import type { Same } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  errors: {
    VA0001: 'Bạn không có quyền phân bổ chỗ trên tàu.',
    VA0002: 'Lỗi hồ sơ tàu: hồ sơ của {{key0}} chưa đầy đủ. Vui lòng liên hệ bộ phận hỗ trợ.',
    VA0003: 'Ngày bắt đầu không hợp lệ. Nhập theo dạng yyyy-mm-dd.',
    VA0004: 'Ngày kết thúc không hợp lệ. Nhập theo dạng yyyy-mm-dd.',
    VA0005: 'Số ngày phải từ 0 đến 21.',
    VA0006: 'Bắt buộc có VVD. Chọn tàu và số chuyến cần tìm.',
    VA0007: 'Lỗi phân bổ: lượng chỗ nhả trên {{key0}} tại {{key1}} vượt sức chứa của tàu. Vui lòng giảm bớt.',
    VA0008: 'Phân bổ này vừa được người dùng khác lưu. Vui lòng tải lại.',
    VA0009: 'Bắt buộc có VVD. Chọn tàu và số chuyến cho tệp này.',
    VA0010: 'Chọn một cảng xếp hàng để tải xuống.',
    VA0011: 'Không có gì để tải xuống. Vui lòng đổi điều kiện tìm kiếm.',
    VA0012: 'Tệp {{key0}} trống nên không được lưu.',
    VA0013: 'Tệp {{key0}} nằm ngoài thư mục nên không được lưu.',
    VA0014: '{{key0}} đã qua ngày tàu chạy hoặc hạn khai AMS.',
    VA0015: 'Thiếu thông tin VVD. Vui lòng chọn tàu và số chuyến khác.',
  },
}

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
    VA0016: 'Tìm thấy hơn {{key0}} dòng phân bổ. Vui lòng thu hẹp điều kiện tìm kiếm.',
    VA0017: 'Nhập số nguyên từ 0 đến {{key0}}.',
    VA0018: 'Ghi chú tối đa {{key0}} ký tự.',
    VA0019: 'Không có phân bổ nào khớp với dòng này. Hãy thêm trên cổng trước.',
    VA0020: 'Phân bổ này đã có ở dòng {{key0}} của tệp.',
    VA0021: 'Thiếu cột {{key0}}. Hãy dùng tiêu đề của tệp đã tải xuống.',
    VA0022: '{{key0}} không thuộc các khách hàng của bạn.',
    VA0023: 'Khách hàng này đã có phân bổ với hợp đồng và các cảng đó trên chuyến này.',
    VA0024: 'Hãy chọn trong danh sách.',
    VA0025: 'Dòng này thuộc {{key0}}, không phải chuyến đã chọn để tải lên.',
  },
}

import type { Same } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  errors: {
    AC0001: 'Nhập tên, e-mail, công ty hoặc web id để tìm.',
    AC0002: 'Nhập một từ có ít nhất {{key0}} ký tự, hoặc một chữ Hán.',
    AC0003: 'Chọn trạng thái tài khoản.',
    AC0004: 'Tài khoản này đã được xác nhận.',
    AC0005: 'Chủ tài khoản chưa xác nhận tài khoản này.',
    AC0006: 'Đây là quản trị viên đang hoạt động cuối cùng. Hãy chỉ định một người khác trước.',
    AC0007: 'Một người dùng chỉ có quyền của người gửi hàng hoặc của đại lý, không có cả hai.',
    AC0008: 'Tài khoản đang hoạt động cần ít nhất một nhóm.',
    AC0009: 'Chọn mỗi tổ chức một lần, từ danh sách.',
    AC0010: 'Cần thay đổi ít nhất một mục trước khi gửi.',
    AC0011: 'Nhập tên tổ chức.',
    AC0012: 'Nhập địa chỉ của tổ chức.',
    AC0013: 'Chọn quốc gia của tổ chức.',
    AC0014: 'Tổ chức khác đã dùng mã này.',
    AC0015: 'Mã gồm 2 đến 20 chữ in hoa, chữ số và dấu gạch nối.',
    AC0016: 'Ngày kết thúc không được trước ngày bắt đầu.',
    AC0017: 'Ngày không hợp lệ. Nhập theo dạng yyyy-mm-dd.',
    AC0018:
      'Chưa chọn tổ chức nên người này sẽ không thấy booking nào. Hãy chọn một tổ chức, hoặc xác nhận duyệt tài khoản khi chưa có tổ chức.',
    AC0019: 'Quản lý của công ty không được có nhóm quyền nội bộ của hãng tàu: ADMIN, CSR, VA, VU hoặc VS.',
  },
}

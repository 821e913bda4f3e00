import type { Same } from '../messages.ts'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  wrong: 'Đã xảy ra lỗi',
  network: {
    down: 'Hệ thống đang bảo trì. Vui lòng thử lại sau.',
    timeout: 'Lỗi mạng: yêu cầu đã quá thời gian chờ. Vui lòng thử lại sau.',
  },
  account: {
    passwordExpired: 'Mật khẩu đã hết hạn',
    passwordResetRequired: 'Người dùng này cần đặt lại mật khẩu',
    notVerified: 'Tài khoản chưa được xác minh bằng mã 6 chữ số.',
  },
  serverDownBanner: 'Máy chủ đang bảo trì. Vui lòng thử lại sau.',
  underReviewBanner: 'Tài khoản đang được xét duyệt, bạn sẽ nhận được email khi được duyệt',
  errors: {
    GE0001: 'Lỗi hệ thống. Vui lòng liên hệ bộ phận hỗ trợ.',
    GE0002: 'Dữ liệu này không tồn tại hoặc bạn không có quyền xem.',
    GE0003: 'Booking này không tồn tại hoặc bạn không có quyền xem.',
    GE0004: 'Web ID của bạn chưa được cấp quyền. Vui lòng liên hệ bộ phận chăm sóc khách hàng.',
    GE0005: 'Bạn không có quyền thực hiện thao tác này. Vui lòng liên hệ bộ phận chăm sóc khách hàng.',
    GE0006: 'Truy cập bị từ chối.',
    GE0007: 'Yêu cầu vừa được cập nhật bởi một giao dịch khác. Vui lòng tải lại trước khi lưu.',
    GE0008: 'Không thể xử lý yêu cầu trong vòng 30 giây. Vui lòng thu hẹp phạm vi tìm kiếm.',
    GE0009: 'Hệ thống booking (GATES) tạm thời không hoạt động. Vui lòng thử lại sau vài phút.',
    GE0010: 'Một người dùng khác đang ký LOI khung. Vui lòng chờ vài phút.',
    GE0011: 'Các lô hàng không thuộc cùng một nhóm. Vui lòng chờ 5 phút rồi thử lại.',
    GE0012: 'Yêu cầu không hợp lệ. Vui lòng kiểm tra nội dung đã nhập rồi thử lại.',
    GE0013: 'Nội dung gửi lên quá lớn. Vui lòng chia nhỏ để gửi.',
    GE0014: 'Hệ thống không nhận loại nội dung này.',
    GE0015: 'Quá nhiều yêu cầu. Vui lòng chờ một phút rồi thử lại.',
    GE0016: 'Vui lòng đăng nhập trước.',
    GE0017:
      'Mỗi ngày chỉ gửi được tối đa {{key0}} e-mail tới địa chỉ ngoài công ty của bạn, các đối tác và hãng tàu. Vui lòng thử lại vào ngày mai.',
    GE0018: 'Hôm nay đã gửi quá nhiều e-mail. Vui lòng thử lại vào ngày mai.',
    GE0019: 'Không tạo được chứng từ: nội dung quá lớn hoặc hệ thống đang quá tải. Vui lòng thử lại sau vài phút.',
  },
}

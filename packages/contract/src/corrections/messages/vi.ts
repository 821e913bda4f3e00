import type { Same } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  errors: {
    BC0001: 'Số lô hàng có 7 chữ số. Vui lòng kiểm tra lại.',
    BC0002: 'Không tìm thấy lô hàng {{key0}} hoặc bạn không có quyền truy cập.',
    BC0003:
      'Lô hàng {{key0}} chưa có vận đơn ở trạng thái Đã lập hóa đơn. Chỉ có thể chỉnh sửa sau khi đã lập hóa đơn.',
    BC0004:
      'Lô hàng {{key0}} có {{key1}} vận đơn. Tại đây chỉ chỉnh sửa được lô hàng có một vận đơn; vui lòng liên hệ bộ phận chăm sóc khách hàng.',
    BC0005: 'Lô hàng {{key0}} đang có một yêu cầu chỉnh sửa.',
    BC0006: 'Chỉnh sửa này không tồn tại hoặc bạn không có quyền truy cập.',
    BC0007:
      'Booking đã thay đổi kể từ khi bắt đầu chỉnh sửa. Hãy lấy dữ liệu mới nhất và kiểm tra lại các thay đổi của bạn.',
    BC0008: 'Không thể thực hiện thao tác này với chỉnh sửa ở trạng thái {{key0}}.',
    BC0009: 'Không thể cập nhật trường này từ cổng thông tin. Vui lòng liên hệ bộ phận chăm sóc khách hàng.',
    BC0010: 'Đã xóa chỉnh sửa.',
    BC0011: 'Lô hàng {{key0}} đã bị hủy và không thể chỉnh sửa.',
    BC0012: 'Lô hàng {{key0}} đã có một chỉnh sửa hoàn tất. Vui lòng xác nhận nếu bạn muốn bắt đầu chỉnh sửa khác.',
  },
}

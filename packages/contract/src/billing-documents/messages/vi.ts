import type { Same } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  errors: {
    BLD0001: 'Vận đơn này không có biểu cước.',
    BLD0002: 'Thiếu mã lô hàng. Vui lòng chọn một lô hàng.',
    BLD0003: 'Truy cập bị từ chối. Bạn không có quyền xem chứng từ thanh toán.',
    BLD0004: 'Không tải được chứng từ. Vui lòng thử lại sau.',
  },
}

import type { Same } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  statuses: {
    Pending: 'Chưa gửi',
    Submitted: 'Đã gửi',
    Received: 'Đã nhận',
    Accepted: 'Đã chấp nhận',
    Rejected: 'Bị từ chối',
  },
  carrierActions: {
    Received: 'Đã nhận',
    Accepted: 'Đã chấp nhận',
    Rejected: 'Bị từ chối',
    'Not Delivered': 'Chưa chuyển đến hãng tàu',
  },
  legalStatement:
    'Tôi xác nhận VGM được xác định bằng phương pháp mà SOLAS chương VI, quy định 2 cho phép, bằng thiết bị đã hiệu chuẩn và kiểm định, và bên chịu trách nhiệm bảo đảm cho khối lượng này.',
  fields: {
    bookingNo: 'Số booking',
    blNo: 'Số vận đơn',
    reference: 'Số tham chiếu của người gửi hàng',
    containerNo: 'Số container',
    method: 'Phương pháp cân',
    unit: 'Đơn vị',
    mass: 'VGM',
    cargo: 'Khối lượng hàng',
    dunnage: 'Khối lượng vật liệu chèn lót',
    tare: 'Khối lượng vỏ container',
    signatory: 'Người ký',
    authorisedParty: 'Bên chịu trách nhiệm',
    weighedAt: 'Thời điểm cân',
    weighedPlace: 'Nơi cân',
  },
  methods: { SM1: 'SM1: cân container đã đóng hàng', SM2: 'SM2: cộng hàng, vật liệu chèn lót và vỏ' },
}

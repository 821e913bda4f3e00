import type { Same } from '@fairway/contract/kit/messages'
import { vi as bookings } from '../../messages/vi.ts'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  ...bookings,
  steps: {
    ...bookings.steps,
    getText: 'Biểu mẫu Excel có sẵn danh sách phương pháp cân và đơn vị.',
    fillText: 'Mỗi container một dòng, cho nhiều booking và theo thứ tự bất kỳ.',
    checkText: 'Bạn thấy từng khối lượng được hiểu thế nào. Chỉ gửi khi bạn xác nhận.',
  },
  card: {
    ...bookings.card,
    found_one: 'VGM của {{count}} booking',
    found_other: 'VGM của {{count}} booking',
    overwrite_one: '{{count}} booking thay nội dung đã gửi hoặc đã lưu',
    overwrite_other: '{{count}} booking thay nội dung đã gửi hoặc đã lưu',
    late_one: '{{count}} dòng có cảnh báo. Bạn sẽ được hỏi trước khi gửi.',
    late_other: '{{count}} dòng có cảnh báo. Bạn sẽ được hỏi trước khi gửi.',
    problemsText: 'Tệp được gửi trọn vẹn: chưa sửa hết lỗi thì không gửi gì. Hãy sửa tệp và thả lại vào đây.',
    send_one: 'Gửi VGM của {{count}} booking',
    send_other: 'Gửi VGM của {{count}} booking',
    sentCount_one: 'Đã gửi VGM của {{count}} booking',
    sentCount_other: 'Đã gửi VGM của {{count}} booking',
    toRequests: 'Mở VGM',
  },
  sending: {
    ...bookings.sending,
    done_one: '{{name}}: đã gửi VGM của {{count}} booking.',
    done_other: '{{name}}: đã gửi VGM của {{count}} booking.',
  },
  late: {
    ...bookings.late,
    title_one: 'Hãy kiểm tra {{count}} cảnh báo',
    title_other: 'Hãy kiểm tra {{count}} cảnh báo',
    text: 'Bạn vẫn có thể gửi, nhưng sau hạn VGM hãng tàu có thể không xếp container lên tàu.',
    label: 'Cảnh báo',
  },
  overwrite: {
    ...bookings.overwrite,
    title_one: 'Thay VGM của {{count}} booking?',
    title_other: 'Thay VGM của {{count}} booking?',
    text: 'Khối lượng trong tệp thay cho khối lượng đã gửi hoặc đã lưu. Lịch sử giữ cả hai.',
    label: 'Các booking được thay VGM',
    confirm: 'Thay và gửi',
  },
  same: {
    ...bookings.same,
    text: '{{name}} có cùng các booking này.',
  },
  preview: { ...bookings.preview, bookingsOf: 'VGM trong {{name}}' },
  columns: { ...bookings.columns, reference: 'Booking', request: 'VGM', ediRef: 'Số booking' },
  deeds: { ...bookings.deeds, new: 'Mới', overwrite: 'Thay thế' },
}

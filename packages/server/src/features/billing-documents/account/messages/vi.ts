import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const vi: Same<typeof en> = {
  title: '{{carrier}}: bảng kê công nợ',
  sheets: { invoices: 'Hóa đơn', totals: 'Tổng cộng' },
  asOf: 'Tính đến {{day}}',
  columns: {
    kind: 'Loại',
    invoiceNo: 'Số hóa đơn',
    creditOf: 'Ghi có cho',
    blNo: 'Số vận đơn',
    bookingNo: 'Số booking',
    term: 'Hình thức thanh toán',
    issuedOn: 'Ngày lập',
    dueOn: 'Đến hạn',
    overdueDays: 'Số ngày quá hạn',
    status: 'Trạng thái',
    currency: 'Loại tiền',
    total: 'Tổng tiền',
    paid: 'Đã trả',
    credited: 'Đã ghi có',
    open: 'Còn nợ',
    overdue: 'Quá hạn',
  },
}

import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  title: '{{carrier}}：对账单',
  sheets: { invoices: '发票', totals: '合计' },
  asOf: '截至 {{day}}',
  columns: {
    kind: '类型',
    invoiceNo: '发票号',
    creditOf: '冲销发票',
    blNo: '提单号',
    bookingNo: '订舱号',
    term: '付款方式',
    issuedOn: '开票日期',
    dueOn: '到期日',
    overdueDays: '逾期天数',
    status: '状态',
    currency: '币种',
    total: '总额',
    paid: '已付',
    credited: '已冲销',
    open: '未付',
    overdue: '逾期',
  },
}

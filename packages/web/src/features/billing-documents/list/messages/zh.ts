import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  title: '账单与单证',
  grid: '提单',
  fileName: '账单与单证',
  loading: '正在查询提单…',
  found_one: '{{shown}} 份提单',
  found_other: '{{shown}} 份提单',

  columns: {
    blNo: '提单号',
    shipmentId: '货载编号',
    bookingNo: '订舱号',
    type: '提单类型',
    status: '状态',
    release: '放单状态',
    billedAt: '出账时间',
    vvd: '航次',
    vessel: '船名',
    portOfLoading: '装货港',
    portOfDischarge: '卸货港',
    destination: '目的地',
    departureAt: '预计开航',
    arrivalAt: '预计抵港',
    shipper: '发货人',
    consignee: '收货人',
    paymentTerm: '付款方式',
    invoices: '发票',
    prepaid: '预付',
    collect: '到付',
    thirdParty: '第三方付款',
    open: '待付金额',
    overdue: '逾期金额',
    dueOn: '到期日',
    overdueDays: '逾期天数',
    holds: '未放行原因',
    openDisputes: '未决异议',
  },

  terms: { Prepaid: '预付', Collect: '到付', 'Third party': '第三方付款' },

  cards: { label: '按待办事项分类的提单', hint: '按住 Ctrl 或 Shift 点击可多选。' },

  filter: {
    dates: { billed: '出账日期', invoiced: '开票日期', due: '到期日' },
    concerns: '待办事项',
    apply: '显示提单',
  },

  paste: {
    field: '提单号、订舱号、货载编号或发票号',
    none: '其中没有提单号、订舱号、货载编号或发票号。',
    why: '未知号码，或不是您可查看的提单。',
  },

  states: {
    emptyTitle: '还没有提单',
    empty: '船公司为您的订舱制作提单后，会显示在这里。',
    noMatch: '没有符合条件的提单。',
    overTitle: '提单过多，无法全部列出',
    over: '请点击上方卡片，或缩小查询范围。',
    failed: '提单加载失败',
    deniedTitle: '无权查看账单与单证',
  },

  card: {
    booking: '订舱号 {{no}}',
    route: '{{from}} 至 {{to}}',
    holds: '未放单：{{holds}}',
    open: '待付：{{amount}}',
    overdue_one: '逾期 {{count}} 天',
    overdue_other: '逾期 {{count}} 天',
  },
}

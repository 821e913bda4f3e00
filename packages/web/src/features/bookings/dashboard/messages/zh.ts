import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  title: '订舱看板',
  grid: '订舱',
  loading: '正在查询您的订舱…',
  found_one: '{{shown}} 票订舱',
  found_other: '{{shown}} 票订舱',
  selected: '已选 {{shown}} 票',
  boxes_one: '查看 {{count}} 票的集装箱',
  boxes_other: '查看 {{count}} 票的集装箱',
  boxesHint: '显示所选订舱的集装箱，一次最多 {{limit}} 票。',
  newRequest: '新建申请',
  fileName: '订舱',

  columns: {
    bookingNo: '订舱号',
    status: '状态',
    vvd: '船名航次',
    vessel: '船名',
    origin: '起运地',
    destination: '目的地',
    portOfLoading: '装货港',
    portOfDischarge: '卸货港',
    departureAt: 'ETD',
    departureBasis: 'ETD 性质',
    days: '天数',
    arrivalAt: 'ETA',
    arrivalBasis: 'ETA 性质',
    siStatus: 'SI',
    siDueAt: 'SI 截止',
    vgmStatus: 'VGM',
    vgmDueAt: 'VGM 截止',
    containers: '箱型箱量',
    quantity: '箱量',
    equipment: '用箱',
    ams: 'AMS',
    hold: '扣留',
    billStatus: '提单状态',
    release: '放单',
    blNumbers: '提单号',
    correction: '改单',
    ediRef: 'EDI 参考号',
    customerReference: '客户参考号',
    createdBy: '创建人',
    bookedAt: '订舱时间',
    shipper: '发货人',
    consignee: '收货人',
    notifyParty: '通知人',
    serviceContract: '服务合约号',
    commodity: '货物描述',
    freightTerm: '运输条款',
    paymentTerm: '付款方式',
  },

  due: {
    left: { days: '还剩 {{days}} 天 {{hours}} 小时', hours: '还剩 {{hours}} 小时', moments: '不足 1 小时' },
    over: { days: '已过 {{days}} 天 {{hours}} 小时', hours: '已过 {{hours}} 小时', moments: '刚刚逾期' },
  },

  cards: {
    label: '各状态及待办的订舱数',
    hint: '按住 Ctrl 或 Shift 再点击可选择多项。',
  },

  criteria: {
    days: '几天内开航',
    today: '今天',
    within_one: '{{count}} 天',
    within_other: '{{count}} 天',
    siStatuses: 'SI 状态',
    vgmStatuses: 'VGM 状态',
    statuses: '订舱状态',
    concerns: '需要处理',
    dates: { departure: '开航日', booked: '订舱日', siDue: 'SI 截止日', vgmDue: 'VGM 截止日' },
  },

  filter: { apply: '显示订舱', daysHint: '0 至 {{limit}}；0 表示装货港当天' },

  paste: {
    field: '订舱号、提单号或 EDI 参考号',
    none: '其中没有订舱号、提单号或 EDI 参考号。',
  },

  missing: { why: '号码不存在，或不是您的订舱。' },

  states: {
    emptyTitle: '还没有订舱',
    empty: '申请一经提交，订舱就会显示在这里。',
    noMatch: '没有订舱符合这些条件。',
    overTitle: '订舱太多，无法全部列出',
    over: '请在上方选择一张卡片，或缩小查询范围。',
    failed: '订舱加载失败',
    deniedTitle: '无权查看订舱',
  },

  card: {
    route: '{{from}} 至 {{to}}',
    etd: 'ETD',
    si: 'SI',
    vgm: 'VGM',
    bl: '提单 {{numbers}}',
    correction: '改单：{{status}}',
    held: '扣留：{{why}}',
  },
}

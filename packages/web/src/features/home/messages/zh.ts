import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  title: '今日待办',
  loading: '正在查询您的待办事项…',
  failed: '无法查询待办事项，集装箱查询不受影响。',
  stale: '未能更新，以下内容截至您的时间 {{date}} {{time}}。',
  cut: '还有更多事项，此处仅显示最紧急的。',
  more_one: '再显示 {{count}} 项',
  more_other: '再显示 {{count}} 项',
  fewer: '收起',
  empty: {
    title: '今天没有待办事项',
    text: '免费期即将截止、待放行的集装箱、可提的集装箱以及船期提前或推迟，都会显示在这里。',
  },
  space: {
    title: '未来几周的舱位',
    hint: '您的合约可装载的舱位及已订数量。以 TEU 计，40 尺箱按两个计算。',
    week: '第 {{number}} 周，{{day}} 起',
    sailings_one: '{{count}} 个航次',
    sailings_other: '{{count}} 个航次',
    booked: '已订 {{booked}} / {{allocated}} TEU',
    left: '剩余 {{teu}} TEU · {{feu}} FEU',
    failed: '无法查询您的舱位。',
    book: '新建订舱申请',
  },
  urgency: { overdue: '已逾期', today: '今天', soon: '即将到期' },
  left: { days: '还剩 {{days}} 天 {{hours}} 小时', hours: '还剩 {{hours}} 小时', moments: '不足 1 小时' },
  over: { days: '已过 {{days}} 天 {{hours}} 小时', hours: '已过 {{hours}} 小时', moments: '刚刚逾期' },
  span: { days: '{{days}} 天 {{hours}} 小时', hours: '{{hours}} 小时' },
  dueDay: '{{day}} 截止（{{place}}当地，{{offset}}）',
  wasDay: '已于 {{day}} 截止（{{place}}当地，{{offset}}）',
  dueMoment: '截至 {{place}} {{date}} {{time}}（{{offset}}）',
  expected: '现预计 {{place}} {{date}} {{time}}（{{offset}}）',
  ownTime: '您的时间 {{date}} {{time}}',
  names: '{{names}} 等，另有 {{count}} 个',
  openSome: '打开其中 {{count}} 个',
  lastFreeDay: {
    terminal: {
      one: '{{box}} 的码头免费堆存即将截止',
      many: '{{number}} 个集装箱的码头免费堆存即将截止',
    },
    terminalOver: {
      one: '{{box}} 的码头免费堆存已截止',
      many: '{{number}} 个集装箱的码头免费堆存已截止',
    },
    return: {
      one: '请及时归还 {{box}}，以免产生滞箱费',
      many: '请及时归还 {{number}} 个集装箱，以免产生滞箱费',
    },
    returnOver: {
      one: '{{box}} 逾期未还，正在产生滞箱费',
      many: '{{number}} 个集装箱逾期未还，正在产生滞箱费',
    },
  },
  holdToClear: {
    held: {
      one: '{{box}} 在{{place}}未放行：{{hold}}',
      many: '{{number}} 个集装箱在{{place}}未放行：{{hold}}',
    },
  },
  boxReady: {
    terminal: {
      one: '{{box}} 可在{{place}}提箱',
      many: '{{number}} 个集装箱可在{{place}}提箱',
    },
    estimate: {
      one: '{{box}} 预计已可在{{place}}提箱',
      many: '{{number}} 个集装箱预计已可在{{place}}提箱',
    },
  },
  arrivalMoved: {
    later: '{{vessel}} 抵达{{place}}比预计晚 {{span}}',
    earlier: '{{vessel}} 抵达{{place}}比预计早 {{span}}',
    reason: '原因：{{reason}}',
    aboard: {
      one: '涉及 {{box}}',
      many: '涉及您的 {{number}} 个集装箱',
    },
  },
  accountWaiting: {
    waiting_one: '有 1 个账户等待审核',
    waiting_other: '有 {{count}} 个账户等待审核',
    since: '最早的自您的时间 {{date}} {{time}} 起等待',
  },
  requestDecided: {
    Approved: { one: '订舱申请 {{reference}} 已确认', many: '{{number}} 份订舱申请已确认' },
    Rejected: {
      one: '订舱申请 {{reference}} 被拒绝，请修改后重新提交',
      many: '{{number}} 份订舱申请被拒绝，请修改后重新提交',
    },
    Declined: { one: '{{reference}} 的修改未被接受', many: '{{number}} 份订舱申请的修改未被接受' },
    'Cancellation Confirmed': { one: '订舱申请 {{reference}} 已取消', many: '{{number}} 份订舱申请已取消' },
    'Cancellation Refused': { one: '{{reference}} 的取消请求被拒绝', many: '{{number}} 份取消请求被拒绝' },
    'Vessel Changed': {
      one: '船公司已将 {{reference}} 改配其他船舶',
      many: '船公司已将 {{number}} 份订舱申请改配其他船舶',
    },
    'Not Delivered': {
      one: '{{reference}} 未能送达船公司，请重新提交',
      many: '{{number}} 份订舱申请未能送达船公司，请重新提交',
    },
    note: '客服：{{note}}',
  },
  draftWaiting: {
    one: '订舱申请 {{reference}} 已填写但尚未提交',
    many: '{{number}} 份订舱申请已填写但尚未提交',
    unnamed: '无参考号',
    since: '最早的保存于您的时间 {{date}} {{time}}',
  },
  cutOffNear: {
    si: { one: '订舱申请 {{reference}}：{{vvd}} 截单在即', many: '{{number}} 份订舱申请：{{vvd}} 截单在即' },
    vgm: { one: '订舱申请 {{reference}}：{{vvd}} VGM 截止在即', many: '{{number}} 份订舱申请：{{vvd}} VGM 截止在即' },
    cy: { one: '订舱申请 {{reference}}：{{vvd}} 截港在即', many: '{{number}} 份订舱申请：{{vvd}} 截港在即' },
  },
  siDue: {
    near: { one: '请提交订舱 {{booking}}（{{vvd}}）的补料 SI', many: '请提交 {{number}} 票订舱（{{vvd}}）的补料 SI' },
    over: { one: '订舱 {{booking}}（{{vvd}}）的补料 SI 已逾期', many: '{{number}} 票订舱（{{vvd}}）的补料 SI 已逾期' },
  },
  vgmDue: {
    near: { one: '请提交订舱 {{booking}}（{{vvd}}）的 VGM', many: '请提交 {{number}} 票订舱（{{vvd}}）的 VGM' },
    over: { one: '订舱 {{booking}}（{{vvd}}）的 VGM 已逾期', many: '{{number}} 票订舱（{{vvd}}）的 VGM 已逾期' },
  },
  instructionWaiting: {
    rejected: {
      one: '提单 {{bill}} 的补料被退回，请修改后重新提交',
      many: '{{number}} 份补料被退回，请修改后重新提交',
    },
    correction: {
      one: '船公司修改了提单草稿 {{bill}}，请确认或退回',
      many: '船公司修改了 {{number}} 份提单草稿，请确认或退回',
    },
    draft: { one: '提单草稿 {{bill}} 等待您确认', many: '{{number}} 份提单草稿等待您确认' },
    note: '客服：{{note}}',
  },
  vgmRejected: {
    one: '订舱 {{booking}} 的 VGM 被拒绝，请修改后重新发送',
    many: '{{number}} 票订舱的 VGM 被拒绝，请修改后重新发送',
    note: '客服：{{note}}',
  },
  invoiceDue: {
    due: { one: '发票 {{invoice}} 即将到期', many: '{{number}} 张发票即将到期' },
    overdue: { one: '发票 {{invoice}} 已逾期', many: '{{number}} 张发票即将到期或已逾期' },
  },
  disputeAnswered: {
    one: '船公司回复了发票 {{invoice}} 的异议',
    many: '船公司回复了 {{number}} 项账单异议',
  },
  letterNeeded: {
    one: '提单 {{bill}} 待签保函',
    many: '{{number}} 票提单待签保函',
  },
  letterExpiring: {
    one: '保函 {{letter}} 将于 {{day}} 到期，请续签',
    many: '{{number}} 份保函即将到期，最早 {{day}}',
  },
  correctionWaiting: {
    rejected: {
      one: '订舱 {{shipment}} 改单被拒绝，请修改或删除',
      many: '{{number}} 项改单被拒绝，请修改或删除',
    },
    left: { one: '订舱 {{shipment}} 改单已开始但尚未提交', many: '{{number}} 项改单已开始但尚未提交' },
    note: '客服：{{note}}',
    since: '自您的时间 {{date}} {{time}} 起未再修改',
  },
}

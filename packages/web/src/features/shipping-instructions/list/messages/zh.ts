import type { Same } from '@fairway/contract/kit/messages'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  title: '补料（SI）',
  grid: '补料',
  fileName: '补料',
  loading: '正在查询补料…',
  found_one: '{{shown}} 份补料',
  found_other: '{{shown}} 份补料',
  new: '新建补料',
  upload: '上传文件',
  unsent: '有未发送的修改',

  columns: {
    blNo: '提单号或订舱号',
    status: '状态',
    step: '下一步',
    siCutOffAt: '截补料时间',
    amsCutOffAt: 'AMS 截单',
    bookingNo: '订舱号',
    vvd: 'VVD',
    vessel: '船名',
    portOfLoading: '装货港',
    portOfDischarge: '卸货港',
    placeOfDelivery: '交货地',
    departureAt: 'ETD',
    customerReference: '客户参考号',
    organisation: '填写公司',
    shipper: '发货人',
    consignee: '收货人',
    notifyParty: '通知人',
    blType: '提单类型',
    commodities: '货物项数',
    containers: '箱数',
    packages: '件数',
    grossWeight: '毛重 (kg)',
    volume: '体积 (m³)',
    version: '版本',
    carrierAction: '船公司处理',
    carrierAt: '船公司处理时间',
    carrierNote: '客服备注',
    draftApprovedAt: '提单草稿确认时间',
    submittedAt: '提交时间',
    savedAt: '保存时间',
    savedBy: '保存人',
  },

  steps: { start: '开始填写', goOn: '继续填写', approve: '核对提单草稿', open: '查看' },

  needs: { notStarted: '未填写', due: '将截止或已逾期', approve: '草稿待确认' },

  cards: { label: '按状态和待办统计的补料', hint: '按住 Ctrl 或 Shift 点击可多选。' },

  filter: {
    text: '编号或参考号',
    textHint: '订舱号、提单号或客户参考号的一部分',
    cutOff: '截补料日期',
    from: '截补料日期从',
    to: '截补料日期至',
    apply: '显示补料',
  },

  paste: {
    field: '订舱号或提单号',
    none: '其中没有订舱号或提单号。',
    why: '编号不存在，或不是由贵公司补料的订舱。',
  },

  states: {
    emptyTitle: '还没有补料',
    empty: '已确认的订舱会连同截止时间列在这里。输入订舱号即可开始填写。',
    noMatch: '没有符合这些条件的补料。',
    overTitle: '补料过多，无法列出',
    over: '请点选上方的卡片，或缩小查询范围。',
    failed: '补料列表未能加载',
    deniedTitle: '无权查看补料',
  },

  card: { booking: '订舱 {{no}}', route: '{{from}} → {{to}}', si: 'SI', ams: 'AMS', note: '船公司：{{note}}' },

  details: {
    invalidType: 'URL 中的类型无效（invalid type in URL）',
    invalidText: '该地址无法打开补料，请从列表进入。',
    toList: '全部补料',
  },
}

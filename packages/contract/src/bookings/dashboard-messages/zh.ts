import type { Same } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  papers: { Pending: '待提交', Submitted: '已提交', Received: '已收到', Accepted: '已接受' },
  equipment: { 'Empty Picked Up': '已提空箱', 'In-gate Terminal': '已进港' },
  ams: { 'AMS Hold': 'AMS 未放行', 'Data Hold': '资料不全' },
  holds: { Customs: '海关', Payment: '付款' },
  bills: { Draft: '草稿', Rated: '已计费', Billed: '已出账' },
  releases: { Printed: '已打印', 'SWB LOI Pending': '海运单保函待签', OBL: '正本提单', TLX: '电放', SW: '海运单' },
  changes: {
    status: '状态',
    portOfLoading: '装货港',
    portOfDischarge: '卸货港',
    placeOfReceipt: '收货地',
    placeOfDelivery: '交货地',
    freightTerm: '运输条款',
    paymentTerm: '付款方式',
    billType: '提单类型',
    serviceContract: '服务合约',
    commodity: '货名',
    siStatus: 'SI 状态',
    vgmStatus: 'VGM 状态',
    vvd: '船名航次',
    route: '路线',
    parties: '相关方',
  },
  concerns: { siDue: 'SI 即将截止', vgmDue: 'VGM 即将截止', held: '未放行' },
}

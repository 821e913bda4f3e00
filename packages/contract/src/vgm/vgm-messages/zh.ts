import type { Same } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  statuses: { Pending: '待提交', Submitted: '已提交', Received: '已收到', Accepted: '已接受', Rejected: '已拒绝' },
  carrierActions: { Received: '已收到', Accepted: '已接受', Rejected: '已拒绝', 'Not Delivered': '未送达' },
  legalStatement:
    '本人声明：核实总重系按 SOLAS 公约第六章第 2 条允许的方法，使用经校准和认证的设备取得，责任方对此负责。',
  fields: {
    bookingNo: '订舱号',
    blNo: '提单号',
    reference: '发货人参考号',
    containerNo: '箱号',
    method: '称重方法',
    unit: '单位',
    mass: '核实总重（VGM）',
    cargo: '货物重量',
    dunnage: '衬垫物重量',
    tare: '箱皮重',
    signatory: '签署人',
    authorisedParty: '责任方（授权人）',
    weighedAt: '称重时间',
    weighedPlace: '称重地点',
  },
  methods: { SM1: 'SM1：整箱称重', SM2: 'SM2：货物、衬垫物与皮重相加' },
}

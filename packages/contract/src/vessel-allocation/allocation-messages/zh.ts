import type { Same } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  columns: {
    vvd: 'VVD',
    voyageType: '航线类型',
    etd: '预计离港',
    eta: '预计到港',
    contract: '合约号',
    portOfLoading: '装货港',
    portOfDischarge: '卸货港',
    partyType: '客户类型',
    account: '客户代码',
    accountName: '客户名称',
    salesRep: '销售代表',
    demandTeu: '需求 TEU',
    demandFeu: '需求 FEU',
    protectTeu: '保舱 TEU',
    protectFeu: '保舱 FEU',
    releaseTeu: '放舱 TEU',
    releaseFeu: '放舱 FEU',
    bookedTeu: '已订 TEU',
    bookedFeu: '已订 FEU',
    remarks: '备注',
    updatedBy: '最后更新人',
    updatedAt: '最后更新时间',
  },
  metrics: { capacity: '舱位', demand: '需求', protect: '保舱', release: '放舱', booked: '已订', left: '剩余' },
  partyTypes: { BCO: '直客', NVOCC: '无船承运人', Forwarder: '货代' },
  voyageTypes: { Mainline: '干线', Feeder: '支线' },
  sources: { portal: '网站', upload: '文件', manual: '手工新增', carrier: '船公司' },
  total: '合计',
}

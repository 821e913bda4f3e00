import type { Same } from '../../../kit/messages.ts'
import type { en } from './en.ts'

export const zh: Same<typeof en> = {
  holdGuides: {
    customs: {
      who: '您的报关行，向美国海关（CBP）办理',
      what: '请完成进口申报并缴清关税。如 CBP 要求查验，须待查验完成并放行后方可提箱。',
    },
    originalBl: {
      who: '收货人或其银行，向船公司办理',
      what: '请在起运地或目的地向船公司交回一份经正确背书的正本提单，或由发货人申请电放。',
    },
    customsInspectionCharge: {
      who: '进口商或其报关行',
      what: '请支付海关查验费账单，并将付款凭证发给船公司。',
    },
    orderNotify: {
      who: '指示提单持有人：发货人、其银行或收货人',
      what: '该提单为指示提单。请出示经背书的提单，以便船公司确认可向谁交货。',
    },
    collectPayment: {
      who: '运费付款人，通常为收货人',
      what: '请向船公司付清到付运费及相关费用，款项入账后即放行。',
    },
    cleanTruckFee: {
      who: '货主或其代理，在港口登记系统办理',
      what: '请在港口登记系统认领该箱，并缴纳清洁卡车费（CTF）。',
    },
    trafficMitigationFee: {
      who: '货主或其代理，在 Pier Pass 办理',
      what: '请在 Pier Pass 认领该箱，并缴纳交通缓解费（TMF）。',
    },
    amsReject: {
      who: 'AMS 舱单申报方：船公司，或自行申报的货运代理',
      what: '请修改被美国海关退回的内容，并重新发送舱单。',
    },
    dataHold: {
      who: '发货人，与船公司客服办理',
      what: '请补齐缺失的资料，或修改与补料不一致之处。单证一致后由客服放行。',
    },
  },
  paymentTerms: { Prepaid: '预付', Collect: '到付', 'Third party': '第三方付款' },
  customsSteps: {
    manifestFiled: '已发送 AMS 舱单',
    manifestAccepted: '舱单已接受',
    manifestRejected: '舱单被退回',
    doNotLoad: '禁止装船（DNL）',
    held: '海关未放行',
    inspectionOrdered: '海关要求查验',
    inspected: '查验完成',
    released: '海关放行',
  },
  boxConditions: { sound: '完好', damaged: '有损坏' },
  interchanges: { outEmpty: '空箱出场', inFull: '重箱进场', outFull: '重箱出场', inEmpty: '空箱进场' },
}

import type { PaperProfile } from '@fairway/contract/carrier/paper-profile.schema'

/** A sail over two waves. */
const logo: PaperProfile['logo'] = {
  width: 48,
  height: 48,
  shapes: [
    { path: 'M22 3L22 30L5 30C12 24 18 14 22 3Z', colour: '#0b4f6c' },
    { path: 'M26 9C34 15 40 22 43 30L26 30Z', colour: '#1b8a9e' },
    { path: 'M3 34C10 30 17 30 24 34C31 38 38 38 45 34L45 38C38 42 31 42 24 38C17 34 10 34 3 38Z', colour: '#0b4f6c' },
    { path: 'M3 41C10 37 17 37 24 41C31 45 38 45 45 41L45 44C38 48 31 48 24 44C17 40 10 40 3 44Z', colour: '#1b8a9e' },
  ],
}

/** The small print of the demo carrier. It is made up, as is the carrier; a real one has its own. */
export const papers: PaperProfile = {
  logo,
  address: 'Fairway Lines Co., Ltd.\n18 Harbour Road, Hongkou District, Shanghai 200080, China',
  contact: 'documents@fairway.example   +86 21 5555 0100',
  bankDetails:
    'Fairway Lines Co., Ltd.\nHarbour Bank, Shanghai branch, SWIFT HRBRCNSH\nUSD 4400 0127 9981 2207   CNY 4400 0127 9981 2215',
  billTerms: [
    '1. Definitions. "Carrier" means the party signing this bill. "Merchant" includes the shipper, the consignee, the holder of this bill, the owner of the goods and any person acting on behalf of any of them.',
    '2. Tariff. The terms of the applicable tariff of the Carrier are incorporated in this bill. In case of inconsistency, this bill prevails.',
    '3. Carriage. The Carrier undertakes to carry the goods from the place of receipt to the place of delivery, and may sub-contract the whole or any part of the carriage.',
    '4. Route. The Carrier may use any route, vessel or means of transport, may tranship, and may call at ports in any order for the purposes of the carriage.',
    '5. Packing. The Merchant is responsible for the packing and sealing of containers it loads, and for the accuracy of their weight and description.',
    '6. Dangerous goods. The Merchant shall declare goods that are or may become dangerous before they are received, shall mark them as required by law, and is liable for the consequences of failing to do so.',
    '7. Freight. Freight is deemed earned on receipt of the goods and is payable without deduction. The Carrier has a lien on the goods and any related documents for all sums due.',
    '8. Liability. The Carrier is liable for loss or damage between receipt and delivery under the law applicable to the carriage, subject to the limits of that law per package or per kilogram.',
    '9. Notice. Apparent loss or damage must be notified on delivery, other loss or damage within three days. The Carrier is discharged from all liability unless suit is brought within one year of the date the goods were or should have been delivered.',
    '10. Delivery. The goods are delivered against surrender of one original of this bill or, under a sea waybill, to the named consignee. The Merchant shall take delivery within the free time of the tariff.',
    '11. Law. This bill is governed by the law, and subject to the jurisdiction of the courts, named in the tariff of the Carrier.',
  ].join('\n\n'),
  terms: {
    invoice: {
      en: 'Payable within 30 days of the date of this invoice, without deduction. Disputed charges must be notified within 30 days of that date; undisputed amounts remain payable. Bank charges are for the account of the payer. Please quote the invoice number with your payment.',
      zh: '请自开票日起30日内全额付款。对费用有异议的，请于开票日起30日内提出；未提出异议的部分仍应按期支付。银行手续费由付款人承担。付款时请注明发票号。',
      vi: 'Thanh toán đủ trong vòng 30 ngày kể từ ngày hóa đơn, không khấu trừ. Khiếu nại về phí phải gửi trong vòng 30 ngày kể từ ngày đó; phần không bị khiếu nại vẫn phải thanh toán đúng hạn. Phí ngân hàng do bên trả tiền chịu. Vui lòng ghi số hóa đơn khi chuyển khoản.',
    },
    arrivalNotice: {
      en: 'Arrival times are estimates. Cargo is released once customs has cleared it, all charges are paid and, if originals were issued, one original bill of lading has been surrendered. After free time, demurrage and detention are charged as per tariff.',
      zh: '到港时间为预计时间。货物须在海关放行、费用付清且（如已签发正本提单）交回一份正本提单后方可提取。超过免费期，将按费率收取滞港费和滞箱费。',
      vi: 'Thời gian tàu đến là dự kiến. Hàng được giao khi hải quan đã thông quan, các khoản phí đã thanh toán và, nếu đã phát hành vận đơn gốc, một bản gốc đã được nộp lại. Quá thời gian miễn phí, phí lưu bãi (DEM) và phí lưu vỏ (DET) được tính theo biểu phí.',
    },
    deliveryOrder: {
      en: 'The terminal will release the containers listed here to the bearer of this order, or to the trucker nominated by the bearer, against proof of identity. This order expires on the date shown above or when withdrawn by the carrier.',
      zh: '码头凭本提货单及身份证明，将上列集装箱交付持单人或其指定的车辆。本提货单于上述日期到期，或在承运人撤回时失效。',
      vi: 'Cảng giao các container nêu trên cho người cầm lệnh này, hoặc xe do người đó chỉ định, khi xuất trình giấy tờ tùy thân. Lệnh hết hiệu lực vào ngày nêu trên hoặc khi hãng tàu thu hồi.',
    },
    statement: {
      en: 'This statement shows your account in our books as of the date shown. Payments received later are not included. Please report any discrepancy within ten days.',
      zh: '本对账单反映上述日期我方账面记录，其后收到的款项未计入。如与贵司账目不符，请于十日内告知。',
      vi: 'Bảng kê này thể hiện số liệu sổ sách của chúng tôi tại ngày nêu trên, chưa gồm các khoản nhận được sau đó. Nếu số liệu của quý công ty khác, vui lòng báo trong vòng mười ngày.',
    },
  },
}
